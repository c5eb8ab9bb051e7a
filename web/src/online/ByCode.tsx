import { useState } from 'preact/hooks';
import { t } from '../ui/words.ts';
import { useDeed } from './deed.ts';
import { http } from './house.ts';
import { goTo } from './places.ts';

/** The way to a table whose code somebody has read aloud. */
export function ByCode() {
  const [code, setCode] = useState('');
  const { isBusy, trouble, perform } = useDeed();
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      const { table, invite } = await http.said(code);
      goTo({ at: 'online', id: table, invite });
    });
  };
  return (
    <section class="panel by-code" aria-labelledby="code-title">
      <h2 id="code-title">{t('online.join')}</h2>
      <form class="stack" onSubmit={submit}>
        <label class="field">
          {t('online.join.code')}
          <input
            class="input letters"
            required
            minLength={8}
            maxLength={24}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={code}
            onInput={event => setCode(event.currentTarget.value)}
          />
          <small class="quiet">{t('online.join.note')}</small>
        </label>
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="button primary" disabled={isBusy}>
          {t('online.join.go')}
        </button>
      </form>
    </section>
  );
}

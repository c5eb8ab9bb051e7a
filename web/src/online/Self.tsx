import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { download } from '../store/file.ts';
import { langNow } from '../ui/prefs.ts';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { account, forget, http, me } from './house.ts';
import { Notices } from './Notices.tsx';
import { hashOfPlace } from './places.ts';
import { SignIn } from './SignIn.tsx';
import { Sessions, Ways } from './Ways.tsx';

/** The name others read. */
function Name({ name }: { name: string }) {
  const [wanted, setWanted] = useState(name);
  const { isBusy, trouble, perform } = useDeed();
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      const changed = await account.change({ name: wanted.trim(), language: langNow() });
      me.value = { id: changed.id, name: changed.name, kind: changed.kind, language: changed.language };
      tell(t('online.name.changed'));
    });
  };
  return (
    <form class="row" onSubmit={submit}>
      <label class="field">
        {t('online.name')}
        <input
          class="input"
          required
          minLength={2}
          maxLength={24}
          value={wanted}
          onInput={event => setWanted(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small" disabled={isBusy || wanted.trim() === name}>
        {t('online.name.change')}
      </button>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

/** Whom one does not want to read or sit with. */
function Blocks() {
  const { value, again } = useAsked(() => account.blocks());
  const { perform } = useDeed();
  if (!value || value.blocks.length === 0) return null;
  const free = (id: string): void =>
    void perform(async () => {
      await account.unblock(id);
      await again();
    });
  return (
    <section class="panel" aria-labelledby="blocks-title">
      <h3 id="blocks-title">{t('online.blocks')}</h3>
      <ul class="entries">
        {value.blocks.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" class="button small" onClick={() => free(id)}>
              {t('online.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For good: the name is typed once more, to be sure. */
function Delete({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { isBusy, trouble, perform } = useDeed();
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      await account.delete(typed);
      onClose();
      forget();
    });
  };
  return (
    <Dialog title={t('online.delete')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>{t('online.delete.text')}</p>
        <label class="field">
          {t('online.delete.name', { name })}
          <input
            class="input"
            required
            value={typed}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div class="actions">
          <button type="button" class="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button primary" disabled={isBusy || typed !== name}>
            {t('online.delete.do')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Everything of oneself: to take along, and to be taken away. */
function Leaving({ name }: { name: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy, trouble, perform } = useDeed();
  const save = (): void => void perform(async () => download('kaffeehaus.json', await account.export()));
  const leave = (): void =>
    void perform(async () => {
      await http.logout();
      forget();
    });
  return (
    <section class="panel" aria-labelledby="leaving-title">
      <h3 id="leaving-title">{t('online.leaving')}</h3>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="row leaving">
        <button type="button" class="button small" disabled={isBusy} onClick={save}>
          {t('online.export')}
        </button>
        <button type="button" class="button small" disabled={isBusy} onClick={leave}>
          {t('online.signout')}
        </button>
        <button type="button" class="button small" onClick={() => setDeleting(true)}>
          {t('online.delete')}
        </button>
        <a class="button small plain" href="/privacy">
          {t('online.privacy')}
        </a>
      </p>
      {me.value?.kind === 'guest' && <p class="quiet">{t('online.signout.guest')}</p>}
      {isDeleting && <Delete name={name} onClose={() => setDeleting(false)} />}
    </section>
  );
}

/** Whoever came by the link of a chair is themselves at that table only. */
function AtChair({ name }: { name: string }) {
  const { isBusy, trouble, perform } = useDeed();
  const leave = (): void =>
    void perform(async () => {
      await http.logout();
      forget();
    });
  return (
    <div class="me">
      <h2>{name}</h2>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p>{t('online.chair.only')}</p>
      <p>
        <button type="button" class="button" disabled={isBusy} onClick={leave}>
          {t('online.chair.leave')}
        </button>
      </p>
    </div>
  );
}

/** Who one is in this house, and everything that can be chosen about it. */
export function Self() {
  const who = me.value;
  if (who === undefined) return null;
  if (who === null) return <SignIn />;
  if (who.atChair) return <AtChair name={who.name} />;
  return (
    <div class="me">
      <h2>{who.name}</h2>
      <p class="row">
        {who.kind === 'account' ? t('online.account') : t('online.account.guest')}
        <a class="button small" href={hashOfPlace({ at: 'person', id: who.id })}>
          {t('online.history')}
        </a>
      </p>
      <Name key={who.name} name={who.name} />
      <Ways />
      <Notices />
      <Sessions />
      <Blocks />
      <Leaving name={who.name} />
    </div>
  );
}

import { useState } from 'preact/hooks';
import { prefs } from '../ui/prefs.ts';
import { t } from '../ui/words.ts';
import { me } from './house.ts';

/** The house takes names of so many letters. */
const LETTERS = { least: 2, most: 24 } as const;

/** The name under which one comes in, for whoever has none here. */
export const useName = () => {
  const [name, setName] = useState(prefs.peek().name);
  const tidy = name.replace(/\s+/g, ' ').trim();
  // What nobody sees is no letter to the house either.
  const seen = tidy.replace(/\p{C}/gu, '').trim();
  return { name, setName, tidy, isNeeded: me.value === null, isEnough: seen.length >= LETTERS.least };
};

export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <label class="field">
      {t('online.name')}
      <input
        class="input"
        value={name}
        minLength={LETTERS.least}
        maxLength={LETTERS.most}
        required
        autocomplete="nickname"
        onInput={event => onName(event.currentTarget.value)}
      />
      <small class="quiet">{t('online.name.note')}</small>
    </label>
  );
}

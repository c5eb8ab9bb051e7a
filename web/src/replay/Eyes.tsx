import { WATCHER } from '@kaffeehaus/kernel';
import { t } from '../ui/words.ts';
import { nameOf } from './said.ts';
import type { Screening } from './screening.ts';

const OPEN = 'open';

/** With whose eyes one looks; once a game is over, also with everything open. */
export function Eyes({ screening }: { screening: Screening }) {
  const { over, viewer, open, eyes } = screening;
  if (eyes.length < 2) return <p class="quiet reel-eyes">{t('replay.running')}</p>;
  const look = (value: string): void => {
    screening.unveil(value === OPEN);
    if (value !== OPEN) screening.lend(Number(value));
  };
  return (
    <select
      class="input reel-eyes"
      aria-label={t('replay.eyes')}
      value={open.value ? OPEN : String(viewer.value)}
      onChange={event => look(event.currentTarget.value)}
    >
      {eyes.map(seat => (
        <option key={seat} value={String(seat)}>
          {seat === WATCHER ? t('replay.eyes.nobody') : t('replay.eyes.of', { who: nameOf(screening, seat) })}
        </option>
      ))}
      {over && <option value={OPEN}>{t('replay.eyes.open')}</option>}
    </select>
  );
}

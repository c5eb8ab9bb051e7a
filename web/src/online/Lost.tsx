import { renewal } from '../device/renewal.ts';
import { t } from '../ui/words.ts';
import { lineStatus } from './house.ts';

const lostText = (): string => {
  if (lineStatus.value === 'lost') return t('online.line.lost');
  if (lineStatus.value !== 'outdated') return t('online.line.ended');
  return renewal.isStuck.value ? t('online.line.stuck') : t('online.line.outdated');
};

/** The line is lost, or has ended, and what becomes of it. */
export function Lost() {
  const status = lineStatus.value;
  if (status === 'open' || status === 'opening') return null;
  return (
    <p class="table-bar is-lost" role="alert">
      {lostText()}
      {status !== 'lost' && (
        <button type="button" class="button small" onClick={() => location.reload()}>
          {t('web.reload')}
        </button>
      )}
    </p>
  );
}

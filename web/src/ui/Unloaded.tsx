import { tell } from './voice.ts';
import { t } from './words.ts';

const answers = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Browsers may remember that a script could not be loaded, and a house may have moved on to newer ones: only loading
 * the page anew helps in both cases. Without a connection that would take away the page as well.
 */
const tryAgain = async (): Promise<void> => {
  if (await answers()) location.reload();
  else tell(t('web.trouble.unloaded'));
};

/** A game could not be loaded, and what to do about it. */
export function Unloaded() {
  return (
    <div class="trouble unloaded" role="alert">
      <p>{t('web.trouble.unloaded')}</p>
      <button type="button" class="button small" onClick={() => void tryAgain()}>
        {t('web.trouble.retry')}
      </button>
    </div>
  );
}

import { t } from '../ui/words.ts';
import { install, mayInstall } from './install.ts';
import { isSafe } from './helper.ts';
import { standing } from './settle.ts';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** What the page is on this device: installed or not, with or without a net, and what is new in it. */
export function Device() {
  const how = isSafe() ? standing.value : 'unsafe';
  return (
    <section class="choice stack" aria-labelledby="device-title">
      <h3 id="device-title" class="caption">
        {t('app.device')}
      </h3>
      <p>{t(`app.standing.${how}`)}</p>
      {mayInstall() && !isInstalled() && (
        <p>
          <button type="button" class="button" onClick={() => void install()}>
            {t('app.install')}
          </button>
        </p>
      )}
      <p class="quiet">{t('app.fair')}</p>
      <p class="quiet">{t('app.news.now', { news: t('app.news') })}</p>
    </section>
  );
}

/** Makes itself at home on a device, once everything that is looked at is here. */
import { signal } from '@preact/signals';
import { langNow } from '../ui/prefs.ts';
import { tell } from '../ui/voice.ts';
import { t, wantWords } from '../ui/words.ts';
import { askHelper, isSafe, letIn } from './helper.ts';
import { isNews, noteNews } from './news.ts';
import { renewal } from './renewal.ts';

/** Whether the page can be opened without a net: not asked yet, not here, on its way, yes. */
export const standing = signal<'unasked' | 'unsafe' | 'unable' | 'bringing' | 'ready'>('unasked');

const link = (rel: string, href: string): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

/** What is not played now comes when there is time, unless somebody counts every byte. */
const fill = async (helper: ServiceWorker): Promise<void> => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true) await askHelper(helper, 'fill', langNow());
  standing.value = (await askHelper(helper, 'full')) ? 'ready' : 'bringing';
};

const employ = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!isSafe()) {
    standing.value = 'unsafe';
    return undefined;
  }
  standing.value = 'bringing';
  try {
    return await letIn();
  } catch {
    standing.value = 'unable';
    return undefined;
  }
};

/** Says once what is new. */
const tellNews = async (): Promise<void> => {
  const isNew = isNews();
  noteNews();
  if (!renewal.isDone) return;
  await wantWords('app');
  tell(isNew ? t('app.renewed.news', { news: t('app.news') }) : t('app.renewed'));
};

export const settle = async (): Promise<void> => {
  link('manifest', 'manifest.webmanifest');
  link('apple-touch-icon', 'icon-180.png');
  const registration = await employ();
  renewal.watch(registration);
  await tellNews();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) await fill(active);
};

import type { ComponentChildren } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { Unloaded } from './Unloaded.tsx';
import { t } from './words.ts';

/** A page with nothing on it but a word, and the way home. */
export function Sign({ children }: { children: ComponentChildren }) {
  return (
    <main class="sign panel">
      {children}
      <a class="button primary" href="#/">
        {t('web.table.lobby')}
      </a>
    </main>
  );
}

/** Said only to those who would otherwise wait before an empty page. */
export function Loading() {
  return (
    <main class="sign" aria-busy="true">
      <p class="loading quiet" role="status">
        <Icon name="cup" size={36} /> {t('web.loading')}
      </p>
    </main>
  );
}

export function NotLoaded() {
  return (
    <Sign>
      <h1>Kaffeehaus</h1>
      <Unloaded />
    </Sign>
  );
}

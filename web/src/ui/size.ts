/** How the parts of a table lie, by the size of the window. The style sheets ask for the same classes. */
import { computed, signal } from '@preact/signals';
import { type Pane, hasStripBeside, isLandscape, sizeOf } from './pane.ts';

/** In pixels of the usual type: whoever doubles the type gets the layout of half the window. */
/** Where `table/layout.css` makes the type larger by itself. */
const large = matchMedia('(min-width: 1800px) and (min-height: 900px)');

const measured = (): Pane => {
  const type =
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / (large.matches ? 18 : 16);
  return { width: innerWidth / type, height: innerHeight / type };
};

const pane = signal<Pane>(measured());

addEventListener('resize', () => {
  pane.value = measured();
});

export const size = computed(() => sizeOf(pane.value));
export const landscape = computed(() => isLandscape(pane.value));
export const hasStrip = computed(() => hasStripBeside(pane.value));

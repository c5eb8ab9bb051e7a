/** Tells that it is one's turn where somebody looks who does not look at the page: its title, its icon, its badge. */
import { effect } from '@preact/signals';
import { lineNow, me, meet, turns } from './house.ts';

/** What stands before the title as long as somebody waits. */
const MARK = /^\(\d+\) /;

const retitle = (n: number): void => {
  const plain = document.title.replace(MARK, '');
  const wanted = n === 0 ? plain : `(${n}) ${plain}`;
  if (document.title !== wanted) document.title = wanted;
};

const icons = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]'),
];

/** The icon of the house with a mark on it lies beside it. */
const marked = (plain: string): string => plain.replace(/icon\.svg$/, 'icon-turn.svg');

const reicon = (isMarked: boolean): void => {
  for (const link of icons()) {
    link.dataset['plain'] ??= link.href;
    const wanted = isMarked ? marked(link.dataset['plain']) : link.dataset['plain'];
    if (link.href !== wanted) link.href = wanted;
  }
};

const rebadge = (n: number): void => {
  if ('setAppBadge' in navigator)
    void (n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge()).catch(() => {});
};

/** Tells that so many tables wait, or that none does. */
export const ring = (n: number): void => {
  retitle(n);
  reicon(n > 0);
  rebadge(n);
};

let isHung = false;

/** Rings as long as the page is there; whoever draws the title anew is followed. */
export const hangBell = (): void => {
  if (isHung) return;
  isHung = true;
  effect(() => {
    // The line tells of turns everywhere as soon as the house knows who one is.
    if (me.value) lineNow();
    ring(turns.value.length);
  });
  const title = document.querySelector('title');
  const watch = new MutationObserver(() => retitle(turns.peek().length));
  if (title) watch.observe(title, { childList: true });
  // Who cannot be known now may be later.
  meet().catch(() => undefined);
};

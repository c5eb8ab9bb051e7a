/** Single keys at the table. The help lists them from the same table. */
import { prefs } from '../ui/prefs.ts';

export const KEYS = {
  offer: 'o',
  confirm: 'c',
  decline: 'd',
  clear: 'Escape',
  counsel: 'h',
  back: 'b',
  undo: 'u',
  question: 'q',
  recap: 'r',
  log: 'l',
  name: 'i',
  help: '?',
} as const;

export type KeyName = keyof typeof KEYS;
export type KeyActions = { readonly [K in KeyName]: () => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, dialog') !== null;

/** Does what the key stands for, unless somebody types, holds a modifier, or has switched keys off. */
export const pressKey = (event: KeyboardEvent, actions: KeyActions): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (!prefs.value.keys && event.key !== KEYS.clear) return;
  const names = Object.keys(KEYS) as KeyName[];
  const name = names.find(
    each => KEYS[each] === (event.key.length === 1 ? event.key.toLowerCase() : event.key),
  );
  if (!name) return;
  event.preventDefault();
  actions[name]();
};

/** The focus goes to the next thing that is offered, round and round. */
export const focusOffer = (): void => {
  const offered = [...document.querySelectorAll('.table .pick:is(.is-offered, .is-selected)')].filter(
    element => element.checkVisibility(),
  );
  const now = offered.findIndex(element => element === document.activeElement);
  const next = offered[(now + 1) % offered.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
};

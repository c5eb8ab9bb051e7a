/** Keys that step through a game, wherever the focus is. */
import { prefs } from '../ui/prefs.ts';
import type { Player } from './player.ts';
import type { Screening, Stride } from './screening.ts';

/** Where these keys already mean something. */
const TAKEN = 'select, textarea, input:not([type="range"]), [role="tablist"], dialog';

const STRIDES: { readonly [key: string]: readonly [by: -1 | 1, stride: Stride] } = {
  ArrowLeft: [-1, 'answer'],
  ArrowRight: [1, 'answer'],
  PageUp: [-1, 'turn'],
  PageDown: [1, 'turn'],
};

/** Plays and stops, as in most players. */
export const PLAY = 'p';

export const stepBy = (event: KeyboardEvent, screening: Screening, player: Player): void => {
  const { target, key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(TAKEN)) return;
  const stride = STRIDES[key];
  if (stride) {
    player.stop();
    screening.step(stride[0], shiftKey ? 'round' : stride[1]);
  } else if (key === 'Home' || key === 'End') {
    player.stop();
    screening.go(key === 'Home' ? 0 : screening.length);
  } else if (key.toLowerCase() === PLAY && prefs.value.keys) player.toggle();
  else return;
  event.preventDefault();
};

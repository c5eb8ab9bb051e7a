/** Lightning: at once, compulsory as far as possible, with 036 a second time. */
import type { Telling } from '../lockstep.ts';
import { cardWord, may } from './ask.ts';
import { LIGHTNING } from './cards.ts';
import { effect } from './effect.ts';
import { wouldAct } from './judgement.ts';
import { isTom, owns } from './table.ts';
import type { Player, Table } from './table.ts';

/** 036 must lie there when the lightning begins, and a second time must do something (H-16). */
export function* flash(t: Table, p: Player, card: number): Telling {
  if (!LIGHTNING.has(card)) return;
  const repeats = owns(p, 36);
  yield* effect(t, p, card, -1);
  if (!repeats || !wouldAct(t, p, card)) return;
  if (isTom(t, p) || (yield* may(p, 'again', [card], cardWord)) !== undefined) yield* effect(t, p, card, -1);
}

/** Bribes and shillings come and go here, and are told of in the same breath. */
import { add } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import { KINDS } from './board.ts';
import { bribesOf } from './state.ts';
import type { ViennaAct } from './verb.ts';

/** `card`: the card of action II, −1 for any other gift. */
export const takeBribes = (act: ViennaAct, kind: number, n: number, card: Card = -1): void => {
  add(bribesOf(act.s, act.me), kind, n);
  if (act.heard) act.tell({ e: 'took', seat: act.me, bribe: kind, n, card });
};

/** One bribe of each of these kinds, which may stand there several times. */
export const payBribes = (act: ViennaAct, kinds: readonly number[]): void => {
  for (const kind of kinds) add(bribesOf(act.s, act.me), kind, -1);
  if (!act.heard) return;
  for (const bribe of KINDS) {
    const n = kinds.filter(kind => kind === bribe).length;
    if (n > 0) act.tell({ e: 'paid', seat: act.me, bribe, n });
  }
};

/** So many shillings, of which some go into the cash box. */
export const earn = (act: ViennaAct, n: number, saved: number, seat = act.me): void => {
  add(act.s.cashBox, seat, saved);
  add(act.s.money, seat, n - saved);
  if (act.heard) act.tell({ e: 'earned', seat, n, saved });
};

export const spendShillings = (act: ViennaAct, n: number): void => {
  add(act.s.money, act.me, -n);
  if (act.heard && n > 0) act.tell({ e: 'spent', seat: act.me, n });
};

/** Stones: in front of their seats, and on the slots where their tiles lie. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { slotsIn } from './places.ts';
import { ownerOf } from './state.ts';
import type { Estoril } from './state.ts';
import type { EstorilAct } from './verb.ts';

const count = (act: EstorilAct, seat: Seat, n: number): void => {
  const to = at(act.s.supply, seat) + n;
  act.s.supply[seat] = to;
  if (act.heard) act.tell({ e: 'counted', seat, what: 'stones', n, to });
};

export const useStone = (act: EstorilAct, seat: Seat, slot: number): void => {
  act.s.stones[seat] = at(act.s.stones, seat) | (1 << slot);
  count(act, seat, -1);
};

/** Takes the stone off a slot, and with it what was said about the tile there. */
export const lift = (s: Estoril, slot: number): Seat => {
  const owner = ownerOf(s, slot);
  s.stones[owner] = at(s.stones, owner) & ~(1 << slot);
  s.guarded &= ~(1 << slot);
  return owner;
};

/** The stone goes back to its owner, who is told. */
export const sendHome = (act: EstorilAct, slot: number): Seat => {
  const owner = lift(act.s, slot);
  count(act, owner, 1);
  return owner;
};

/** All stones of a seat come back. */
export const takeStones = (act: EstorilAct, seat: Seat): void => {
  const n = slotsIn(at(act.s.stones, seat)).length;
  act.s.stones[seat] = 0;
  if (n > 0) count(act, seat, n);
};

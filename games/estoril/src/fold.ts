/** What each deed changes on a table, seen by anybody: told and done are one. Where tiles lie is the kernel's business. */
import { at, bit } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { EstorilEvent, Kind, Told } from './events.ts';
import { survey } from './grid.ts';
import { numeralOf } from './places.ts';
import { rowOf } from './scoring.ts';
import { NO_DICE, stonesFor } from './state.ts';
import type { Estoril } from './state.ts';

/** Nothing but cards changes, or what the deed says stands on the table already. */
const nothing = (): void => undefined;

const stoneOn = (t: Estoril, seat: Seat, slot: number): void => {
  t.stones[seat] = at(t.stones, seat) | (1 << slot);
};

const stoneOff = (t: Estoril, seat: Seat, slot: number): void => {
  t.stones[seat] = at(t.stones, seat) & ~(1 << slot);
  t.guarded &= ~(1 << slot);
};

const round = (t: Estoril, told: Told<'round'>): void => {
  t.round = told.round;
  t.turn = told.seat;
  t.out = 0;
  t.reached = -1;
  t.dice = NO_DICE.slice();
  t.supply.fill(stonesFor(t.seats));
  t.grid = told.grid.slice();
  t.turned = told.turned.slice();
  survey(t);
};

const rotated = (t: Estoril, { place, degrees }: Told<'rotated'>): void => {
  t.turned[t.grid.indexOf(place)] = degrees / 90;
  survey(t);
};

const rolled = (t: Estoril, { slot, first, second }: Told<'rolled'>): void => {
  t.dice[2 * numeralOf(slot)] = first;
  t.dice[2 * numeralOf(slot) + 1] = second;
};

const lured = (t: Estoril, { owner, from, slot }: Told<'lured'>): void => {
  stoneOff(t, owner, from);
  stoneOn(t, owner, slot);
};

const tookBack = (t: Estoril): void => {
  t.stones.fill(0);
  t.guarded = 0;
};

type Folds = { readonly [K in Kind]: (t: Estoril, told: Told<K>) => void };

const FOLDS: Folds = {
  mission: (t, { mission }) => void t.missions.push(mission),
  first: (t, { seat }) => void (t.first = seat),
  round,
  rotated,
  reward: nothing,
  begun: (t, { seat }) => void (t.turn = (seat + 1) % t.seats),
  placed: (t, { seat, slot }) => stoneOn(t, seat, slot),
  out: (t, { seat }) => void (t.out |= bit(seat)),
  looked: nothing,
  unseen: nothing,
  counted: (t, { seat, to }) => void (t.supply[seat] = to),
  reached: (t, { place }) => void (t.reached = place),
  rewardShown: nothing,
  shown: nothing,
  ability: nothing,
  declined: nothing,
  shot: (t, { owner, slot }) => stoneOff(t, owner, slot),
  guarded: (t, { slot }) => void (t.guarded |= 1 << slot),
  lured,
  drew: nothing,
  kept: nothing,
  swapped: nothing,
  rolled,
  strengths: nothing,
  lost: (t, { seat, slot }) => stoneOff(t, seat, slot),
  won: nothing,
  unclaimed: nothing,
  settled: nothing,
  lead: nothing,
  tookBack,
  discarded: nothing,
  ended: nothing,
  scored: (t, { seat, n, why }) => void (at(t.tally, seat)[rowOf(t, why)] = n),
  over: nothing,
};

const foldBy = <K extends Kind>(t: Estoril, e: K, told: Told<K>): void => FOLDS[e](t, told);

export const fold = (t: Estoril, told: EstorilEvent): void => foldBy(t, told.e, told);

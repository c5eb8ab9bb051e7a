/** What each deed changes on a table, seen by anybody: told and done are one. Where cards lie is the kernel's business. */
import { add, at, bit, times, withEntry } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { SECTIONS } from './board.ts';
import { clearBuilding, clearPlot } from './display.ts';
import { closeRound } from './endings.ts';
import { MARK } from './events.ts';
import type { HamburgEvent, Kind, Told } from './events.ts';
import { nextField } from './exchange.ts';
import { install } from './mayors.ts';
import { UNSEEN } from './places.ts';
import { SOURCES } from './scoring.ts';
import { players, slot, wing } from './state.ts';
import type { Hamburg } from './state.ts';
import { mark } from './use.ts';
import { takeHummel, takeJette } from './wall.ts';

/** Nothing but cards changes, or other deeds tell what does. */
const nothing = (): void => undefined;

const round = (t: Hamburg, told: Told<'round'>): void => {
  t.round = told.round;
  t.phase = 1;
  t.first = told.seat;
};

const begun = (t: Hamburg, { what, n }: Told<'begun'>): void => {
  if (what === 'actions') t.phase = 3;
  if (what === 'actions' || what === 'lap') t.laps = n;
  if (what === 'markers') t.aloof = 0;
  if (what === 'majorities') t.phase = 4;
};

const dice = (t: Hamburg, told: Told<'dice'>): void => {
  t.phase = 2;
  t.dice = told.dice;
  t.cleric = told.window;
  t.tile = at(t.tiles, told.window);
};

const over = (t: Hamburg, { sheet }: Told<'over'>): void => {
  const lines = SOURCES.length - 1;
  t.sheet = times(players(t), p => sheet.slice(p * lines, (p + 1) * lines));
};

const giveWorkers = (t: Hamburg, seat: Seat, workers: readonly number[], sign: number): void =>
  workers.forEach((n, c) => add(t.workers, slot(seat, c), sign * n));

const gain = (t: Hamburg, { seat, mark: n, points, workers }: Told<'gain'>): void => {
  add(t.money, seat, n);
  add(t.points, seat, points);
  giveWorkers(t, seat, workers, 1);
};

const counted = (t: Hamburg, { seat, what, to }: Told<'counted'>): void => {
  if (what === MARK) t.money[seat] = to;
  else t.workers[slot(seat, what)] = to;
};

const raised = (t: Hamburg, { seat, colour, to }: Told<'raised'>): void => {
  t.hazards[slot(seat, colour)] = to;
  if (to === 0) t.damage[seat] = at(t.damage, seat) | (1 << colour);
};

const reduced = (t: Hamburg, { seat, colour, points, to }: Told<'reduced'>): void => {
  t.hazards[slot(seat, colour)] = to;
  add(t.points, seat, points);
};

const stone = (t: Hamburg, { seat, half, stones }: Told<'stone'>): void => {
  t.walls[wing(seat, half)] = stones;
  if (stones === SECTIONS) t.honoured = withEntry(t.honoured, wing(seat, half), 1);
};

const stole = (t: Hamburg, { seat, from, mark: n }: Told<'stole'>): void => {
  add(t.money, from, -n);
  add(t.money, seat, n);
};

const gave = (t: Hamburg, { seat, to, workers }: Told<'gave'>): void => {
  giveWorkers(t, seat, workers, -1);
  giveWorkers(t, to, workers, 1);
};

const turn = (t: Hamburg, seat: Seat, marker: number, active: boolean): void => {
  const bits = at(t.majority, seat);
  t.majority = withEntry(t.majority, seat, active ? bits | bit(marker) : bits & ~bit(marker));
};

type Folds = { readonly [K in Kind]: (t: Hamburg, told: Told<K>) => void };

const FOLDS: Folds = {
  start: (t, { seat }) => void (t.first = seat),
  tiles: (t, { tiles }) => void (t.tiles = tiles),
  mayor: (t, { seat, mayor, mark: n, sets }) => install(t, seat, mayor, n, sets),
  round,
  begun,
  ended: (t, { what }) => (what === 'round' ? closeRound(t) : undefined),
  over,
  gain,
  money: (t, { seat, mark: n }) => add(t.money, seat, n),
  counted,
  scored: (t, { seat, n }) => add(t.points, seat, n),
  refilled: nothing,
  drew: nothing,
  discarded: nothing,
  dice,
  sailed: (t, { ships }) => void (t.ships = ships),
  aloof: (t, { seat }) => void (t.aloof |= bit(seat)),
  marker: nothing,
  raised,
  reduced,
  averted: nothing,
  damage: (t, { seat, hazard }) => void (t.damage[seat] = at(t.damage, seat) & ~bit(hazard)),
  action: nothing,
  recoloured: nothing,
  climb: (t, { seat, space }) => void (t.square[seat] = space),
  sentBack: (t, { seat, space }) => void (t.square[seat] = space),
  stone,
  lostStone: (t, { seat, half, stones }) => void (t.walls[wing(seat, half)] = stones),
  hummel: (t, { seat }) => void takeHummel(t, seat),
  jette: (t, { seat }) => void takeJette(t, seat),
  plot: (t, { seat, colour, unseen }) => void at(t.plots, seat).push(colour + unseen * UNSEEN),
  lostPlot: (t, { seat, plot }) => clearPlot(t, seat, plot),
  erected: (t, { seat, plot }) => void at(t.on, seat).push(plot),
  laidOut: nothing,
  underZoo: (t, { seat, zoo }) => void at(t.zoos, seat).push(zoo),
  lostBuilding: (t, { seat, card }) => void clearBuilding(t, seat, card),
  tookBack: (t, { seat, card }) => void clearBuilding(t, seat, card),
  used: (t, { seat, card, free }) => (free === 0 ? mark(t, seat, card) : undefined),
  lightning: nothing,
  stole,
  tookCard: nothing,
  gave,
  guest: (t, { colour }) => void (t.guests = withEntry(t.guests, colour, at(t.guests, colour) + 1)),
  cleric: (t, { window }) => void (t.cleric = window),
  majority: (t, { seat, majority }) => turn(t, seat, majority, true),
  turnedBack: (t, { seat, majority }) => turn(t, seat, majority, false),
  ship: nothing,
  course: t => void (t.field = nextField(t.field)),
  tom: nothing,
};

const foldBy = <K extends Kind>(t: Hamburg, e: K, told: Told<K>): void => FOLDS[e](t, told);

export const fold = (t: Hamburg, told: HamburgEvent): void => foldBy(t, told.e, told);

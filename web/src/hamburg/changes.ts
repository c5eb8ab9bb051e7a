/** What happened since the viewer last answered, and where it is to be seen. */
import { type Seat, at, deedsOf } from '@kaffeehaus/kernel';
import {
  COLOURS,
  HAZARDS,
  type Hamburg,
  type HamburgEvent,
  type Kind,
  MAJORITIES,
  MARK,
  type Told,
} from '@kaffeehaus/hamburg';
import type { Anchor } from '../seat/anchor.ts';
import type { View } from '../seat/view.ts';
import {
  atCard,
  atDie,
  atFigure,
  atHand,
  atHazard,
  atMark,
  atMedal,
  atPile,
  atPlot,
  atSection,
  atShip,
  atWindow,
  atWorker,
} from './at.ts';

const worker = (seat: Seat, colour: number): Anchor => atWorker(seat, at(COLOURS, colour));
const workersIn = (seat: Seat, workers: readonly number[]): Anchor[] =>
  workers.flatMap((n, colour) => (n === 0 ? [] : [worker(seat, colour)]));
const hazard = ({ seat, colour }: { seat: Seat; colour: number }): Anchor[] => [
  atHazard(seat, at(HAZARDS, colour)),
];
const money = (seat: Seat, mark: number): Anchor[] => (mark === 0 ? [] : [atMark(seat)]);
const card = (told: { card: number }): Anchor[] => [atCard(told.card)];
const majority = (told: { seat: Seat; majority: number }): Anchor[] => [
  atMedal(told.seat, at(MAJORITIES, told.majority)),
];
const plot = (told: { seat: Seat; plot: number }): Anchor[] => [atPlot(told.seat, told.plot)];
const ALL = COLOURS.map(() => 1);
const nothing = (): Anchor[] => [];

/** What an event has changed in a quarter or a purse. */
const CHANGED: { readonly [K in Kind]: (told: Told<K>) => Anchor[] } = {
  start: nothing,
  tiles: nothing,
  mayor: ({ seat, mark }) => [...money(seat, mark), ...workersIn(seat, ALL)],
  round: nothing,
  begun: nothing,
  ended: nothing,
  over: nothing,
  gain: ({ seat, mark, workers }) => [...workersIn(seat, workers), ...money(seat, mark)],
  money: ({ seat, mark }) => money(seat, mark),
  counted: ({ seat, what }) => (what === MARK ? [atMark(seat)] : [worker(seat, what)]),
  scored: nothing,
  refilled: nothing,
  drew: nothing,
  discarded: nothing,
  dice: nothing,
  sailed: nothing,
  aloof: nothing,
  marker: nothing,
  raised: hazard,
  reduced: hazard,
  averted: hazard,
  damage: nothing,
  action: nothing,
  recoloured: nothing,
  climb: nothing,
  sentBack: nothing,
  stone: ({ seat, half, stones }) => [atSection(seat, half, stones - 1)],
  lostStone: ({ seat, half, stones }) => [atSection(seat, half, stones)],
  hummel: nothing,
  jette: ({ seat, mark }) => money(seat, mark),
  plot,
  lostPlot: nothing,
  erected: card,
  laidOut: card,
  underZoo: card,
  lostBuilding: nothing,
  tookBack: nothing,
  used: nothing,
  lightning: nothing,
  stole: ({ seat, from, mark }) => [...money(seat, mark), ...money(from, mark)],
  tookCard: nothing,
  gave: ({ seat, to, workers }) => [...workersIn(seat, workers), ...workersIn(to, workers)],
  guest: nothing,
  cleric: nothing,
  majority,
  turnedBack: majority,
  ship: nothing,
  course: nothing,
  tom: nothing,
};

const figure = ({ seat }: { seat: Seat }): Anchor[] => [atFigure(seat)];

/** What an event speaks of besides: where it happened, though nothing has changed there that could be counted. */
const SPOKEN: { readonly [K in Kind]?: (told: Told<K>) => Anchor[] } = {
  refilled: ({ seat }) => [atHand(seat)],
  drew: ({ seat, colour }) => [atPile(at(COLOURS, colour)), atHand(seat)],
  discarded: () => [atPile('discard')],
  dice: ({ dice, window }) => [...dice.map((_, i) => atDie(i)), atWindow(window)],
  marker: () => [atPile('markers')],
  damage: ({ seat, hazard: which }) => [atHazard(seat, at(HAZARDS, which))],
  climb: figure,
  sentBack: figure,
  used: card,
  lightning: card,
  lostPlot: plot,
  tookCard: ({ seat, from }) => [atHand(seat), atHand(from)],
  cleric: ({ window }) => [atWindow(window)],
  ship: ({ ship }) => [atShip(COLOURS[ship] ?? 'black')],
};

const changedBy = <K extends Kind>(e: K, told: Told<K>): Anchor[] => CHANGED[e](told);
const spokenBy = <K extends Kind>(e: K, told: Told<K>): Anchor[] => SPOKEN[e]?.(told) ?? [];

/** Everything a deed speaks of. */
export const anchorsOf = (told: HamburgEvent): readonly Anchor[] => [
  ...changedBy(told.e, told),
  ...spokenBy(told.e, told),
];

/** What Hamburg told the viewer. */
export const deedsIn = ({ events }: View<Hamburg>, since = 0): readonly HamburgEvent[] =>
  deedsOf(events.slice(since)) as readonly HamburgEvent[];

export const changesOf = (view: View<Hamburg>): ReadonlySet<Anchor> =>
  new Set(deedsIn(view, view.since).flatMap(told => changedBy(told.e, told)));

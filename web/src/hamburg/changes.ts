/** What happened on the displays since the viewer last answered, to be pointed at. */
import { type Seat, deedsOf } from '@kaffeehaus/kernel';
import {
  COLOURS,
  type Hamburg,
  type HamburgEvent,
  type Kind,
  MARK,
  type Told,
  hamburg,
  plotItem,
} from '@kaffeehaus/hamburg';
import type { View } from '../seat/view.ts';
import { spotId } from './spots.ts';

export const onDisplay = (seat: Seat, id: string): string => `${seat} ${id}`;

const workersIn = (seat: Seat, workers: readonly number[]): string[] =>
  workers.flatMap((n, colour) => (n === 0 ? [] : [onDisplay(seat, spotId('workers', colour))]));
const hazard = ({ seat, colour }: { seat: Seat; colour: number }): string[] => [
  onDisplay(seat, spotId('hazard', colour)),
];
const money = (seat: Seat, mark: number): string[] => (mark === 0 ? [] : [onDisplay(seat, 'money')]);
const card = (told: { seat: Seat; card: number }): string[] => [
  onDisplay(told.seat, hamburg.word(told.card)),
];
const majority = (told: { seat: Seat; majority: number }): string[] => [
  onDisplay(told.seat, `majority-${told.majority}`),
];
const plot = (told: { seat: Seat; plot: number }): string[] => [
  onDisplay(told.seat, hamburg.word(plotItem(told.plot))),
];
const ALL = COLOURS.map(() => 1);
const nothing = (): string[] => [];

/** The spots of the displays that an event touched. */
const SPOTS: { readonly [K in Kind]: (told: Told<K>) => string[] } = {
  start: nothing,
  tiles: nothing,
  mayor: ({ seat, mark }) => [...money(seat, mark), ...workersIn(seat, ALL)],
  round: nothing,
  begun: nothing,
  ended: nothing,
  over: nothing,
  gain: ({ seat, mark, workers }) => [...workersIn(seat, workers), ...money(seat, mark)],
  money: ({ seat, mark }) => money(seat, mark),
  counted: ({ seat, what }) =>
    what === MARK ? money(seat, what) : [onDisplay(seat, spotId('workers', what))],
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
  stone: ({ seat, half, stones }) => [onDisplay(seat, `section-${half}-${stones - 1}`)],
  lostStone: ({ seat, half, stones }) => [onDisplay(seat, `section-${half}-${stones}`)],
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

const spotsBy = <K extends Kind>(e: K, told: Told<K>): string[] => SPOTS[e](told);

/** What Hamburg told the viewer. */
export const deedsIn = ({ events }: View<Hamburg>, since = 0): readonly HamburgEvent[] =>
  deedsOf(events.slice(since)) as readonly HamburgEvent[];

export const changesOf = (view: View<Hamburg>): ReadonlySet<string> =>
  new Set(deedsIn(view, view.since).flatMap(told => spotsBy(told.e, told)));

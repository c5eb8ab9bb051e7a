/** What is seen of Estoril while characters are placed; how places are settled is a scene of its own (`scene.ts`). */
import { type GameEvent, type Seat, at, deedsOf, isDeed } from '@kaffeehaus/kernel';
import {
  type EstorilEvent,
  type Kind,
  type Told,
  estoril,
  placeItem,
  rewardItem,
  slotItem,
} from '@kaffeehaus/estoril';
import { type Lies, cardBeats } from '../motion/cards.ts';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import { BOARD, type Beat, type Choreography, type Spot, ownerOf } from '../seat/beat.ts';
import type { View } from '../seat/view.ts';
import { colourOf } from '../ui/colours.ts';
import { settlementsIn, unsettled } from './settling.ts';

type Rest = readonly EstorilEvent[];

const slot = (i: number): Anchor => itemAnchor(estoril, slotItem(i));
const place = (i: number): Anchor => itemAnchor(estoril, placeItem(i));
const reward = (i: number): Anchor => itemAnchor(estoril, rewardItem(i));
const stones = (seat: Seat): Spot => [`count:${seat}:stones`, ownerOf(seat)];

/** A stone goes to the space it marks, and comes home from there. */
const stone = ({ seat, n }: Told<'counted'>, rest: Rest): Beat[] => {
  const placed = rest.find(told => told.e === 'placed' && told.seat === seat);
  const board = placed?.e === 'placed' ? [slot(placed.slot), BOARD] : [BOARD];
  const sign = `stone-${colourOf(seat)}` as const;
  if (n === 0) return [];
  return n < 0
    ? [{ do: 'tokens', phase: 'travel', sign, n, from: stones(seat), to: board }]
    : [{ do: 'tokens', phase: 'gain', sign, n, from: [BOARD], to: stones(seat) }];
};

const glow = (...where: Spot): Beat[] => [{ do: 'glow', phase: 'effect', at: where }];
const points = (seat: Seat, n: number, where: Spot): Beat[] =>
  n === 0 ? [] : [{ do: 'points', phase: 'points', at: [...where, ownerOf(seat)], seat, n }];

const nothing = (): Beat[] => [];

const SEEN: { readonly [K in Kind]: (told: Told<K>, events: Rest) => Beat[] } = {
  mission: nothing,
  first: ({ seat }) => glow(ownerOf(seat)),
  round: nothing,
  rotated: told => [{ do: 'shake', phase: 'travel', at: [place(told.place)] }],
  reward: nothing,
  begun: nothing,
  placed: nothing,
  out: nothing,
  looked: told => [{ do: 'nod', phase: 'chance', at: [itemAnchor(estoril, told.at)] }],
  unseen: told => glow(slot(told.slot)),
  counted: stone,
  reached: told => glow(place(told.place)),
  rewardShown: told => [{ do: 'flip', phase: 'chance', at: [reward(told.place)] }],
  shown: told => [{ do: 'flip', phase: 'chance', at: [slot(told.slot)] }],
  ability: nothing,
  declined: nothing,
  shot: told => [
    {
      do: 'remove',
      phase: 'effect',
      what: `card:${told.card}`,
      from: [slot(told.slot)],
      to: [ownerOf(told.seat)],
    },
  ],
  guarded: told => glow(slot(told.slot)),
  lured: told => [
    {
      do: 'piece',
      phase: 'effect',
      what: `card:${told.card}`,
      from: [slot(told.from)],
      to: [slot(told.slot)],
    },
  ],
  drew: nothing,
  kept: nothing,
  swapped: nothing,
  rolled: told => [{ do: 'roll', phase: 'chance', at: [[slot(told.slot)]] }],
  strengths: told => glow(place(told.place)),
  lost: told => [
    {
      do: 'remove',
      phase: 'effect',
      what: `card:${told.card}`,
      from: [slot(told.slot)],
      to: [ownerOf(told.seat)],
    },
  ],
  won: ({ seat, place: where, points: n }) => [
    { do: 'win', phase: 'effect', at: [reward(where)], to: [ownerOf(seat)] },
    ...points(seat, n, [reward(where)]),
  ],
  unclaimed: told => glow(reward(told.place)),
  settled: nothing,
  lead: nothing,
  tookBack: nothing,
  discarded: nothing,
  ended: nothing,
  scored: nothing,
  over: nothing,
};

const seenOf = <K extends Kind>(e: K, told: Told<K>, events: Rest): Beat[] => SEEN[e](told, events);

/** Where the tiles of each zone lie. */
const lies =
  (seats: number) =>
  (zone: number): Lies => {
    const { name, seat } = at(estoril.zones(seats), zone);
    if (name === 'hand' || name === 'taken') return { at: [`hand:${seat}`, ownerOf(seat)] };
    if (name === 'discards') return { at: [ownerOf(seat)], pile: true };
    if (name === 'stack' || name === 'box') return { at: ['stack', BOARD], pile: true };
    return { at: [`place:${name}`], thing: `tile:${name}` };
  };

/** Before the first round everything comes at once. */
const isOpening = (events: readonly GameEvent[]): boolean => events.some(event => event.e === 'mission');

const beats = (events: readonly GameEvent[], view: View): readonly Beat[] => {
  if (isOpening(events)) return [];
  const seen = unsettled(events, view);
  const deeds = deedsOf(seen) as readonly EstorilEvent[];
  return [...deeds.flatMap(told => seenOf(told.e, told, deeds)), ...cardBeats(seen, lies(view.table.seats))];
};

/** Deeds that name a seat whose things they leave alone. */
const HARMLESS: ReadonlySet<string> = new Set<Kind>([
  'round',
  'first',
  'begun',
  'out',
  'unseen',
  'declined',
  'kept',
  'rotated',
]);

/** Whoever is shot or lured is named as the owner. */
const touches = (event: GameEvent, seat: Seat): boolean => {
  if (!isDeed(event) || HARMLESS.has(event.e)) return false;
  const told = event as EstorilEvent;
  if (told.e === 'shot' || told.e === 'lured') return told.owner === seat || told.seat === seat;
  if (told.e === 'lead') return told.seats.includes(seat);
  return 'seat' in told && told.seat === seat;
};

/** Places that were settled, or settled further, have a scene. */
const hasScene = ({ events }: View, from: number): boolean =>
  settlementsIn(events).some(({ steps }) => steps.some(step => step.index >= from));

export const choreography: Choreography = { beats, touches, hasScene };

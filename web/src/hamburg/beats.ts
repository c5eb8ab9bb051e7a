/** What is seen of Hamburg, deed by deed. */
import { type Card, FIRST, type GameEvent, type Seat, at, deedsOf, isDeed } from '@kaffeehaus/kernel';
import {
  CATEGORIES,
  COLOURS,
  HAZARDS,
  type HamburgEvent,
  type Kind,
  MAJORITIES,
  MARK,
  type Reason,
  type Told,
  face,
  hamburg,
  isCard,
} from '@kaffeehaus/hamburg';
import type { IconName } from '../art/names.ts';
import { type Lies, cardBeats } from '../motion/cards.ts';
import { itemAnchor } from '../seat/anchor.ts';
import { BOARD, type Beat, type Choreography, type Phase, type Spot, ownerOf } from '../seat/beat.ts';
import type { View } from '../seat/view.ts';
import { colourOf } from '../ui/colours.ts';
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
  atQuarter,
  atSection,
  atShip,
  atStep,
  atWindow,
  atWorker,
  atWorkers,
} from './at.ts';

/** What the deeds after this one tell, for what is paid goes where it is paid for. */
type Rest = readonly HamburgEvent[];

/** Of others only a small picture is seen, and their name. */
const near = (seat: Seat): Spot => [atQuarter(seat), ownerOf(seat)];

const purse = (seat: Seat, what: number): Spot =>
  what === MARK
    ? [atMark(seat), ownerOf(seat)]
    : [atWorker(seat, at(COLOURS, what)), atWorkers(seat), ownerOf(seat)];

const tokenSign = (what: number): IconName => (what === MARK ? 'mark' : `worker-${at(COLOURS, what)}`);

/** What a seat gets or gives. */
const flow = (seat: Seat, what: number, n: number, other: Spot): Beat[] => {
  if (n === 0) return [];
  const own = purse(seat, what);
  const sign = tokenSign(what);
  return n > 0
    ? [{ do: 'tokens', phase: 'gain', sign, n, from: other, to: own }]
    : [{ do: 'tokens', phase: 'cost', sign, n, from: own, to: other }];
};

const workers = (seat: Seat, counts: readonly number[], sign: 1 | -1, other: Spot): Beat[] =>
  counts.flatMap((n, colour) => flow(seat, colour, sign * n, other));

const points = (seat: Seat, n: number, where: Spot): Beat[] =>
  n === 0 ? [] : [{ do: 'points', phase: 'points', at: [...where, ownerOf(seat)], seat, n }];

const glow = (phase: Phase, ...where: Spot): Beat[] => [{ do: 'glow', phase, at: where }];

const gauge = (seat: Seat, colour: number, n: number): Beat[] => [
  { do: 'gauge', phase: 'effect', at: [atHazard(seat, at(HAZARDS, colour)), ...near(seat)], n },
];

const section = (seat: Seat, half: number, i: number): Spot => [atSection(seat, half, i), ...near(seat)];

/** Where what is paid goes: to what it is paid for, which is told next. */
const PAID_FOR: { readonly [R in Reason]?: (seat: Seat, rest: Rest) => Spot } = {
  advance: seat => [atFigure(seat)],
  wall: (seat, rest) => {
    const told = rest.find(each => each.e === 'stone');
    return told ? section(seat, told.half, told.stones - 1) : near(seat);
  },
  build: (seat, rest) => {
    const told = rest.find(each => each.e === 'erected' || each.e === 'laidOut' || each.e === 'underZoo');
    return told ? [atCard(told.card), ...near(seat)] : near(seat);
  },
  plot: (seat, rest) => {
    const told = rest.find(each => each.e === 'plot');
    return told ? [atPlot(seat, told.plot), ...near(seat)] : near(seat);
  },
};

const counted = ({ seat, what, n, why }: Told<'counted'>, rest: Rest): Beat[] =>
  flow(seat, what, n, [...(PAID_FOR[why]?.(seat, rest) ?? []), BOARD]);

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from));

const walk = ({ seat, from, space }: Told<'climb' | 'sentBack'>): Beat[] => [
  {
    do: 'hop',
    phase: 'travel',
    what: atFigure(seat),
    sign: `agent-${colourOf(seat)}`,
    path: steps(from, space).map(i => ({ at: [atStep(i)] })),
  },
];

/** How a section rises or a plot comes is seen where it lies. */
const built = (where: Spot): Beat[] => [{ do: 'gauge', phase: 'travel', at: where, n: 1 }];
const lost = (where: Spot): Beat[] => [{ do: 'shake', phase: 'effect', at: where }];

const nothing = (): Beat[] => [];

const SEEN: { readonly [K in Kind]: (told: Told<K>, rest: Rest) => Beat[] } = {
  start: nothing,
  tiles: nothing,
  mayor: nothing,
  round: nothing,
  begun: nothing,
  ended: nothing,
  over: nothing,
  gain: ({ seat, mark, points: n, workers: counts }) => [
    ...flow(seat, MARK, mark, [BOARD]),
    ...workers(seat, counts, 1, [BOARD]),
    ...points(seat, n, near(seat)),
  ],
  money: ({ seat, mark }) => flow(seat, MARK, mark, [BOARD]),
  counted,
  scored: ({ seat, n, at: item }) =>
    points(seat, n, item < 0 ? [atFigure(seat)] : [itemAnchor(hamburg, item), ...near(seat)]),
  refilled: nothing,
  drew: nothing,
  discarded: nothing,
  dice: ({ dice, window }) => [
    { do: 'roll', phase: 'chance', at: dice.map((_, i) => [atDie(i)]) },
    ...glow('effect', atWindow(window)),
  ],
  sailed: ({ ships }) =>
    COLOURS.flatMap((colour, i) => (((ships >> i) & 1) === 1 ? glow('effect', atShip(colour)) : [])),
  aloof: nothing,
  marker: () => [{ do: 'nod', phase: 'chance', at: [atPile('markers')] }],
  raised: ({ seat, colour }) => gauge(seat, colour, 1),
  reduced: ({ seat, colour, points: n }) => [
    ...gauge(seat, colour, -1),
    ...points(seat, n, [atHazard(seat, at(HAZARDS, colour)), ...near(seat)]),
  ],
  averted: ({ seat, colour }) => glow('effect', atHazard(seat, at(HAZARDS, colour)), ...near(seat)),
  damage: ({ seat, hazard }) => lost([atHazard(seat, at(HAZARDS, hazard)), ...near(seat)]),
  action: nothing,
  recoloured: nothing,
  climb: walk,
  sentBack: walk,
  stone: ({ seat, half, stones }) => built(section(seat, half, stones - 1)),
  lostStone: ({ seat, half, stones }) => lost(section(seat, half, stones)),
  hummel: ({ seat }) => glow('gain', ...near(seat)),
  jette: ({ seat, mark }) => flow(seat, MARK, mark, [BOARD]),
  plot: ({ seat, plot }) => built([atPlot(seat, plot), ...near(seat)]),
  lostPlot: ({ seat }) => lost(near(seat)),
  erected: nothing,
  laidOut: nothing,
  underZoo: ({ zoo }) => glow('effect', atCard(zoo)),
  lostBuilding: ({ seat }) => lost(near(seat)),
  tookBack: nothing,
  used: ({ seat, card }) => glow('lift', atCard(card), ...near(seat)),
  lightning: ({ seat, card }) => glow('lift', atCard(card), ...near(seat)),
  stole: ({ seat, from, mark }) =>
    mark === 0
      ? []
      : [
          {
            do: 'tokens',
            phase: 'gain',
            sign: 'mark',
            n: mark,
            from: purse(from, MARK),
            to: purse(seat, MARK),
          },
        ],
  tookCard: nothing,
  gave: ({ seat, to, workers: counts }) =>
    counts.flatMap((n, colour): Beat[] =>
      n === 0
        ? []
        : [
            {
              do: 'tokens',
              phase: 'gain',
              sign: tokenSign(colour),
              n,
              from: purse(seat, colour),
              to: purse(to, colour),
            },
          ],
    ),
  guest: ({ colour }) => glow('effect', atWindow(colour)),
  cleric: ({ window }) => glow('effect', atWindow(window)),
  majority: ({ seat, majority }) => {
    const kind = at(MAJORITIES, majority);
    const where = [atMedal(seat, kind), ...near(seat)];
    return [{ do: 'win', phase: 'effect', at: where, to: [ownerOf(seat)], sign: `majority-${kind}` }];
  },
  turnedBack: ({ seat, majority }) => glow('effect', atMedal(seat, at(MAJORITIES, majority)), ...near(seat)),
  ship: ({ ship }) => glow('effect', atShip(COLOURS[ship] ?? 'black')),
  course: nothing,
  tom: nothing,
};

const seenOf = <K extends Kind>(e: K, told: Told<K>, rest: Rest): Beat[] => SEEN[e](told, rest);

const SEATS_CARDS = ['display', 'left', 'under', 'ground', 'field'];

/** Where the cards of each zone lie. */
const lies =
  (seats: number) =>
  (zone: number): Lies => {
    const { name, seat } = at(hamburg.zones(seats), zone);
    if (name === 'hand' || name === 'aside') return { at: [atHand(seat), ownerOf(seat)] };
    if (SEATS_CARDS.includes(name)) return { at: near(seat) };
    const [kind, n] = name.split(' ');
    if (kind === 'pile') return { at: [atPile(at(COLOURS, Number(n) - 1)), BOARD], pile: true };
    if (name === 'markers' || name === 'spent') return { at: [atPile('markers'), BOARD], pile: true };
    if (name === 'site') return { at: [BOARD] };
    return { at: [atPile('discard'), BOARD], pile: true };
  };

/** A card nobody sees lie is told by its trade. */
const signOf = (card: Card): IconName | undefined =>
  card > FIRST && isCard(card) ? `trade-${at(CATEGORIES, face(card).category)}` : undefined;

/** Before the first round everything comes at once. */
const isOpening = (events: readonly GameEvent[]): boolean => events.some(event => event.e === 'start');

const beats = (events: readonly GameEvent[], view: View): readonly Beat[] => {
  if (isOpening(events)) return [];
  const deeds = deedsOf(events) as readonly HamburgEvent[];
  return [
    ...deeds.flatMap((told, i) => seenOf(told.e, told, deeds.slice(i + 1))),
    ...cardBeats(events, lies(view.table.seats), signOf),
  ];
};

/** Deeds that name a seat whose things they leave alone. */
const HARMLESS: ReadonlySet<string> = new Set<Kind>([
  'round',
  'start',
  'begun',
  'ended',
  'action',
  'aloof',
  'marker',
]);

/** Everybody is meant by −1; who is robbed or given something is named besides. */
const touches = (event: GameEvent, seat: Seat): boolean => {
  if (!isDeed(event) || HARMLESS.has(event.e)) return false;
  const told = event as HamburgEvent;
  if (told.e === 'stole' || told.e === 'tookCard') return told.from === seat || told.seat === seat;
  if (told.e === 'gave') return told.to === seat || told.seat === seat;
  return 'seat' in told && (told.seat === seat || told.seat === -1);
};

export const choreography: Choreography = { beats, touches };

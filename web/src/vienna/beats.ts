/** What is seen of Vienna, deed by deed. */
import { type GameEvent, type Seat, at, isDeed } from '@kaffeehaus/kernel';
import {
  BRIBES,
  type ByKind,
  CHOCOLATE,
  DOSSIERS,
  type Kind,
  LAST_FIELD,
  type Told,
  type ViennaEvent,
  buildingItem,
  squareItem,
  vienna,
  viennaDeeds,
} from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import type { IconName } from '../art/names.ts';
import { type Lies, cardBeats } from '../motion/cards.ts';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import { BOARD, type Beat, type Choreography, type Field, type Spot, ownerOf } from '../seat/beat.ts';
import type { View } from '../seat/view.ts';
import { colourOf } from '../ui/colours.ts';

/** What the deeds after this one tell, for what is paid goes where it is paid for. */
interface Scene {
  readonly rest: readonly ViennaEvent[];
}

const house = (b: number): Anchor => itemAnchor(vienna, buildingItem(b));
const agent = (seat: Seat, b: number): Anchor => anchor('agent', seat, vienna.word(buildingItem(b)));
const supply = (seat: Seat): Spot => [anchor('agent', seat, 'supply'), ownerOf(seat)];
const figure = (seat: Seat): IconName => `agent-${colourOf(seat)}`;
const count = (seat: Seat, what: string): Spot => [anchor('count', seat, what), ownerOf(seat)];

/** Where an agent comes from: a building, or its owner's supply. */
const origin = (seat: Seat, b: number): Spot => (b < 0 ? supply(seat) : [agent(seat, b), house(b)]);

const points = (seat: Seat, n: number, where: Spot): Beat[] =>
  n === 0 ? [] : [{ do: 'points', phase: 'points', at: where, seat, n }];

const tokens = (seat: Seat, sign: IconName, n: number, other: Spot): Beat[] => {
  if (n === 0) return [];
  const own = count(seat, sign);
  return n > 0
    ? [{ do: 'tokens', phase: 'gain', sign, n, from: other, to: own }]
    : [{ do: 'tokens', phase: 'cost', sign, n, from: own, to: other }];
};

const goes = ({ seat, building, from }: { seat: Seat; building: number; from: number }): Beat[] => [
  {
    do: 'piece',
    phase: 'travel',
    what: agent(seat, building),
    sign: figure(seat),
    from: origin(seat, from),
    to: [house(building)],
  },
];

const leaves = (seat: Seat, b: number): Beat[] => [
  { do: 'piece', phase: 'effect', sign: figure(seat), from: origin(seat, b), to: supply(seat) },
];

/** Whatever is paid goes to the building it is paid for. */
const payee = ({ rest }: Scene): Spot => {
  const next = rest.find(told => told.e === 'placed' || told.e === 'placedFigure');
  return next && 'building' in next ? [house(next.building), BOARD] : [BOARD];
};

const fields = (from: number, to: number, field: (i: number) => Field): Field[] => {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => field(from + i * step));
};

const nothing = (): Beat[] => [];

const SEEN: ByKind<[Scene], Beat[]> = {
  opened: nothing,
  flags: nothing,
  figures: nothing,
  crest: ({ seat }) => [{ do: 'glow', phase: 'effect', at: [ownerOf(seat)] }],
  round: nothing,
  assigned: nothing,
  begun: nothing,
  ending: () => [{ do: 'glow', phase: 'effect', at: ['investigator'] }],
  inserted: nothing,
  took: ({ seat, bribe, n, card }) =>
    tokens(seat, at(BRIBES, bribe), n, card < 0 ? [BOARD] : [`card:${card}`, `plan:${seat}:II`, BOARD]),
  paid: ({ seat, bribe, n }, scene) => tokens(seat, at(BRIBES, bribe), -n, payee(scene)),
  ability: ({ card }) => [{ do: 'glow', phase: 'lift', at: [`card:${card}`] }],
  drew: nothing,
  placed: goes,
  placedFigure: goes,
  nomad: goes,
  home: ({ seat, building }) => leaves(seat, building),
  thirdMan: ({ building, from }) => [
    {
      do: 'piece',
      phase: 'travel',
      what: 'third-man',
      sign: 'third-man',
      from: from < 0 ? [BOARD] : [house(from)],
      to: [house(building)],
    },
  ],
  tile: ({ seat, square, dossier, points: n }) => {
    const where = [itemAnchor(vienna, squareItem(square))];
    const sign = at(DOSSIERS, dossier);
    return [
      { do: 'win', phase: 'effect', at: where, to: count(seat, sign), sign },
      ...points(seat, n, where),
    ];
  },
  marker: ({ seat, dossier, from, field, points: n }) => {
    const sign = at(DOSSIERS, dossier);
    const bar = [`track:${sign}`, `marker:${sign}`];
    const path = fields(from, field, i => ({ at: bar, share: i / LAST_FIELD }));
    return [{ do: 'hop', phase: 'effect', sign, path }, ...points(seat, n, bar)];
  },
  investigator: ({ from, field }) => [
    {
      do: 'hop',
      phase: 'effect',
      sign: 'investigator',
      path: fields(from, field, i => ({ at: [`roof:${i}`, 'investigator'] })),
    },
  ],
  laidOpen: nothing,
  accepted: nothing,
  noOrder: nothing,
  fulfilled: ({ seat, points: n }) => points(seat, n, count(seat, 'orders')),
  earned: ({ seat, n }) => tokens(seat, 'shilling', n, [BOARD]),
  spent: ({ seat, n }) => tokens(seat, 'shilling', -n, [BOARD]),
  purchase: nothing,
  bought: ({ seat }) => [{ do: 'glow', phase: 'gain', at: [`till:${seat}`, ownerOf(seat)] }],
  passed: nothing,
  paydayBegins: nothing,
  payday: ({ seat, shillings, bribes }) => [
    ...tokens(seat, 'shilling', -shillings, [BOARD]),
    ...bribes.flatMap(bribe => tokens(seat, at(BRIBES, bribe), -1, [BOARD])),
  ],
  figurePaid: ({ seat }) => tokens(seat, at(BRIBES, CHOCOLATE), -1, [BOARD]),
  figureHome: ({ seat }) => [
    { do: 'piece', phase: 'effect', sign: figure(seat), from: [BOARD], to: supply(seat) },
  ],
  scored: ({ seat, points: n, at: item }) =>
    points(seat, n, item < 0 ? [ownerOf(seat)] : [itemAnchor(vienna, item), ownerOf(seat)]),
  over: nothing,
};

const seenOf = <E extends Kind>(told: Told<E>, scene: Scene): Beat[] => SEEN[told.e](told, scene);

/** Where the cards of each zone lie. */
const lies =
  (seats: number) =>
  (zone: number): Lies => {
    const { name, seat } = at(vienna.zones(seats), zone);
    const [kind = '', which = ''] = name.split(' ');
    switch (kind) {
      case 'plan':
        return { at: [anchor('plan', seat, which), ownerOf(seat)] };
      case 'drawer':
        return { at: [anchor('drawer', seat, Number(which) - 1), ownerOf(seat)] };
      case 'hand':
        return { at: [`hand:${seat}`, ownerOf(seat)] };
      case 'orders':
        return { at: count(seat, 'orders') };
      case 'order':
        return { at: [`place:${which}`, BOARD] };
      default:
        return { at: [name, BOARD], pile: true };
    }
  };

/** A card lies in sight of everybody or goes with a deed; before the first round all that is dealt comes at once. */
const isOpening = (events: readonly GameEvent[]): boolean => events.some(event => event.e === 'opened');

const beats = (events: readonly GameEvent[], view: View): readonly Beat[] => {
  if (isOpening(events)) return [];
  const deeds = viennaDeeds(events);
  return [
    ...deeds.flatMap((told, i) => seenOf(told, { rest: deeds.slice(i + 1) })),
    ...cardBeats(events, lies(view.table.seats)),
  ];
};

/** Deeds that name a seat whose things they leave alone. */
const HARMLESS: ReadonlySet<string> = new Set<Kind>([
  'round',
  'begun',
  'crest',
  'assigned',
  'noOrder',
  'passed',
]);

export const choreography: Choreography = {
  beats,
  touches: (event, seat) => isDeed(event) && event['seat'] === seat && !HARMLESS.has(event.e),
};

/** Board, cards and orders in words. Abilities are told anew, by number, from the glossary (V-69). */
import { at, times } from '@kaffeehaus/kernel';
import {
  BUILDINGS as ROWS,
  COLOURS as COLOUR_WORDS,
  DOSSIERS as DOSSIER_WORDS,
  FACES,
  FLAGS as FLAG_WORDS,
  ORDERS as ORDER_ROWS,
  SEALS as SEAL_WORDS,
  SQUARES as SQUARE_ROWS,
} from '@kaffeehaus/vienna';

/** In the order of the glossary's symbols. */
export const BRIBES = ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'] as const;
export const INFORMATION = ['briefcase', 'flask', 'slide', 'microfilm', 'pistol'] as const;
const COLOURS = ['violet', 'pink', 'grey', 'orange', 'brown'] as const;
const FLAGS = ['france', 'austria', 'ussr', 'uk', 'usa'] as const;
const SEALS = ['nobility', 'religion', 'administration', 'culture', 'science'] as const;

export interface Building {
  readonly word: string;
  readonly colour: string;
  /** What opens it. */
  readonly bribe: string;
  readonly printed: string;
  readonly seal: string;
  readonly letter: string;
}

export const BUILDINGS: readonly Building[] = ROWS.map(({ word, colour, flag, seal, letter }) => ({
  word,
  colour: at(COLOUR_WORDS, colour),
  bribe: at(BRIBES, COLOURS.indexOf(at(COLOUR_WORDS, colour))),
  printed: at(FLAG_WORDS, flag),
  seal: at(SEAL_WORDS, seal),
  letter,
}));

export interface Square {
  readonly id: number;
  readonly around: readonly string[];
}
export const SQUARES: readonly Square[] = SQUARE_ROWS.map(({ buildings }, id) => ({
  id,
  around: buildings.map(b => at(BUILDINGS, b).word),
}));
/** Points, and the number beside the square: one for each street. */
export const valueOf = ({ around }: Square): number => around.length;

export const found = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`there is no such ${what}`);
  return thing;
};
const BY_WORD = new Map(BUILDINGS.map(building => [building.word, building]));
export const buildingOf = (word: string): Building => found(BY_WORD.get(word), word);

const squaresAround = (word: string): readonly Square[] =>
  SQUARES.filter(({ around }) => around.includes(word));
const SQUARES_AT = new Map(BUILDINGS.map(({ word }) => [word, squaresAround(word)]));
export const squaresAt = (word: string): readonly Square[] => found(SQUARES_AT.get(word), word);

/** Joined by two streets and a square. */
const NEIGHBOURS = new Map(
  BUILDINGS.map(({ word }) => [
    word,
    BUILDINGS.map(other => other.word).filter(
      other => other !== word && squaresAt(word).some(({ around }) => around.includes(other)),
    ),
  ]),
);
export const neighboursOf = (word: string): readonly string[] => found(NEIGHBOURS.get(word), word);

/** When an ability acts. */
export type Trigger =
  | 'bribe'
  | 'colour'
  | 'flag'
  | 'seal'
  | 'foreign'
  | 'tile'
  | 'newKind'
  | 'square'
  | 'anyTile'
  | 'paying'
  | 'marker';

export type Gift =
  | { readonly gives: 'bribes'; readonly kind: string; readonly n: number }
  | { readonly gives: 'anyBribe'; readonly n: number }
  | { readonly gives: 'points'; readonly n: number }
  | { readonly gives: 'steps'; readonly kind: string; readonly n: number }
  | { readonly gives: 'cards'; readonly n: number }
  | { readonly gives: 'anyStep' | 'different' | 'discount' | 'joker' | 'otherMarker' };

export interface Ability {
  readonly on: Trigger;
  /** The bribe, colour, flag, seal, information or number it looks at. */
  readonly of: string;
  readonly gift: Gift;
  /** The same for two cards if they may not lie in one desk (V-01). */
  readonly identity: string;
}

/** First card, how many cards of each kind in a row, the kinds, what each gives. */
type Family = readonly [
  first: number,
  each: number,
  on: Trigger,
  kinds: readonly string[],
  gift: (kind: string) => Gift,
];

const anyBribe = (): Gift => ({ gives: 'anyBribe', n: 1 });
const anyStep = (): Gift => ({ gives: 'anyStep' });
const discount = (): Gift => ({ gives: 'discount' });
const points = (n: number) => (): Gift => ({ gives: 'points', n });

const FAMILIES: readonly Family[] = [
  [1, 2, 'bribe', BRIBES, kind => ({ gives: 'bribes', kind, n: 1 })],
  [11, 1, 'bribe', BRIBES, points(2)],
  [16, 1, 'bribe', BRIBES, anyStep],
  [21, 1, 'colour', COLOURS, anyBribe],
  [26, 1, 'colour', COLOURS, points(3)],
  [31, 1, 'colour', COLOURS, anyStep],
  [36, 2, 'flag', FLAGS, discount],
  [46, 2, 'flag', FLAGS, anyBribe],
  [56, 1, 'flag', FLAGS, points(3)],
  [61, 1, 'flag', FLAGS, anyStep],
  [66, 2, 'marker', INFORMATION, anyBribe],
  [76, 1, 'marker', INFORMATION, points(2)],
  [81, 1, 'foreign', BRIBES, kind => ({ gives: 'bribes', kind, n: 2 })],
  [86, 5, 'foreign', ['any'], points(5)],
  [91, 2, 'seal', SEALS, discount],
  [101, 2, 'seal', SEALS, anyBribe],
  [111, 1, 'seal', SEALS, points(3)],
  [116, 1, 'seal', SEALS, anyStep],
  [121, 5, 'foreign', ['any'], discount],
  [126, 5, 'foreign', ['any'], () => ({ gives: 'cards', n: 2 })],
  [131, 1, 'tile', INFORMATION, () => ({ gives: 'different' })],
  [136, 1, 'tile', INFORMATION, points(8)],
  [141, 1, 'tile', [...INFORMATION].reverse(), kind => ({ gives: 'steps', kind, n: 2 })],
  [146, 2, 'paying', BRIBES, () => ({ gives: 'joker' })],
  [156, 2, 'marker', INFORMATION, () => ({ gives: 'otherMarker' })],
  [166, 5, 'newKind', ['any'], points(5)],
  [171, 1, 'square', ['2', '3', '4'], kind => ({ gives: 'anyBribe', n: Number(kind) })],
  [174, 2, 'anyTile', ['any'], anyBribe],
];

const ABILITIES = new Map<number, Ability>(
  FAMILIES.flatMap(([first, each, on, kinds, gift]) =>
    times(each * kinds.length, (i): [number, Ability] => {
      const of = at(kinds, Math.floor(i / each));
      return [first + i, { on, of, gift: gift(of), identity: `${first} ${of}` }];
    }),
  ),
);

export interface Card {
  readonly word: string;
  readonly bribe: string;
  readonly information: string;
  readonly ability: Ability;
}

const CARDS = new Map<string, Card>(
  FACES.map(({ number, bribe, dossier }) => {
    const word = String(number).padStart(3, '0');
    return [
      word,
      {
        word,
        bribe: at(BRIBES, bribe),
        information: at(DOSSIER_WORDS, dossier),
        ability: found(ABILITIES.get(number), word),
      },
    ];
  }),
);
export const cardOf = (word: string): Card => found(CARDS.get(word), word);

export interface Order {
  readonly word: string;
  readonly flag: string;
  readonly shillings: number;
  readonly points: number;
  /** What must be shown, a word for each piece; a building by its word. */
  readonly shows: 'seals' | 'bribes' | 'house' | 'dossiers';
  readonly pieces: readonly string[];
}

const KINDS = { seals: SEAL_WORDS, bribes: BRIBES, house: [], dossiers: DOSSIER_WORDS } as const;
const ORDERS = new Map<string, Order>(
  ORDER_ROWS.map(({ id, flag, condition, shillings, points: reward }) => {
    const { type, need, building } = condition;
    const kinds: readonly string[] = KINDS[type];
    const pieces =
      type === 'house'
        ? [at(BUILDINGS, building).word]
        : need.flatMap((n, kind) => times(n, () => at(kinds, kind)));
    return [id, { word: id, flag: at(FLAG_WORDS, flag), shillings, points: reward, shows: type, pieces }];
  }),
);
export const orderOf = (word: string): Order => found(ORDERS.get(word), word);

/** Fields of a track, counted from 0; a threshold lies before each of these (V-68). */
export const THRESHOLDS = [4, 8, 12, 16, 20];
export const LAST_FIELD = 20;
/** One for the first zone, one more for each threshold crossed. */
export const zoneOf = (field: number): number => 1 + THRESHOLDS.filter(before => field >= before).length;

interface Roof {
  readonly end: string;
  readonly purchases: string;
  readonly payday: string;
  /** Points of the majority, by place. */
  readonly majority: readonly number[];
}
/** By number of players; the last purchase and the last payday lie on the end field. */
const ROOFS: { readonly [seats: number]: Roof } = {
  2: { end: 'H', purchases: 'BCDG', payday: 'E', majority: [8, 0] },
  3: { end: 'J', purchases: 'BCEI', payday: 'G', majority: [12, 6, 0] },
  4: { end: 'L', purchases: 'BDFJ', payday: 'H', majority: [12, 8, 4, 0] },
};
export const roofOf = (seats: number): Roof => found(ROOFS[seats], 'roof');
export const ROOF = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

/** What is for sale besides agents, with prices in shillings; the first four are the tiles of the desk. */
export const GOODS = ['telephone', 'road-map', 'cash-box', 'seal-stamp', 'side-table'] as const;
export type Goods = (typeof GOODS)[number];
export const DESK_TILES: readonly Goods[] = ['telephone', 'road-map', 'cash-box', 'seal-stamp'];
export const PRICE: { readonly [goods in Goods | 'agent']: number } = {
  agent: 1,
  telephone: 2,
  'road-map': 2,
  'cash-box': 2,
  'seal-stamp': 2,
  'side-table': 3,
};

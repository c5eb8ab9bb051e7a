/** The board: 30 buildings, 40 squares, the streets between them. Positions and attributes are our reconstruction. */
import { at, times } from '@kaffeehaus/kernel';

export const BRIBES = ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'] as const;
export type Bribe = (typeof BRIBES)[number];
/** The colour of a building at the index of the bribe that opens it. */
export const COLOURS = ['violet', 'pink', 'grey', 'orange', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
export const DOSSIERS = ['briefcase', 'flask', 'slide', 'microfilm', 'pistol'] as const;
export type Dossier = (typeof DOSSIERS)[number];
export const FLAGS = ['france', 'austria', 'ussr', 'uk', 'usa'] as const;
export type Flag = (typeof FLAGS)[number];
export const SEALS = ['nobility', 'religion', 'administration', 'culture', 'science'] as const;
export type Seal = (typeof SEALS)[number];

/** The five kinds of anything: bribes, colours, dossiers, flags, seals. */
export const KINDS = [0, 1, 2, 3, 4] as const;
export const CHOCOLATE = BRIBES.indexOf('chocolate');
export const COFFEE = BRIBES.indexOf('coffee');
export const GREY = COLOURS.indexOf('grey');

type BuildingRow = readonly [number, string, string, number, number, Colour, Flag, Seal, string];

/** Number, name, word in records, position, colour, printed flag, seal and house letter (full version). */
const BUILDING_ROWS: readonly BuildingRow[] = [
  [1, 'Staatsoper', 'staatsoper', 169, 154, 'violet', 'uk', 'culture', ''],
  [2, 'Universität', 'universitaet', 352, 126, 'orange', 'usa', 'science', 'A'],
  [3, 'Rathaus', 'rathaus', 523, 122, 'brown', 'austria', 'administration', ''],
  [4, 'Hofburg', 'hofburg', 647, 187, 'violet', 'usa', 'nobility', 'B'],
  [5, 'Schloss Schönbrunn', 'schloss-schoenbrunn', 292, 283, 'brown', 'france', 'nobility', ''],
  [6, 'Stephansdom', 'stephansdom', 439, 237, 'pink', 'ussr', 'religion', ''],
  [7, 'Parlament', 'parlament', 893, 328, 'grey', 'usa', 'administration', ''],
  [8, 'Naturhistorisches Museum', 'naturhistorisches-museum', 164, 339, 'grey', 'ussr', 'science', ''],
  [9, 'Justizpalast', 'justizpalast', 293, 425, 'orange', 'austria', 'administration', ''],
  [10, 'Burgtheater', 'burgtheater', 559, 337, 'orange', 'france', 'culture', ''],
  [11, 'Urania-Sternwarte', 'urania-sternwarte', 733, 357, 'pink', 'austria', 'science', ''],
  [12, 'Karlskirche', 'karlskirche', 108, 506, 'pink', 'uk', 'religion', ''],
  [13, 'Technische Hochschule', 'technische-hochschule', 447, 454, 'grey', 'uk', 'science', 'C'],
  [14, 'Votivkirche', 'votivkirche', 660, 476, 'brown', 'ussr', 'religion', 'D'],
  [15, 'Schloss Belvedere', 'schloss-belvedere', 864, 481, 'orange', 'uk', 'nobility', ''],
  [16, 'Musikverein', 'musikverein', 251, 587, 'brown', 'usa', 'culture', ''],
  [17, 'Ballhausplatz', 'ballhausplatz', 405, 602, 'violet', 'ussr', 'administration', ''],
  [18, 'Albertina', 'albertina', 550, 564, 'pink', 'usa', 'nobility', ''],
  [19, 'Secession', 'secession', 754, 588, 'grey', 'france', 'culture', ''],
  [
    20,
    'Akademie der Wissenschaften',
    'akademie-der-wissenschaften',
    108,
    674,
    'violet',
    'france',
    'science',
    '',
  ],
  [21, 'Palais Liechtenstein', 'palais-liechtenstein', 290, 727, 'grey', 'austria', 'nobility', 'E'],
  [
    22,
    'Regierungsgebäude Stubenring',
    'regierungsgebaeude-stubenring',
    639,
    710,
    'brown',
    'uk',
    'administration',
    'F',
  ],
  [23, 'Palais Schwarzenberg', 'palais-schwarzenberg', 772, 756, 'orange', 'ussr', 'nobility', ''],
  [24, 'Peterskirche', 'peterskirche', 885, 670, 'violet', 'austria', 'religion', ''],
  [25, 'Kunsthistorisches Museum', 'kunsthistorisches-museum', 132, 885, 'pink', 'ussr', 'culture', 'G'],
  [26, 'Josephinum', 'josephinum', 305, 881, 'brown', 'uk', 'science', ''],
  [27, 'Minoritenkirche', 'minoritenkirche', 447, 797, 'orange', 'france', 'religion', 'H'],
  [28, 'Theater an der Wien', 'theater-an-der-wien', 564, 886, 'violet', 'austria', 'culture', 'K'],
  [29, 'Ruprechtskirche', 'ruprechtskirche', 706, 880, 'grey', 'usa', 'religion', ''],
  [30, 'Postsparkasse', 'postsparkasse', 867, 857, 'pink', 'france', 'administration', 'L'],
];

/** Number, position, buildings around it; their number is the square's value. */
const SQUARE_ROWS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [1, 253, 130, [1, 2]],
  [2, 450, 152, [2, 3, 6]],
  [3, 632, 109, [3, 4]],
  [4, 119, 248, [1, 8]],
  [5, 199, 258, [1, 5, 8]],
  [6, 314, 197, [1, 2, 5, 6]],
  [7, 363, 250, [5, 6]],
  [8, 592, 253, [3, 4, 10]],
  [9, 511, 272, [3, 6, 10, 13]],
  [10, 648, 325, [4, 10, 11, 14]],
  [11, 811, 328, [7, 11]],
  [12, 385, 342, [5, 6, 9, 13]],
  [13, 205, 429, [5, 8, 9, 12]],
  [14, 546, 436, [10, 13, 14, 18]],
  [15, 609, 409, [10, 14]],
  [16, 805, 405, [7, 11, 15]],
  [17, 909, 412, [7, 15]],
  [18, 218, 511, [9, 12, 16]],
  [19, 316, 502, [9, 16]],
  [20, 775, 482, [11, 14, 15, 19]],
  [21, 72, 589, [12, 20]],
  [22, 336, 564, [13, 16, 17]],
  [23, 485, 614, [13, 17, 18, 27]],
  [24, 649, 563, [14, 18, 19]],
  [25, 864, 582, [15, 19, 24]],
  [26, 182, 627, [12, 16, 20, 21]],
  [27, 330, 658, [17, 21]],
  [28, 606, 638, [18, 19, 22]],
  [29, 785, 678, [19, 22, 23, 24]],
  [30, 183, 744, [20, 21, 25]],
  [31, 373, 730, [17, 21, 26, 27]],
  [32, 538, 738, [18, 22, 27, 28]],
  [33, 873, 755, [23, 24, 30]],
  [34, 241, 828, [21, 25, 26]],
  [35, 669, 803, [22, 23, 28, 29]],
  [36, 926, 797, [24, 30]],
  [37, 210, 893, [25, 26]],
  [38, 438, 880, [26, 27, 28]],
  [39, 633, 926, [28, 29]],
  [40, 787, 887, [23, 29, 30]],
];

export interface Building {
  readonly number: number;
  readonly name: string;
  readonly word: string;
  readonly x: number;
  readonly y: number;
  /** Index into COLOURS and BRIBES. */
  readonly colour: number;
  /** The printed flag, index into FLAGS; games with drawn flag tiles keep theirs in the state. */
  readonly flag: number;
  readonly seal: number;
  readonly letter: string;
  /** Indices into SQUARES and BUILDINGS. */
  readonly squares: readonly number[];
  readonly neighbours: readonly number[];
}

export interface Square {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly buildings: readonly number[];
}

export const SQUARES: readonly Square[] = SQUARE_ROWS.map(([number, x, y, around]) => ({
  number,
  x,
  y,
  value: around.length,
  buildings: around.map(n => n - 1),
}));

export const BUILDINGS: readonly Building[] = BUILDING_ROWS.map(
  ([number, name, word, x, y, colour, flag, seal, letter], index) => {
    const squares = SQUARES.flatMap((square, q) => (square.buildings.includes(index) ? [q] : []));
    const around = new Set(squares.flatMap(q => at(SQUARES, q).buildings));
    return {
      number,
      name,
      word,
      x,
      y,
      colour: COLOURS.indexOf(colour),
      flag: FLAGS.indexOf(flag),
      seal: SEALS.indexOf(seal),
      letter,
      squares,
      neighbours: [...around].filter(b => b !== index).sort((a, b) => a - b),
    };
  },
);

/** Four fields in each of zones 1–5, one in zone 6; entering a multiple of four crosses a threshold. */
export const ZONE_LENGTH = 4;
export const LAST_FIELD = 5 * ZONE_LENGTH;
export const zoneValue = (field: number): number => Math.floor(field / ZONE_LENGTH) + 1;

/** The roof the investigator walks along. */
export const ROOF = times(12, i => String.fromCharCode(65 + i));
/** The roof field that rings in the end, by number of players. */
const END_FIELDS: { readonly [seats: number]: string } = { 2: 'H', 3: 'J', 4: 'L' };
export const endField = (seats: number): number => ROOF.indexOf(END_FIELDS[seats] ?? 'L');

/** Full version: roof fields with a purchase and with a payday, by number of players; the end field has both. */
const PURCHASES: { readonly [seats: number]: string } = { 2: 'BCDGH', 3: 'BCEIJ', 4: 'BDFJL' };
const PAYDAYS: { readonly [seats: number]: string } = { 2: 'EH', 3: 'GJ', 4: 'HL' };
export const isPurchase = (seats: number, field: number): boolean =>
  (PURCHASES[seats] ?? '').includes(at(ROOF, field));
export const isPayday = (seats: number, field: number): boolean =>
  (PAYDAYS[seats] ?? '').includes(at(ROOF, field));

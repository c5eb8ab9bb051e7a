/** The characters: code name, name, sex, nation, strength, points and symbols, one line each. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';

export const NATIONS = ['PT', 'DE', 'GB', 'US', 'YU', 'SU', 'ES', 'FR', 'HU', 'IT'] as const;
export type Nation = (typeof NATIONS)[number];

export const SYMBOLS = ['assassin', 'seducer', 'nationalist', 'diplomat', 'conspirator'] as const;
export type Ability = (typeof SYMBOLS)[number];
/** Those that are used on a tile. */
export type Aimed = Exclude<Ability, 'conspirator' | 'nationalist'>;

export interface Face {
  readonly number: number;
  /** As written in records: the code name, with the seat for a starter. */
  readonly word: string;
  readonly name: string;
  readonly codename: string;
  readonly woman: boolean;
  readonly nation: Nation;
  readonly strength: number;
  readonly points: number;
  readonly symbols: readonly Ability[];
  /** The symbols that are asked for; a nationalist counts by itself. */
  readonly active: readonly Ability[];
  /** How many nationalist symbols. */
  readonly flags: number;
  /** Whose starter it is, −1 for the others. */
  readonly starter: Seat;
}

type Row = readonly [string, string, 'F' | 'M', Nation, number, number, ...Ability[]];

/** One set for each seat. */
const STARTER_ROWS: readonly Row[] = [
  ['Needle', 'Abigail Stone', 'F', 'US', 0, 1, 'assassin'],
  ['Swan', 'Violet Ashcombe', 'F', 'GB', 1, 1, 'seducer'],
  ['Rooster', 'Manuel Rosa', 'M', 'PT', 0, 1, 'nationalist'],
  ['Umbrella', 'Henrique Vaz', 'M', 'PT', 1, 1, 'diplomat'],
  ['Cipher', 'Klaus Richter', 'M', 'DE', 1, 1, 'conspirator'],
  ['Anchor', 'Zé Pescador', 'M', 'PT', 2, 1],
];

const RECRUIT_ROWS: readonly Row[] = [
  ['Mastiff', 'Tomás Falcão', 'M', 'PT', 2, 2, 'assassin'],
  ['Passport', 'Duarte Mascarenhas', 'M', 'PT', 3, 3, 'diplomat'],
  ['Banner', 'Inácio Prata', 'M', 'PT', 1, 4, 'nationalist'],
  ['Nightingale', 'Amélia Saudade', 'F', 'PT', 4, 1, 'seducer'],
  ['Ledger', 'Rui Monte-Real', 'M', 'PT', 4, 1, 'conspirator'],
  ['Matinee', 'Clark Garner', 'M', 'US', 1, 3, 'assassin'],
  ['Attaché', 'Warren Pike', 'M', 'US', 2, 4, 'diplomat'],
  ['Clipper', 'June Halloway', 'F', 'US', 3, 2, 'nationalist'],
  ['Orchid', 'Bessie Sinclair', 'F', 'US', 2, 3, 'seducer'],
  ['Switchboard', 'Rosalind Winter', 'F', 'GB', 1, 4, 'conspirator'],
  ['Bulldog', 'Sir Ronald Cairns', 'M', 'GB', 4, 2, 'diplomat'],
  ['Curtain', 'Leslie Harcourt', 'M', 'GB', 2, 3, 'nationalist'],
  ['Martini', 'Ian Lockhart', 'M', 'GB', 3, 2, 'seducer'],
  ['Chessboard', 'Prince Ottavio', 'M', 'IT', 5, 1],
  ['Eagle', 'Walther Schönberg', 'M', 'DE', 4, 1, 'nationalist'],
  ['Lorelei', 'Elisabeth Sommer', 'F', 'DE', 1, 4, 'seducer'],
  ['Castle', 'Ludwig von Karst', 'M', 'DE', 2, 3, 'conspirator'],
  ['Thorn', 'Ilse Brandt', 'F', 'DE', 1, 3, 'assassin'],
  ['Threshold', 'Dušan Petrović', 'M', 'YU', 3, 1, 'conspirator', 'conspirator'],
  ['Winter', 'Viktor Sokolov', 'M', 'SU', 1, 1, 'assassin', 'assassin'],
  ['Samovar', 'Colonel Orlov', 'M', 'SU', 0, 2, 'assassin', 'diplomat'],
  ['Siesta', 'Nicolás Ferrer', 'M', 'ES', 2, 3, 'diplomat', 'diplomat'],
  ['Metro', 'Colonel Passeur', 'M', 'FR', 0, 2, 'assassin', 'conspirator'],
  ['Aviator', 'Gaston de Clairvaux', 'M', 'FR', 2, 2, 'seducer', 'conspirator'],
  ['Paprika', 'Magda Gárdos', 'F', 'HU', 1, 3, 'seducer', 'seducer'],
  ['Wheel', 'Joan Ferrer-Vidal', 'M', 'ES', 3, 4],
  ['Professor', 'Doutor Amaral', 'M', 'PT', 2, 1, 'nationalist', 'nationalist'],
];

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const makeFace = (row: Row, number: number, starter: Seat): Face => {
  const [codename, name, sex, nation, strength, points, ...symbols] = row;
  return {
    number,
    word: starter < 0 ? ascii(codename) : `${ascii(codename)}-${starter + 1}`,
    name,
    codename,
    woman: sex === 'F',
    nation,
    strength,
    points,
    symbols,
    active: symbols.filter(symbol => symbol !== 'nationalist'),
    flags: symbols.filter(symbol => symbol === 'nationalist').length,
    starter,
  };
};

export const RECRUITS = RECRUIT_ROWS.length;
export const STARTERS = STARTER_ROWS.length;
const MOST_SEATS = 4;

/** Recruits first, then the starters of each seat; those of empty seats lie nowhere. */
export const FACES: readonly Face[] = [
  ...RECRUIT_ROWS.map((row, i) => makeFace(row, i + 1, -1)),
  ...times(MOST_SEATS, seat =>
    STARTER_ROWS.map((row, i) => makeFace(row, RECRUITS + STARTERS * seat + i + 1, seat)),
  ).flat(),
];

export const face = (card: Card): Face => at(FACES, card - FIRST - 1);
export const recruits: readonly Card[] = times(RECRUITS, i => FIRST + 1 + i);
export const startersOf = (seat: Seat): Card[] =>
  times(STARTERS, i => FIRST + RECRUITS + STARTERS * seat + i + 1);

/** Scenes of the introductory version: who holds what where, in the words of the game; the rest as a game begins. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card, Options, Seat } from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import type { Stage, Coverage } from '@kaffeehaus/kernel/stage';
import { SOURCES, drawer, indexOf, item, plan, vienna } from '../src/index.ts';
import type { Step, Vienna } from '../src/index.ts';

export type Table = Stage<Vienna, Step>;
type Source = (typeof SOURCES)[number];

/** Five of a kind in the order of the glossary's symbols; restated here because tests trust no table of the game. */
export const BRIBES = ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'] as const;
export const DOSSIERS = ['briefcase', 'flask', 'slide', 'microfilm', 'pistol'] as const;
export const PAIRS = BRIBES.map(bribe => `two-${bribe}`);
export type Bribe = (typeof BRIBES)[number];
export type Dossier = (typeof DOSSIERS)[number];

export interface Holding {
  readonly bribes?: { readonly [kind in Bribe]?: number };
  readonly dossiers?: { readonly [kind in Dossier]?: number };
  readonly agents?: readonly string[];
  /** Card numbers from left to right; 0 is an empty drawer. */
  readonly drawers?: readonly number[];
  /** Card numbers assigned to actions I, II and IV; 0 for none. */
  readonly plans?: readonly number[];
}

export interface Setting {
  readonly seats?: number;
  readonly options?: Options;
  readonly coverage?: Coverage;
  readonly seed?: string;
  /** By seat. */
  readonly holdings?: readonly Holding[];
  /** Dossiers by number of the square; squares not named are empty. */
  readonly squares?: { readonly [number: number]: Dossier };
  readonly tracks?: { readonly [kind in Dossier]?: number };
  readonly investigator?: string;
  readonly thirdMan?: string;
  readonly crest?: Seat;
}

export const card = (number: number): Card => FIRST + number;
export const name = (number: number): string => String(number).padStart(3, '0');
export const building = (word: string): number => {
  const found = item(word);
  if (found === undefined) throw new Error(`no building ${word}`);
  return indexOf(found);
};

const hold = (s: Vienna, seat: Seat, { bribes, dossiers, agents = [] }: Holding): void => {
  if (bribes) s.bribes[seat] = BRIBES.map(kind => bribes[kind] ?? 0);
  if (dossiers) s.dossiers[seat] = DOSSIERS.map(kind => dossiers[kind] ?? 0);
  for (const word of agents) s.agents[building(word)] = at(s.agents, building(word)) | (1 << seat);
  s.supply[seat] = 6 - agents.length;
};

const layCards = (t: Table, seat: Seat, { drawers = [], plans = [] }: Holding): void => {
  drawers.forEach((number, i) => number > 0 && t.put(card(number), drawer(seat, i)));
  plans.forEach((number, i) => number > 0 && t.put(card(number), plan(seat, i)));
};

export const scene = (setting: Setting = {}): Table => {
  const { seats = 2, options = {}, coverage, seed = 'scene', holdings = [] } = setting;
  const t = stage(
    vienna,
    { seats, options: { version: 'intro', ...options }, seed, ...(coverage && { coverage }) },
    s => {
      s.squares = Array.from({ length: 40 }, (_, q) => {
        const kind = setting.squares?.[q + 1];
        return kind === undefined ? -1 : DOSSIERS.indexOf(kind);
      });
      s.tracks = DOSSIERS.map(kind => setting.tracks?.[kind] ?? 0);
      s.investigator = (setting.investigator ?? 'A').charCodeAt(0) - 65;
      s.crest = setting.crest ?? 0;
      if (setting.thirdMan !== undefined) s.thirdMan = building(setting.thirdMan);
      holdings.forEach((holding, seat) => hold(s, seat, holding));
    },
  );
  holdings.forEach((holding, seat) => layCards(t, seat, holding));
  return t;
};

export const bribes = (t: Table, seat: Seat): { [kind in Bribe]?: number } =>
  named(BRIBES, at(t.s.bribes, seat));
export const dossiers = (t: Table, seat: Seat): { [kind in Dossier]?: number } =>
  named(DOSSIERS, at(t.s.dossiers, seat));
export const field = (t: Table, kind: Dossier): number => at(t.s.tracks, DOSSIERS.indexOf(kind));
export const roof = (t: Table): string => String.fromCharCode(65 + t.s.investigator);

const named = <K extends string>(
  kinds: readonly K[],
  counts: readonly number[],
): { [kind in K]?: number } => {
  const held: { [kind in K]?: number } = {};
  kinds.forEach((kind, i) => {
    if (at(counts, i) > 0) held[kind] = at(counts, i);
  });
  return held;
};

/** All points of the seat, or those from one line of the score sheet. */
export const points = (t: Table, seat: Seat, source?: Source): number => {
  const sheet = at(t.s.tally, seat);
  return source ? at(sheet, SOURCES.indexOf(source)) : sheet.reduce((sum, n) => sum + n, 0);
};

/** The buildings on which the seat has an agent, by number on the board. */
export const agents = (t: Table, seat: Seat): number[] =>
  t.s.agents.flatMap((seats, b) => (((seats >> seat) & 1) === 1 ? [b + 1] : []));

/** What each drawer of the seat holds, by card number; 0 for nothing. */
export const drawers = (t: Table, seat: Seat): number[] =>
  [0, 1, 2].map(i => (t.s.zones[drawer(seat, i)]?.[0] ?? FIRST) - FIRST);

/** The numbers of the cards in a zone, in order. */
export const numbers = (t: Table, zone: number): number[] => at(t.s.zones, zone).map(c => c - FIRST);

/** Gives the first legal answer of the seat, to get on with it. */
export const answerFirst = (t: Table, seat: Seat): Table =>
  t.answer(seat, ...(t.answers(seat)[0] ?? '').split(' ').filter(word => word !== ''));

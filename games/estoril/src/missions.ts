/** The missions: what each counts, in the hand or in the discard pile of a seat. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import { FACES } from './characters.ts';
import type { Ability, Face, Nation } from './characters.ts';

export interface Mission {
  readonly id: string;
  /** What a tile counts in the hand. */
  tile(card: Card): number;
  count(hand: readonly Card[], discards: readonly Card[]): number;
}
type Rule = Omit<Mission, 'id'>;

/** Bots count often: what each tile counts is looked up. */
const inHand = (of: (face: Face) => number): Rule => {
  const counts = FACES.map(of);
  const tile = (card: Card): number => at(counts, card - FIRST - 1);
  return { tile, count: hand => hand.reduce((n, card) => n + tile(card), 0) };
};
const nations = (...list: readonly Nation[]): Rule => inHand(({ nation }) => Number(list.includes(nation)));
const symbols = (ability: Ability): Rule =>
  inHand(face => face.symbols.filter(symbol => symbol === ability).length);

const RULES: readonly Rule[] = [
  nations('DE'),
  symbols('diplomat'),
  nations('US'),
  inHand(({ woman }) => Number(woman)),
  nations('PT'),
  symbols('conspirator'),
  nations('ES', 'FR', 'IT', 'HU', 'SU', 'YU'),
  { tile: () => 0, count: (_, discards) => discards.length },
  symbols('nationalist'),
  symbols('seducer'),
  inHand(({ starter }) => Number(starter >= 0)),
  symbols('assassin'),
  inHand(({ strength }) => strength),
  nations('GB'),
];

export const MISSIONS: readonly Mission[] = RULES.map((rule, i) => ({
  id: `M${String(i + 1).padStart(2, '0')}`,
  ...rule,
}));

export const OPEN_MISSIONS = 4;
export const MISSION_POINTS = 6;

/** What each seat gets: the most take six points, shared and rounded down; nobody gets them for nothing. */
export const missionPoints = (counts: readonly number[]): number[] => {
  const most = Math.max(...counts);
  const share = Math.floor(MISSION_POINTS / counts.filter(n => n === most).length);
  return counts.map(n => (n === most && n > 0 ? share : 0));
};

export const mission = (i: number): Mission => at(MISSIONS, i);

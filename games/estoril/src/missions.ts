/** The missions: what each counts, in the hand or in the discard pile of a seat. */
import { at } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import type { Ability, Face, Nation } from './characters.ts';

export interface Mission {
  readonly id: string;
  count(hand: readonly Card[], discards: readonly Card[]): number;
}

const inHand = (of: (face: Face) => number): Mission['count'] => {
  return hand => hand.reduce((n, card) => n + of(face(card)), 0);
};
const nations = (...list: readonly Nation[]): Mission['count'] =>
  inHand(({ nation }) => Number(list.includes(nation)));
const symbols = (ability: Ability): Mission['count'] =>
  inHand(face => face.symbols.filter(symbol => symbol === ability).length);

const COUNTS: readonly Mission['count'][] = [
  nations('DE'),
  symbols('diplomat'),
  nations('US'),
  inHand(({ woman }) => Number(woman)),
  nations('PT'),
  symbols('conspirator'),
  nations('ES', 'FR', 'IT', 'HU', 'SU', 'YU'),
  (_, discards) => discards.length,
  symbols('nationalist'),
  symbols('seducer'),
  inHand(({ starter }) => Number(starter >= 0)),
  symbols('assassin'),
  inHand(({ strength }) => strength),
  nations('GB'),
];

export const MISSIONS: readonly Mission[] = COUNTS.map((count, i) => ({
  id: `M${String(i + 1).padStart(2, '0')}`,
  count,
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

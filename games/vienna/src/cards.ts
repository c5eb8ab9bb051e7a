/** The cards: number, bribe (action II), dossier (action IV), ability (action I), one line each. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import {
  anyBribe,
  anyMarker,
  bribe,
  cheaper,
  colour,
  flag,
  foreign,
  gain,
  marker,
  points,
} from './abilities.ts';
import type { Ability } from './abilities.ts';
import { BRIBES, DOSSIERS } from './board.ts';
import type { Bribe, Dossier } from './board.ts';

const ROWS: readonly (readonly [number, Bribe, Dossier, Ability])[] = [
  [1, 'chocolate', 'briefcase', bribe('chocolate', gain('chocolate', 1))],
  [2, 'magazine', 'slide', bribe('chocolate', gain('chocolate', 1))],
  [3, 'tobacco', 'flask', bribe('wine', gain('wine', 1))],
  [4, 'chocolate', 'microfilm', bribe('wine', gain('wine', 1))],
  [5, 'coffee', 'slide', bribe('tobacco', gain('tobacco', 1))],
  [6, 'tobacco', 'pistol', bribe('tobacco', gain('tobacco', 1))],
  [7, 'wine', 'microfilm', bribe('magazine', gain('magazine', 1))],
  [8, 'coffee', 'briefcase', bribe('magazine', gain('magazine', 1))],
  [9, 'magazine', 'pistol', bribe('coffee', gain('coffee', 1))],
  [10, 'wine', 'flask', bribe('coffee', gain('coffee', 1))],
  [11, 'wine', 'pistol', bribe('chocolate', points(2))],
  [12, 'magazine', 'briefcase', bribe('wine', points(2))],
  [13, 'chocolate', 'flask', bribe('tobacco', points(2))],
  [14, 'tobacco', 'slide', bribe('magazine', points(2))],
  [15, 'coffee', 'microfilm', bribe('coffee', points(2))],
  [16, 'coffee', 'flask', bribe('chocolate', anyMarker)],
  [17, 'wine', 'slide', bribe('wine', anyMarker)],
  [18, 'magazine', 'microfilm', bribe('tobacco', anyMarker)],
  [19, 'chocolate', 'pistol', bribe('magazine', anyMarker)],
  [20, 'tobacco', 'briefcase', bribe('coffee', anyMarker)],
  [21, 'tobacco', 'microfilm', colour('violet', anyBribe)],
  [22, 'coffee', 'pistol', colour('pink', anyBribe)],
  [23, 'wine', 'briefcase', colour('grey', anyBribe)],
  [24, 'magazine', 'flask', colour('orange', anyBribe)],
  [25, 'chocolate', 'slide', colour('brown', anyBribe)],
  [26, 'magazine', 'pistol', colour('violet', points(3))],
  [27, 'wine', 'briefcase', colour('pink', points(3))],
  [28, 'coffee', 'flask', colour('grey', points(3))],
  [29, 'tobacco', 'slide', colour('orange', points(3))],
  [30, 'chocolate', 'microfilm', colour('brown', points(3))],
  [31, 'wine', 'microfilm', colour('violet', anyMarker)],
  [32, 'coffee', 'pistol', colour('pink', anyMarker)],
  [33, 'tobacco', 'briefcase', colour('grey', anyMarker)],
  [34, 'chocolate', 'flask', colour('orange', anyMarker)],
  [35, 'magazine', 'slide', colour('brown', anyMarker)],
  [36, 'wine', 'microfilm', flag('france', cheaper)],
  [37, 'coffee', 'slide', flag('france', cheaper)],
  [38, 'magazine', 'slide', flag('austria', cheaper)],
  [39, 'wine', 'flask', flag('austria', cheaper)],
  [40, 'chocolate', 'flask', flag('ussr', cheaper)],
  [41, 'magazine', 'briefcase', flag('ussr', cheaper)],
  [42, 'tobacco', 'briefcase', flag('uk', cheaper)],
  [43, 'chocolate', 'pistol', flag('uk', cheaper)],
  [44, 'coffee', 'pistol', flag('usa', cheaper)],
  [45, 'tobacco', 'microfilm', flag('usa', cheaper)],
  [46, 'chocolate', 'briefcase', flag('france', anyBribe)],
  [47, 'tobacco', 'flask', flag('france', anyBribe)],
  [48, 'tobacco', 'pistol', flag('austria', anyBribe)],
  [49, 'coffee', 'briefcase', flag('austria', anyBribe)],
  [50, 'coffee', 'microfilm', flag('ussr', anyBribe)],
  [51, 'wine', 'pistol', flag('ussr', anyBribe)],
  [52, 'wine', 'slide', flag('uk', anyBribe)],
  [53, 'magazine', 'microfilm', flag('uk', anyBribe)],
  [54, 'magazine', 'flask', flag('usa', anyBribe)],
  [55, 'chocolate', 'slide', flag('usa', anyBribe)],
  [56, 'magazine', 'pistol', flag('france', points(3))],
  [57, 'chocolate', 'microfilm', flag('austria', points(3))],
  [58, 'tobacco', 'slide', flag('ussr', points(3))],
  [59, 'coffee', 'flask', flag('uk', points(3))],
  [60, 'wine', 'briefcase', flag('usa', points(3))],
  [61, 'tobacco', 'pistol', flag('france', anyMarker)],
  [62, 'magazine', 'microfilm', flag('austria', anyMarker)],
  [63, 'coffee', 'slide', flag('ussr', anyMarker)],
  [64, 'chocolate', 'flask', flag('uk', anyMarker)],
  [65, 'wine', 'briefcase', flag('usa', anyMarker)],
  [66, 'chocolate', 'briefcase', marker('briefcase', anyBribe)],
  [67, 'wine', 'flask', marker('briefcase', anyBribe)],
  [68, 'magazine', 'slide', marker('flask', anyBribe)],
  [69, 'coffee', 'microfilm', marker('flask', anyBribe)],
  [70, 'wine', 'pistol', marker('slide', anyBribe)],
  [71, 'tobacco', 'briefcase', marker('slide', anyBribe)],
  [72, 'coffee', 'flask', marker('microfilm', anyBribe)],
  [73, 'chocolate', 'slide', marker('microfilm', anyBribe)],
  [74, 'tobacco', 'microfilm', marker('pistol', anyBribe)],
  [75, 'magazine', 'pistol', marker('pistol', anyBribe)],
  [76, 'tobacco', 'slide', marker('briefcase', points(2))],
  [77, 'chocolate', 'pistol', marker('flask', points(2))],
  [78, 'magazine', 'flask', marker('slide', points(2))],
  [79, 'wine', 'microfilm', marker('microfilm', points(2))],
  [80, 'coffee', 'briefcase', marker('pistol', points(2))],
  [81, 'coffee', 'slide', foreign(gain('chocolate', 2))],
  [82, 'tobacco', 'microfilm', foreign(gain('wine', 2))],
  [83, 'chocolate', 'pistol', foreign(gain('tobacco', 2))],
  [84, 'magazine', 'briefcase', foreign(gain('magazine', 2))],
  [85, 'wine', 'flask', foreign(gain('coffee', 2))],
  [86, 'chocolate', 'microfilm', foreign(points(5))],
  [87, 'wine', 'slide', foreign(points(5))],
  [88, 'tobacco', 'flask', foreign(points(5))],
  [89, 'magazine', 'briefcase', foreign(points(5))],
  [90, 'coffee', 'pistol', foreign(points(5))],
];

export interface Face {
  readonly number: number;
  /** Index into BRIBES. */
  readonly bribe: number;
  /** Index into DOSSIERS. */
  readonly dossier: number;
  readonly ability: Ability;
  /** Equal for cards with exactly the same ability. */
  readonly identity: string;
}

export const FACES: readonly Face[] = ROWS.map(([number, give, show, ability]) => ({
  number,
  bribe: BRIBES.indexOf(give),
  dossier: DOSSIERS.indexOf(show),
  ability,
  identity: JSON.stringify(ability),
}));

export const face = (card: Card): Face => at(FACES, card - FIRST - 1);

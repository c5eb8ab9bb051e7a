/** Words of Estoril for the gaps in sentences. */
import { MISSIONS, PLACES, SLOTS, estoril, rewardItem, slotName } from '@kaffeehaus/estoril';
import { FACES } from '@kaffeehaus/estoril';
import type { Estoril, Step } from '@kaffeehaus/estoril';
import { FIRST } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import type { Stage } from '@kaffeehaus/kernel/stage';
import { indexed, listed } from '../finding.ts';
import { wordOf } from '../pattern.ts';

export type Table = Stage<Estoril, Step>;

export const place = wordOf('a place', indexed(PLACES.map(({ word }) => word)));
export const slot = wordOf('a slot', indexed(SLOTS.map((_, i) => slotName(i))));
export const reward = wordOf('a reward', indexed(PLACES.map((_, p) => estoril.word(rewardItem(p)))));
export const mission = wordOf('a mission', indexed(MISSIONS.map(({ id }) => id)));
export const tile = wordOf(
  'a character',
  new Map(FACES.map(({ number, word }): [string, Card] => [word, FIRST + number])),
);

/** Characters by their words, in the order of the list of characters. */
export const tiles = (cards: readonly Card[]): string =>
  listed([...cards].sort((a, b) => a - b).map(card => estoril.word(card)));

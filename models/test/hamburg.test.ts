/** Hamburg by engine and model: games by lot, and games that begin with rare buildings on the table. */
import { anyOptions, seeded } from '@kaffeehaus/kernel';
import { WHYS, hamburg } from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { expect, test } from 'vitest';
import { hamburgPair } from '../hamburg/pair.ts';
import { rich } from '../hamburg/rich.ts';
import { lockstep } from '../lockstep.ts';
import type { Pair } from '../lockstep.ts';

const SEATS = [1, 2, 3, 4, 5];
const PLAIN = 2;
const RICH = 8;
/** Games against TOM are short, and nobody else decides so much. */
const TOM = 40;

/** The questions that were put. */
const asked = new Set<string>();
const watched: Pair<Hamburg> = {
  ...hamburgPair,
  facts: s => {
    for (const { why } of s.wait) asked.add(why);
    return hamburgPair.facts(s);
  },
};

const play = (seats: number, seed: string, isRich: boolean): number => {
  const options = anyOptions(hamburg, seeded(`options of ${seed}`), seats);
  return lockstep(watched, { seats, options, seed, ...(isRich && rich(seed)) }).answers;
};

test.each(SEATS)('%i seats', seats => {
  let answers = 0;
  for (let i = 0; i < PLAIN; i++) answers += play(seats, `plain ${seats} ${i}`, false);
  for (let i = 0; i < (seats === 1 ? TOM : RICH); i++) answers += play(seats, `rich ${seats} ${i}`, true);
  expect(answers).toBeGreaterThan(500);
});

test('TOM steals a card of the new hand, after another hand was discarded the same way', () => {
  expect(play(1, 'soak hamburg 1 780 model 14', false)).toBeGreaterThan(50);
});

test('every question of the game was among them', () => {
  expect(WHYS.filter(why => !asked.has(why))).toEqual([]);
});

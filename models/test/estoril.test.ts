/** Estoril by engine and model, over all options and numbers of seats. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Options } from '@kaffeehaus/kernel';
import {
  BOX,
  FACES,
  MISSIONS,
  PLACES,
  WHYS,
  estoril,
  occupied,
  slotsIn,
  taken,
  tileOn,
} from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { expect, test } from 'vitest';
import { estorilPair } from '../estoril/pair.ts';
import { lockstep } from '../lockstep.ts';
import type { Trial } from '../lockstep.ts';

/** How the games of each table are played: by lot, with a liking for rare losses, with few characters. */
const WAYS: readonly Pick<Trial<Estoril>, 'lean' | 'set'>[] = [
  {},
  { lean: (why, word) => Number(word.startsWith('boca') || (why === 'estoril.tile' && WEAK.test(word))) },
  {
    set: s => {
      for (let seat = 0; seat < s.seats; seat++)
        at(s.zones, BOX).push(...at(s.zones, taken(seat)).splice(1 + seat));
    },
  },
];

const WEAK = /^(needle|rooster|samovar|metro)/;

const TABLES = [2, 3, 4].flatMap(seats =>
  ['place', 'adjacent'].flatMap(nationalist =>
    ['random', 'chosen'].map((rotation, i) => {
      const first = i === 0 ? 'random' : seats;
      return { seats, options: { nationalist, rotation, first } satisfies Options };
    }),
  ),
);

/** What the games so far have shown. */
const seen = {
  questions: new Set<string>(),
  characters: new Set<string>(),
  missions: new Set<number>(),
  places: new Set<number>(),
};
const watch = (s: Estoril): void => {
  for (const { why } of s.wait) seen.questions.add(why);
  for (const slot of slotsIn(occupied(s))) seen.characters.add(estoril.word(tileOn(s, slot)));
  for (const mission of s.missions) seen.missions.add(mission);
  if (s.reached >= 0) seen.places.add(s.reached);
};
const watched: typeof estorilPair = {
  ...estorilPair,
  facts: s => {
    watch(s);
    return estorilPair.facts(s);
  },
};

test.each(TABLES)('$seats seats, $options', ({ seats, options }) => {
  const seed = `${seats} ${JSON.stringify(options)}`;
  const played = WAYS.map((way, i) => lockstep(watched, { seats, options, seed: `${seed} ${i}`, ...way }));
  for (const { answers, unchecked } of played) {
    expect(answers).toBeGreaterThan(50);
    expect(unchecked.size).toBe(0);
  }
});

test('together they show every question, character, mission and place', () => {
  expect(seen.questions).toEqual(new Set(WHYS));
  expect(seen.characters).toEqual(new Set(FACES.map(({ number }) => estoril.word(FIRST + number))));
  expect(seen.missions).toEqual(new Set(MISSIONS.keys()));
  expect(seen.places).toEqual(new Set(PLACES.keys()));
  expect(at(FACES, FACES.length - 1).number).toBe(51);
});

/** The upper halves of all 175 cards, restated, and what actions II and IV do with them. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../src/index.ts';
import { BRIBES, DOSSIERS, bribes, field, name } from '../scene.ts';
import { office } from './office.ts';

/** From 001 on, a bribe (chocolate, wine, tobacco, magazine, k for coffee) and a dossier by first letters. */
const UPPER_HALVES = `
cb ms tf cm ks tp wm kb mp wf wp mb cf ts km kf ws mm cp tb tm kp wb mf cs
mp wb kf ts cm wm kp tb cf ms wm ks ms wf cf mb tb cp kp tm cb tf tp kb km
wp ws mm mf cs mp cm ts kf wb tp mm ks cf wb cb wf ms km wp tb kf cs tm mp
ts cp mf wm kb ks tm cp mb wf cm ws tf mb kp tm cb wb ks cs mp kp tf mf wm
kf wp mm cf tb km ws mb cp ts ms tp wf cm kb ms km cp wb tf wf ts mm kp cb
kf cs wm tp mb mm wb ks tp cf kp tf cm mb ws ms cb tm kf wp cb tf mf cs ws
mm km wp tp kb tb mf cs wm mp kb wf ts km cp tb mf ks cm wp cf ws tm mp kb
`
  .trim()
  .split(/\s/);

const CARDS = UPPER_HALVES.map((letters, i) => ({
  id: name(i + 1),
  number: i + 1,
  letters,
  bribe: at(BRIBES, 'cwtmk'.indexOf(letters.charAt(0))),
  dossier: at(DOSSIERS, 'bfsmp'.indexOf(letters.charAt(1))),
}));

const occurrences = (words: readonly string[]): number[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => a - b);
};

describe('the upper half of a card', () => {
  test.each(CARDS)(
    '$id gives $bribe in action II and moves $dossier in action IV',
    ({ number, bribe, dossier }) => {
      const t = office({ holdings: [{ bribes: {}, plans: [0, number] }] }).say(0, { do: 'bribe' });
      expect([bribes(t, 0), t.asked()]).toEqual([{ [bribe]: 1 }, []]);
      const moved = office({ holdings: [{ plans: [0, 0, number] }] }).say(0, { do: 'dossier' });
      expect(DOSSIERS.map(kind => field(moved, kind))).toEqual(
        DOSSIERS.map(kind => (kind === dossier ? 1 : 0)),
      );
    },
  );
});

describe('the deck of the full version', () => {
  test('175 cards; each of the 25 pairs of bribe and dossier seven times', () => {
    expect(CARDS).toHaveLength(175);
    expect(occurrences(UPPER_HALVES)).toEqual(Array.from({ length: 25 }, () => 7));
  });

  test('118 abilities: 73 on one card, 41 on two, 4 on five', () => {
    const cards = occurrences(FACES.map(({ identity }) => identity));
    expect([1, 2, 5].map(n => cards.filter(each => each === n).length)).toEqual([73, 41, 4]);
    expect(cards).toHaveLength(118);
  });

  test('cards of the same ability differ in bribe and in dossier', () => {
    for (const one of FACES)
      for (const other of FACES)
        if (one.number < other.number && one.identity === other.identity)
          expect([one.bribe === other.bribe, one.dossier === other.dossier]).toEqual([false, false]);
  });
});

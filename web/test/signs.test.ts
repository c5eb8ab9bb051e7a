import { type Sentence, FACES } from '@kaffeehaus/hamburg';
import { describe, expect, it } from 'vitest';
import { pictured } from '../src/hamburg/signs.ts';

/** All that a card shows of what it does. */
const shown = (sentence: Sentence): string =>
  JSON.stringify([sentence.when, sentence.fee, pictured(sentence)]);

describe('the pictograms of Hamburg', () => {
  it.each(FACES.filter(({ sentence }) => sentence.when !== 'none').map(f => [f.number, f] as const))(
    'show what card %i does',
    (_, { sentence }) => {
      expect(pictured(sentence).length).toBeGreaterThan(0);
    },
  );

  it('show nothing on a card that does nothing', () => {
    const zoo = FACES.filter(({ sentence }) => sentence.when === 'none');
    expect(zoo).toHaveLength(20);
    for (const { sentence } of zoo) expect(pictured(sentence)).toEqual([]);
  });

  it('differ where cards do different things', () => {
    const meant = new Map<string, Set<string>>();
    for (const { sentence } of FACES) {
      const all = meant.get(shown(sentence)) ?? new Set();
      meant.set(shown(sentence), all.add(JSON.stringify(sentence)));
    }
    expect([...meant].filter(([, sentences]) => sentences.size > 1)).toEqual([]);
  });
});

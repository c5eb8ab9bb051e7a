/** Names and texts: every card has a text made from its sentence, every item a word. */
import { FIRST, upTo } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, FACES, RULES, hamburg, warning } from '../src/index.ts';

describe('texts of the cards', () => {
  const phraseOf = (n: number) => hamburg.phrases.card(FIRST + n);
  test('cards that say the same share a key and differ in arguments only', () => {
    expect(phraseOf(98)).toEqual({
      key: 'hamburg.card.gain.mark',
      args: { mark: 3, points: 0, when: 'III', fee: 'pink' },
    });
    expect(phraseOf(57).key).toBe(phraseOf(98).key);
    expect(phraseOf(15)).toMatchObject({
      key: 'hamburg.card.per.plots.mark',
      args: { colour: 'pink', mark: 2 },
    });
    expect(phraseOf(151).key).toBe('hamburg.card.before.raise.me.avert');
    expect(phraseOf(182)).toMatchObject({ args: { colour: 'orange' } });
    expect(phraseOf(193).key).toBe('hamburg.card.draw.then.discard');
  });
  test('about a hundred sentences for 280 cards, no two different ones under one key and the same arguments', () => {
    const keys = new Set(FACES.map(f => phraseOf(f.number).key));
    expect(keys.size).toBeGreaterThan(80);
    expect(keys.size).toBeLessThan(125);
    const sentences = new Map<string, string>();
    for (const { number, sentence } of FACES) {
      const told = JSON.stringify(phraseOf(number));
      const said = JSON.stringify(sentence);
      expect(sentences.get(told) ?? said).toBe(said);
      sentences.set(told, said);
    }
  });
});

describe('notation', () => {
  test('every card, marker and tile has a word that leads back to it', () => {
    for (const i of upTo(hamburg.cards)) {
      const item = FIRST + i + 1;
      expect(hamburg.item(hamburg.word(item))).toBe(item);
    }
    expect(hamburg.word(FIRST + 7)).toBe('007');
    expect(hamburg.phrases.item(FIRST + 7)).toEqual({
      key: 'hamburg.item.card',
      args: { name: 'Landhaus Voght' },
    });
    expect(CARDS).toBe(280);
    const phrases = ['plot', 'plot-3', 'violet', 'left', 'seat-2', 'window-6', 'ship-black', 'hummel', 'yes'];
    expect(phrases.map(w => hamburg.phrases.item(hamburg.item(w) ?? 0))).toEqual([
      { key: 'hamburg.item.action', args: { action: 'plot' } },
      { key: 'hamburg.item.plot', args: { n: 3 } },
      { key: 'hamburg.item.colour', args: { colour: 'violet' } },
      { key: 'hamburg.item.half', args: { half: 'left' } },
      { key: 'hamburg.item.seat', args: { who: 1 } },
      { key: 'hamburg.item.window', args: { n: 6, colour: 'black' } },
      { key: 'hamburg.item.ship', args: { ship: 'black' } },
      { key: 'hamburg.item.hummel', args: {} },
      { key: 'hamburg.item.yes', args: {} },
    ]);
  });
  test('a mayor side is named with what it does and what it starts with', () => {
    expect(hamburg.phrases.item(hamburg.item('mayor-10') ?? 0)).toEqual({
      key: 'hamburg.mayor.price.money.more.me',
      args: { n: 2, colour: 'any', name: 'Carl August Schröder', side: 10, startMark: 5, sets: 1 },
    });
  });
  test('no two cards share a name', () => {
    const names = FACES.map(f => hamburg.phrases.item(FIRST + f.number).args['name']);
    expect(new Set(names).size).toBe(CARDS);
  });
  test('56 cards of each colour: 48 buildings, 4 Zoo, 4 Park', () => {
    for (const colour of upTo(5)) {
      const own = FACES.filter(f => f.colour === colour);
      expect([
        own.length,
        own.filter(f => f.category === 20).length,
        own.filter(f => f.category === 21).length,
      ]).toEqual([56, 4, 4]);
    }
  });
});

describe('prices and points (reconstructed, see board.ts and cards.ts)', () => {
  const buildings = FACES.filter(f => f.category < 20);
  const told = (price: number): number => buildings.filter(f => f.price === price).length;
  test('31 buildings for 0, 89 for 3, 44 for 6, 73 for 9, 3 for 12; a third of the price in points', () => {
    expect([0, 3, 6, 9, 12].map(told)).toEqual([31, 89, 44, 73, 3]);
    expect(buildings.every(f => f.points === f.price / 3)).toBe(true);
  });
  test('search cards and category laurels 9, 2 Mark per category 3, St. Petri 6 as printed', () => {
    const prices = (numbers: number[]): number[] => [...new Set(numbers.map(n => FACES[n - 1]?.price ?? -1))];
    expect(
      prices([5, 19, 31, 44, 55, 67, 83, 90, 104, 119, 126, 143, 148, 163, 174, 186, 200, 211, 223, 238]),
    ).toEqual([9]);
    expect(
      prices([11, 24, 35, 47, 59, 72, 84, 94, 107, 120, 131, 144, 154, 167, 179, 191, 204, 215, 225, 239]),
    ).toEqual([9]);
    expect(
      prices([3, 14, 26, 42, 53, 61, 73, 86, 97, 110, 124, 133, 146, 158, 170, 181, 195, 210, 218, 229]),
    ).toEqual([3]);
    expect(prices([213])).toEqual([6]);
  });
  test('Park: Mark and worker 3, card 0, point 6, no points', () => {
    const parks = FACES.filter(f => f.category === 21);
    expect(parks.map(f => f.price)).toEqual(Array.from({ length: 5 }, () => [3, 3, 0, 6]).flat());
    expect(parks.every(f => f.points === 0)).toBe(true);
  });
});

test('exchange with cleric tiles is allowed and warned of', () => {
  expect(warning(['exchange', 'ships'])).toBeUndefined();
  expect(RULES).toContain(warning(['clerics', 'exchange']));
});

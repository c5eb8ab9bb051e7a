/** Vienna's figures of other cities follow the colours of the seats. */
import { type Game, Host, WATCHER, defaults, newRecord, start } from '@kaffeehaus/kernel';
import { FIGURES, type Vienna, vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { settingOf } from '../src/app/setting.ts';
import type { SeatColour } from '../src/art/kinds.ts';
import { again } from '../src/repertoire/luck.ts';
import { chosenColours, paint } from '../src/ui/colours.ts';
import { figureColours, figuresSuit } from '../src/vienna/agents.ts';

const game = vienna as unknown as Game;
const options = { ...defaults(vienna), feldFigures: true };
const callings = { bots: [], person: (n: number): string => `Person ${n}` };

const tableOf = (colours: readonly SeatColour[], seed = ''): Vienna => {
  const chairs = colours.map(() => ({ role: 'easy', name: '' }));
  const { record } = settingOf(game, options, chairs, seed, callings, table =>
    figuresSuit(table as Vienna, colours),
  );
  return start(vienna, record.options, colours.length, record.seed);
};

const cast = (colours: readonly SeatColour[]): (string | undefined)[] =>
  tableOf(colours).figures.map(figure => FIGURES[figure]);

test('yellow comes from Marrakesh, red from New York, blue from Hamburg, green from Amsterdam', () => {
  expect(cast(['yellow', 'red', 'blue', 'green'])).toEqual(['marrakesh', 'newYork', 'hamburg', 'amsterdam']);
  expect(cast(['green', 'blue'])).toEqual(['amsterdam', 'hamburg']);
  expect(cast(['blue', 'white', 'red'])).toEqual(['hamburg', expect.any(String), 'newYork']);
});

test('a seed that was typed decides by itself, and the seats wear the colours of their figures', () => {
  const typed = start(vienna, options, 2, 'prater');
  expect(tableOf(['green', 'blue'], ' prater ').figures).toEqual(typed.figures);
  for (const seats of [2, 3, 4])
    for (const seed of ['prater', 'graben', 'hofburg']) {
      const table = start(vienna, options, seats, seed);
      const worn = figureColours(table) ?? [];
      expect(worn).toHaveLength(seats);
      expect(figuresSuit(table, worn)).toBe(true);
    }
  expect(figureColours(start(vienna, defaults(vienna), 2, 'prater'))).toBeUndefined();
});

test('everybody at a table online sees the same colours, whoever looks', () => {
  const host = new Host(game, { record: newRecord(game, options, 3, 'prater') });
  const worn = figureColours(start(vienna, options, 3, 'prater'));
  expect(worn).toHaveLength(3);
  for (const viewer of [0, 1, 2, WATCHER])
    expect(figureColours(host.view(viewer).table as Vienna)).toEqual(worn);
});

test('who plays again keeps colours, names and figures', () => {
  const colours = ['green', 'blue'] as const;
  paint(colours);
  expect(chosenColours(2)).toEqual(colours);
  const before = { ...newRecord(game, options, 2, 'prater'), names: ['Anna', 'Otto'] };
  for (let i = 0; i < 5; i++) {
    const next = again(game, before, table => figuresSuit(table as Vienna, colours));
    expect(next).toMatchObject({ names: before.names, options: before.options, answers: [] });
    expect(next.seed).not.toBe(before.seed);
    const { figures } = start(vienna, next.options, 2, next.seed);
    expect(figures.map(figure => FIGURES[figure])).toEqual(['amsterdam', 'hamburg']);
  }
  paint(undefined);
  expect(chosenColours(2)).toBeUndefined();
});

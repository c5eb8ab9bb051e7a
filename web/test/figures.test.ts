/** Vienna's figures of other cities follow the colours of the seats. */
import { type Game, defaults, start } from '@kaffeehaus/kernel';
import { FIGURES, type Vienna, vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { settingOf } from '../src/app/setting.ts';
import type { SeatColour } from '../src/art/kinds.ts';
import { figuresSuit } from '../src/vienna/agents.ts';

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

test('a seed that was typed decides by itself', () => {
  const typed = start(vienna, options, 2, 'prater');
  expect(tableOf(['green', 'blue'], ' prater ').figures).toEqual(typed.figures);
});

/** The terminal in French: spaces, elisions and genders are right in whatever it shows of a game. */
import { kernelOf } from '@kaffeehaus/kernel';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { wrongInFrench } from '../../words/test/french.ts';
import { boardOf } from '../src/boards/index.ts';
import type { Pen } from '../src/boards/board.ts';
import { GAMES, playerNames } from '../src/games.ts';
import { everyItem, optionsOf, showOptions } from '../src/play/listing.ts';
import { PLAIN } from '../src/style.ts';
import { kaffeehaus, played } from './stage.ts';

const words = wordsOf('fr');
const MOMENTS = [12, 60, 140];

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('tables, desks, options and whatever can be explained', async () => {
    const board = await boardOf(game);
    const shown: string[] = [];
    for (const answers of MOMENTS) {
      const { replay, mask } = kernelOf(game);
      const record = played(game.id, 2);
      const table = replay(game, record, Math.min(answers, record.answers.length - 1));
      const ask = table.wait[0];
      const seat = ask?.seat ?? 0;
      const seen = mask(game, table, seat);
      const pen: Pen = { words, names: playerNames(words, game, table), style: PLAIN, columns: 1000 };
      shown.push(board.table(seen, pen), board.desk(seen, seat, pen), board.status(seen, seat, pen));
      if (ask) shown.push(showOptions(optionsOf(game, board, seen, ask, pen), pen));
      shown.push(...everyItem(game).flatMap(item => board.explain(seen, item, pen) ?? []));
    }
    const lines = new Set(shown.flatMap(text => text.split('\n')));
    expect(lines.size).toBeGreaterThan(100);
    const wrong = [...lines].flatMap(line => wrongInFrench(line).map(what => `${what}: ${line}`));
    expect(wrong).toEqual([]);
  });

  test('what can be said besides an answer', async () => {
    const say = ['aide', 'règles', 'pourquoi 99', 'carte xyzzy', 'annuler', '99', 'quitter', 'quitter'];
    const { out } = await kaffeehaus(
      ['play', game.id, '--lang', 'fr', '--seats', 'vous,hasard', '--seed', 'français', '--plain'],
      { input: say },
    );
    // The sign ? is a word that can be said.
    const lines = out.split('\n').filter(line => !line.startsWith('  ?, '));
    const wrong = lines.flatMap(line => wrongInFrench(line).map(what => `${what}: ${line}`));
    expect(wrong).toEqual([]);
  });
});

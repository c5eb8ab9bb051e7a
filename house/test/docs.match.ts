/** Figures in docs: what the commands beside them give. `npm run figures` writes them anew. */
import { at } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../../cli/src/games.ts';
import { kaffeehaus } from '../../cli/test/stage.ts';
import { cellsOf, commandsIn, read, wordsOfLine } from './pages.ts';

interface Simulated {
  readonly games: number;
  readonly answers: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  readonly scores: Simulated['rounds'];
  readonly automaton?: Simulated['rounds'] & { readonly wins: number };
  readonly wins: readonly number[];
}

const simulated = async (line: string): Promise<Simulated> => {
  const { out } = await kaffeehaus([...wordsOfLine(line).slice(2), '--json']);
  return JSON.parse(out) as Simulated;
};

const range = ({ mean, min, max }: Simulated['rounds']): string => `${mean.toFixed(1)} (${min}–${max})`;
const percent = (n: number, of: number): string => `${Math.round((100 * n) / of)} %`;

/** The row that the figures of a page ought to have. */
const rowOf = (seats: number, { games, answers, rounds, scores, automaton, wins }: Simulated): string[] => [
  String(seats),
  range(rounds),
  automaton ? `${range(scores)}, against ${range(automaton)}` : range(scores),
  String(Math.round(answers / games)),
  [...wins, ...(automaton ? [automaton.wins] : [])].map(n => percent(n, games)).join(', '),
];

const figuresOf = (game: Game): string =>
  /<!-- figures -->([\s\S]*)<!-- \/figures -->/.exec(read(`docs/${game.id}.md`))?.[1] ?? '';

describe('figures are what their command gives', () => {
  test.each(GAMES.map(game => [game.id, game] as const))('%s', async (_, game) => {
    const text = figuresOf(game);
    const [line = ''] = commandsIn(text);
    expect(line).toMatch(new RegExp(`^npx kaffeehaus simulate ${game.id} --seats \\d`));
    const rows = text
      .split('\n')
      .filter(row => /^\| \d/.test(row))
      .map(cellsOf);
    expect(rows).toHaveLength(game.seats[1] - game.seats[0] + 1);
    for (const row of rows) {
      const seats = Number(row[0]);
      const figures = await simulated(line.replace(/--seats \d/, `--seats ${seats}`));
      expect(row).toEqual(rowOf(seats, figures));
    }
  });

  test('estoril: who begins', async () => {
    const text = figuresOf(gameOf('estoril'));
    const { wins, games } = await simulated(at(commandsIn(text), 1));
    expect(text).toContain(
      `It wins ${((100 * at(wins, 0)) / games).toFixed(1)} % of ${games.toLocaleString('en')} games`,
    );
  });
});

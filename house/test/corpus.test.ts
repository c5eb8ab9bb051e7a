import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import * as kernel from '@kaffeehaus/kernel';
import type { Game, GameRecord, State, Step } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { examine, readCorpus } from '../../scripts/retell.mjs';

const FOLDER = fileURLToPath(new URL('../../corpus', import.meta.url));

const fromOutside = <S extends State, E extends Step>(game: Game<S, E>): Game => game as unknown as Game;
const GAMES = [fromOutside(vienna), fromOutside(hamburg), fromOutside(estoril)];

describe.each(GAMES.map(game => ({ id: game.id, game })))('the corpus of $id', ({ game }) => {
  const corpus = readCorpus(FOLDER, game.id, game.rev);
  const { records } = corpus;

  test('is retold as it was', () => {
    expect(examine({ game, kernel }, corpus)).toBeUndefined();
  });

  test('holds at least 30 finished games, each under a name of its own', () => {
    expect(records.length).toBeGreaterThanOrEqual(30);
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(records.length);
    for (const record of records) expect(kernel.isOver(kernel.replay(game, record))).toBe(true);
  });

  test('has every number of seats and every value of every option', () => {
    const missing: string[] = [];
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
      if (!records.some(record => record.seats === seats)) missing.push(`${seats} seats`);
    const chose = ({ options }: GameRecord, name: string, value: unknown): boolean => {
      const chosen: unknown = options[name];
      return Array.isArray(chosen) ? chosen.includes(value) : chosen === value;
    };
    for (const { name, values } of game.options)
      for (const value of values)
        if (!records.some(record => chose(record, name, value))) missing.push(`${name} ${String(value)}`);
    expect(missing).toEqual([]);
  });
});

describe('a change of the rules', () => {
  const corpus = readCorpus(FOLDER, 'estoril', 1);
  const game = fromOutside(estoril);

  /** Estoril with one verb changed: whatever the verb did before, something else comes first. */
  const changed = (verb: string, more: (s: State) => void): Game => {
    const op = game.ops[verb];
    if (!op) throw new Error(`no verb ${verb}`);
    const run: typeof op.run = (act, step) => {
      more(act.s);
      op.run(act, step);
    };
    return { ...game, ops: { ...game.ops, [verb]: { ...op, run } } };
  };
  const verb = Object.keys(game.ops)[0] ?? '';

  test('that plays otherwise needs a new revision', () => {
    const other = changed(verb, s => {
      s.rng.drawn += 16;
    });
    expect(examine({ game: other, kernel }, corpus)).toMatch(
      /^new revision needed: estoril revision 1 .*npm run corpus/,
    );
  });
});

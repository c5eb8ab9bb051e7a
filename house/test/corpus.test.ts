import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { at, isOver, replay, rulesOf } from '@kaffeehaus/kernel';
import type { Game, GameRecord, State, Step } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Corpus, Rules } from '../../scripts/retell.mjs';
import { examine, playAnew, readCorpus, stampAnew } from '../../scripts/retell.mjs';

const FOLDER = fileURLToPath(new URL('../../corpus', import.meta.url));

const fromOutside = <S extends State, E extends Step>(game: Game<S, E>): Game => game as unknown as Game;
const GAMES = [fromOutside(vienna), fromOutside(hamburg), fromOutside(estoril)];

describe.each(GAMES.map(game => ({ id: game.id, game })))('the corpus of $id', ({ game }) => {
  const corpus = readCorpus(FOLDER, game.id, game.rev);
  const { records } = corpus;

  test('is retold as it was', () => {
    const found = examine(rulesOf(game), corpus);
    // The whole of it is wanted, not a comparison.
    if (found !== undefined) throw new Error(found);
  });

  test('holds at least 30 finished games, each under a name of its own', () => {
    expect(records.length).toBeGreaterThanOrEqual(30);
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(records.length);
    for (const record of records) expect(isOver(replay(game, record))).toBe(true);
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

/** Vienna in which abilities score one point more. */
const richer = (rev: number, shape = 1): Game => {
  const { score } = vienna.ops;
  const run: typeof score.run = (act, step) => score.run(act, { ...step, n: step.n + 1 });
  return fromOutside({ ...vienna, rev, shape, ops: { ...vienna.ops, score: { ...score, run } } });
};

/** Vienna whose state has a field more, of which rules know nothing. */
const wider = (shape: number): Game =>
  fromOutside({
    ...vienna,
    shape,
    setup: (base, options) => ({ ...vienna.setup(base, options), more: 0 }),
    clone: s => ({ ...vienna.clone(s), more: 0 }),
  });

/** Vienna that tells something more. */
const chattier = (): Game => {
  const { score } = vienna.ops;
  const run: typeof score.run = (act, step) => {
    score.run(act, step);
    if (act.heard) act.tell({ e: 'begun', seat: act.me, what: 'turn' });
  };
  return fromOutside({ ...vienna, ops: { ...vienna.ops, score: { ...score, run } } });
};

describe('the check of a corpus', () => {
  const sound: Rules = rulesOf(fromOutside(vienna));
  const { rev } = vienna;
  const { records } = readCorpus(FOLDER, 'vienna', rev);
  const some = { records: records.slice(12, 16), stamps: { shape: 1, games: {} } };
  let corpus: Corpus = some;

  beforeAll(() => {
    corpus = stampAnew(sound, some);
  });

  test('has nothing to say about the rules that were stamped', () => {
    expect(examine(sound, corpus)).toBeUndefined();
    expect(stampAnew(sound, corpus)).toEqual(corpus);
  });

  test('wants a revision for a verb that does something else, and refuses to stamp it', () => {
    const other = rulesOf(richer(rev));
    expect(examine(other, corpus)).toMatch(/^new revision needed: vienna revision \d+ .*npm run corpus/);
    expect(examine(other, corpus)).toMatch(/vienna \d+ is played otherwise (between answers|in the scores)/);
    expect(() => stampAnew(other, corpus)).toThrow('raise its rev');
  });

  test('wants a revision for other events, unless they are stamped on purpose', () => {
    const other = rulesOf(chattier());
    expect(examine(other, corpus)).toMatch(/^new revision needed: .*\n.*told by other events/);
    expect(() => stampAnew(other, corpus)).toThrow('told by other events');
    const anew = stampAnew(other, corpus, { events: true });
    expect(examine(other, anew)).toBeUndefined();
    expect(() => stampAnew(rulesOf(richer(rev)), corpus, { events: true })).toThrow('raise its rev');
  });

  test('wants a shape for another state that plays the same', () => {
    expect(examine(rulesOf(wider(1)), corpus)).toMatch(/^new shape needed: vienna revision \d+ /);
    expect(() => stampAnew(rulesOf(wider(1)), corpus)).toThrow('raise its shape');
    expect(examine(rulesOf(wider(2)), corpus)).toContain('npm run corpus -- --stamp');
    const anew = stampAnew(rulesOf(wider(2)), corpus);
    expect(anew.stamps.shape).toBe(2);
    expect(examine(rulesOf(wider(2)), anew)).toBeUndefined();
  });

  test('a raised revision plays the same tables anew and is stamped beside the first', () => {
    const second: Rules = rulesOf(richer(rev + 1));
    const played = some.records.map(record => playAnew(second, record));
    const anew = stampAnew(second, { records: played, stamps: { shape: 1, games: {} } });
    expect(examine(second, anew)).toBeUndefined();
    expect(examine(sound, corpus)).toBeUndefined();
    for (const [i, record] of played.entries()) {
      const { seed, options, seats } = at(some.records, i);
      expect(record).toMatchObject({ rev: rev + 1, seed, options, seats });
    }
  });

  test('tells a game that can no longer be played', () => {
    const [record = at(records, 0)] = some.records;
    const broken = { ...record, answers: ['1: nowhere', ...record.answers] };
    expect(examine(sound, { records: [broken], stamps: corpus.stamps })).toMatch(
      /cannot be played: .*nowhere/,
    );
  });
});

/** Frozen rules: one file each, the same from the same sources, opened by revision and by hash. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  Fault,
  Registry,
  at,
  contract,
  hashOf,
  kernelOf,
  readRecord,
  replay,
  score,
} from '@kaffeehaus/kernel';
import type { Contract, Frozen, Game, GameRecord, Rules, State, Step } from '@kaffeehaus/kernel';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES, bundle, freeze, frozenIn } from '../../scripts/bundle.mjs';
import { nextVienna } from './planted.ts';
import { examine, playAnew, readCorpus, revisionsIn } from '../../scripts/retell.mjs';

const CORPUS = fileURLToPath(new URL('../../corpus', import.meta.url));
const RULES = fileURLToPath(new URL('../../rules', import.meta.url));

const textsOf = (game: string): ReadonlySet<string> => {
  const file = fileURLToPath(new URL(`../../games/${game}/words/en.json`, import.meta.url));
  return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
};

const fromOutside = <S extends State, E extends Step>(game: Game<S, E>): Game => game as unknown as Game;

const shelf = (folder: string) => ({
  index: async () => frozenIn(folder),
  text: async (hash: string) => readFileSync(join(folder, `${hash}.js`), 'utf8'),
  bring: (hash: string): Promise<unknown> => import(pathToFileURL(join(folder, `${hash}.js`)).href),
});

test.each(GAMES)('%s: the same sources give the same bytes, without imports', async game => {
  const [one, two] = await Promise.all([bundle(game), bundle(game)]);
  expect(two.hash).toBe(one.hash);
  expect(hashOf(one.code)).toBe(one.hash);
  expect(one.code).not.toMatch(/\bimport\b|\/kernel\/src\//);
});

describe('two revisions side by side', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-rules-'));
  const registry = new Registry(shelf(folder));
  const { rev } = vienna;
  const { records } = readCorpus(CORPUS, 'vienna', rev);
  const first = at(records, 12);
  let frozen: readonly Frozen[] = [];

  beforeAll(async () => {
    await freeze(folder, await bundle('vienna'));
    await freeze(folder, await nextVienna());
    frozen = frozenIn(folder);
  });

  /** The record as the second revision plays it. */
  const second = async (): Promise<GameRecord> => playAnew(await registry.byHash(at(frozen, 1).hash), first);

  test('are frozen once each', async () => {
    expect(frozen.map(one => one.rev)).toEqual([rev, rev + 1]);
    expect(await freeze(folder, await bundle('vienna'))).toBeUndefined();
    expect(frozenIn(folder)).toEqual(frozen);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('a record is opened by the rules that began it', async () => {
    const scores = async (record: GameRecord): Promise<readonly number[]> => {
      const rules = await registry.byRevision(record.game, record.rev);
      if (!rules) throw new Error('no such rules');
      const read = readRecord(record, [rules.game]);
      expect(rules.rev).toBe(record.rev);
      return rules.game.audit(rules.kernel.replay(rules.game, read.record)).map(score);
    };
    const [before, after] = [await scores(first), await scores(await second())];
    expect(after).not.toEqual(before);
    expect(before).toEqual(vienna.audit(replay(vienna, first)).map(score));
  });

  test('what is built in goes first, what is not is frozen, what is neither is refused', async () => {
    const own = [fromOutside(vienna)];
    expect(await registry.gameFor(first, own)).toBe(own[0]);
    const game = await registry.gameFor(await second(), own);
    expect(game?.rev).toBe(rev + 1);
    expect(await registry.gameFor({ ...first, rev: rev + 2 }, own)).toBeUndefined();
    expect(() => readRecord({ ...first, rev: rev + 2 }, own)).toThrow(
      `this game of vienna was played by revision ${rev + 2} of the rules; this build has revision ${rev}`,
    );
  });

  test('a table names its rules by their hash, and gets no others', async () => {
    expect((await registry.byHash(at(frozen, 0).hash)).rev).toBe(rev);
    await expect(registry.byHash('0'.repeat(64))).rejects.toThrow(/the rules 0{12} are missing/);
  });

  test('a fault of frozen rules is a fault here', async () => {
    const { kernel, game } = await registry.byHash(at(frozen, 0).hash);
    const s = kernel.start(game, {}, 2, 'tram');
    expect(() => kernel.apply(game, s, 0, [-5])).toThrow(Fault);
  });

  test('a game is held, looked at and sent by the kernel it brought', async () => {
    const { kernel, game, wire } = await registry.byHash(at(frozen, 0).hash);
    expect(kernelOf(game)).toBe(kernel);
    expect(kernelOf(fromOutside(vienna))).toBe(contract);
    const held = kernel.open(game, { record: { ...first, answers: first.answers.slice(0, 40) } });
    const { table } = held.view(0);
    const [seat, answer] = kernel.readAnswer(game, at(first.answers, 40), 41);
    const foreseen = kernel.preview(game, held.view(seat).table, [answer]);
    expect(kernel.previewPhrases(game, foreseen)).not.toEqual([]);
    const { events } = held.answer(seat, answer);
    const heard = events.map(event => kernel.maskEvent(game, event, 0));
    expect(held.film.at(held.film.length)).toEqual(held.table);
    expect(wire.unpackView(game, 2, wire.packView(game, table))).toEqual(table);
    const bytes = wire.packDelta(game, table, held.view(0).table, heard);
    expect(wire.unpackDelta(game, table, bytes)).toEqual({ view: held.view(0).table, events: heard });
  });

  test('a file that was changed is not run', async () => {
    const { hash } = at(frozen, 0);
    const code = await shelf(folder).text(hash);
    const other = mkdtempSync(join(tmpdir(), 'kaffeehaus-rules-'));
    writeFileSync(join(other, 'index.json'), JSON.stringify(frozen));
    writeFileSync(join(other, `${hash}.js`), `${code};`);
    await expect(new Registry(shelf(other)).byHash(hash)).rejects.toThrow('not what they should be');
  });

  test('what is listed wrongly, missing, or brings something else is a fault', async () => {
    const [one] = frozen as [Frozen];
    const module = await shelf(folder).bring(one.hash);
    const damaged = async (index: unknown, brought: unknown = module): Promise<void> => {
      const found = new Registry({
        ...shelf(folder),
        index: async () => index,
        bring: async () => brought,
      }).byRevision('vienna', rev);
      await expect(found).rejects.toMatchObject({ code: 'damaged-rules' });
    };
    for (const index of [
      null,
      {},
      'rules',
      [null],
      [{ ...one, hash: '../package' }],
      [{ ...one, rev: String(rev) }],
    ])
      await damaged(index);
    await damaged([{ ...one, hash: '0'.repeat(64) }]);
    await damaged([{ ...one, contract: 99 }]);
    for (const brought of [
      null,
      {},
      { ...(module as Rules), kernel: null },
      { ...(module as Rules), game: 1 },
    ])
      await damaged([one], brought);
  });
});

describe('the frozen rules of the house', () => {
  const frozen = frozenIn(RULES);
  const registry = new Registry(shelf(RULES));

  /** What is played otherwise in some games of the corpus, if anything; events and shape may have been stamped anew. */
  const retold = async ({ game: id, rev, hash }: Frozen, kernel: Contract): Promise<string | undefined> => {
    const { game } = await registry.byHash(hash);
    const { records, stamps } = readCorpus(CORPUS, id, rev);
    const moves = Object.entries(stamps.games).map(([name, tale]) => [
      name,
      { ...tale, events: '', shape: '' },
    ]);
    return examine(
      { game, kernel },
      {
        records: records.filter((_, i) => i % 3 === 0),
        stamps: { shape: game.shape, games: Object.fromEntries(moves) as typeof stamps.games },
      },
    );
  };

  test('are as many as files, each named by its hash', () => {
    const files = readdirSync(RULES).filter(file => file.endsWith('.js'));
    expect(frozen.map(({ hash }) => `${hash}.js`).sort()).toEqual(files.sort());
    for (const { hash } of frozen) expect(hashOf(readFileSync(join(RULES, `${hash}.js`), 'utf8'))).toBe(hash);
  });

  test('there are some of every revision that was ever stamped, and of those built in', () => {
    const known = frozen.map(({ game, rev }) => `${game} ${rev}`);
    for (const id of GAMES)
      for (const rev of revisionsIn(CORPUS, id)) expect(known).toContain(`${id} ${rev}`);
    for (const { id, rev } of [vienna, hamburg, estoril]) expect(known).toContain(`${id} ${rev}`);
  });

  test('open what the first revision began after the second is built in', async () => {
    const built = fromOutside(vienna);
    const record = at(readCorpus(CORPUS, 'vienna', 1).records, 12);
    const game = await registry.gameFor(record, [built]);
    expect([built.rev, game?.rev]).toEqual([2, 1]);
    if (!game) return;
    expect(readRecord(record, [built, game]).game).toBe(game);
    const held = kernelOf(game).open(game, { record });
    // The second revision plays on as the first did, and tells more of it.
    expect(held.table).toEqual({ ...replay(built, { ...record, rev: 2 }), rev: 1 });
  });

  test.each(frozen)('$game revision $rev names no text that is gone', async ({ game, hash }) => {
    const { keys } = await registry.byHash(hash);
    const texts = textsOf(game);
    expect(keys).not.toEqual([]);
    expect(keys.filter(key => !texts.has(key))).toEqual([]);
  });

  test.each(frozen)('$game revision $rev, shape $shape plays its corpus with its own kernel', async one => {
    expect(await retold(one, (await registry.byHash(one.hash)).kernel)).toBeUndefined();
  });

  // Bots think about a frozen game with the kernel of the house.
  test.each(frozen)('$game revision $rev is played the same by the kernel of the house', async one => {
    expect(await retold(one, contract)).toBeUndefined();
  });
});

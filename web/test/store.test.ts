import { Fault, Host, newRecord, nth } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { fileName } from '../src/store/file.ts';
import { Keeper } from '../src/store/keeper.ts';
import type { Kept } from '../src/store/kept.ts';
import { parse, readFile, readKept, summarize } from '../src/store/reader.ts';
import { readPrefs } from '../src/ui/prefs.ts';
import { memoryShelf } from '../src/store/shelf.ts';

const GAMES: readonly Game[] = [vienna];
const kept: Kept = {
  id: 'a',
  version: 1,
  changed: 0,
  sitters: ['person', 'person'],
  record: newRecord(vienna, { version: 'intro' }, 2, 'prater'),
  given: [],
};

/** The game after one of two seats has assigned its cards. */
const half = (): { host: Host; kept: Kept } => {
  const host = new Host(vienna, { record: kept.record });
  const [ask] = host.table.wait;
  if (!ask) throw new Error('nobody is asked');
  host.answer(ask.seat, nth(ask, 3));
  return { host, kept: { ...kept, given: host.given } };
};

describe('kept games', () => {
  test('an answer that waits for others is kept too', () => {
    const { host, kept: waiting } = half();
    expect(waiting.given).toHaveLength(1);
    const { record, given } = waiting;
    expect(new Host(vienna, { record, given }).table).toEqual(host.table);
  });

  test('the summary tells round and turn', () => {
    const summary = summarize('a', half().kept, GAMES);
    expect(summary).toMatchObject({ round: 1, over: false });
    expect('turn' in summary && summary.turn).toHaveLength(1);
  });

  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no record', { ...kept, record: undefined }],
    ['another revision', { ...kept, record: { ...kept.record, rev: 99 } }],
    ['an unknown game', { ...kept, record: { ...kept.record, game: 'chess' } }],
    ['too few sitters', { ...kept, sitters: ['person'] }],
    ['an unknown bot', { ...kept, sitters: ['person', 'deep'] }],
    ['an impossible answer', { ...kept, record: { ...kept.record, answers: ['1: hofburg'] } }],
    ['an impossible waiting answer', { ...kept, given: ['1: hofburg'] }],
    ['garbage for an answer', { ...kept, given: ['?'] }],
  ])('%s is told as damaged, never thrown', (_, value) => {
    const broken = summarize('a', value, GAMES);
    expect('fault' in broken && broken.fault).toBeInstanceOf(Fault);
    expect('entry' in broken && broken.entry).toBe(value);
  });
});

describe('the shelf', () => {
  test('writes version n only over version n − 1', async () => {
    const shelf = memoryShelf();
    expect(await shelf.put({ ...kept, version: 2 })).toBe('gone');
    expect(await shelf.put(kept)).toBe('kept');
    expect(await shelf.put(kept)).toBe('newer');
    expect(await shelf.put({ ...kept, version: 2 })).toBe('kept');
    expect(await shelf.put({ ...kept, version: 2 })).toBe('newer');
    expect(readKept(await shelf.get('a'), GAMES).kept.version).toBe(2);
  });
});

describe('the keeper', () => {
  const after = (answers: readonly string[]) => ({ record: { ...kept.record, answers }, given: [] });

  test('writes the latest of several changes', async () => {
    const shelf = memoryShelf();
    await shelf.put(kept);
    const keeper = new Keeper(shelf, kept);
    for (const answers of [['x'], ['x', 'y'], ['x', 'y', 'z']]) keeper.keep(after(answers));
    await keeper.settled();
    expect(keeper.kept.record.answers).toEqual(['x', 'y', 'z']);
    expect(await shelf.get('a')).toEqual(keeper.kept);
  });

  test('does not overwrite what another tab has written', async () => {
    const shelf = memoryShelf();
    await shelf.put(kept);
    const [mine, theirs] = [new Keeper(shelf, kept), new Keeper(shelf, kept)];
    theirs.keep(after(['theirs']));
    await theirs.settled();
    mine.keep(after(['mine']));
    await mine.settled();
    expect(mine.trouble.value).toBe('newer');
    expect(await shelf.get('a')).toEqual(theirs.kept);
  });

  test('a game deleted elsewhere can be kept all the same', async () => {
    const shelf = memoryShelf();
    await shelf.put(kept);
    const keeper = new Keeper(shelf, kept);
    await shelf.remove('a');
    keeper.keep(after(['x']));
    await keeper.settled();
    expect(keeper.trouble.value).toBe('gone');
    keeper.again();
    await keeper.settled();
    expect(keeper.trouble.value).toBeUndefined();
    expect(await shelf.get('a')).toMatchObject({ version: 1, record: { answers: ['x'] } });
  });

  test('what a browser refused to write is written with the next change', async () => {
    const shelf = memoryShelf();
    await shelf.put(kept);
    let refusals = 1;
    const moody = {
      ...shelf,
      put: (one: Kept) => (refusals-- > 0 ? Promise.reject(new Error('quota')) : shelf.put(one)),
    };
    const keeper = new Keeper(moody, kept);
    keeper.keep(half().kept);
    await keeper.settled();
    expect([keeper.trouble.value, (await shelf.get('a')) as Kept]).toEqual(['unkept', kept]);
    const more = { ...half().kept, given: ['1: 001 002 003'] };
    keeper.keep(more);
    await keeper.settled();
    expect(keeper.trouble.value).toBeUndefined();
    expect(((await shelf.get('a')) as Kept).given).toEqual(more.given);
  });

  test('a change that comes at whatever moment of a write is written, too', async () => {
    for (let moments = 0; moments < 12; moments++) {
      const shelf = memoryShelf();
      await shelf.put(kept);
      const keeper = new Keeper(shelf, kept);
      keeper.keep(after(['x']));
      for (let i = 0; i < moments; i++) await Promise.resolve();
      keeper.keep(after(['x', 'y']));
      await keeper.settled();
      expect(((await shelf.get('a')) as Kept).record.answers, `after ${moments} moments`).toEqual(['x', 'y']);
    }
  });

  test('a browser that refuses to write is trouble, not an error', async () => {
    const shelf = { ...memoryShelf(), put: () => Promise.reject(new Error('quota')) };
    const keeper = new Keeper(shelf, kept);
    keeper.keep(after(['x']));
    await keeper.settled();
    expect(keeper.trouble.value).toBe('unkept');
  });
});

describe('files', () => {
  test('a record that went out comes back equal', () => {
    const { record, over } = readFile(parse(JSON.stringify(kept.record)), GAMES);
    expect(record).toEqual(kept.record);
    expect(over).toBe(false);
  });

  test.each(['', 'x', '[]', '{}', 'null', JSON.stringify({ ...kept.record, answers: ['1: hofburg'] })])(
    'garbage %j is a fault',
    text => {
      expect(() => readFile(parse(text), GAMES)).toThrow(Fault);
    },
  );

  test('file names sort by day', () => {
    expect(fileName('vienna', new Date(2026, 0, 5, 9, 7))).toBe('vienna-2026-01-05-0907.json');
  });
});

describe('preferences', () => {
  test.each([null, '', 'x', '7', 'null', '{"pace":"never","lang":"xx","confirm":1}'])(
    '%j gives defaults',
    text => {
      expect(readPrefs(text)).toMatchObject({
        lang: undefined,
        pace: 'calm',
        confirm: false,
        skips: true,
        keys: true,
        name: '',
      });
    },
  );

  test('what makes sense is remembered', () => {
    expect(readPrefs('{"pace":"instant","lang":"fr","confirm":true}')).toMatchObject({
      lang: 'fr',
      pace: 'instant',
      confirm: true,
    });
  });
});

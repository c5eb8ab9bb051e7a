import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/log/room.ts';
import { SECOND } from '../../src/play/rest.ts';
import { newTable } from '../table.ts';
import { Stage } from './stage.ts';

const LIVE = JSON.stringify({ kind: 'live', bank: 60, increment: 5, zero: 'bot' });

const order = (stage: Stage, seat: number, cmd = ''): Order => ({
  seat,
  actor: seat + 1,
  cmd,
  now: stage.hands.now,
});

const builtIn = async (stage: Stage, game: string): Promise<string> =>
  (await stage.house.books.current(game)) ?? '';

describe('bots', () => {
  test('alone at a table play to the end, by themselves, and the table is over', async () => {
    const stage = await Stage.open();
    const rules = await builtIn(stage, 'estoril');
    const { id, tab } = await stage.begin({ ...newTable('estoril', 2, 'bots'), rules }, ['easy', 'random']);
    await stage.until(async () => (await stage.house.store.head(id))?.phase === 'over');
    const room = await stage.look(id);
    expect(room.course.result).toMatchObject({ why: 'played', marks: [null, null] });
    const head = await stage.house.store.head(id);
    expect(head).toMatchObject({ phase: 'over', ended: room.at });
    expect(JSON.parse(head?.result ?? '')).toEqual(room.course.result);
    expect(await stage.house.db.selectFrom('due').selectAll().execute()).toEqual([]);
    const rows = await stage.house.store.tail(tab, 0);
    expect(rows.every((row, i) => row.at >= (rows[i - 1]?.at ?? 0))).toBe(true);
    await stage.close();
  });

  test('answer at a moment that was fixed before they thought', async () => {
    const stage = await Stage.open();
    const rules = await builtIn(stage, 'vienna');
    const { id, tab } = await stage.begin({ ...newTable('vienna', 2, 'moments'), rules }, [
      'random',
      'random',
    ]);
    await stage.until(async () => (await stage.look(id)).version > 30);
    const rows = await stage.house.store.tail(tab, 1);
    const gaps = rows.map((row, i) => row.at - (rows[i - 1]?.at ?? row.at)).slice(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(450);
    expect(new Set(gaps).size).toBeGreaterThan(10);
    await stage.close();
  });
});

describe('a person', () => {
  test('whose time runs out is answered for, and takes the seat back', async () => {
    const stage = await Stage.open();
    const rules = await builtIn(stage, 'vienna');
    const { id } = await stage.begin({ ...newTable('vienna', 2, 'late'), rules, pace: LIVE }, [1, 2]);
    const seat = (await stage.look(id)).course.owing[0] ?? 0;
    await stage.pass(60 * SECOND - 1);
    expect((await stage.look(id)).course.chairs[seat]?.bot).toBeNull();
    await stage.pass(1);
    expect((await stage.look(id)).course.chairs[seat]).toMatchObject({ bot: 'normal', gone: 'time' });
    await stage.until(async () => (await stage.look(id)).course.chairs[seat]?.helped === true);
    await stage.house.play.back(id, order(stage, seat));
    expect((await stage.look(id)).course.chairs[seat]).toMatchObject({ bot: null, gone: null, helped: true });
    await stage.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace } from '@kaffeehaus/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { Room } from '../../src/log/room.ts';
import { momentOf } from '../../src/play/bots.ts';
import { zeroAt } from '@kaffeehaus/trust/course/clocks';
import { DAY, HOUR, MINUTE, SECOND } from '@kaffeehaus/trust/course/rest';
import { NotStored, sqliteStore } from '../../src/store/store.ts';
import { Hands, Stage, onStage, opened, settle } from './stage.ts';

const LIVE: Pace = { kind: 'live', bank: 60, increment: 5, zero: 'bot' };
const DAYS: Pace = { kind: 'days', hours: 24, weekends: true, zone: 'UTC', vacation: 3, zero: 'lose' };

const isOver = (stage: Stage, id: string) => async (): Promise<boolean> =>
  (await stage.house.store.head(id))?.phase === 'over';

/** Gone beyond the first round, in which a game that ends counts for nobody. */
const inRound = (round: number) => (room: Room) => room.rules.game.round(room.held.table) >= round;

describe('bots', () => {
  test('alone at a table play to the end, by themselves, and the table is over', () =>
    onStage(async stage => {
      const { id, tab } = await opened(stage, 'estoril', ['easy', 'random']);
      await stage.until(isOver(stage, id));
      const room = await stage.look(id);
      expect(room.course.result).toMatchObject({ why: 'played', marks: [null, null] });
      const head = await stage.house.store.head(id);
      expect(head).toMatchObject({ phase: 'over', ended: room.at });
      expect(JSON.parse(head?.result ?? '')).toEqual(room.course.result);
      expect(await stage.house.db.selectFrom('due').selectAll().execute()).toEqual([]);
      const rows = await stage.house.store.tail(tab, 0);
      expect(rows.every((row, i) => row.at >= (rows[i - 1]?.at ?? 0))).toBe(true);
    }));

  test('whose table could not be looked at while they thought think anew', () =>
    onStage(async stage => {
      const looks = vi.spyOn(stage.house.tables, 'look');
      for (let i = 0; i < 8; i++) looks.mockRejectedValueOnce(new NotStored('broken'));
      const { id } = await opened(stage, 'estoril', ['easy', 'random']);
      await stage.until(async () => (await stage.house.tables.wake(id)).room?.version === 4);
      expect(looks.mock.calls.length).toBeGreaterThan(8);
    }));

  test('answer at a moment that was fixed before they thought, whatever the question', () =>
    onStage(async stage => {
      const { id, tab } = await opened(stage, 'vienna', ['random', 'random']);
      const moments = new Map<number, number>();
      await stage.until(async () => {
        const room = await stage.look(id);
        for (const seat of room.course.owing) moments.set(room.put * 10 + seat, momentOf(room, seat));
        return room.version > 30;
      });
      const rows = await stage.house.store.tail(tab, 1);
      const gaps = rows.map((row, i) => row.at - (rows[i - 1]?.at ?? row.at)).slice(1);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(450);
      expect(new Set(gaps).size).toBeGreaterThan(10);
      const given = new Set(rows.map(({ at }) => at));
      expect([...moments.values()].filter(at => given.has(at)).length).toBeGreaterThan(25);
    }));

  test('take as long for any question: the moment knows neither the game nor its cards', () =>
    onStage(async stage => {
      const secret = new Uint8Array(32).fill(7);
      const moments: number[][] = [];
      for (const [game, seed] of [
        ['vienna', 'one'],
        ['vienna', 'two'],
        ['hamburg', 'three'],
        ['estoril', 'four'],
      ] as const) {
        const { id } = await opened(stage, game, ['normal', 'hard'], { kind: 'none' }, { secret, seed });
        const room = await stage.look(id);
        moments.push([0, 1].map(seat => momentOf(room, seat)));
      }
      for (const one of moments) expect(one).toEqual(moments[0]);
    }));

  test('go on by themselves after a restart, also in the middle of a thought', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-play-'));
    const hands = new Hands();
    const reopen = async (): Promise<Stage> =>
      Stage.open({ store: await sqliteStore(join(folder, 'house.sqlite')) }, hands);
    let stage = await reopen();
    const { id } = await opened(stage, 'vienna', ['normal', 'easy', 3]);
    let version = 1;
    for (let i = 0; i < 4; i++) {
      // Closed while they think: nothing of it is kept.
      await stage.close();
      stage = await reopen();
      const { course } = await stage.look(id);
      if (course.owing.includes(2)) await stage.answer(id, 2);
      await stage.until(async () => {
        const room = await stage.look(id);
        if (room.course.owing.includes(2)) await stage.answer(id, 2);
        return room.version > version + 3;
      });
      ({ version } = await stage.look(id));
    }
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  test('whose thread is of no use are answered for by lot, and no table waits', async () => {
    const broken = { entry: new URL('data:text/javascript,process.exit(1)') };
    const stage = await Stage.open({ threads: broken });
    const { id } = await opened(stage, 'estoril', ['hard', 'normal']);
    await stage.until(async () => (await stage.look(id)).version > 12);
    await stage.close();
  });
});

describe('time', () => {
  test('that runs out brings a bot, which hands back', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'vienna', [1, 2], LIVE);
      const seat = (await stage.look(id)).course.owing[0] ?? 0;
      await stage.pass(60 * SECOND - 1);
      expect((await stage.look(id)).course.chairs[seat]?.bot).toBeNull();
      await stage.pass(1);
      expect((await stage.look(id)).course.chairs[seat]).toMatchObject({ bot: 'normal', gone: 'time' });
      await expect(stage.answer(id, seat)).rejects.toMatchObject({ code: 'not-your-turn' });
      await stage.until(async () => (await stage.look(id)).course.chairs[seat]?.helped === true);
      await stage.house.play.back(id, stage.order(seat));
      const back = (await stage.look(id)).course;
      expect(back.chairs[seat]).toMatchObject({ bot: null, gone: null, helped: true });
      expect(back.clocks.left[seat]).toBe(30 * SECOND);
    }));

  test('by days runs out after its hours, and the seat has lost', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'vienna', [1, 2], DAYS);
      await stage.play(id, inRound(2));
      const { owing } = (await stage.look(id)).course;
      const seat = owing[0] ?? 0;
      // If both are asked, one of them answers.
      for (const one of owing)
        await stage.house.play.offer(id, stage.order(one), { what: 'vacation', days: 3 });
      if (owing.length > 1) await stage.answer(id, owing[1] ?? 0);
      await stage.pass(3 * DAY + 24 * HOUR - 1);
      expect(await isOver(stage, id)()).toBe(false);
      await stage.pass(1);
      await stage.until(isOver(stage, id));
      const { result } = (await stage.look(id)).course;
      expect(result).toMatchObject({ why: 'resigned' });
      expect(result?.marks[seat]).toBe('lost');
      expect(result?.places[seat]).toBe(2);
    }));

  test("that the house lost is nobody's, and no time-out was missed meanwhile", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-play-'));
    const hands = new Hands();
    const path = join(folder, 'house.sqlite');
    let stage = await Stage.open({ store: await sqliteStore(path) }, hands);
    const { id } = await opened(stage, 'vienna', [1, 2], LIVE);
    const seat = (await stage.look(id)).course.owing[0] ?? 0;
    await stage.pass(20 * SECOND);
    await stage.close();
    const down = hands.now;
    hands.now += HOUR;
    stage = await Stage.open({ store: await sqliteStore(path), outages: [[down, hands.now]] }, hands);
    await stage.pass(40 * SECOND - 1);
    expect((await stage.look(id)).course.chairs[seat]?.gone).toBeNull();
    await stage.pass(1);
    expect((await stage.look(id)).course.chairs[seat]?.gone).toBe('time');
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  test('is written anew only when it has nearly come, and never stands later than it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-play-'));
    const hands = new Hands();
    const path = join(folder, 'house.sqlite');
    let stage = await Stage.open({ store: await sqliteStore(path) }, hands);
    const { id, tab } = await opened(stage, 'vienna', [1, 2], { ...LIVE, bank: 300 });
    const end = async (): Promise<number> => {
      const { course, pace, outages } = await stage.look(id);
      return Math.min(...course.clocks.runs.map(seat => zeroAt(course.clocks, pace, seat, outages)));
    };
    const stored = new Set<number>();
    for (let i = 0; i < 120; i++) {
      const { at } = await stage.house.db
        .selectFrom('due')
        .select('at')
        .where('tab', '=', tab)
        .executeTakeFirstOrThrow();
      expect(at).toBeLessThanOrEqual(await end());
      expect(at).toBeGreaterThan(stage.hands.now);
      stored.add(at);
      const { clocks, owing } = (await stage.look(id)).course;
      const seat = owing[0] ?? 0;
      // One of them thinks for longer than an answer brings, and soon has much less time than the other.
      await stage.pass((seat === 0 && (clocks.left[0] ?? 0) > 40 * SECOND ? 20 : 1) * SECOND);
      await stage.answer(id, seat);
    }
    expect(stored.size).toBeGreaterThan(1);
    expect(stored.size).toBeLessThan(90);
    const seat = (await stage.look(id)).course.owing[0] ?? 0;
    await stage.close();
    stage = await Stage.open({ store: await sqliteStore(path) }, hands);
    await stage.pass((await end()) - stage.hands.now - 1);
    expect((await stage.look(id)).course.chairs[seat]?.gone).toBeNull();
    await stage.pass(1);
    expect((await stage.look(id)).course.chairs[seat]?.gone).toBe('time');
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  test('stands in a pause that all have agreed to, and a pause ends by itself', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'vienna', [1, 2, 'easy'], LIVE);
      const { play } = stage.house;
      const { row } = await play.offer(id, stage.order(0), { what: 'pause' });
      await play.reply(id, stage.order(1), row.version, true);
      const { version } = await stage.look(id);
      await stage.pass(DAY - 1);
      expect((await stage.look(id)).version).toBe(version);
      expect((await stage.look(id)).course.paused).toBeGreaterThan(0);
      await stage.pass(1);
      expect((await stage.look(id)).course.paused).toBe(0);
      await stage.pass(2 * MINUTE);
      expect((await stage.look(id)).course.chairs.some(({ gone }) => gone === 'time')).toBe(true);
    }));
});

describe('who gives up', () => {
  test('of two has lost, and of four is answered for until the end', () =>
    onStage(async stage => {
      const { play } = stage.house;
      const two = await opened(stage, 'vienna', [1, 2]);
      await stage.play(two.id, inRound(2));
      await play.resign(two.id, stage.order(0));
      await stage.until(isOver(stage, two.id));
      expect((await stage.look(two.id)).course.result).toMatchObject({ why: 'resigned', places: [2, 1] });

      const four = await opened(stage, 'estoril', [1, 2, 'random', 'random']);
      await play.resign(four.id, stage.order(0));
      expect((await stage.look(four.id)).course.result).toBeNull();
      await play.leave(four.id, stage.order(1));
      await stage.until(isOver(stage, four.id));
      const { result } = (await stage.look(four.id)).course;
      expect(result).toMatchObject({ why: 'played', marks: ['resigned', 'left', null, null] });
      expect(result?.places[0]).toBe(4);
      expect(result?.rated.slice(0, 2)).toEqual([4, 3]);
      await expect(play.back(four.id, stage.order(1))).rejects.toMatchObject({ why: 'forbidden' });
    }));

  test('before the second round has ended nothing that counts', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'vienna', [1, 2]);
      await stage.house.play.resign(id, stage.order(1));
      await stage.until(isOver(stage, id));
      expect((await stage.look(id)).course.result).toMatchObject({ why: 'aborted', by: 1, places: [] });
    }));
});

test('a rated game is counted once, also if the house dies before it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-play-'));
  const hands = new Hands();
  const path = join(folder, 'house.sqlite');
  let stage = await Stage.open({ store: await sqliteStore(path) }, hands);
  const { id } = await opened(stage, 'vienna', [1, 2], { kind: 'none' }, { rated: 1, mixed: 1 });
  await stage.play(id, inRound(2));
  const { count } = stage.house.ratings;
  stage.house.ratings.count = () => Promise.reject(new Error('the house dies here'));
  await stage.house.play.resign(id, stage.order(0));
  await stage.until(isOver(stage, id));
  await settle(20);
  const steps = (): Promise<unknown[]> => stage.house.db.selectFrom('rating_steps').selectAll().execute();
  expect(await steps()).toEqual([]);
  await stage.close();
  stage = await Stage.open({ store: await sqliteStore(path) }, hands);
  await stage.until(async () => (await steps()).length > 0);
  expect(await steps()).toMatchObject([
    { seat: 0, place: 2, person: 1 },
    { seat: 1, place: 1, person: 2 },
  ]);
  const before = await stage.house.ratings.of(1);
  await count.call(stage.house.ratings, 1);
  expect(await stage.house.ratings.of(1)).toEqual(before);
  expect(await steps()).toHaveLength(2);
  await stage.close();
  rmSync(folder, { recursive: true });
});

test('rows of others never make an answer stale, a change of the chair does', () =>
  onStage(async stage => {
    const { id } = await opened(stage, 'vienna', [1, 2], LIVE);
    const { play } = stage.house;
    const room = await stage.look(id);
    const seat = room.course.owing[0] ?? 0;
    const put = room.putTo(seat);
    const ask = room.rules.kernel.askOf(room.held.table, seat);
    if (!ask) throw new Error('nobody is asked');
    const { row } = await play.offer(id, stage.order(1 - seat), { what: 'pause' });
    await play.reply(id, stage.order(1 - seat), row.version, false);
    play.measure(await stage.look(id), 1 - seat, 400);
    await settle();
    expect((await stage.look(id)).course.clocks.lag[1 - seat]).toBe(400);
    await play.leave(id, stage.order(1 - seat));
    expect((await stage.look(id)).putTo(seat)).toBe(put);
    await play.leave(id, stage.order(seat));
    await play.back(id, stage.order(seat));
    const answer = room.rules.kernel.nth(ask, 0);
    const give = (at: number) =>
      stage.house.tables.take(id, one => one.answer(stage.order(seat), at, answer));
    await expect(give(put)).rejects.toMatchObject({ code: 'stale-question' });
    await give((await stage.look(id)).putTo(seat));
  }));

test('a hint is for whoever is asked, where hints are', () =>
  onStage(async stage => {
    const { play } = stage.house;
    const alone = await opened(stage, 'estoril', [1, 'easy']);
    await stage.until(async () => (await stage.look(alone.id)).course.owing.includes(0));
    expect((await play.hint(alone.id, 0))?.length).toBeGreaterThan(0);
    const both = await opened(stage, 'estoril', [1, 2]);
    await expect(play.hint(both.id, 0)).rejects.toMatchObject({ why: 'forbidden' });
    const agreed = await opened(stage, 'estoril', [1, 2], { kind: 'none' }, { hints: 1 });
    const asked = (await stage.look(agreed.id)).course.owing[0] ?? 0;
    expect((await play.hint(agreed.id, asked))?.length).toBeGreaterThan(0);
  }));

/** What is taken back, given up or handed over while something else is under way. */
import { describe, expect, test } from 'vitest';
import type { Pace } from '@kaffeehaus/protocol';
import { MINUTE, SECOND } from '@kaffeehaus/trust/course/rest';
import { Room } from '../../src/log/room.ts';
import { newTable, rulesNamed } from '../table.ts';
import { onStage, opened } from './stage.ts';
import type { Stage } from './stage.ts';

const LIVE: Pace = { kind: 'live', bank: 600, increment: 5, zero: 'bot' };

/** The seat that is asked alone, if one is. */
const alone = ({ course: { owing } }: Room): number => (owing.length === 1 ? (owing[0] ?? -1) : -1);

/** Takes back the seat's last answer. */
const undoLast = (stage: Stage, id: string, seat: number): Promise<unknown> =>
  stage.house.tables.take(id, room =>
    room.undo(stage.order(seat), room.version, (room.answered.at(-1) ?? 1) - 1),
  );

describe('what a bot has answered for somebody', () => {
  test('stands: leaving for a moment is no way to a hint; one’s own answers can be taken back as ever', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'vienna', [1, 2], { kind: 'none' });
      const { play } = stage.house;
      // Until an answer of the bot's is one that could be taken back, had somebody given it.
      let seat = -1;
      for (let i = 0; i < 60 && seat < 0; i++) {
        const asked = alone(await stage.play(id, room => alone(room) >= 0));
        const { version } = await stage.look(id);
        await play.leave(id, stage.order(asked));
        await stage.until(async () => (await stage.look(id)).version > version + 1);
        await play.back(id, stage.order(asked));
        if ((await stage.look(id)).held.undoable(asked) > 0) seat = asked;
      }
      expect(seat).toBeGreaterThanOrEqual(0);
      await expect(undoLast(stage, id, seat)).rejects.toMatchObject({ code: 'nothing-to-undo' });
      const own = await stage.play(id, room => {
        const last = room.answered.at(-1) ?? 0;
        const isSealed = room.held.given.length > 0;
        return !isSealed && room.held.undoable(seat) > 0 && last > (room.course.chairs[seat]?.since ?? 0);
      });
      await undoLast(stage, id, seat);
      expect((await stage.look(id)).answered.length).toBe(own.answered.length);
    }));
});

test('whoever takes back for ever does not fill the log, and the game goes on', async () => {
  const room = new Room({ ...newTable('vienna', 2, 'table'), tab: 1 }, await rulesNamed('vienna'), []);
  room.start(0, [1, 2]);
  const answer = (): void => {
    const { kernel } = room.rules;
    const [ask] = kernel.asked(room.held.table);
    if (!ask) throw new Error('nobody is asked');
    const order = { seat: ask.seat, actor: ask.seat + 1, cmd: '', now: 0 };
    room.answer(order, room.putTo(ask.seat), kernel.nth(ask, 0));
  };
  /** Takes back the last answer, if its seat may. */
  const undo = (): boolean => {
    const seat = [0, 1].find(one => room.held.undoable(one) > 0 && room.held.given.length === 0);
    if (seat === undefined) return false;
    room.undo({ seat, actor: seat + 1, cmd: '', now: 0 }, room.version, (room.answered.at(-1) ?? 1) - 1);
    return true;
  };
  while (!undo()) answer();
  expect(() => {
    for (let i = 0; i < 5000; i++) {
      answer();
      undo();
    }
  }).toThrow(expect.objectContaining({ why: 'not-now' }));
  expect(room.version).toBeLessThan(2200);
  while (!room.over) answer();
  // A record holds as many rows.
  expect(room.version).toBeLessThan(5000);
});

describe('a question that is put to several', () => {
  const simultaneous = (room: Room): boolean => room.course.owing.length > 1;

  test('is finished, whoever leaves, comes back and gives up in the middle of it', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'estoril', [1, 2, 3], LIVE);
      const { play } = stage.house;
      const room = await stage.play(id, simultaneous);
      const [one = 0, two = 0] = room.course.owing;
      const { put } = room;
      await stage.answer(id, one);
      // Whoever has answered leaves: what they have sealed stands, and the bot is not asked once more.
      await play.leave(id, stage.order(one));
      expect((await stage.look(id)).course.owing).not.toContain(one);
      await play.back(id, stage.order(one));
      const again = await stage.look(id);
      expect([again.put, again.question(one)]).toEqual([put, again.putTo(one)]);
      // Back on their chair they may take it back, by the question as it is put to them now.
      await stage.house.tables.take(id, at => at.retract(stage.order(one), at.putTo(one)));
      expect((await stage.look(id)).course.owing).toContain(one);
      // Somebody gives up with the question open; a bot answers for them, and nobody's clock has run for the other.
      const left = (await stage.look(id)).course.clocks.left[one];
      await play.resign(id, stage.order(two));
      expect((await stage.look(id)).course.clocks.left[one]).toBe(left);
      await stage.answer(id, one);
      await stage.play(id, now => now.put > put);
    }));

  test('waits in a pause, and no clock runs out in it', () =>
    onStage(async stage => {
      const { id } = await opened(stage, 'estoril', [1, 2], { ...LIVE, bank: 30, increment: 0 });
      const { play } = stage.house;
      const before = await stage.play(id, simultaneous);
      const { row } = await play.offer(id, stage.order(0), { what: 'pause' });
      await stage.pass(10 * SECOND);
      await play.reply(id, stage.order(1), row.version, true);
      await stage.pass(60 * MINUTE);
      const paused = await stage.look(id);
      expect([paused.put, paused.course.clocks.runs]).toEqual([before.put, []]);
      const { row: on } = await play.offer(id, stage.order(1), { what: 'resume' });
      await play.reply(id, stage.order(0), on.version, true);
      expect((await stage.look(id)).course.clocks.left.map(left => left <= 20 * SECOND)).toEqual([
        true,
        true,
      ]);
      await stage.pass(19 * SECOND);
      expect((await stage.look(id)).course.chairs.map(({ bot }) => bot)).toEqual([null, null]);
      await stage.pass(2 * SECOND);
      expect((await stage.look(id)).course.chairs.map(({ gone }) => gone)).toEqual(['time', 'time']);
    }));
});

test('whoever takes back while a bot thinks hears no answer to what was taken back', () =>
  onStage(async stage => {
    const { id } = await opened(stage, 'vienna', [1, 'easy']);
    // The person's last answer has handed the turn to the bot, and could still be taken back.
    const room = await stage.play(
      id,
      now =>
        now.held.undoable(0) > 0 &&
        now.held.given.length === 0 &&
        now.course.owing.includes(1) &&
        !now.course.owing.includes(0),
    );
    const { version } = room;
    await undoLast(stage, id, 0);
    await stage.pass(20 * SECOND);
    const after = await stage.look(id);
    expect([after.version, after.course.owing]).toEqual([version + 1, [0]]);
  }));

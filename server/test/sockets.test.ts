/** Games over real sockets. */
import { WATCHER } from '@kaffeehaus/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, luck } from './table.ts';
import { Open, isOver, playOn } from './visit.ts';

let door: Open;

beforeAll(async () => {
  door = await Open.door();
});

afterAll(() => door.close());

describe.each(GAMES.map(({ id }) => id))('%s', game => {
  test.each([
    ['bytes', false],
    ['JSON', true],
  ])('is played to its end over %s, and everybody has the same table', async (_, json) => {
    const [ada, ben, eva] = await Promise.all(['Ada', 'Ben', 'Eva'].map(name => door.guest(name)));
    if (!ada || !ben || !eva) throw new Error('nobody came');
    const { id } = await door.table([ada, ben], { game });
    const seats = [ada.line(json).table(id, 0), ben.line(json).table(id, 1)];
    const watcher = eva.line(json).table(id, 'watch');
    await Promise.all([...seats, watcher].map(one => one.until(({ v }) => v > 0)));
    const given = await playOn(seats, luck(`${game} ${json}`));
    expect(given).toBeGreaterThan(20);
    const live = await door.house.tables.wake(id);
    const room = live.room;
    if (!room) throw new Error('no room');
    await watcher.until(({ v }) => v >= room.version);
    for (const [viewer, one] of [
      [0, seats[0]],
      [1, seats[1]],
      [WATCHER, watcher],
    ] as const) {
      expect(one && isOver(one)).toBe(true);
      expect(one?.table).toEqual(room.mask(viewer));
    }
  });
});

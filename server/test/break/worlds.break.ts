/** Nobody learns more than they may: where two tables look the same to somebody, every byte they are sent is the same. */
import { WATCHER, below, rulesOf } from '@kaffeehaus/kernel';
import type { Chance, Rules, Seat } from '@kaffeehaus/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES, luck } from '../table.ts';
import { Open } from '../visit.ts';
import type { Guest } from '../visit.ts';
import { UNLIMITED } from './scene.ts';
import { Ear, laidOut, played, roomAt, twinOf, until } from './worlds.ts';
import type { Moment, Twin } from './worlds.ts';

const ROUNDS = Number(process.env['KAFFEEHAUS_ROUNDS'] ?? 3);
/** So many answers are given in both worlds, unless they part before. */
const ANSWERS = 12;

let door: Open;
let ada: Guest;
let ben: Guest;
let wim: Guest;

beforeAll(async () => {
  door = await Open.door({ now: () => 1_000_000 }, { limits: UNLIMITED });
  ada = await door.guest('Ada');
  ben = await door.guest('Ben');
  wim = await door.guest('Wim');
}, 60_000);

afterAll(() => door.close());

/** One of two worlds, and all who listen there: the viewer, the other seat, somebody who watches. */
interface World {
  readonly id: string;
  readonly seats: readonly Ear[];
  readonly watcher: Ear;
}

const worldOf = async (moment: Moment, table: Moment['held']['table']): Promise<World> => {
  const id = await laidOut(door, [ada, ben], moment, table);
  const seats = [await Ear.at(door, ada, id, 0), await Ear.at(door, ben, id, 1)];
  return { id, seats, watcher: await Ear.at(door, wim, id, 'watch') };
};

const close = ({ seats, watcher }: World): void => {
  for (const ear of [...seats, watcher]) ear.close();
};

/** What comes late comes still: but in the end both have been sent the same. */
const mustBeSame = (here: World, there: World, viewer: Seat): Promise<void> =>
  vi.waitFor(() => expect(framesOf(there, viewer)).toEqual(framesOf(here, viewer)), 10_000);

const framesOf = ({ seats, watcher }: World, viewer: Seat): readonly (readonly string[])[] =>
  [seats[viewer], watcher].map(ear => (ear?.frames ?? []).map(frame => frame.toString('latin1')));

/** Waits until all who listen have been told of a version. */
const told = ({ seats, watcher }: World, v: number): Promise<void> =>
  until(() => [...seats, watcher].every(ear => ear.last >= v));

/** Whether the last answer showed the viewer, or those who watch, one of the cards: what the rules tell them differs. */
const hasParted = async (worlds: readonly [World, World], rules: Rules, viewer: Seat): Promise<boolean> => {
  const { kernel, game } = rules;
  const seen = await Promise.all(
    worlds.map(async ({ id }) => {
      const room = await roomAt(door, id);
      return JSON.stringify(
        [viewer, WATCHER].map(one => [
          kernel.mask(game, room.held.table, one),
          room.past(room.version - 1, one)?.map(({ events }) => events),
        ]),
      );
    }),
  );
  return seen[0] !== seen[1];
};

/** The same answers in both worlds; how many of them, until the worlds part. */
const together = async (
  [here, there]: readonly [World, World],
  rules: Rules,
  viewer: Seat,
  other: Twin['other'],
  chance: Chance,
): Promise<number> => {
  const { kernel } = rules;
  for (let i = 0; i < ANSWERS; i++) {
    const [room, twin] = [await roomAt(door, here.id), await roomAt(door, there.id)];
    const asks = kernel.asked(room.held.table);
    const ask = asks[below(chance, Math.max(1, asks.length))];
    if (!ask) return i;
    const { seat } = ask;
    const answer = kernel.nth(ask, below(chance, kernel.count(ask)));
    const mirrored = seat === viewer ? answer : answer.map(other);
    const theirs = kernel.askOf(twin.held.table, seat);
    if (!theirs || !kernel.has(theirs, mirrored)) return i;
    const id = `Answer${'abcdefghjkmnpqr'.charAt(i)}x`;
    const v = room.version + 1;
    here.seats[seat]?.answer(id, room.putTo(seat), answer);
    there.seats[seat]?.answer(id, twin.putTo(seat), mirrored);
    await Promise.all([told(here, v), told(there, v)]);
    if (await hasParted([here, there], rules, viewer)) return i;
    await mustBeSame(here, there, viewer);
  }
  return ANSWERS;
};

const cases = GAMES.flatMap(game => Array.from({ length: ROUNDS }, (_, i) => [game.id, i] as const));

describe('two worlds', () => {
  let answers = 0;

  test.each(cases)('%s, round %i', { timeout: 120_000 }, async (id, round) => {
    const game = GAMES.find(one => one.id === id);
    if (!game) throw new Error('no game');
    const rules = rulesOf(game);
    const chance = luck(`worlds of ${id} ${round}`);
    const viewer = round % 2;
    let twin: Twin | undefined;
    // Others are asked from their cards: where only the viewer is asked, the question is the same in both worlds.
    const moment = played(rules, `${id} ${round}`, chance, 400, held => {
      const isMine = held.table.wait.every(({ seat }) => seat === viewer);
      if (!isMine || held.table.wait.length === 0 || below(chance, 4) > 0) return false;
      twin = twinOf({ rules, held, seed: '' }, viewer, chance);
      return twin !== undefined;
    });
    if (!moment || !twin) throw new Error('no moment at which two worlds look the same');
    const worlds = [await worldOf(moment, moment.held.table), await worldOf(moment, twin.table)] as const;
    const [here, there] = worlds;
    await mustBeSame(here, there, viewer);
    // To whoever holds the cards they are not the same: it is worth comparing.
    expect(framesOf(there, 1 - viewer)).not.toEqual(framesOf(here, 1 - viewer));
    answers += await together(worlds, rules, viewer, twin.other, chance);
    for (const world of worlds) close(world);
  });

  test('were the same for a while', () => {
    expect(answers).toBeGreaterThan(cases.length);
  });
});

test.each(GAMES.map(({ id }) => id))(
  '%s: what is sealed shows in no byte',
  { timeout: 120_000 },
  async id => {
    const game = GAMES.find(one => one.id === id);
    if (!game) throw new Error('no game');
    const rules = rulesOf(game);
    const { kernel } = rules;
    const chance = luck(`seals of ${id}`);
    const moment = played(rules, `seals of ${id}`, chance, 600, ({ table }) => {
      const asks = kernel.asked(table);
      return asks.length === 2 && asks.every(ask => kernel.count(ask) > 1);
    });
    // Not every game asks two at once.
    expect(moment !== undefined).toBe(SEALING.includes(id));
    if (!moment) return;
    const { table } = moment.held;
    const worlds = [await worldOf(moment, table), await worldOf(moment, table)] as const;
    const room = await roomAt(door, worlds[0].id);
    const ask = kernel.askOf(table, 1);
    if (!ask) throw new Error('nobody is asked');
    for (const [i, world] of worlds.entries()) {
      world.seats[1]?.answer('Secretone', room.putTo(1), kernel.nth(ask, i));
      await told(world, moment.held.version + 2);
    }
    await mustBeSame(worlds[0], worlds[1], 0);
    expect(framesOf(worlds[1], 1)).not.toEqual(framesOf(worlds[0], 1));
    for (const world of worlds) close(world);
  },
);

/** Where two are asked at the same time. */
const SEALING: readonly string[] = ['vienna', 'estoril'];

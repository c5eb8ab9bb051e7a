/** A seed is mixed from the shares of the house and of everybody who is there, or it is not made at all. */
import { randomBytes } from 'node:crypto';
import type { MixingState } from '@kaffeehaus/protocol';
import { Mixing, hex, unhex } from '@kaffeehaus/trust';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import type { Live } from '../src/log/live.ts';
import { newId } from '../src/ids.ts';
import { sha } from '../src/luck/luck.ts';
import { sqliteStore } from '../src/store/store.ts';
import type { Head, Store } from '../src/store/store.ts';
import { newTable } from './table.ts';

const MIXING = new Mixing(sha);
const DAY = 86_400_000;

const open: House[] = [];
const time = { now: 1_000_000 };

const houseOn = async (store: Store): Promise<House> => {
  const house = await openHouse(plainConfig({ host: 'localhost', port: 0 }), { store, now: () => time.now });
  open.push(house);
  return house;
};

afterEach(async () => {
  for (const house of open.splice(0)) await closeHouse(house);
});

/** Hears what everybody at a table is told. */
const listen = (house: House, told: MixingState[]): void => {
  const tell = (message: object): void => void told.push(message as MixingState);
  vi.spyOn(house.tables, 'awakeAt').mockResolvedValue({ tell } as unknown as Live);
};

interface Setting {
  readonly house: House;
  readonly store: Store;
  readonly head: Head;
  /** Everything that was told. */
  readonly told: MixingState[];
}

/** A table at which these sit: people, or levels of bots. */
const setTable = async (
  sitters: readonly ('person' | 'normal')[],
  pace = '{"kind":"none"}',
): Promise<Setting> => {
  const store = await sqliteStore(':memory:');
  const house = await houseOn(store);
  const current = await house.books.current('vienna');
  const head = await house.db
    .insertInto('tables')
    .values({
      ...newTable('vienna', sitters.length, newId()),
      rules: current ?? '',
      pace,
      phase: 'open',
      seed: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [seat, sitter] of sitters.entries()) {
    const person = sitter === 'person' ? (await house.people.guest(`Guest ${seat}`, 'en')).person : null;
    await house.db
      .insertInto('chairs')
      .values({
        tab: head.tab,
        n: seat + 1,
        seat,
        from_version: 0,
        person,
        bot: person === null ? sitter : null,
        epoch: 1,
        at: time.now,
      })
      .execute();
  }
  await house.luck.opened(head);
  const told: MixingState[] = [];
  listen(house, told);
  return { house, store, head, told };
};

/** A seat that does all it is asked for. */
class Player {
  readonly #setting: Setting;
  readonly #seat: number;
  readonly #shares = new Map<number, Uint8Array>();

  constructor(setting: Setting, seat: number) {
    this.#setting = setting;
    this.#seat = seat;
  }

  share(attempt: number): Uint8Array {
    const share = this.#shares.get(attempt) ?? new Uint8Array(randomBytes(32));
    this.#shares.set(attempt, share);
    return share;
  }

  async commit(attempt: number): Promise<void> {
    const { house, head } = this.#setting;
    const commit = hex(MIXING.seatCommit({ id: head.id, attempt }, this.#seat, this.share(attempt)));
    await house.luck.mix(head, this.#seat, { attempt, commit });
  }

  async open(attempt: number, list = this.list()): Promise<void> {
    const { house, head } = this.#setting;
    await house.luck.open(head, this.#seat, { attempt, list, value: hex(this.share(attempt)) });
  }

  /** The list as it was told. */
  list(): string {
    const { agreed, house, commits } = this.#setting.told.at(-1) as MixingState;
    const all = agreed.chairs.map((_, seat) => unhex(commits[seat], 32) ?? null);
    return hex(MIXING.list({ ...agreed, house: unhex(house, 32) ?? new Uint8Array(), commits: all }));
  }
}

const playersAt = (setting: Setting): readonly Player[] =>
  Array.from({ length: setting.head.seats }, (_, seat) => new Player(setting, seat));

const headNow = async ({ store, head }: Setting): Promise<Head> => (await store.head(head.id)) as Head;
const last = ({ told }: Setting): MixingState => told.at(-1) as MixingState;

/** The seed, worked out from what was told and the share that the house keeps. */
const seedOf = async (setting: Setting): Promise<string> => {
  const { attempt, opened, agreed, commits, house } = last(setting);
  const { secret } = await headNow(setting);
  const inSeats = (values: MixingState['opened']) =>
    agreed.chairs.map((_, seat) => unhex(values[seat], 32) ?? null);
  const list = MIXING.list({ ...agreed, house: unhex(house, 32) as Uint8Array, commits: inSeats(commits) });
  expect(hex(MIXING.houseCommit({ id: setting.head.id, attempt }, secret))).toBe(house);
  return MIXING.seed({ id: setting.head.id, attempt }, list, secret, inSeats(opened));
};

describe('a mixing', () => {
  test('shows commitments when all are in, shares when all are opened, and begins', async () => {
    const setting = await setTable(['person', 'normal', 'person']);
    const { house, head, told } = setting;
    const [first, , third] = playersAt(setting) as [Player, Player, Player];
    const before = await house.luck.shown(head);
    expect(before).toMatchObject({ attempt: 1, from: [], until: 0, commits: {}, opened: {}, code: [] });
    await house.luck.start(head, [2, 0]);
    expect(last(setting)).toMatchObject({ from: [0, 2], until: time.now + 15_000, house: before?.house });
    expect(last(setting).agreed.chairs[1]).toBe('normal');
    await first.commit(1);
    expect(last(setting).commits).toEqual({});
    await third.commit(1);
    expect(Object.keys(last(setting).commits)).toEqual(['0', '2']);
    await third.open(1);
    expect(last(setting).opened).toEqual({});
    expect((await headNow(setting)).phase).toBe('mixing');
    await first.open(1);
    expect(Object.keys(last(setting).opened)).toEqual(['0', '2']);
    expect(last(setting).code).toHaveLength(4);
    const { phase, seed, mixed } = await headNow(setting);
    expect({ phase, seed, mixed }).toEqual({ phase: 'playing', seed: await seedOf(setting), mixed: 1 });
    expect(await house.store.tail(head.tab, 0)).toMatchObject([{ version: 1, kind: 'start' }]);
    // Nothing of the house's share was ever told.
    const secret = hex((await headNow(setting)).secret);
    expect(JSON.stringify(told)).not.toContain(secret);
    expect((await house.luck.shown(head))?.code).toEqual(last(setting).code);
  });

  test('one person is enough, and a table of bots is the house’s alone', async () => {
    const setting = await setTable(['person', 'normal']);
    const [player] = playersAt(setting) as [Player];
    await setting.house.luck.start(setting.head, [0]);
    await player.commit(1);
    await player.open(1);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', mixed: 1 });
    const alone = await setTable(['normal', 'normal']);
    await alone.house.luck.start(alone.head, []);
    expect(await headNow(alone)).toMatchObject({ phase: 'playing', mixed: 0, seed: await seedOf(alone) });
  });

  test('whoever is not there when it begins is without a share, and cannot push in', async () => {
    const setting = await setTable(['person', 'person']);
    const [first, second] = playersAt(setting) as [Player, Player];
    await expect(first.commit(1)).rejects.toMatchObject({ why: 'stale' });
    await setting.house.luck.start(setting.head, [0]);
    await expect(second.commit(1)).rejects.toMatchObject({ why: 'forbidden' });
    await expect(setting.house.luck.start(setting.head, [0, 1])).rejects.toMatchObject({ why: 'stale' });
    await first.commit(1);
    await first.open(1);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', mixed: 1 });
  });

  test('what is said twice counts once, and nothing else can be said', async () => {
    const setting = await setTable(['person', 'person']);
    const { house, head } = setting;
    const [first, second] = playersAt(setting) as [Player, Player];
    await house.luck.start(head, [0, 1]);
    await first.commit(1);
    await first.commit(1);
    await expect(house.luck.mix(head, 0, { attempt: 1, commit: '00'.repeat(32) })).rejects.toMatchObject({
      why: 'stale',
    });
    await expect(first.open(1)).rejects.toMatchObject({ why: 'stale' });
    await expect(house.luck.mix(head, 1, { attempt: 2, commit: '00'.repeat(32) })).rejects.toMatchObject({
      why: 'stale',
    });
    await expect(house.luck.mix(head, 1, { attempt: 1, commit: 'zz' })).rejects.toMatchObject({
      why: 'forbidden',
    });
    await second.commit(1);
    await expect(first.open(1, '11'.repeat(32))).rejects.toMatchObject({ why: 'stale' });
    const value = hex(second.share(1));
    await expect(house.luck.open(head, 0, { attempt: 1, list: first.list(), value })).rejects.toMatchObject({
      why: 'forbidden',
    });
    await first.open(1);
    await first.open(1);
    await second.open(1);
    await second.open(1);
    const { seed } = await headNow(setting);
    expect(seed).toBe(await seedOf(setting));
    expect(await house.store.tail(head.tab, 0)).toHaveLength(1);
  });
});

describe('whoever is silent', () => {
  test.each(['commit', 'share'] as const)(
    'with the %s is named, and the next attempt is without them',
    async step => {
      const setting = await setTable(['person', 'person', 'person']);
      const { house, head } = setting;
      const [first, second, third] = playersAt(setting) as [Player, Player, Player];
      await house.luck.start(head, [0, 1, 2]);
      const { house: commitment } = last(setting);
      for (const one of [first, third]) await one.commit(1);
      if (step === 'share') {
        await second.commit(1);
        for (const one of [first, third]) await one.open(1);
      }
      time.now += 14_999;
      await house.luck.tick();
      expect(last(setting).attempt).toBe(1);
      time.now += 1;
      await house.luck.tick();
      const { attempt, from, failed, commits, house: next } = last(setting);
      expect({ attempt, from, commits }).toEqual({ attempt: 2, from: [0, 2], commits: {} });
      expect(failed).toMatchObject([{ attempt: 1, seat: 1, left: false }]);
      expect(next).not.toBe(commitment);
      // The deal that was given up can be seen by everybody.
      const given = unhex(failed[0]?.S, 32) as Uint8Array;
      expect(hex(MIXING.houseCommit({ id: head.id, attempt: 1 }, given))).toBe(commitment);
      await expect(second.commit(1)).rejects.toMatchObject({ why: 'stale' });
      await expect(second.commit(2)).rejects.toMatchObject({ why: 'forbidden' });
      for (const one of [first, third]) await one.commit(2);
      for (const one of [first, third]) await one.open(2);
      expect(await headNow(setting)).toMatchObject({
        phase: 'playing',
        mixed: 1,
        seed: await seedOf(setting),
      });
    },
  );

  test('with nobody left the house’s share alone makes a seed that is marked', async () => {
    const setting = await setTable(['person', 'person']);
    const { house, head } = setting;
    await house.luck.start(head, [0, 1]);
    time.now += 15_000;
    await house.luck.tick();
    expect(last(setting).failed.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', mixed: 0, seed: await seedOf(setting) });
  });

  test('never yields a seed, attempt after attempt, and there are never more attempts than seats and one', async () => {
    const setting = await setTable(['person', 'person', 'person', 'person']);
    const { house, head } = setting;
    const players = playersAt(setting);
    await house.luck.start(head, [0, 1, 2, 3]);
    for (const attempt of [1, 2, 3, 4]) {
      const { from } = last(setting);
      for (const seat of from) await players[seat]?.commit(attempt);
      for (const seat of from.slice(1)) await players[seat]?.open(attempt);
      expect((await headNow(setting)).seed).toBe('');
      time.now += 15_000;
      await house.luck.tick();
    }
    expect(last(setting).attempt).toBe(5);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', mixed: 0 });
  });

  test('over days has a day for each step', async () => {
    const days = '{"kind":"days","hours":24,"weekends":true,"zone":"UTC","vacation":0,"zero":"bot"}';
    const setting = await setTable(['person', 'person'], days);
    const { house, head } = setting;
    const [first, second] = playersAt(setting) as [Player, Player];
    await house.luck.start(head, [0, 1]);
    time.now += DAY - 1;
    await house.luck.tick();
    await first.commit(1);
    await second.commit(1);
    time.now += DAY - 1;
    await house.luck.tick();
    await first.open(1);
    expect(last(setting).attempt).toBe(1);
    time.now += 1;
    await house.luck.tick();
    expect(last(setting)).toMatchObject({ attempt: 2, from: [0], failed: [{ seat: 1 }] });
  });
});

describe('a mixing that is disturbed', () => {
  test('somebody leaves: the table is open again, and who was silent stays without a share', async () => {
    const setting = await setTable(['person', 'person', 'person']);
    const { house, head } = setting;
    const players = playersAt(setting);
    await house.luck.start(head, [0, 1, 2]);
    await players[0]?.commit(1);
    await players[2]?.commit(1);
    time.now += 15_000;
    await house.luck.tick();
    await house.luck.left(head, 2);
    expect(await headNow(setting)).toMatchObject({ phase: 'open', seed: '' });
    expect(last(setting)).toMatchObject({
      attempt: 3,
      from: [],
      failed: [
        { attempt: 1, seat: 1, left: false },
        { attempt: 2, seat: 2, left: true },
      ],
    });
    await house.luck.start(head, [0, 1, 2]);
    expect(last(setting)).toMatchObject({ attempt: 3, from: [0, 2] });
    await house.luck.left(await headNow(setting), 0);
    await house.luck.left(await headNow(setting), 0);
    expect(last(setting).attempt).toBe(4);
  });

  test('goes on after a restart, and nobody loses time by it', async () => {
    const setting = await setTable(['person', 'person']);
    const { house, head, store } = setting;
    const [first, second] = playersAt(setting) as [Player, Player];
    await house.luck.start(head, [0, 1]);
    await first.commit(1);
    open.splice(0);
    time.now += 60_000;
    const again = await houseOn(store);
    listen(again, setting.told);
    Object.assign(setting, { house: again });
    const state = await again.luck.shown(head);
    expect(state).toMatchObject({ attempt: 1, until: time.now + 15_000 });
    await second.commit(1);
    await second.open(1);
    await first.open(1);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', seed: await seedOf(setting) });
    await house.http.close();
  });

  test('a house that was closed between the last share and the first row begins', async () => {
    const setting = await setTable(['person', 'normal']);
    const { house, head, store } = setting;
    const [player] = playersAt(setting) as [Player];
    await house.luck.start(head, [0]);
    await player.commit(1);
    house.lobby.begin = () => Promise.reject(new Error('gone'));
    await expect(player.open(1)).rejects.toThrow('gone');
    expect((await headNow(setting)).phase).toBe('mixing');
    open.splice(0);
    await houseOn(store);
    expect(await headNow(setting)).toMatchObject({ phase: 'playing', seed: await seedOf(setting) });
    await house.http.close();
  });
});

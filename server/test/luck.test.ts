/** Mixing over real sockets, and from there to a record that anybody can check. */
import { takePart } from '@kaffeehaus/client';
import type { Mixer, TableLine } from '@kaffeehaus/client';
import type { MixingState, NewTable, TableHead } from '@kaffeehaus/protocol';
import { brokenKey, canonical, verify } from '@kaffeehaus/trust';
import type { Given, HouseKeys, HouseRecord, Keepsake, Tools, Verdict } from '@kaffeehaus/trust';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../src/admin/deeds.ts';
import { signed } from '../src/luck/keys.ts';
import { Room } from '../src/log/room.ts';
import { sha } from '../src/luck/luck.ts';
import { luck } from './table.ts';
import { Open, playOn } from './visit.ts';
import type { Guest } from './visit.ts';

let door: Open;
const time = { ahead: 0 };

beforeAll(async () => {
  door = await Open.door({ now: () => Date.now() + time.ahead });
});

afterAll(() => door.close());

const tools = (): Tools => ({
  sha,
  signed,
  rules: hash => door.house.books.byHash(hash).catch(() => undefined),
});

const recordOf = async (id: string): Promise<HouseRecord> => {
  const answer = await fetch(`${door.origin}/records/${id}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const record = JSON.parse(text) as HouseRecord;
  expect(text).toBe(canonical(record));
  return record;
};

const keys = async (): Promise<HouseKeys> =>
  (await (await fetch(`${door.origin}/.well-known/kaffeehaus.json`)).json()) as HouseKeys;

const checked = async (id: string, given: Given = {}): Promise<Verdict> =>
  verify(await recordOf(id), tools(), { keys: await keys(), ...given });

/** Somebody at the table, over a line of their own. */
interface Sitter {
  readonly guest: Guest;
  readonly table: TableLine;
  readonly mixer: Mixer | undefined;
  readonly told: MixingState[];
}

const sit = (guest: Guest, id: string, seat: number, isWilling: boolean, kept?: Keepsake): Sitter => {
  const table = guest.line().table(id, seat);
  const told: MixingState[] = [];
  table.watch({ aside: (_, message) => void (message.t === 'mixing' && told.push(message)) });
  const mixer = isWilling ? takePart(table, seat, { keep: () => {} }, kept) : undefined;
  return { guest, table, mixer, told };
};

/** A table that is open, at which all sit and are connected but those who are late. */
const opened = async (
  names: readonly string[],
  table: Partial<NewTable> = {},
  { silent = [], late = [] }: { readonly silent?: readonly number[]; readonly late?: readonly number[] } = {},
): Promise<{ readonly head: TableHead; readonly sitters: readonly Sitter[]; start(): Promise<void> }> => {
  const guests = await Promise.all(names.map(name => door.guest(name)));
  const [owner, ...others] = guests as [Guest, ...Guest[]];
  const head = await owner.http.open({
    game: 'vienna',
    seats: names.length,
    open: 'all',
    watch: 'all',
    ...table,
  });
  for (const guest of others) await guest.http.sit(head.id, { terms: 1 });
  const sitters = guests.map((guest, seat) =>
    late.includes(seat)
      ? { guest, table: undefined as unknown as TableLine, mixer: undefined, told: [] }
      : sit(guest, head.id, seat, !silent.includes(seat)),
  );
  await Promise.all(
    sitters.flatMap(({ table: one, told }) => (one ? [one.until(() => told.length > 0)] : [])),
  );
  return { head, sitters, start: () => owner.http.start(head.id).then(() => undefined) };
};

const begun = (sitters: readonly Sitter[]): Promise<void[]> =>
  Promise.all(sitters.map(({ table }) => table.until(({ v }) => v > 0)));

const keepsakesOf = (sitters: readonly Sitter[]): readonly Keepsake[] =>
  sitters.flatMap(({ mixer }) => (mixer ? [mixer.keepsake] : []));

/** So many commitments are in. */
const committed = (id: string, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const tab = (await door.house.store.head(id))?.tab ?? 0;
      const rows = await door.house.db.selectFrom('mixing').select('step').where('tab', '=', tab).execute();
      return rows.filter(({ step }) => step === 'commit').length;
    })
    .toBe(count);

/** The house looks after its mixings as it does every half second. */
const pass = async (ms: number): Promise<void> => {
  time.ahead += ms;
  await door.house.luck.tick();
};

const finished = async (id: string, tables: readonly TableLine[], name: string): Promise<void> => {
  await playOn(tables, luck(name));
  await expect.poll(async () => (await door.house.store.head(id))?.phase, { timeout: 20_000 }).toBe('over');
};

describe('a table', () => {
  test('is mixed by those who are there, played to its end, and its record holds', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben']);
    expect((await fetch(`${door.origin}/records/${head.id}`)).status).toBe(404);
    await start();
    await begun(sitters);
    const codes = sitters.map(({ mixer }) => mixer?.keepsake.code.join(' '));
    expect(codes[0]?.split(' ')).toHaveLength(4);
    expect(new Set(codes).size).toBe(1);
    expect((await fetch(`${door.origin}/records/${head.id}`)).status).toBe(404);
    await finished(
      head.id,
      sitters.map(({ table }) => table),
      'mixed',
    );
    const keepsakes = keepsakesOf(sitters);
    expect(keepsakes.every(({ receipts }) => receipts.length > 20)).toBe(true);
    expect(
      keepsakes.flatMap(({ receipts }) => receipts).filter(({ sight }) => sight !== null).length,
    ).toBeGreaterThan(40);
    const verdict = await checked(head.id, { keepsakes, code: codes[0]?.split(' ') ?? [] });
    expect(verdict).toMatchObject({ verdict: 'holds', gaps: [] });
    expect(sitters.map(({ mixer }) => mixer?.alarm)).toEqual([undefined, undefined]);
    const record = await recordOf(head.id);
    expect(record).toMatchObject({ mixed: true, phase: 'over', chairs: [{ name: 'Ada' }, { name: 'Ben' }] });
    // Nobody's number in this house is told.
    expect(record.rows[0]?.body).toBe('[1,2]');
    expect(new Set(record.rows.map(({ actor }) => actor))).toEqual(new Set([0, 1, 2]));
  });

  test('with one person and bots is mixed too', async () => {
    const { head, sitters, start } = await opened(['Ida'], { seats: 3, chairs: ['me', 'random', 'random'] });
    await start();
    await begun(sitters);
    await sitters[0]?.table.resign();
    await expect.poll(async () => (await door.house.store.head(head.id))?.phase).toBe('over');
    const verdict = await checked(head.id, { keepsakes: keepsakesOf(sitters) });
    expect(verdict).toMatchObject({ verdict: 'holds' });
    expect(await recordOf(head.id)).toMatchObject({ mixed: true, result: { why: 'aborted' } });
  });

  test('goes on without whoever is silent, and says so in its record', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben', 'Cem'], {}, { silent: [1] });
    await start();
    const [first] = sitters as [Sitter];
    await committed(head.id, 2);
    await pass(15_000);
    await begun(sitters);
    expect(first.told.at(-1)).toMatchObject({ attempt: 2, from: [0, 2], failed: [{ attempt: 1, seat: 1 }] });
    await finished(
      head.id,
      sitters.map(({ table }) => table),
      'silent',
    );
    const verdict = await checked(head.id, { keepsakes: keepsakesOf(sitters) });
    expect(verdict).toMatchObject({ verdict: 'holds' });
    const { mixing } = await recordOf(head.id);
    expect(mixing.map(({ failed, from }) => ({ failed, from }))).toEqual([
      { failed: [1], from: [0, 1, 2] },
      { failed: [], from: [0, 2] },
    ]);
  });

  test('asks nobody who comes late, whose page is told the code all the same', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben'], {}, { late: [1] });
    const [ada, ben] = sitters as [Sitter, Sitter];
    await start();
    await ada.table.until(({ v }) => v > 0);
    const late = sit(ben.guest, head.id, 1, true);
    await late.table.until(({ v }) => v > 0);
    await expect.poll(() => late.mixer?.keepsake.code).toEqual(ada.mixer?.keepsake.code);
    expect(late.mixer?.keepsake.parts).toEqual([]);
    expect(late.mixer?.alarm).toBeUndefined();
  });

  test('a page that is opened anew in the middle opens the share it had drawn', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben'], {}, { silent: [1] });
    const [ada, ben] = sitters as [Sitter, Sitter];
    await start();
    // Ben's page commits itself and is closed before it can do more.
    let kept: Keepsake | undefined;
    const table = ben.guest.line().table(head.id, 1);
    const mixer = takePart(table, 1, { keep: keepsake => (kept = keepsake) });
    await expect.poll(() => mixer.keepsake.parts.length).toBe(1);
    await expect.poll(() => ben.told.some(({ commits }) => Object.keys(commits).length === 2)).toBe(true);
    table.leave();
    const again = sit(ben.guest, head.id, 1, true, kept);
    await begun([ada, again]);
    expect(again.mixer?.alarm).toBeUndefined();
    expect(again.mixer?.keepsake.code).toEqual(ada.mixer?.keepsake.code);
  });

  test('two devices of one player: one has the share, and neither cries wolf', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben']);
    const [ada, ben] = sitters as [Sitter, Sitter];
    const other = sit(ben.guest, head.id, 1, true);
    await other.table.until(() => other.told.length > 0);
    await start();
    await begun([ada, ben, other]);
    await expect.poll(() => other.mixer?.keepsake.code.length).toBe(4);
    expect([ada, ben, other].map(({ mixer }) => mixer?.alarm)).toEqual([undefined, undefined, undefined]);
  });

  test('somebody leaves while it is mixed: it is open again, and given up it tells its shares', async () => {
    const { head, sitters, start } = await opened(['Ada', 'Ben'], {}, { silent: [0] });
    const [ada, ben] = sitters as [Sitter, Sitter];
    await start();
    await ben.table.until(() => ben.told.some(({ from }) => from.length === 2));
    await ben.guest.http.stand(head.id);
    await ada.table.until(() => ada.told.at(-1)?.failed.length === 1);
    expect((await ada.guest.http.table(head.id)).phase).toBe('open');
    await ada.guest.http.closeTable(head.id);
    expect(await checked(head.id)).toMatchObject({ verdict: 'holds' });
    const { phase, mixing, seed, rows } = await recordOf(head.id);
    expect({ phase, seed, rows }).toEqual({ phase: 'void', seed: '', rows: [] });
    expect(mixing.map(({ left }) => left)).toEqual([[1], []]);
    expect(mixing.every(({ share }) => /^[0-9a-f]{64}$/.test(share))).toBe(true);
  });

  test('over days waits a day for each', async () => {
    const pace = { kind: 'days', hours: 24, weekends: true, zone: 'UTC', vacation: 0, zero: 'bot' } as const;
    const { head, sitters, start } = await opened(['Ada', 'Ben'], { pace }, { silent: [1] });
    const [ada] = sitters as [Sitter];
    await start();
    await committed(head.id, 1);
    await pass(86_000_000);
    expect((await ada.guest.http.table(head.id)).phase).toBe('mixing');
    await pass(400_000);
    await begun([ada]);
    expect(ada.told.at(-1)).toMatchObject({ attempt: 2, from: [0], failed: [{ seat: 1 }] });
  });
});

test('what was chosen last is what is mixed, chained and played', async () => {
  const { head, sitters, start } = await opened(['Ada', 'Ben']);
  const { lobby, db, store, books } = door.house;
  // The table that is awake has not heard of it yet.
  const changed = lobby.changed.bind(lobby);
  lobby.changed = () => undefined;
  const options = JSON.stringify({ ...head.options, flags: 'random' });
  await db.updateTable('tables').set({ options }).where('id', '=', head.id).execute();
  await start();
  await begun(sitters);
  lobby.changed = changed;
  const written = await store.head(head.id);
  if (!written) throw new Error('no table');
  const rows = await store.tail(written.tab, 0);
  const { held } = new Room(written, await books.byHash(head.rules), rows);
  expect(held.record.options).toMatchObject({ flags: 'random' });
  expect((await door.house.tables.look(head.id)).held.record).toEqual(held.record);
  expect(sitters.map(({ mixer }) => mixer?.alarm)).toEqual([undefined, undefined]);
});

test('a game that could not be begun is begun when something can be stored again', async () => {
  const { head, sitters, start } = await opened(['Ada', 'Ben']);
  const { lobby, luck: mixings } = door.house;
  const begin = lobby.begin.bind(lobby);
  lobby.begin = () => Promise.reject(new Error('the disk is full'));
  await start();
  await sitters[0]?.table.until(() => (sitters[0]?.told.at(-1)?.code.length ?? 0) > 0);
  lobby.begin = begin;
  await mixings.tick();
  await begun(sitters);
  expect((await door.house.store.head(head.id))?.phase).toBe('playing');
});

test('keys follow from one another, and records signed by an older one stay as they are', async () => {
  const { head, sitters, start } = await opened(['Ada', 'Ben']);
  await start();
  await begun(sitters);
  await sitters[0]?.table.resign();
  await expect.poll(async () => (await door.house.store.head(head.id))?.phase).toBe('over');
  const before = await recordOf(head.id);
  const { key } = (await perform(door.house, 'rotate', {})) as { readonly key: string };
  expect(key).not.toBe(before.key);
  expect(await recordOf(head.id)).toEqual(before);
  const shown = await keys();
  expect(shown.keys.at(-1)?.key).toBe(key);
  expect(await brokenKey(shown, signed)).toBe(-1);
  // A name that is gone is gone from the record, which is then signed anew.
  await door.house.db.updateTable('people').set({ name: '' }).where('name', '=', 'Ben').execute();
  const after = await recordOf(head.id);
  expect(after).toMatchObject({ key, chairs: [{ name: 'Ada' }, { name: '' }] });
  expect(await checked(head.id)).toMatchObject({ verdict: 'holds' });
});

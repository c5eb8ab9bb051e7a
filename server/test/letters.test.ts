/** Letters about an account: none is lost, and none is kept with what it opens. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { Letters } from '../src/notices/letters.ts';
import type { Mail } from '../src/notices/mail.ts';
import type { Outcome } from '../src/notices/message.ts';
import { sqliteStore } from '../src/store/store.ts';
import { guest } from './browser.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';

const ORIGIN = 'https://house.example';

let office: PostOffice;
let house: House;
let now = 0;

beforeAll(async () => {
  office = await postOffice();
});
afterAll(() => office.close());

beforeEach(async () => {
  now = Date.parse('2026-06-01T10:00:00Z');
  office.received.length = 0;
  office.answer = '250 ok';
  house = await openHouse(plainConfig({ origin: ORIGIN, smtp: office.url }), { now: () => now });
});
afterEach(() => closeHouse(house));

/** The secret of the link in the last letter. */
const secretOf = (): string => /\/confirm\/([\w-]+)/.exec(office.received.at(-1)?.text ?? '')?.[1] ?? '';

describe('a letter', () => {
  test('that a busy server puts off is handed over again', async () => {
    const ada = await guest(house, 'Ada');
    office.answer = '451 later';
    expect((await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' })).status).toBe(202);
    await house.senders.idle();
    expect(office.received).toEqual([]);
    office.answer = '250 ok';
    now += 1000;
    await expect.poll(() => office.received.length, { timeout: 5000 }).toBe(1);
  });

  test('of many, handed over slowly while another process looks, goes out once', async () => {
    await guest(house, 'Ada');
    const sent: string[] = [];
    const rounds: Promise<unknown>[] = [];
    // Each has a queue of its own, as two processes have; the first is slow, and the other looks meanwhile.
    const process = (seconds: number): Letters =>
      new Letters(
        Object.assign(Object.create(house) as House, {
          senders: {
            hasMail: true,
            later: (work: () => Promise<unknown>) => void rounds.push(work()),
            write: async ({ to }: Mail): Promise<Outcome> => {
              now += 1000 * seconds;
              sent.push(to);
              if (seconds > 0) other.look();
              await new Promise(done => setTimeout(done, 20));
              return 'sent';
            },
          },
        }),
      );
    const [one, other] = [process(25), process(0)];
    const letter = { kind: 'confirm', origin: ORIGIN } as const;
    house.letters.look = () => {};
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'])
      await house.letters.post(1, { ...letter, to });
    one.look();
    for (let i = 0; i < rounds.length; i++) await rounds[i];
    expect(sent.sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']);
  });

  test('that nobody took before the house closed goes out when it opens, with a link that works', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-letters-')), 'house.db');
    const opened = async (): Promise<House> =>
      openHouse(plainConfig({ origin: ORIGIN, smtp: office.url }), {
        now: () => now,
        store: await sqliteStore(file),
      });
    const before = await opened();
    const ada = await guest(before, 'Ada');
    office.answer = '451 later';
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    await before.senders.idle();
    await closeHouse(before);
    office.answer = '250 ok';
    now += 60_000;
    const after = await opened();
    after.letters.start();
    await after.senders.idle();
    expect(office.received.map(({ to }) => to)).toEqual([['<ada@example.org>']]);
    // Of what was sent nothing is left that opens something, or tells where it went.
    const rows = await after.db.selectFrom('outbox').select(['state', 'about']).execute();
    expect(rows).toEqual([{ state: 'sent', about: '' }]);
    expect(await after.accounts.confirmMail(secretOf())).toBeDefined();
    after.letters.look();
    await after.senders.idle();
    expect(office.received).toHaveLength(1);
    await closeHouse(after);
  });

  test('is given up after four tries, and was never kept with its link', async () => {
    const ada = await guest(house, 'Ada');
    office.answer = '451 later';
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    const rows = async (): Promise<readonly unknown[]> => {
      await house.senders.idle();
      const all = await house.db.selectFrom('outbox').select(['state', 'tries', 'about']).execute();
      expect(JSON.stringify(all)).not.toMatch(/confirm\/|[\w-]{43}/);
      return all.map(({ state, tries }) => [state, tries]);
    };
    for (const [i, pause] of [1, 15, 120, 0].entries()) {
      expect(await rows()).toEqual([[i < 3 ? 'wait' : 'failed', i + 1]]);
      now += 1000 * pause - 1;
      house.letters.look();
      expect(await rows()).toEqual([[i < 3 ? 'wait' : 'failed', i + 1]]);
      now += 1;
      house.letters.look();
    }
  });

  test('leads to the address by which the house was found, where it has no public one', async () => {
    await closeHouse(house);
    house = await openHouse(plainConfig({ smtp: office.url }), { now: () => now });
    const ada = await guest(house, 'Ada');
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    expect(office.received[0]?.text).toMatch(/^http:\/\/localhost(?::\d+)?\/confirm\/[\w-]+$/m);
  });
});

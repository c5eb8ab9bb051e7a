/** Rules that fail: whoever answered is told, the operator reads where, and no other table notices. */
import { estoril } from '@kaffeehaus/estoril';
import { replay, rulesOf } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { SILENT } from '../src/journal.ts';
import type { Entry } from '../src/journal.ts';
import { builtIn } from '../src/rules/books.ts';
import { luck } from './table.ts';
import { Open, playOn, someAnswer } from './visit.ts';

let isWrong = false;

/** Estoril, in which nobody can choose a slot while something is wrong. */
const { slot } = estoril.ops;
const run: typeof slot.run = (act, step) => {
  if (isWrong) {
    act.next({ do: 'finalScoring' });
    throw new RangeError('a slip');
  }
  slot.run(act, step);
};
const rules = rulesOf({
  ...estoril,
  ops: { ...estoril.ops, slot: { ...slot, run } },
} as unknown as Game);

const usual = builtIn();
const HASH = 'f'.repeat(64);
const books = {
  ...usual,
  current: (game: string) => (game === rules.id ? Promise.resolve(HASH) : usual.current(game)),
  byHash: (hash: string) => (hash === HASH ? Promise.resolve(rules) : usual.byHash(hash)),
};

test('at one table are told and reported, that table stands, and the others play on', async () => {
  const errors: Entry[] = [];
  const door = await Open.door({ books, log: { ...SILENT, error: entry => errors.push(entry) } });
  try {
    const guests = await Promise.all(['Ada', 'Ben'].map(name => door.guest(name)));
    const sitAt = async (game: string) => {
      const { id } = await door.table(guests, { game });
      const seats = guests.map((guest, seat) => guest.line().table(id, seat));
      await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
      return { id, seats };
    };
    const [bad, good] = [await sitAt('estoril'), await sitAt('vienna')];
    const chance = luck('faulty');
    const asked = bad.seats.find(seat => someAnswer(seat, chance) !== undefined);
    const before = JSON.stringify((await door.house.tables.look(bad.id)).held.table);
    isWrong = true;
    const refused = await asked?.answer(someAnswer(asked, chance) ?? []);
    expect(refused).toMatchObject({ counted: false, why: 'rules-error' });
    const { tab } = (await door.house.tables.look(bad.id)).head;
    expect(errors).toEqual([
      expect.objectContaining({ verb: 'message', table: tab, version: 1, fault: 'Fault rules-error' }),
    ]);
    expect(errors[0]?.place).toMatch(/^faulty\.test\.ts:\d+ < play\.ts/);

    await playOn(good.seats, chance, 12);
    const { held } = await door.house.tables.look(good.id);
    expect(held.table).toEqual(replay(held.game, held.record));
    expect(JSON.stringify((await door.house.tables.look(bad.id)).held.table)).toBe(before);
    isWrong = false;
    expect(await playOn(bad.seats, chance, 12)).toBe(12);
  } finally {
    isWrong = false;
    await door.close();
  }
});

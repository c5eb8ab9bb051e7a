/** The records of finished tables, and of those that came to nothing: everything needed to check them, signed. */
import { Chain, hex, raw, receiptOf, signedBytes } from '@kaffeehaus/trust';
import type { Chair, HouseRecord, Outcome, RatingStep, RecordRow, Tried } from '@kaffeehaus/trust';
import type { House } from '../house.ts';
import { linkOf } from '../log/link.ts';
import type { Head, Row } from '../store/store.ts';
import { signed } from './keys.ts';
import { MIXING, sha } from './luck.ts';
import { triesOf } from './mixing.ts';
import type { Try } from './mixing.ts';
import { termsOf } from './terms.ts';

type Draft = Omit<HouseRecord, 'key' | 'signature'>;

const CHAIN = new Chain(sha);

const bySeat = (values: ReadonlyMap<number, Uint8Array>): { readonly [seat: string]: string } =>
  Object.fromEntries([...values].map(([seat, value]) => [seat, hex(value)]));

const triedOf = (id: string, sitters: readonly string[], one: Try): Tried => {
  const { attempt, share, question, commits, opened, failed, left } = one;
  return {
    attempt,
    house: hex(MIXING.houseCommit({ id, attempt }, share)),
    share: hex(share),
    chairs: question?.chairs ?? sitters,
    from: question?.from ?? [],
    commits: bySeat(commits),
    shares: bySeat(opened),
    failed,
    left,
  };
};

const rowOf = (row: Row): RecordRow => ({ ...linkOf(row), receipt: hex(receiptOf(row.chain)) });

/** Where the chain ends: at the last row, or where it is fastened; nowhere if play never began. */
const endOf = (head: Head, rows: readonly Row[]): Uint8Array => {
  if (head.seed === '') return new Uint8Array();
  const { id, game, rules, options, seats, list } = head;
  const first = {
    id,
    game,
    rules,
    options: JSON.parse(options) as unknown,
    terms: termsOf(head),
    seats,
    list,
  };
  return rows.at(-1)?.chain ?? CHAIN.first(first);
};

export class Records {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** The record of a table; nothing as long as there is something to be kept secret. */
  async of(id: string): Promise<HouseRecord | undefined> {
    const head = await this.#house.store.head(id);
    if (!head || (head.phase !== 'over' && head.phase !== 'void')) return undefined;
    // Counted now if it was not yet: the record tells of it.
    if (head.phase === 'over' && head.rated === 1) await this.#house.ratings.count(head.tab);
    const rows = await this.#house.store.tail(head.tab, 0);
    return this.#signed(head, await this.#draft(head, rows), rows);
  }

  /** As it was first signed, as long as nothing has changed since: names go when accounts do. */
  async #signed({ tab, ...rest }: Head, draft: Draft, rows: readonly Row[]): Promise<HouseRecord> {
    const { db, keys, now } = this.#house;
    const chain = endOf({ tab, ...rest }, rows);
    const before = await db.selectFrom('records').selectAll().where('tab', '=', tab).executeTakeFirst();
    if (before) {
      const open = { ...draft, key: before.key };
      if (await signed(raw(before.key), before.signature, signedBytes(sha, open, chain)))
        return { ...open, signature: hex(before.signature) };
    }
    const { key } = keys;
    const open = { ...draft, key };
    const signature = keys.sign(signedBytes(sha, open, chain));
    await db
      .insertInto('records')
      .values({ tab, version: rows.length, chain, key, signature, made: now() })
      .onConflict(on => on.doNothing())
      .execute();
    return { ...open, signature: hex(signature) };
  }

  async #draft(head: Head, rows: readonly Row[]): Promise<Draft> {
    const { tab, id, game, rules, seats, created, started, seed } = head;
    const chairs = await this.#chairs(head);
    const sitters = chairs.map(({ person, bot }) => person ?? bot ?? '');
    const tries = await this.#house.db.selectFrom('mixing').selectAll().where('tab', '=', tab).execute();
    const { rev } = await this.#house.books.byHash(rules);
    const ended = head.ended ?? rows.at(-1)?.at ?? created;
    return {
      format: 'kaffeehaus.record/2',
      table: id,
      phase: head.phase === 'over' ? 'over' : 'void',
      game,
      rev,
      rules,
      options: JSON.parse(head.options) as Draft['options'],
      seats,
      terms: termsOf(head),
      created,
      started,
      ended,
      chairs,
      mixing: triesOf(tries).map(one => triedOf(id, sitters, one)),
      mixed: head.mixed === 1,
      seed,
      outages: await this.#outages(started ?? created, ended),
      rows: rows.map(rowOf),
      result: head.result === null ? null : (JSON.parse(head.result) as Outcome),
      ratings: await this.#ratings(tab),
    };
  }

  /** Who sat where last before play began. */
  async #chairs({ tab, seats }: Head): Promise<readonly Chair[]> {
    const rows = await this.#house.db
      .selectFrom('chairs')
      .leftJoin('people', 'people.person', 'chairs.person')
      .select(['chairs.seat', 'chairs.bot', 'people.id', 'people.name'])
      .where('chairs.tab', '=', tab)
      .where('chairs.from_version', '=', 0)
      .orderBy('chairs.n')
      .execute();
    const chairs: Chair[] = Array.from({ length: seats }, () => ({ person: null, bot: null, name: '' }));
    for (const { seat, bot, id, name } of rows) chairs[seat] = { person: id, bot, name: name ?? '' };
    return chairs;
  }

  async #outages(from: number, to: number): Promise<Draft['outages']> {
    const rows = await this.#house.db
      .selectFrom('outages')
      .selectAll()
      .where('ended', '>', from)
      .where('began', '<', to)
      .orderBy('ended')
      .execute();
    return rows.map(({ began, ended }) => [began, ended]);
  }

  async #ratings(tab: number): Promise<readonly RatingStep[]> {
    const rows = await this.#house.db
      .selectFrom('rating_steps')
      .selectAll()
      .where('tab', '=', tab)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, place, r_before, rd_before, r_after, rd_after }) => ({
      seat,
      place,
      before: [r_before, rd_before],
      after: [r_after, rd_after],
    }));
  }
}

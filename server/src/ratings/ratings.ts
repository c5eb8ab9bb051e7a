/** Ratings by game and number of seats: what a finished game changes, once, and what people may read of it. */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { FieldRating, LeaderBoard } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { readSitters } from '@kaffeehaus/trust/course/chairs';
import type { Result } from '@kaffeehaus/trust/course/end';
import { DAY } from '@kaffeehaus/trust/course/rest';
import { KEPT_TO_THEMSELVES } from '../people/settings.ts';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { UNSURE, aged, begin, rated, surely } from '@kaffeehaus/trust/course/glicko';
import type { Rating } from '@kaffeehaus/trust/course/glicko';

type Db = Kysely<Schema> | Transaction<Schema>;

/** Where somebody's rating stands: not a key of the game's, so that two and four at the table are not compared. */
interface Field {
  readonly game: string;
  readonly seats: number;
}

/** Three games given up before their second round, of the last ten, close rated tables for a day. */
const ABORTS = 3;
const GAMES = 10;
const CLOSED = DAY;

/** So many stand on a leader board. */
const BOARD = 100;

export class Ratings {
  readonly #house: Pick<House, 'db' | 'store' | 'now'>;

  constructor(house: Pick<House, 'db' | 'store' | 'now'>) {
    this.#house = house;
  }

  /** Counts a finished game, in one transaction with the note that it was counted; again, it does nothing. */
  async count(tab: number): Promise<void> {
    await this.#house.store.atomically('ratings', async db => {
      const head = await db.selectFrom('tables').selectAll().where('tab', '=', tab).executeTakeFirst();
      const first = await db
        .selectFrom('log')
        .select('body')
        .where('tab', '=', tab)
        .where('version', '=', 1)
        .executeTakeFirst();
      const sitters = readSitters(first?.body ?? '[]') ?? [];
      const people = sitters.map(sitter => (typeof sitter === 'number' ? sitter : 0));
      if (head?.result && head.ended !== null && head.rated === 1)
        await countIn(db, head, people, JSON.parse(head.result) as Result, head.ended);
      await db.deleteFrom('due').where('tab', '=', tab).where('kind', '=', 'rate').execute();
    });
  }

  /** Until when somebody may not sit down at rated tables; 0: they may. */
  async closedUntil(person: number): Promise<number> {
    const { db, now } = this.#house;
    const latest = (of: 'aborts' | 'rating_steps'): Promise<{ at: number }[]> =>
      db
        .selectFrom(of)
        .select('at')
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(GAMES)
        .execute();
    const [aborted, counted] = [await latest('aborts'), await latest('rating_steps')];
    const tenth = [...aborted, ...counted].map(({ at }) => at).sort((a, b) => b - a)[GAMES - 1] ?? 0;
    const recent = aborted.filter(({ at }) => at >= tenth);
    const until = (recent[0]?.at ?? 0) + CLOSED;
    return recent.length >= ABORTS && until > now() ? until : 0;
  }

  /** All ratings of a person, as they are worth today. */
  async of(person: number): Promise<readonly FieldRating[]> {
    const { db, now } = this.#house;
    const rows = await db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('game')
      .orderBy('seats')
      .execute();
    return rows.map(row => {
      const { r, rd } = aged(row, now() - row.at);
      return { game: row.game, seats: row.seats, r, rd, games: row.games, isNew: rd > UNSURE };
    });
  }

  /** Ordered by what people are surely worth today. */
  async leaders({ game, seats }: Field, looked = 2 * BOARD): Promise<LeaderBoard['leaders']> {
    const { db, now } = this.#house;
    const rows = await db
      .selectFrom('ratings')
      .innerJoin('people', 'people.person', 'ratings.person')
      .select(['people.id', 'people.name', 'ratings.r', 'ratings.rd', 'ratings.games', 'ratings.at'])
      .where('ratings.game', '=', game)
      .where('ratings.seats', '=', seats)
      .where('people.gone', 'is', null)
      .where('people.settings', 'not like', KEPT_TO_THEMSELVES)
      .orderBy(sql`ratings.r - 2 * ratings.rd`, 'desc')
      .limit(looked)
      .execute();
    const board = rows
      .map(({ at, id, name, games, ...rating }) => ({ id, name, games, ...aged(rating, now() - at) }))
      .map(one => ({ ...one, isNew: one.rd > UNSURE }))
      .sort((a, b) => surely(b) - surely(a))
      .slice(0, BOARD);
    // A rating is never surer than when it was counted: who was not looked at is worth less than the last who was.
    const [last, least] = [rows.at(-1), board.at(-1)];
    const isWhole = rows.length < looked || !last || !least || surely(least) >= surely(last);
    return isWhole ? board : this.leaders({ game, seats }, 4 * looked);
  }
}

const countIn = async (
  db: Transaction<Schema>,
  head: Head,
  people: readonly number[],
  result: Result,
  at: number,
): Promise<void> => {
  const { tab, game, seats } = head;
  const by = result.by === null ? undefined : people[result.by];
  if (result.why === 'aborted' || result.why === 'closed') {
    if (by !== undefined)
      await db
        .insertInto('aborts')
        .values({ person: by, tab, at })
        .onConflict(oc => oc.doNothing())
        .execute();
    return;
  }
  if (result.rated.length === 0) return;
  const counted = await db.selectFrom('rating_steps').select('tab').where('tab', '=', tab).executeTakeFirst();
  // Only people are rated, and only among people; a seed without shares of theirs proves nothing.
  const isPlaced = result.rated.length === people.length;
  if (counted || !isPlaced || head.mixed === 0 || !people.every(person => person > 0)) return;
  const before: Rating[] = [];
  for (const person of people) before.push(await ratingOf(db, person, { game, seats }, at));
  const after = rated(before, result.rated);
  for (const [seat, person] of people.entries()) {
    const [was, is] = [before[seat], after[seat]];
    if (!was || !is) continue;
    const place = result.rated[seat] ?? people.length;
    const step = { tab, seat, person, game, seats, place, at };
    await db
      .insertInto('rating_steps')
      .values({ ...step, r_before: was.r, rd_before: was.rd, r_after: is.r, rd_after: is.rd })
      .execute();
    await db
      .insertInto('ratings')
      .values({ person, game, seats, r: is.r, rd: is.rd, games: 1, at })
      .onConflict(oc =>
        oc
          .columns(['person', 'game', 'seats'])
          .doUpdateSet(eb => ({ r: is.r, rd: is.rd, at, games: eb('ratings.games', '+', 1) })),
      )
      .execute();
  }
};

/** As it is worth at the moment of a game; of somebody new to this number of seats, as in the game elsewhere. */
const ratingOf = async (db: Db, person: number, { game, seats }: Field, at: number): Promise<Rating> => {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .execute();
  const here = rows.find(row => row.seats === seats);
  return here ? aged(here, at - here.at) : begin(rows.map(row => aged(row, at - row.at)));
};

/** Public tables as somebody looks for them: those at which strangers may sit, and those that they may watch. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { NEW } from '@kaffeehaus/trust/course/glicko';
import { KEPT_TO_THEMSELVES } from '../people/settings.ts';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';

export interface Wanted {
  readonly phase: 'open' | 'playing' | 'over';
  readonly game?: string | undefined;
  readonly pace?: 'live' | 'days' | 'none' | undefined;
  readonly rated?: 'yes' | 'no' | undefined;
  readonly seats?: number | undefined;
  /** That of whoever opened the table. */
  readonly language?: string | undefined;
  /** Between which ratings everybody is who sits there. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Only where people sit with whom one has played. */
  readonly known?: 'yes' | undefined;
  /** The number of a table: older ones. */
  readonly before?: number | undefined;
}

/** No rating is lower or higher. */
export const LEVELS = { least: 0, most: 10_000 } as const;

type Query = SelectQueryBuilder<Schema, 'tables', Head>;

/** So many tables are looked through at once: whoever wants something rare reads on, and nobody waits for them. */
const LOOKED = 2000;

export interface Found {
  readonly heads: readonly Head[];
  /** Hand it in as `before` to read on; null: there are no more. */
  readonly next: number | null;
}

/** What somebody looks for, the newest first, so many at most. */
export const foundTables = async (
  db: Kysely<Schema>,
  person: number,
  wanted: Wanted,
  page: number,
): Promise<Found> => {
  const edge = await edgeOf(db, wanted);
  const heads = await fitting(db, person, wanted)
    .where('tab', '>', edge)
    .orderBy('tab', 'desc')
    .limit(page)
    .execute();
  const last = heads.at(-1);
  if (last && heads.length === page) return { heads, next: last.tab };
  return { heads, next: edge > 0 ? edge + 1 : null };
};

/** The newest table that is not looked at; 0: all are. */
const edgeOf = async (db: Kysely<Schema>, { phase, before }: Wanted): Promise<number> => {
  let query = db.selectFrom('tables').select('tab').where('phase', '=', phase);
  if (before !== undefined) query = query.where('tab', '<', before);
  const edge = await query.orderBy('tab', 'desc').offset(LOOKED).limit(1).executeTakeFirst();
  return edge?.tab ?? 0;
};

const fitting = (db: Kysely<Schema>, person: number, wanted: Wanted): Query => {
  const { phase, game, pace, rated, seats, language, known, before } = wanted;
  let query = db.selectFrom('tables').selectAll().where('phase', '=', phase);
  // Who may only watch finds tables that run, who may sit those that do not.
  query = phase === 'open' ? query.where('open_to', '=', 'all') : query.where('watching', '=', 'all');
  if (game !== undefined) query = query.where('game', '=', game);
  if (pace !== undefined) query = query.where('pace', 'like', `{"kind":"${pace}"%`);
  if (rated !== undefined) query = query.where('rated', '=', rated === 'yes' ? 1 : 0);
  if (seats !== undefined) query = query.where('seats', '=', seats);
  if (language !== undefined)
    query = query.where(eb =>
      eb('owner', 'in', eb.selectFrom('people').select('person').where('language', '=', language)),
    );
  if (known === 'yes') query = amongKnown(query, person);
  if (before !== undefined) query = query.where('tab', '<', before);
  return ofLevel(query, wanted);
};

/** Where somebody sits with whom one has sat at a table before, once play had begun there. */
const amongKnown = (query: Query, person: number): Query =>
  query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('chairs as there')
        .select('there.tab')
        .whereRef('there.tab', '=', 'tables.tab')
        .where('there.person', '!=', person)
        .where(eb =>
          eb(
            'there.person',
            'in',
            // Asked once for all tables.
            eb
              .selectFrom('chairs as mine')
              .innerJoin('tables as played', 'played.tab', 'mine.tab')
              .innerJoin('chairs as others', 'others.tab', 'mine.tab')
              .select('others.person')
              .where('mine.person', '=', person)
              .where('others.person', 'is not', null)
              .where('played.phase', 'in', ['playing', 'over']),
          ),
        ),
    ),
  );

/**
 * Without those at which somebody sits who is weaker or stronger. Whoever has no rating there, or keeps it to themselves,
 * counts as new: whom one finds tells nothing of what is hidden.
 */
const ofLevel = (query: Query, { least = LEVELS.least, most = LEVELS.most }: Wanted): Query => {
  if (least === LEVELS.least && most === LEVELS.most) return query;
  return query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('chairs')
          .innerJoin('people', 'people.person', 'chairs.person')
          .leftJoin('ratings', on =>
            on
              .onRef('ratings.person', '=', 'chairs.person')
              .onRef('ratings.game', '=', 'tables.game')
              .onRef('ratings.seats', '=', 'tables.seats')
              .on('people.settings', 'not like', KEPT_TO_THEMSELVES),
          )
          .select('chairs.n')
          .whereRef('chairs.tab', '=', 'tables.tab')
          .where(({ not: isNot, exists: is, selectFrom: from }) =>
            isNot(
              is(
                from('chairs as later')
                  .select('later.n')
                  .whereRef('later.tab', '=', 'chairs.tab')
                  .whereRef('later.seat', '=', 'chairs.seat')
                  .whereRef('later.n', '>', 'chairs.n'),
              ),
            ),
          )
          .where(({ eb, fn, val, or }) => {
            const rating = fn.coalesce('ratings.r', val(NEW.r));
            // As they are shown: whole.
            return or([eb(rating, '<', least - 0.5), eb(rating, '>=', most + 0.5)]);
          }),
      ),
    ),
  );
};

/** What everybody may know of a person: ratings, and the games that were open to be seen. */
import type { PlayedGame, Profile } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { settingsOf } from '../people/settings.ts';
import type { Result } from '@kaffeehaus/trust/course/end';

/** So many games are told at once. */
const PAGE = 50;

type Needed = Pick<House, 'db' | 'ratings'>;

/** `own`: the person asks; then the games by link are told, too. `before`: older than this. */
export const profileOf = async (
  { db, ratings }: Needed,
  id: string,
  asking: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Profile | undefined> => {
  const found = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('gone', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { person, name, kind, created, settings } = found;
  const own = person === asking;
  if (!own && settingsOf(settings).profile === 'me')
    return { id, name, kind, since: created, ratings: [], games: [] };
  const games = await gamesOf(db, person, own, before);
  return { id, name, kind, since: created, ratings: await ratings.of(person), games };
};

const gamesOf = async (
  db: House['db'],
  person: number,
  own: boolean,
  before: number,
): Promise<readonly PlayedGame[]> => {
  let query = db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.tab', 'chairs.tab')
    .leftJoin('rating_steps', on =>
      on.onRef('rating_steps.tab', '=', 'chairs.tab').onRef('rating_steps.seat', '=', 'chairs.seat'),
    )
    .select([
      'tables.id as table',
      'tables.game',
      'tables.seats',
      'tables.rated',
      'tables.ended',
      'tables.result',
      'chairs.seat',
      'rating_steps.r_before',
      'rating_steps.r_after',
    ])
    .where('chairs.person', '=', person)
    // Who sat when play began; before that nothing was seen.
    .where('chairs.from_version', '=', 1)
    .where('tables.phase', '=', 'over')
    .where('tables.ended', '<', before);
  if (!own)
    query = query.where(({ or, eb }) =>
      or([eb('tables.rated', '=', 1), eb('tables.open_to', '=', 'all'), eb('tables.watching', '=', 'all')]),
    );
  const rows = await query.orderBy('tables.ended', 'desc').limit(PAGE).execute();
  return rows.map(({ result, rated, ended, r_before, r_after, seat, ...row }) => {
    const { why, places, scores } = JSON.parse(result ?? '{}') as Result;
    const change = r_before === null || r_after === null ? null : r_after - r_before;
    return {
      ...row,
      seat,
      rated: rated === 1,
      ended: ended ?? 0,
      why,
      place: places[seat] ?? null,
      score: scores[seat] ?? 0,
      change,
    };
  });
};

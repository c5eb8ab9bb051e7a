/** With whom somebody has played: those may be invited by name. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

export interface Companion {
  readonly person: number;
  readonly id: string;
  readonly name: string;
}

/** So many of them, whom one has met last. */
const MOST = 50;

/** Who has sat at a table of theirs once play had begun, those aside whom they do not want to hear. */
export const companionsOf = (db: Kysely<Schema>, person: number): Promise<readonly Companion[]> =>
  db
    .selectFrom('chairs as mine')
    .innerJoin('tables', 'tables.tab', 'mine.tab')
    .innerJoin('chairs as others', 'others.tab', 'mine.tab')
    .innerJoin('people', 'people.person', 'others.person')
    .leftJoin('blocks', join =>
      join.onRef('blocks.other', '=', 'people.person').on('blocks.person', '=', person),
    )
    .select(['people.person', 'people.id', 'people.name'])
    .where('mine.person', '=', person)
    .where('tables.phase', 'in', ['playing', 'over'])
    .where('others.person', '!=', person)
    .where('people.gone', 'is', null)
    .where('blocks.other', 'is', null)
    .where('people.kind', '!=', 'bot')
    .groupBy(['people.person', 'people.id', 'people.name'])
    .orderBy(({ fn }) => fn.max('tables.tab'), 'desc')
    .limit(MOST)
    .execute();

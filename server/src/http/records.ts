/** What anybody may check: the records of tables that are over, and the keys they are signed with. */
import { WELL_KNOWN, canonical } from '@kaffeehaus/trust';
import { z } from 'zod';
import type { Topic } from './index.ts';
import { notFound } from './refusal.ts';
import { keys, record } from './papers.ts';
import { Text, route } from './route.ts';
import { tableId } from './schemas.ts';

export const records: Topic = house => async app => {
  route(app, house, {
    verb: 'records.see',
    about: 'The record of a table that is over, with all that is needed to check it.',
    params: z.strictObject({ id: tableId }),
    answer: new Text('application/json', record),
    handle: async ({ params }) => {
      const record = await house.records.of(params.id);
      if (!record) throw notFound('There is no such record, or the game is not over yet.');
      // Written in one way only, so that every byte of it counts.
      return canonical(record);
    },
  });
  route(app, house, {
    verb: 'house.keys',
    about: `The keys that records are signed with, each signed by the one before (${WELL_KNOWN}).`,
    answer: keys,
    handle: () => house.keys.shown,
  });
};

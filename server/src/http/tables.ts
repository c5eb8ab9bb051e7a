/** Tables: opened, found, sat down at. */
import { z } from 'zod';
import type { Topic } from './index.ts';
import { route, tableFor } from './route.ts';
import { tableId } from './schemas.ts';

export const tables: Topic = house => async app => {
  route(app, house, {
    verb: 'tables.see',
    about: 'A table, and who sits there.',
    params: z.strictObject({ id: tableId }),
    handle: async ({ caller, params }) => {
      const { head } = await tableFor(house, caller, 'tables.see', params.id);
      return { id: head.id, game: head.game };
    },
  });
};

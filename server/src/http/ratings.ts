/** Profiles and leader boards. */
import type { LeaderBoard } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { profileOf } from '../ratings/profile.ts';
import * as answers from './answers.ts';
import type { Topic } from './index.ts';
import { notFound } from './refusal.ts';
import { route } from './route.ts';
import { tableId, version } from './schemas.ts';

const gameName = z.string().regex(/^[a-z]{1,32}$/);

export const ratings: Topic = house => async app => {
  route(app, house, {
    verb: 'people.see',
    about: 'Somebody who plays here: ratings, and finished games that were open to be seen.',
    // People are named as tables are.
    params: z.strictObject({ id: tableId }),
    query: z.strictObject({ before: z.coerce.number().pipe(version).optional() }),
    answer: answers.profile,
    handle: async ({ caller, params, query }) => {
      const found = await profileOf(house, params.id, caller.person, query.before);
      if (!found) throw notFound('There is nobody of that name.');
      return found;
    },
  });
  route(app, house, {
    verb: 'leaders.see',
    about: 'The leader board of a game and a number of seats: by what people are surely worth.',
    query: z.strictObject({ game: gameName, seats: z.coerce.number().int().min(2).max(7) }),
    answer: answers.leaders,
    handle: async ({ query }): Promise<LeaderBoard> => ({
      ...query,
      leaders: await house.ratings.leaders(query),
    }),
  });
};

/** What an operator can do, for whoever has the token of the data folder. */
import { z } from 'zod';
import { DEEDS, VERBS, isVerb, perform } from '../admin/deeds.ts';
import type { Topic } from './index.ts';
import { notFound } from './refusal.ts';
import { route } from './route.ts';

const list = VERBS.map(verb => `${verb}: ${DEEDS[verb].about}`).join(' ');

export const admin: Topic = house => async app => {
  route(app, house, {
    verb: 'admin.perform',
    about: `What an operator can do. ${list}`,
    params: z.strictObject({ verb: z.string().max(20) }),
    body: z.record(z.string(), z.unknown()),
    answer: z.looseObject({}),
    handle: ({ params, body }) => {
      if (!isVerb(params.verb)) throw notFound('There is no such command.');
      return perform(house, params.verb, body);
    },
  });
};

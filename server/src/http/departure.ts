/** Everything of oneself: to take along, and to be taken away. */
import { Readable } from 'node:stream';
import { z } from 'zod';
import * as answers from './answers.ts';
import type { Topic } from './index.ts';
import { badRequest } from './refusal.ts';
import { Text, route } from './route.ts';

export const departure: Topic = house => async app => {
  route(app, house, {
    verb: 'me.export',
    about: 'One file with every row that names whoever asks, and the records of their finished games.',
    answer: new Text('application/json', answers.exported),
    handle: ({ caller, reply }) => {
      reply.header('content-disposition', 'attachment; filename="kaffeehaus.json"');
      return Readable.from(house.departure.told(caller.person));
    },
  });
  route(app, house, {
    verb: 'me.delete',
    about: 'Deletes whoever asks, at once and for good. To be sure, their name is said once more.',
    body: z.strictObject({ name: z.string().max(200) }),
    answer: answers.nothing,
    handle: async ({ caller, body, request, reply }) => {
      if (body.name !== caller.name)
        throw badRequest('Say your name, to be sure that you mean it.', 'not-sure');
      await house.departure.delete(caller.person);
      reply.header('set-cookie', house.sessions.farewell(request.raw));
      return {};
    },
  });
};

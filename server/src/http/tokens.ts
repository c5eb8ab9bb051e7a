/** Tokens for bots of others. */
import { z } from 'zod';
import { SCOPES } from '../people/tokens.ts';
import type { Topic } from './index.ts';
import { route } from './route.ts';
import { personName } from './schemas.ts';

const head = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()).readonly(),
  created: z.number(),
  seen: z.number().nullable(),
  person: z.string(),
});

export const tokens: Topic = house => async app => {
  route(app, house, {
    verb: 'me.tokens',
    about: 'The tokens of one’s bots.',
    answer: z.object({ tokens: z.array(head).readonly() }),
    handle: async ({ caller }) => ({ tokens: await house.tokens.list(caller.person) }),
  });

  route(app, house, {
    verb: 'me.tokens.add',
    about: 'Makes a bot with a name, and the token that it acts by; the token is shown this once.',
    body: z.strictObject({
      name: personName,
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).default(['play', 'read']),
    }),
    answer: head.extend({ token: z.string() }),
    handle: async ({ caller, body, reply }) => {
      const { language } = await house.people.me(caller.person);
      reply.code(201);
      return house.tokens.make(caller.person, body.name, body.scopes, language);
    },
  });

  route(app, house, {
    verb: 'me.tokens.drop',
    about: 'Revokes a token; lines that it has opened are closed.',
    params: z.strictObject({ id: z.string().regex(/^[\da-f]{16}$/, 'is no name of a token') }),
    handle: ({ caller, params }) => house.tokens.revoke(caller.person, params.id),
  });
};

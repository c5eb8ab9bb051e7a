/** Tokens for bots of others. */
import { z } from 'zod';
import { SCOPES } from '../people/tokens.ts';
import * as answers from './answers.ts';
import type { Topic } from './index.ts';
import { route } from './route.ts';
import { personName } from './schemas.ts';

export const tokens: Topic = house => async app => {
  route(app, house, {
    verb: 'me.tokens',
    about: 'The tokens of one’s bots.',
    answer: answers.tokens,
    handle: async ({ caller }) => ({ tokens: await house.tokens.list(caller.person) }),
  });

  route(app, house, {
    verb: 'me.tokens.add',
    about: 'Makes a bot with a name, and the token that it acts by; the token is shown this once.',
    body: z.strictObject({
      name: personName,
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).default(['play', 'read']),
    }),
    answer: answers.newToken,
    status: 201,
    handle: async ({ caller, body }) => {
      const { language } = await house.people.me(caller.person);
      return house.tokens.make(caller.person, body.name, body.scopes, language);
    },
  });

  route(app, house, {
    verb: 'me.tokens.drop',
    about: 'Revokes a token; lines that it has opened are closed.',
    params: z.strictObject({ id: z.string().regex(/^[\da-f]{16}$/, 'is no name of a token') }),
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      await house.tokens.revoke(caller.person, params.id);
      return {};
    },
  });
};

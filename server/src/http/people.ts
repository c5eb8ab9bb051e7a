/** Guests: a name is enough. */
import type { NewGuest } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { deviceOf } from '../people/device.ts';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { tooFast } from './refusal.ts';
import { route } from './route.ts';
import { language, personName } from './schemas.ts';

export const guests: Topic = house => async app => {
  route(app, house, {
    verb: 'people.guest',
    about: 'Begins a session as a guest with a name.',
    body: bodyOf<NewGuest>()(z.strictObject({ name: personName, language: language.default('en') })),
    answer: answers.me,
    status: 201,
    handle: async ({ caller, body, request, reply }) => {
      const wait = house.limits.take('GUESTS_HOUR', caller.network);
      if (wait > 0) throw tooFast(wait);
      const guest = await house.people.guest(body.name, body.language);
      const device = deviceOf(request.headers['user-agent']);
      const { cookie } = await house.sessions.begin(guest.person, device, request.raw);
      reply.header('set-cookie', cookie);
      return { id: guest.id, name: guest.name, kind: guest.kind, language: guest.language };
    },
  });
  route(app, house, {
    verb: 'me.see',
    about: 'Who one is.',
    answer: answers.me,
    handle: async ({ caller }) => ({
      ...(await house.people.me(caller.person)),
      ...(caller.tab !== undefined && { atChair: true }),
    }),
  });
  route(app, house, {
    verb: 'me.logout',
    about: 'Ends this session.',
    answer: answers.nothing,
    handle: async ({ caller, request, reply }) => {
      await house.sessions.revoke(caller.person, { only: caller.session });
      reply.header('set-cookie', house.sessions.farewell(request.raw));
      return {};
    },
  });
};

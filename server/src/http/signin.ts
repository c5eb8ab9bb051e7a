/** Signing in: every way ends in a new session, and in the end of the one that asked. */
import { z } from 'zod';
import type { House } from '../house.ts';
import type { Code } from '../people/codes.ts';
import { deviceOf } from '../people/device.ts';
import { credential } from './accounts.ts';
import * as answers from './answers.ts';
import type { Topic } from './index.ts';
import { Refused, tooFast } from './refusal.ts';
import { originOf, route } from './route.ts';
import type { Call } from './route.ts';
import { secret } from './schemas.ts';

type Asked = Pick<Call<unknown, unknown, unknown>, 'caller' | 'request' | 'reply'>;

export const wrongCode = (): Refused =>
  new Refused(403, 'wrong-code', 'That code is unknown, used or too old.');

/** A session is never carried over: whoever knew the former cookie knows nothing. */
export const signIn = async (
  house: House,
  { caller, request, reply }: Asked,
  person: number,
  by: { readonly tab?: number; readonly code?: Code } = {},
) => {
  await house.sessions.mustBeLetIn(person);
  const device = deviceOf(request.headers['user-agent']);
  const { cookie, session } = await house.sessions.begin(person, device, request.raw, by.tab);
  if (by.code) await house.codes.began(by.code, session);
  if (caller.by === 'session') await house.sessions.revoke(caller.person, { only: caller.session });
  reply.header('set-cookie', cookie);
  return house.people.me(person);
};

/** Codes are short enough to be said, so they may be guessed at only so often. */
export const mustNotGuess = (house: House, network: string): void => {
  const wait = house.limits.take('CODES_TEN_MINUTES', network);
  if (wait > 0) throw tooFast(wait);
};

const shown = credential({
  clientDataJSON: z.string().max(4_000),
  authenticatorData: z.string().max(4_000),
  signature: z.string().max(4_000),
  userHandle: z.string().max(200).optional(),
});

export const signin: Topic = house => async app => {
  route(app, house, {
    verb: 'login.password',
    about: 'Signs in with name and password.',
    body: z.strictObject({ login: z.string().max(200), password: z.string().max(1_000) }),
    answer: answers.me,
    handle: async call => {
      const { caller, body } = call;
      const person = await house.accounts.byPassword(body.login, body.password, caller.network);
      return signIn(house, call, person);
    },
  });
  route(app, house, {
    verb: 'login.passkey.ask',
    about: 'What a browser is asked, to show a passkey.',
    answer: answers.passkeyOptions,
    handle: ({ request }) => house.passkeys.toShow(request.raw),
  });
  route(app, house, {
    verb: 'login.passkey',
    about: 'Signs in with a passkey.',
    body: z.strictObject({ passkey: shown }),
    answer: answers.me,
    handle: async call =>
      signIn(house, call, await house.passkeys.show(call.body.passkey as never, call.request.raw)),
  });
  route(app, house, {
    verb: 'login.code',
    about: 'Signs in with a code from another device, or with a recovery code.',
    body: z.strictObject({ code: z.string().min(8).max(40) }),
    answer: answers.me,
    handle: async call => {
      mustNotGuess(house, call.caller.network);
      const device = await house.codes.use('device', call.body.code);
      const used = device ?? (await house.codes.use('recovery', call.body.code));
      if (!used) throw wrongCode();
      if (!device) await house.accounts.changed(used.person, 'recovered', call.request.raw);
      return signIn(house, call, used.person, { code: used });
    },
  });
  route(app, house, {
    verb: 'login.mail',
    about: 'Sends links to sign in, if the address is somebody’s. The answer is the same if it is not.',
    body: z.strictObject({ address: z.string().max(300) }),
    answer: answers.nothing,
    status: 202,
    handle: ({ caller, body, request }) => {
      house.accounts.sendLinks(body.address, caller.network, originOf(house, request));
      return {};
    },
  });
  route(app, house, {
    verb: 'login.link',
    about: 'Signs in with the secret of a link from a mail.',
    body: z.strictObject({ secret }),
    answer: answers.me,
    handle: async call => {
      mustNotGuess(house, call.caller.network);
      const used = await house.codes.use('link', call.body.secret);
      if (!used) throw wrongCode();
      return signIn(house, call, used.person, { code: used });
    },
  });
  route(app, house, {
    verb: 'login.seat',
    about: 'Sits down again on one’s chair with its link: a session for that table alone.',
    body: z.strictObject({ secret }),
    answer: answers.backAtSeat,
    handle: async call => {
      mustNotGuess(house, call.caller.network);
      const seat = await house.seats.open(call.body.secret);
      if (!seat) throw wrongCode();
      return {
        ...(await signIn(house, call, seat.person, { tab: seat.tab })),
        atChair: true as const,
        table: seat.table,
        seat: seat.seat,
      };
    },
  });
};

/** One's own account: how one signs in, where one is signed in, what one chose. */
import type { MyChange, NewPassword } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { seatLink } from '@kaffeehaus/protocol';
import { seatOf } from '../gate/gate.ts';
import type { House } from '../house.ts';
import type { Changed } from '../notices/letters.ts';
import { clean } from '../people/clean.ts';
import type { Person } from '../people/people.ts';
import type { Caller } from '../people/sessions.ts';
import { merged, settingsForm, settingsOf } from '../people/settings.ts';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { notFound, notSignedIn } from './refusal.ts';
import { originOf, route, tableFor } from './route.ts';
import type { Call } from './route.ts';
import { language, personName, tableId } from './schemas.ts';

/** Whether all other sessions end with a change. */
const endOthers = z.boolean().default(false);
const base64url = z
  .string()
  .max(4_000)
  .regex(/^[\w-]*$/);

/** What a browser says of a passkey; what is signed in it is checked by bytes, not by form. */
export const credential = (response: { readonly [key: string]: z.ZodType }) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object(response),
    authenticatorAttachment: z.string().max(32).optional(),
    clientExtensionResults: z.record(z.string().max(64), z.unknown()).default({}),
  });

const created = credential({
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports: z.array(z.string().max(32)).max(8).optional(),
});

const password = z.string().min(1).max(1_000);

const label = z
  .string()
  .max(100)
  .transform(text => clean(text).slice(0, 40));

export const personOf = async (house: House, { person }: Caller): Promise<Person> => {
  const found = (await house.people.named([person])).get(person);
  if (!found) throw notSignedIn();
  return found;
};

type Asked = Pick<Call<unknown, unknown, unknown>, 'caller' | 'request' | 'reply'>;

/** After a change of how one signs in: a new cookie, perhaps the end of all others, and word of it by mail. */
const changed = async (house: House, asked: Asked, what: Changed, isLast: boolean): Promise<void> => {
  const { caller, request } = asked;
  await house.accounts.changed(caller.person, what, request.raw);
  if (isLast) await house.sessions.revoke(caller.person, { but: caller.session });
};

export const accounts: Topic = house => async app => {
  route(app, house, {
    verb: 'me.change',
    about: 'Changes one’s name, language and settings; what is left out stays.',
    body: bodyOf<MyChange>()(
      z.strictObject({
        name: personName.optional(),
        language: language.optional(),
        settings: settingsForm.optional(),
      }),
    ),
    answer: answers.changedMe,
    handle: async ({ caller, body }) => {
      const me = await personOf(house, caller);
      const settings = await house.people.settle(caller.person, before =>
        merged(before, body.settings ?? {}),
      );
      await house.db
        .updateTable('people')
        .set({ name: body.name ?? me.name, language: body.language ?? me.language })
        .where('person', '=', caller.person)
        .execute();
      if (body.name !== undefined && body.name !== me.name) await house.people.renamed(caller.person);
      if (body.settings?.vacation !== undefined) await house.vacations.set(caller.person, settings.vacation);
      return { ...(await house.people.me(caller.person)), settings };
    },
  });
  route(app, house, {
    verb: 'me.settings',
    about: 'What one chose: time zone, quiet hours, what to be told of and how, vacation, profile.',
    answer: answers.settings,
    handle: async ({ caller }) => settingsOf((await personOf(house, caller)).settings),
  });
  route(app, house, {
    verb: 'me.ways',
    about: 'How one can sign in, and what of it works here.',
    answer: answers.waysHere,
    handle: async ({ caller, request }) => ({
      ...(await house.accounts.waysOf(caller.person)),
      // Browsers offer both under the same condition.
      possible: {
        passkeys: house.passkeys.isPossible(request.raw),
        push: house.passkeys.isPossible(request.raw),
        mail: house.senders.hasMail,
        forgotten: await house.accounts.hasRecovered(caller.person, caller.session),
      },
    }),
  });
  route(app, house, {
    verb: 'me.passkey.ask',
    about: 'What a browser is asked, to make a passkey.',
    answer: answers.passkeyOptions,
    handle: async ({ caller, request }) =>
      house.passkeys.toCreate(await personOf(house, caller), request.raw),
  });
  route(app, house, {
    verb: 'me.passkey.add',
    about: 'Adds the passkey that the browser made. A guest becomes an account.',
    body: z.strictObject({ passkey: created, name: label.default(''), endOthers }),
    answer: answers.ways,
    status: 201,
    handle: async call => {
      const { caller, body, request } = call;
      const person = await personOf(house, caller);
      await house.passkeys.create(person, body.passkey as never, body.name, request.raw);
      await changed(house, call, 'passkey', body.endOthers);
      return house.accounts.waysOf(caller.person);
    },
  });
  route(app, house, {
    verb: 'me.passkey.drop',
    about: 'Removes a passkey.',
    params: z.strictObject({ id: base64url }),
    answer: answers.ways,
    handle: async call => {
      if (!(await house.accounts.dropPasskey(call.caller.person, call.params.id))) throw notFound();
      await changed(house, call, 'passkeyGone', false);
      return house.accounts.waysOf(call.caller.person);
    },
  });
  route(app, house, {
    verb: 'me.password.set',
    about: 'Sets a sign-in name and a password. A guest becomes an account.',
    body: bodyOf<NewPassword>()(
      z.strictObject({ login: z.string().max(200), password, current: password.optional(), endOthers }),
    ),
    answer: answers.ways,
    handle: async call => {
      const { caller, body } = call;
      await house.accounts.setPassword(
        caller.person,
        body.login,
        body.password,
        body.current,
        caller.session,
      );
      await changed(house, call, 'password', body.endOthers);
      return house.accounts.waysOf(caller.person);
    },
  });
  route(app, house, {
    verb: 'me.password.drop',
    about: 'Removes the password.',
    answer: answers.ways,
    handle: async call => {
      await house.accounts.dropPassword(call.caller.person);
      await changed(house, call, 'passwordGone', false);
      return house.accounts.waysOf(call.caller.person);
    },
  });
  route(app, house, {
    verb: 'me.codes',
    about: 'Eight recovery codes, shown this once; earlier ones mean nothing any more.',
    body: z.strictObject({ endOthers }),
    answer: answers.recoveryCodes,
    handle: async call => {
      const codes = await house.codes.recovery(call.caller.person);
      await changed(house, call, 'codes', call.body.endOthers);
      return { codes };
    },
  });
  route(app, house, {
    verb: 'me.mail.ask',
    about: 'Sends a link to an address, which is used once it was followed.',
    body: z.strictObject({ address: z.string().max(300) }),
    answer: answers.nothing,
    status: 202,
    handle: async ({ caller, body, request }) => {
      await house.accounts.askMail(
        await personOf(house, caller),
        body.address,
        caller.network,
        originOf(house, request),
      );
      return {};
    },
  });
  route(app, house, {
    verb: 'me.mail.drop',
    about: 'Removes the mail address.',
    answer: answers.ways,
    handle: async call => {
      await house.accounts.changed(call.caller.person, 'mailGone', call.request.raw);
      await house.accounts.dropMail(call.caller.person);
      return house.accounts.waysOf(call.caller.person);
    },
  });
  route(app, house, {
    verb: 'me.device',
    about: 'A code of eight letters with which another device signs in, once, within ten minutes.',
    answer: answers.deviceCode,
    status: 201,
    handle: async ({ caller }) => {
      return { code: await house.codes.make(caller.person, 'device') };
    },
  });
  route(app, house, {
    verb: 'tables.rejoin',
    about: 'A link back to one’s chair, for another device; the one before means nothing any more.',
    params: z.strictObject({ id: tableId }),
    answer: answers.seatLink,
    status: 201,
    handle: async ({ caller, params, request }) => {
      const circle = await tableFor(house, caller, 'tables.rejoin', params.id);
      const seat = seatOf(circle, caller);
      if (seat === undefined) throw notFound();
      const secret = await house.seats.link(caller.person, circle.head.tab, seat);
      return { secret, link: seatLink(originOf(house, request), params.id, secret) };
    },
  });
  route(app, house, {
    verb: 'tables.rejoin.drop',
    about: 'Ends the link back to one’s chair, and the sessions that came by it.',
    params: z.strictObject({ id: tableId }),
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      const { head } = await tableFor(house, caller, 'tables.rejoin.drop', params.id);
      await house.seats.drop(caller.person, head.tab);
      return {};
    },
  });
  route(app, house, {
    verb: 'me.sessions',
    about: 'Where one is signed in.',
    answer: answers.sessions,
    handle: ({ caller }) => house.sessions.listOf(caller.person, caller.session),
  });
  route(app, house, {
    verb: 'me.sessions.end',
    about: 'Ends a session: one of the list, or `others`.',
    params: z.strictObject({ id: z.union([z.literal('others'), z.string().regex(/^[0-9a-f]{16}$/)]) }),
    answer: answers.sessions,
    handle: async ({ caller, params }) => {
      if (params.id === 'others') await house.sessions.revoke(caller.person, { but: caller.session });
      else if (!(await house.sessions.revokeNamed(caller.person, params.id))) throw notFound();
      return house.sessions.listOf(caller.person, caller.session);
    },
  });
};

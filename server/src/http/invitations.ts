/** Invitations: made, said aloud, taken back, and those that wait for somebody. */
import { inviteLink } from '@kaffeehaus/protocol';
import type { NewInvite } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { companionsOf } from '../lobby/companions.ts';
import { headsOf } from '../lobby/heads.ts';
import { ANY_CHAIR, TO_WATCH } from '../lobby/invitation.ts';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { notFound } from './refusal.ts';
import { originOf, route, tableFor } from './route.ts';
import { personId, seat, secret, tableId } from './schemas.ts';
import { mustNotGuess, wrongCode } from './signin.ts';

const named = z.strictObject({ id: tableId });

const MONTH = 24 * 30;
const WEEK = 24 * 7;

const wanted = z.strictObject({
  seat: z.union([seat, z.enum(['any', 'watch'])]).default('any'),
  hours: z.int().min(1).max(MONTH).default(WEEK),
  spoken: z.boolean().default(false),
  person: personId.optional(),
});

export const invitations: Topic = house => async app => {
  route(app, house, {
    verb: 'tables.invite',
    about:
      'Makes a link by which friends sit down, or watch; `spoken`: and a code for it that can be said aloud; `person`: it waits for somebody with whom one has played.',
    params: named,
    body: bodyOf<NewInvite>()(wanted),
    answer: answers.invite,
    status: 201,
    handle: async ({ caller, params, body, request }) => {
      const { head } = await tableFor(house, caller, 'tables.invite', params.id);
      const chair = body.seat === 'any' ? ANY_CHAIR : body.seat === 'watch' ? TO_WATCH : body.seat;
      const made =
        body.person !== undefined
          ? await house.invitations.call(head, body.person)
          : body.spoken
            ? await house.invitations.speak(head, chair, body.hours)
            : await house.invitations.make(head, chair, body.hours);
      return { link: inviteLink(originOf(house, request), head.id, made.invite), ...made };
    },
  });

  route(app, house, {
    verb: 'tables.invite.drop',
    about: 'Takes all invitations back: no link and no code that was handed out lets anybody in any more.',
    params: named,
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      const { head } = await tableFor(house, caller, 'tables.invite.drop', params.id);
      await house.invitations.takeBack(head);
      return {};
    },
  });

  route(app, house, {
    verb: 'invites.see',
    about: 'The table to which an invitation leads.',
    params: z.strictObject({ invite: secret }),
    answer: answers.invited,
    handle: async ({ caller, params }) => {
      const invite = await house.invitations.find(params.invite);
      const head = invite && (await house.store.headOf(invite.tab));
      if (!invite || !head) throw notFound('That invitation is not valid any more.');
      const [shown] = await headsOf(house, [head], caller.person);
      return {
        table: shown,
        seat: invite.seat >= 0 ? invite.seat : invite.seat === TO_WATCH ? 'watch' : 'any',
      };
    },
  });

  route(app, house, {
    verb: 'invites.code',
    about: 'The table to which a code leads that was said aloud, and the invitation it stands for.',
    body: z.strictObject({ code: z.string().min(8).max(40) }),
    answer: answers.said,
    handle: async ({ caller, body }) => {
      mustNotGuess(house, caller.network);
      const said = await house.invitations.said(body.code);
      const head = said && (await house.store.headOf(said.row.tab));
      if (!head) throw wrongCode();
      return { table: head.id, invite: said.secret };
    },
  });

  route(app, house, {
    verb: 'me.companions',
    about: 'With whom one has played, the last first: they can be invited by name.',
    answer: answers.companions,
    handle: async ({ caller }) => ({
      people: (await companionsOf(house.db, caller.person)).map(({ id, name }) => ({ id, name })),
    }),
  });

  route(app, house, {
    verb: 'me.invitations',
    about: 'Invitations that wait for whoever asks.',
    answer: answers.invitations,
    handle: async ({ caller }) => {
      const waiting = await house.invitations.waitingFor(caller.person);
      const heads = await headsOf(
        house,
        waiting.map(({ head }) => head),
        caller.person,
      );
      return {
        invitations: waiting.flatMap(({ invite, until }, i) => {
          const table = heads[i];
          return table ? [{ table, invite, until }] : [];
        }),
      };
    },
  });

  route(app, house, {
    verb: 'me.invitations.drop',
    about: 'Says no to an invitation, by the table it is to.',
    params: named,
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      await house.invitations.decline(caller.person, params.id);
      return {};
    },
  });
};

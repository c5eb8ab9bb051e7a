/** What was said at a table, whom one does not want to hear, and what a moderator should look at. */
import type { NewLine, NewReport } from '@kaffeehaus/protocol';
import { z } from 'zod';
import type { House } from '../house.ts';
import { clean } from '../people/clean.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { Refused, badRequest, forbidden, notFound, tooFast } from './refusal.ts';
import { route, tableFor } from './route.ts';
import { personId, saying, tableId } from './schemas.ts';

const MOST_BLOCKS = 500;

const why = z
  .string()
  .max(1_000)
  .transform(text => clean(text).slice(0, 500))
  .refine(text => text !== '', 'is empty');

/** What the chat declines, in the words of HTTP. */
const refused = (error: unknown): never => {
  if (!(error instanceof Declined)) throw error;
  if (error.why === 'too-fast') throw tooFast(error.retry ?? 1_000);
  if (error.why === 'forbidden') throw forbidden();
  if (error.why === 'phrases-only')
    throw new Refused(403, 'phrases-only', 'Guests use phrases at tables that are open to all.');
  throw badRequest(`That cannot be said: ${error.message}.`);
};

const numberOf = async ({ db }: House, id: string): Promise<number> => {
  const found = await db.selectFrom('people').select('person').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('There is nobody of that name.');
  return found.person;
};

export const chat: Topic = house => async app => {
  route(app, house, {
    verb: 'tables.chat',
    about: 'What was said at a table, as far as it is for whoever asks.',
    params: z.strictObject({ id: tableId }),
    query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
    answer: answers.chatLines,
    handle: async ({ caller, params, query }) => {
      const circle = await tableFor(house, caller, 'tables.chat', params.id);
      return { lines: await house.chat.lines(caller, circle, query.after) };
    },
  });
  route(app, house, {
    verb: 'tables.say',
    about: 'Says something at a table: a text, or a phrase that each reads in their own language.',
    params: z.strictObject({ id: tableId }),
    body: bodyOf<NewLine>()(z.strictObject(saying)),
    answer: answers.saidLine,
    status: 201,
    handle: async ({ caller, params, body }) => {
      await tableFor(house, caller, 'tables.say', params.id);
      const n = await house.chat.say(caller, await house.tables.wake(params.id), body).catch(refused);
      return { n };
    },
  });
  route(app, house, {
    verb: 'reports.add',
    about: 'Reports a line of chat, or somebody, to whoever looks after this house.',
    body: bodyOf<NewReport>()(
      z.strictObject({
        table: tableId.optional(),
        n: z.int().min(1).optional(),
        about: personId.optional(),
        why,
      }),
    ),
    answer: answers.nothing,
    status: 201,
    handle: async ({ caller, body }) => {
      const circle =
        body.table === undefined ? undefined : await tableFor(house, caller, 'tables.chat', body.table);
      const line =
        circle && body.n !== undefined
          ? (await house.chat.lines(caller, circle, body.n - 1)).find(({ n }) => n === body.n)
          : undefined;
      if (body.n !== undefined && !line) throw notFound('Nothing was said there.');
      const whom = line?.person ?? body.about;
      if (whom === undefined) throw badRequest('Say what it is about: a line, or a person.');
      await house.db
        .insertInto('reports')
        .values({
          by: caller.person,
          about: await numberOf(house, whom),
          tab: circle?.head.tab ?? null,
          n: body.n ?? null,
          why: body.why,
          state: 'open',
          at: house.now(),
        })
        .execute();
      return {};
    },
  });
  route(app, house, {
    verb: 'blocks.see',
    about: 'Whom one does not hear.',
    answer: answers.blocks,
    handle: async ({ caller }) => ({
      blocks: await house.db
        .selectFrom('blocks')
        .innerJoin('people', 'people.person', 'blocks.other')
        .select(['people.id', 'people.name'])
        .where('blocks.person', '=', caller.person)
        .orderBy('blocks.at')
        .execute(),
    }),
  });
  route(app, house, {
    verb: 'blocks.add',
    about: 'Blocks somebody: what they say is not shown.',
    body: z.strictObject({ person: personId }),
    answer: answers.nothing,
    status: 201,
    handle: async ({ caller, body }) => {
      const other = await numberOf(house, body.person);
      if (other === caller.person) throw badRequest('Nobody needs to block themselves.');
      const blocks = await house.db
        .selectFrom('blocks')
        .select('other')
        .where('person', '=', caller.person)
        .execute();
      if (blocks.length >= MOST_BLOCKS) throw badRequest('You have blocked enough people.', 'too-many');
      await house.db
        .insertInto('blocks')
        .values({ person: caller.person, other, at: house.now() })
        .onConflict(on => on.doNothing())
        .execute();
      return {};
    },
  });
  route(app, house, {
    verb: 'blocks.drop',
    about: 'Hears somebody again.',
    params: z.strictObject({ id: personId }),
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      await house.db
        .deleteFrom('blocks')
        .where('person', '=', caller.person)
        .where('other', '=', await numberOf(house, params.id))
        .execute();
      return {};
    },
  });
};

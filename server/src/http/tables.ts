/** Tables: opened, found, sat down at. */
import { WATCHER } from '@kaffeehaus/kernel';
import type { NewTable, Readiness, SitDown } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { isWatched, seatOf } from '../gate/gate.ts';
import { LEVELS, foundTables } from '../lobby/found.ts';
import { headsOf } from '../lobby/heads.ts';
import { toldFrom } from '../lobby/told.ts';
import { hasBegun } from '../log/written.ts';
import { tabsOf } from '../people/people.ts';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { conflict, forbidden } from './refusal.ts';
import { route, tableFor } from './route.ts';
import { language, level, options, pace, seat, secret, tableId, version } from './schemas.ts';

const named = z.strictObject({ id: tableId });

const choice = {
  game: z.string().regex(/^[a-z]{1,32}$/),
  options: options.default({}),
  seats: z.int().min(1).max(7),
  pace: pace.default({ kind: 'none' }),
  open: z.enum(['all', 'link']).default('link'),
  watch: z.enum(['all', 'link', 'none']).default('link'),
  rated: z.boolean().default(false),
  hints: z.boolean().default(false),
};

const chairs = z
  .array(z.union([z.literal('me'), z.literal('free'), level]))
  .max(7)
  .optional();

const PAGE = 50;
const LONGEST_PAGE = 200;

const rating = z.coerce.number().int().min(LEVELS.least).max(LEVELS.most);

const whole = z.coerce.number().pipe(version);

export const tables: Topic = house => async app => {
  const { lobby, db } = house;

  route(app, house, {
    verb: 'tables.open',
    about: 'Opens a table.',
    body: bodyOf<NewTable>()(z.strictObject({ ...choice, chairs })),
    answer: answers.table,
    status: 201,
    handle: async ({ caller, body: { chairs: given, ...chosen } }) => {
      const usual = Array.from(
        { length: chosen.seats },
        (_, i) => (i === 0 ? 'me' : 'free') as 'me' | 'free',
      );
      const head = await lobby.open(caller, chosen, given ?? usual);
      const [shown] = await headsOf(house, [head], caller.person);
      return shown;
    },
  });

  route(app, house, {
    verb: 'tables.list',
    about: 'Public tables, the newest first.',
    query: z.strictObject({
      game: z.string().max(32).optional(),
      phase: z.enum(['open', 'playing', 'over']).default('open'),
      pace: z.enum(['live', 'days', 'none']).optional(),
      rated: z.enum(['yes', 'no']).optional(),
      seats: z.coerce.number().int().min(1).max(7).optional(),
      language: language.optional(),
      least: rating.optional(),
      most: rating.optional(),
      known: z.literal('yes').optional(),
      before: whole.optional(),
      limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(PAGE),
    }),
    answer: answers.tables,
    handle: async ({ caller, query: { limit, ...wanted } }) => {
      const { heads, next } = await foundTables(db, caller.person, wanted, limit);
      return { tables: await headsOf(house, heads, caller.person), next };
    },
  });

  route(app, house, {
    verb: 'tables.see',
    about: 'A table, and who sits there.',
    params: named,
    answer: answers.table,
    handle: async ({ caller, params }) => {
      const { head } = await tableFor(house, caller, 'tables.see', params.id);
      // Who has left, only the table itself knows.
      if (head.phase === 'playing') await house.tables.wake(params.id);
      const [shown] = await headsOf(house, [head], caller.person);
      return shown;
    },
  });

  route(app, house, {
    verb: 'tables.log',
    about: 'What happened at a table after a version, as whoever asks may know it.',
    params: named,
    query: z.strictObject({
      from: whole.default(0),
      as: z.literal('watch').optional(),
      tables: z.literal('yes').optional(),
    }),
    answer: answers.log,
    handle: async ({ caller, params, query: { from, as, tables: withTables } }) => {
      const circle = await tableFor(house, caller, 'tables.log', params.id);
      const mine = seatOf(circle, caller);
      if (mine === undefined && !isWatched(circle.head) && !circle.watchers.has(caller.person))
        throw forbidden('This table is not shown to those who watch.');
      const viewer = as === 'watch' ? WATCHER : (mine ?? WATCHER);
      return toldFrom(house, circle.head, { viewer, from, withTables: withTables === 'yes' });
    },
  });

  route(app, house, {
    verb: 'tables.sit',
    about: 'Takes a chair that is free, or that somebody has left while the game goes on.',
    params: named,
    body: bodyOf<SitDown>()(
      z.strictObject({ seat: seat.optional(), invite: secret.optional(), terms: version.optional() }),
    ),
    answer: answers.taken,
    handle: async ({ caller, params, body }) => {
      const invite = body.invite === undefined ? undefined : await house.invitations.find(body.invite);
      const circle = await tableFor(house, caller, 'tables.sit', params.id, invite?.tab);
      const taken = await lobby.sit(circle, caller, body.seat, body.invite, body.terms);
      return { seat: taken };
    },
  });

  route(app, house, {
    verb: 'tables.watch',
    about: 'Is let in to watch, by an invitation.',
    params: named,
    body: z.strictObject({ invite: secret.optional() }),
    answer: answers.nothing,
    handle: async ({ caller, params, body }) => {
      const invite = body.invite === undefined ? undefined : await house.invitations.find(body.invite);
      const { head } = await tableFor(house, caller, 'tables.watch', params.id, invite?.tab);
      if (head.watching === 'none') throw forbidden('Nobody watches at this table.');
      if (head.watching === 'link' && invite?.tab !== head.tab)
        throw forbidden('To watch here an invitation is needed.', 'needs-invitation');
      await lobby.letIn(head, caller.person);
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.leave',
    about: 'Leaves the chair; once play has begun, a bot goes on.',
    params: named,
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      const circle = await tableFor(house, caller, 'tables.leave', params.id);
      const mine = seatOf(circle, caller);
      if (mine === undefined) throw conflict('not-seated', 'You do not sit here.');
      const order = { seat: mine, actor: caller.person, cmd: '', now: house.now() };
      if (hasBegun(circle.head)) await house.play.leave(params.id, order);
      else {
        if (circle.head.phase === 'mixing') await house.luck.left(circle.head, mine);
        await lobby.stand(circle.head, caller.person);
      }
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.kick',
    about: 'Sends somebody away, puts a bot on a chair, or takes it away, before play begins.',
    params: named,
    body: z.strictObject({ seat, bot: level.optional() }),
    answer: answers.nothing,
    handle: async ({ caller, params, body }) => {
      const { head, holders } = await tableFor(house, caller, 'tables.kick', params.id);
      const person = holders[body.seat] ?? 0;
      if (person > 0) await lobby.stand(head, person, true);
      if (person === 0 || body.bot !== undefined) await lobby.place(head, body.seat, body.bot ?? null);
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.options',
    about: 'Chooses otherwise, before play begins.',
    params: named,
    body: bodyOf<Omit<NewTable, 'chairs'>>()(z.strictObject(choice)),
    answer: answers.nothing,
    handle: async ({ caller, params, body }) => {
      const { head } = await tableFor(house, caller, 'tables.options', params.id);
      await lobby.change(head, caller, body);
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.ready',
    about: 'Is ready to play by the terms that were seen, or no longer.',
    params: named,
    body: bodyOf<Readiness>()(
      z.discriminatedUnion('ready', [
        z.strictObject({ ready: z.literal(true), terms: version }),
        z.strictObject({ ready: z.literal(false) }),
      ]),
    ),
    answer: answers.nothing,
    handle: async ({ caller, params, body }) => {
      const { head } = await tableFor(house, caller, 'tables.ready', params.id);
      await house.starts.ready(head, caller.person, body.ready ? body.terms : undefined);
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.start',
    about: 'Begins to play.',
    params: named,
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      await house.starts.start(await tableFor(house, caller, 'tables.start', params.id));
      return {};
    },
  });

  route(app, house, {
    verb: 'tables.close',
    about: 'Gives up a table that has not begun.',
    params: named,
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      const { head } = await tableFor(house, caller, 'tables.close', params.id);
      await lobby.close(head);
      return {};
    },
  });

  route(app, house, {
    verb: 'me.turns',
    about: 'Where one owes an answer.',
    answer: answers.turns,
    handle: async ({ caller }) => ({ turns: await house.turns.of(caller.person) }),
  });

  route(app, house, {
    verb: 'me.tables',
    about: 'Tables at which one sits, or that one has opened, the newest first.',
    query: z.strictObject({ before: whole.optional() }),
    answer: answers.tables,
    handle: async ({ caller, query: { before } }) => {
      let query = db.selectFrom('tables').selectAll().where('tab', 'in', tabsOf(db, caller.person));
      if (before !== undefined) query = query.where('tab', '<', before);
      const heads = await query.orderBy('tab', 'desc').limit(PAGE).execute();
      const shown = await headsOf(house, heads, caller.person);
      const mine = shown.filter((one, i) => one.mine !== null || heads[i]?.owner === caller.person);
      return { tables: mine, next: heads.length === PAGE ? (heads.at(-1)?.tab ?? null) : null };
    },
  });
};

/**
 * The forms of what is answered by HTTP. The compiler holds each against the type by which clients read it, both ways; a
 * test holds what the house really answers against the description that is made of them.
 */
import { AUDIENCES, CHANNELS, LEVELS, NOTICES, PHRASES, PROFILES, REFUSALS } from '@kaffeehaus/protocol';
import type {
  ChatLine,
  ChatLines,
  Companions,
  Failure,
  Invitations,
  Invite,
  LeaderBoard,
  Me,
  MyTurns,
  Pace,
  Possible,
  Profile,
  RatingHead,
  Reachable,
  ReviewAnswer,
  Said,
  SeatHead,
  SeatLink,
  SessionHead,
  Settings,
  Subscribed,
  TableHead,
  TableList,
  TableLog,
  Ways,
} from '@kaffeehaus/protocol';
import type { GameEvent } from '@kaffeehaus/kernel';
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { NewToken, TokenHead } from '../people/tokens.ts';
import { formOf } from './forms.ts';
import { language } from './schemas.ts';

const id = z.string();
const moment = z.int();
/** That it was done is all there is to say. */
const nothing: ZodType<object> = z.strictObject({});
const seat = z.int();
const level = z.enum(LEVELS);
const kind = z.enum(['guest', 'account', 'bot']);

export { nothing };

export const failure = formOf<Failure>('Failure')(
  z.strictObject({
    error: z.enum(REFUSALS).describe('A word for programs.'),
    message: z.string().describe('A sentence for people.'),
    retry: z.int().describe('After so many milliseconds it may be tried again.').exactOptional(),
  }),
);

// people

const person = { id, name: z.string(), kind, language };

export const me = formOf<Me>('Me')(
  z.strictObject({ ...person, language: z.string(), atChair: z.literal(true).exactOptional() }),
);

const span = z.strictObject({ from: moment, until: moment });
const channels = z.array(z.enum(CHANNELS)).readonly();

const settingsFields = {
  zone: z.string(),
  quiet: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  notices: z.record(z.enum(NOTICES), channels),
  vacation: span.nullable(),
  profile: z.enum(PROFILES),
};
export const settings = formOf<Settings>('Settings')(z.strictObject(settingsFields));

export const changedMe = formOf<Me & { readonly settings: Settings }>()(
  z.strictObject({ ...me.shape, settings }),
);

const waysFields = {
  passkeys: z
    .array(z.strictObject({ id, name: z.string(), created: moment, used: moment.nullable() }))
    .readonly(),
  login: z.string().nullable(),
  mail: z.string().nullable(),
  codes: z.int(),
};
export const ways = formOf<Ways>('Ways')(z.strictObject(waysFields));

export const waysHere = formOf<Ways & { readonly possible: Possible }>()(
  z.strictObject({
    ...waysFields,
    possible: formOf<Possible>()(
      z.strictObject({
        passkeys: z.boolean(),
        push: z.boolean(),
        mail: z.boolean(),
        forgotten: z.boolean(),
      }),
    ),
  }),
);

/** What a browser is asked to make or to show: as WebAuthn has it. */
export const passkeyOptions: ZodType<{ readonly challenge: string }> = z.looseObject({
  challenge: z.string(),
});

export const recoveryCodes = z.strictObject({ codes: z.array(z.string()).readonly() });
export const deviceCode = z.strictObject({ code: z.string() });

export const seatLink = formOf<SeatLink>()(z.strictObject({ link: z.url(), secret: z.string() }));

export const sessions = z
  .array(
    formOf<SessionHead>('Session')(
      z.strictObject({
        id,
        device: z.string(),
        created: moment,
        seen: moment,
        seat: z.boolean(),
        mine: z.boolean(),
      }),
    ),
  )
  .readonly();

export const backAtSeat = z.strictObject({ ...me.shape, table: id, seat });

const token = formOf<TokenHead>('Token')(
  z.strictObject({
    id,
    name: z.string(),
    scopes: z.array(z.string()).readonly(),
    created: moment,
    seen: moment.nullable(),
    person: id,
  }),
);
export const tokens = z.strictObject({ tokens: z.array(token).readonly() });
export const newToken = formOf<NewToken>()(z.strictObject({ ...token.shape, token: z.string() }));

const subscribed = z
  .array(
    formOf<Subscribed>('Subscribed')(
      z.strictObject({ id: z.int(), endpoint: z.string(), created: moment, failed: z.int() }),
    ),
  )
  .readonly();
export const reachable = formOf<Reachable>()(
  z.strictObject({
    key: z.string(),
    mail: z.string().nullable(),
    push: subscribed,
    webhooks: subscribed,
  }),
);
export const newBrowser = z.strictObject({ id: z.int() });
export const newWebhook = z.strictObject({ id: z.int(), secret: z.string() });
export const tried = z.strictObject({ outcome: z.enum(['sent', 'gone', 'failed']) });

/** Every row that names somebody, by table and column, and the records of their games. */
export const exported = z.strictObject({
  format: z.literal('kaffeehaus.export/1'),
  made: z.string(),
  rows: z.record(z.string(), z.array(z.looseObject({})).readonly()),
  records: z.array(z.looseObject({ format: z.string() })).readonly(),
});

export const blocks = z.strictObject({
  blocks: z.array(z.strictObject({ id, name: z.string() })).readonly(),
});

// tables

const paceHead = formOf<Pace>('Pace')(
  z.union([
    z.strictObject({
      kind: z.literal('live'),
      bank: z.int(),
      increment: z.int(),
      zero: z.enum(['bot', 'lose']),
    }),
    z.strictObject({
      kind: z.literal('days'),
      hours: z.int(),
      weekends: z.boolean(),
      zone: z.string(),
      vacation: z.int(),
      zero: z.enum(['bot', 'lose']),
    }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
);

const seatHead = formOf<SeatHead>('Seat')(
  z.strictObject({
    kind: z.enum(['person', 'bot', 'free']),
    id: id.exactOptional(),
    name: z.string(),
    level: level.exactOptional(),
    away: z.literal(true).exactOptional(),
    rests: moment.exactOptional(),
    vacant: z.literal(true).exactOptional(),
    here: z.boolean(),
    ready: z.literal(true).exactOptional(),
    rating: z.int().exactOptional(),
  }),
);

const options = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]),
);

export const table = formOf<TableHead>('Table')(
  z.strictObject({
    id,
    game: z.string(),
    rules: z.string(),
    options,
    pace: paceHead,
    open: z.enum(['all', 'link']),
    watch: z.enum(['all', 'link', 'none']),
    rated: z.boolean(),
    hints: z.boolean(),
    terms: z.int(),
    phase: z.enum(['open', 'mixing', 'playing', 'over', 'void']),
    created: moment,
    started: moment.nullable(),
    ended: moment.nullable(),
    owner: id,
    language: z.string(),
    seats: z.array(seatHead).readonly(),
    mine: seat.nullable(),
    result: z.unknown(),
    stopped: z.string().nullable(),
  }),
);

export const tables = formOf<TableList>()(
  z.strictObject({ tables: z.array(table).readonly(), next: z.int().nullable() }),
);

export const turns = formOf<MyTurns>()(
  z.strictObject({
    turns: z.array(z.strictObject({ table: id, since: moment, due: moment.nullable() })).readonly(),
  }),
);

const audience = z.enum(AUDIENCES);
export const taken = z.strictObject({ seat });
export const invite = formOf<Invite>()(
  z.strictObject({ link: z.url(), invite: z.string(), until: moment, code: z.string().exactOptional() }),
);
export const invited = z.strictObject({ table, seat: z.union([seat, z.enum(['any', 'watch'])]) });
export const said = formOf<Said>()(z.strictObject({ table: id, invite: z.string() }));
export const companions = formOf<Companions>()(
  z.strictObject({ people: z.array(z.strictObject({ id, name: z.string() })).readonly() }),
);
export const invitations = formOf<Invitations>()(
  z.strictObject({
    invitations: z.array(z.strictObject({ table, invite: z.string(), until: moment })).readonly(),
  }),
);

/** What happened, as the rules of the game tell it. */
const event = z.looseObject({}) as unknown as ZodType<GameEvent>;
export const log = formOf<TableLog>()(
  z.strictObject({
    turns: z
      .array(
        z.strictObject({
          v: z.int(),
          at: moment,
          kind: z.string(),
          to: z.int(),
          actor: seat,
          words: z.string().exactOptional(),
          events: z.array(event).readonly(),
          delta: z.base64().exactOptional(),
        }),
      )
      .readonly(),
    next: z.int().nullable(),
    table: z.base64().exactOptional(),
  }),
);

const chatLine = formOf<ChatLine>('ChatLine')(
  z.strictObject({
    n: z.int(),
    seat,
    person: id,
    name: z.string(),
    to: audience,
    text: z.string(),
    phrase: z.enum(PHRASES).exactOptional(),
    hidden: z.literal(true).exactOptional(),
    at: moment,
  }),
);
export const chatLines = formOf<ChatLines>()(z.strictObject({ lines: z.array(chatLine).readonly() }));
export const saidLine = z.strictObject({ n: z.int() });

/** As bots tell them: an answer, what it is worth, and why. */
export const hints = z.strictObject({ hints: z.array(z.looseObject({}) as ZodType<object>).readonly() });

export const review = formOf<ReviewAnswer>()(
  z.union([
    z.strictObject({ state: z.enum(['thinking', 'busy', 'failed']) }),
    z.strictObject({ state: z.literal('done'), review: z.unknown() }),
  ]),
);

// ratings

const ratingFields = { r: z.number(), rd: z.number(), games: z.int(), isNew: z.boolean() };
formOf<RatingHead>()(z.strictObject(ratingFields));

export const profile = formOf<Profile>('Profile')(
  z.strictObject({
    id,
    name: z.string(),
    kind,
    since: moment,
    ratings: z.array(z.strictObject({ game: z.string(), seats: z.int(), ...ratingFields })).readonly(),
    games: z
      .array(
        z.strictObject({
          table: id,
          game: z.string(),
          seats: z.int(),
          seat,
          rated: z.boolean(),
          ended: moment,
          why: z.string(),
          place: z.int().nullable(),
          score: z.number(),
          change: z.number().nullable(),
        }),
      )
      .readonly(),
  }),
);

export const leaders = formOf<LeaderBoard>()(
  z.strictObject({
    game: z.string(),
    seats: z.int(),
    leaders: z.array(z.strictObject({ id, name: z.string(), ...ratingFields })).readonly(),
  }),
);

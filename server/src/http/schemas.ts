/** The forms of what is said by HTTP and over sockets. Unknown keys are refused everywhere. */
import { z } from 'zod';
import { AT_ZERO, AUDIENCES, LANGUAGES, LEVELS, OFFERS, PACE_LIMITS, PHRASES } from '@kaffeehaus/protocol';
import { cleanName } from '../people/clean.ts';

/** A name as it will be shown: one form of each letter, nothing hidden, 2 to 24 of what people call letters. */
export const personName = z
  .string()
  .max(200)
  .transform(text => cleanName(text) ?? '')
  .refine(name => name !== '', 'has 2 to 24 letters');

export const language = z.enum(LANGUAGES);

export const tableId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/, 'is no name of a table');
export const personId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/, 'is nobody');
export const secret = z.string().regex(/^[\w-]{43}$/, 'is not what was handed out');

export const level = z.enum(LEVELS);

const zero = z.enum(AT_ZERO).default('bot');
const within = ([least, most]: readonly [number, number]): z.ZodInt => z.int().min(least).max(most);

const isZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const zone = z.string().max(64).refine(isZone, 'is no time zone');

export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    bank: within(PACE_LIMITS.bank),
    increment: within(PACE_LIMITS.increment),
    zero,
  }),
  z.strictObject({
    kind: z.literal('days'),
    hours: within(PACE_LIMITS.hours),
    weekends: z.boolean().default(true),
    zone: zone.default('UTC'),
    vacation: within(PACE_LIMITS.vacation).default(0),
    zero,
  }),
  z.strictObject({ kind: z.literal('none') }),
]);

const option = z.union([
  z.string().max(64),
  z.number().finite(),
  z.boolean(),
  z.array(z.string().max(64)).max(32),
]);
/** Which there are, and what goes together, the game says. */
export const options = z.record(z.string().regex(/^[a-z][A-Za-z0-9-]{0,31}$/), option);

const seat = z.int().min(0).max(6);
const version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const handle = z.int().min(0).max(1023);
const commandId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{8,22}$/);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
/** Each begins with somebody who left, or was silent; a record holds as many. */
const attempt = z.int().min(1).max(200);
const command = { h: handle, id: commandId, v: version };

export { seat, version };

/** A text or a phrase; which of them, the chat looks at. */
export const saying = {
  to: z.enum(AUDIENCES),
  text: z.string().min(1).max(1_000).optional(),
  phrase: z.enum(PHRASES).optional(),
};

/** What a client may say. */
export const fromClient = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('sub'),
    id: z.string().max(22),
    table: tableId,
    as: z.union([seat, z.literal('watch')]),
    v: version,
  }),
  z.strictObject({ t: z.literal('unsub'), h: handle }),
  z.strictObject({
    t: z.literal('answer'),
    ...command,
    a: z.array(z.union([z.int().min(0).max(9999), z.string().max(64)])).max(128),
  }),
  z.strictObject({ t: z.literal('retract'), ...command }),
  z.strictObject({ t: z.literal('undo'), ...command, to: version }),
  z.strictObject({
    t: z.literal('offer'),
    ...command,
    what: z.enum(OFFERS),
    days: z.int().min(1).max(60).optional(),
    of: seat.optional(),
  }),
  z.strictObject({ t: z.literal('reply'), ...command, to: version, yes: z.boolean() }),
  z.strictObject({ t: z.literal('resign'), ...command }),
  z.strictObject({ t: z.literal('back'), ...command }),
  z.strictObject({
    t: z.literal('say'),
    h: handle,
    id: commandId,
    ...saying,
  }),
  z.strictObject({ t: z.literal('seen'), h: handle, v: version }),
  z.strictObject({ t: z.literal('here'), h: handle, on: z.boolean() }),
  z.strictObject({ t: z.literal('ping') }),
  z.strictObject({ t: z.literal('mix'), h: handle, id: commandId, attempt, commit: hex64 }),
  z.strictObject({
    t: z.literal('open'),
    h: handle,
    id: commandId,
    attempt,
    list: hex64,
    value: hex64,
  }),
]);

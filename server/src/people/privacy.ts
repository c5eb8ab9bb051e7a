/**
 * Everything that is stored, why and how long: one table, from which the page on privacy is made. A test compares it with
 * the database, column by column, so whoever adds one says here what it is for.
 */
import type { Key } from '@kaffeehaus/words/node';
import type { Schema } from '../store/schema.ts';

const DAY = 24 * 3_600_000;

/** How long things are kept that go by themselves, in days. */
export const DAYS = {
  /** Guests without a running game, since they were last here. */
  guests: 90,
  /** Request logs. */
  requests: 14,
  /** Chat, after the end of the game; reports. */
  chat: 365,
  /** Notices that were sent or dropped. */
  notices: 30,
  /** Codes, links and invitations that were used or have run out. */
  codes: 7,
} as const;

export const daysOf = (days: number): number => days * DAY;

type Part<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}${infer Rest}`
    ? Rest extends `${string}.${string}`
      ? never
      : Rest
    : never
  : never;

export type What = Part<'server.privacy.what.'>;
export type Why = Part<'server.privacy.why.'>;
export type Long = Part<'server.privacy.long.'>;

export interface Stored {
  readonly what: What;
  readonly why: Why;
  readonly long: Long;
  /** For texts that name a number. */
  readonly days?: number;
  /** By table: its columns, or all of them. */
  readonly columns: { readonly [table in keyof Schema]?: readonly string[] | 'all' };
  /** What lies in a file beside the database. */
  readonly file?: string;
}

export const PRIVACY: readonly Stored[] = [
  {
    what: 'person',
    why: 'play',
    long: 'person',
    days: DAYS.guests,
    columns: { people: ['person', 'id', 'kind', 'created', 'seen', 'gone'] },
  },
  { what: 'name', why: 'others', long: 'person', days: DAYS.guests, columns: { people: ['name'] } },
  {
    what: 'settings',
    why: 'play',
    long: 'person',
    days: DAYS.guests,
    columns: { people: ['language', 'settings'] },
  },
  { what: 'passkey', why: 'signin', long: 'own', columns: { passkeys: 'all' } },
  { what: 'password', why: 'signin', long: 'own', columns: { passwords: 'all' } },
  { what: 'mail', why: 'tell', long: 'own', columns: { mails: 'all' } },
  { what: 'code', why: 'signin', long: 'until', days: DAYS.codes, columns: { codes: 'all' } },
  { what: 'session', why: 'signin', long: 'session', columns: { sessions: 'all' } },
  { what: 'token', why: 'play', long: 'own', columns: { tokens: 'all' } },
  { what: 'invite', why: 'play', long: 'until', days: DAYS.codes, columns: { invites: 'all' } },
  { what: 'subscription', why: 'tell', long: 'own', columns: { subscriptions: 'all' } },
  { what: 'outbox', why: 'tell', long: 'sent', days: DAYS.notices, columns: { outbox: 'all' } },
  {
    what: 'table',
    why: 'play',
    long: 'game',
    columns: {
      tables: [
        'tab',
        'id',
        'game',
        'rules',
        'options',
        'seats',
        'pace',
        'open_to',
        'watching',
        'rated',
        'hints',
        'owner',
        'phase',
        'created',
        'started',
        'ended',
        'mixed',
        'result',
        'after',
        'terms',
        'ready',
        'barred',
      ],
    },
  },
  {
    what: 'chance',
    why: 'record',
    long: 'game',
    columns: { tables: ['seed', 'secret', 'list'], mixing: 'all' },
  },
  { what: 'log', why: 'record', long: 'game', columns: { log: 'all', records: 'all' } },
  { what: 'chair', why: 'record', long: 'game', columns: { chairs: 'all' } },
  { what: 'watcher', why: 'play', long: 'own', columns: { watchers: 'all' } },
  { what: 'derived', why: 'play', long: 'derived', columns: { snapshots: 'all', due: 'all', turns: 'all' } },
  { what: 'chat', why: 'talk', long: 'chat', columns: { chat: 'all' } },
  { what: 'hidden', why: 'peace', long: 'chat', columns: { chat_hidden: 'all' } },
  { what: 'block', why: 'peace', long: 'own', columns: { blocks: 'all' } },
  { what: 'report', why: 'peace', long: 'days', days: DAYS.chat, columns: { reports: 'all' } },
  { what: 'rating', why: 'rate', long: 'own', columns: { ratings: 'all' } },
  { what: 'step', why: 'rate', long: 'game', columns: { rating_steps: 'all' } },
  { what: 'abort', why: 'rate', long: 'own', columns: { aborts: 'all' } },
  { what: 'ban', why: 'peace', long: 'ban', columns: { bans: 'all' } },
  { what: 'audit', why: 'run', long: 'always', columns: { audit: 'all' } },
  {
    what: 'house',
    why: 'run',
    long: 'always',
    columns: { rules: 'all', frozen: 'all', outages: 'all', leases: 'all', nodes: 'all', secrets: 'all' },
  },
  { what: 'requests', why: 'run', long: 'days', days: DAYS.requests, columns: {}, file: 'logs/' },
];

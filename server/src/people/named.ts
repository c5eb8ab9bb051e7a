/**
 * Where persons are named in the database: what an export tells of them, and what becomes of it when they go. A test
 * compares it with the schema, so that no column is forgotten.
 */
import type { Schema } from '../store/schema.ts';

export interface Naming {
  readonly table: keyof Schema;
  /** The column that holds the number of a person. */
  readonly column: string;
  /** `go`: the rows are taken away. `stay`: they keep a number that nobody bears. `empty`: the texts in them go. */
  readonly fate: 'go' | 'stay' | 'empty';
  /** Texts of the person's own. */
  readonly texts?: readonly string[];
  /** Not in an export: it would tell of others, or open something. */
  readonly untold?: readonly string[] | 'all';
}

export const NAMED: readonly Naming[] = [
  { table: 'people', column: 'person', fate: 'stay' },
  { table: 'passkeys', column: 'person', fate: 'go' },
  { table: 'passwords', column: 'person', fate: 'go', untold: ['salt', 'hash'] },
  { table: 'mails', column: 'person', fate: 'go' },
  { table: 'codes', column: 'person', fate: 'go', untold: ['hash'] },
  { table: 'sessions', column: 'person', fate: 'go', untold: ['hash'] },
  { table: 'tokens', column: 'person', fate: 'go', untold: ['hash'] },
  { table: 'tokens', column: 'owner', fate: 'go', untold: ['hash'] },
  { table: 'subscriptions', column: 'person', fate: 'go', untold: ['keys'] },
  { table: 'outbox', column: 'person', fate: 'go' },
  { table: 'turns', column: 'person', fate: 'go' },
  { table: 'watchers', column: 'person', fate: 'go' },
  { table: 'invites', column: 'used_by', fate: 'stay', untold: ['hash'] },
  { table: 'invites', column: 'person', fate: 'go', untold: ['hash', 'used_by'] },
  { table: 'tables', column: 'owner', fate: 'stay', untold: ['seed', 'secret', 'list'] },
  { table: 'chairs', column: 'person', fate: 'stay' },
  { table: 'log', column: 'actor', fate: 'stay', untold: ['chain'] },
  { table: 'chat', column: 'person', fate: 'empty', texts: ['text'] },
  { table: 'chat_hidden', column: 'by', fate: 'stay' },
  { table: 'blocks', column: 'person', fate: 'go' },
  { table: 'blocks', column: 'other', fate: 'go', untold: 'all' },
  { table: 'reports', column: 'by', fate: 'empty', texts: ['why'] },
  { table: 'reports', column: 'about', fate: 'stay', untold: ['by'] },
  { table: 'ratings', column: 'person', fate: 'go' },
  { table: 'rating_steps', column: 'person', fate: 'stay' },
  { table: 'aborts', column: 'person', fate: 'go' },
  { table: 'bans', column: 'person', fate: 'stay' },
];

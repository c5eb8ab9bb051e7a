/**
 * What lies in the database. Times are milliseconds. A thing that people see has a number of its own for keys (`tab`,
 * `person`) and an `id`, 128 random bits, for addresses. What is marked "added to" is never changed nor taken away.
 */
import type { Generated } from 'kysely';

/** Who may sit: everybody, or whoever has a link. Who may watch: likewise, or nobody. */
export type OpenTo = 'all' | 'link';
export type Watching = 'all' | 'link' | 'none';
export type Phase = 'open' | 'mixing' | 'playing' | 'over' | 'void';

export interface TablesRow {
  tab: Generated<number>;
  id: string;
  game: string;
  /** The SHA-256 of the rules it is played by, from its first to its last answer. */
  rules: string;
  options: string;
  seats: number;
  /** JSON: how time is counted, see protocol's `Pace`. */
  pace: string;
  open_to: OpenTo;
  watching: Watching;
  /** 1: counts for ratings. */
  rated: number;
  /** 1: hints may be asked for. */
  hints: number;
  owner: number;
  phase: Phase;
  created: number;
  started: number | null;
  ended: number | null;
  /** Empty until play begins. */
  seed: string;
  /** The house's share of the seed, and the hash of the list that was shown before shares were opened; kept until the end. */
  secret: Uint8Array;
  list: Uint8Array;
  /** 1: players had shares in the seed. */
  mixed: number;
  /** JSON, once it is over. */
  result: string | null;
  /** The table it is a rematch of. */
  after: number | null;
  /** Which choice of the owner's this is, from 1; JSON: who is ready to play by it. */
  terms: number;
  ready: string;
  /** JSON: numbers of people whom the owner has sent away. */
  barred: string;
}

/** Added to: the truth about a table is the fold of its rows. */
export interface LogRow {
  tab: number;
  version: number;
  at: number;
  /** −1: the house. */
  seat: number;
  actor: number;
  kind: string;
  /** The name a client gave its command, by which it knows it again. */
  cmd: string;
  body: string;
  chain: Uint8Array;
}

/** Derived, and may be thrown away: the table after its rows up to a version. */
export interface SnapshotsRow {
  tab: number;
  version: number;
  rules: string;
  chain: Uint8Array;
  state: Uint8Array;
}

/** Added to. `step`: `commit` or `open`; seat −1 is the house, whose share is there from the beginning. */
export interface MixingRow {
  tab: number;
  attempt: number;
  seat: number;
  step: string;
  value: Uint8Array;
  at: number;
}

/** Added to: who holds a chair; of each seat the last counts. Before play begins `from_version` is 0. */
export interface ChairsRow {
  tab: number;
  n: number;
  seat: number;
  from_version: number;
  /** Null: nobody, or a bot. */
  person: number | null;
  bot: string | null;
  /** Rises whenever the chair changes hands, so that older links to it mean nothing. */
  epoch: number;
  at: number;
}

/** Whoever may watch a table that is not open to all. */
export interface WatchersRow {
  tab: number;
  person: number;
  at: number;
}

/** Derived: the next moment at which the house itself has something to do at a table. */
export interface DueRow {
  tab: number;
  at: number;
  seat: number;
  kind: string;
  epoch: number;
}

/** Derived: who owes an answer. */
export interface TurnsRow {
  person: number;
  tab: number;
  since: number;
  due: number | null;
}

/** Added to, but that the texts of a deleted account are emptied. */
export interface ChatRow {
  tab: number;
  n: number;
  at: number;
  person: number;
  /** −1: somebody who watches. */
  seat: number;
  audience: string;
  text: string;
  /** The name a client gave it, so that it is said once; empty: it had none. */
  cmd: Generated<string>;
}

export interface ChatHiddenRow {
  tab: number;
  n: number;
  by: number;
  why: string;
  at: number;
}

export interface BlocksRow {
  person: number;
  other: number;
  at: number;
}

export interface ReportsRow {
  report: Generated<number>;
  by: number;
  about: number;
  tab: number | null;
  n: number | null;
  why: string;
  state: string;
  at: number;
}

export interface PeopleRow {
  person: Generated<number>;
  id: string;
  /** Empty: a former player. */
  name: string;
  kind: 'guest' | 'account' | 'bot';
  language: string;
  /** JSON: zone, quiet hours, what to be told of, vacation. */
  settings: string;
  created: number;
  seen: number;
  gone: number | null;
}

export interface PasskeysRow {
  credential: string;
  person: number;
  key: Uint8Array;
  counter: number;
  transports: string;
  name: string;
  created: number;
  used: number | null;
}

export interface PasswordsRow {
  person: number;
  /** What is typed to sign in, folded. */
  login: string;
  cost: string;
  salt: Uint8Array;
  hash: Uint8Array;
  changed: number;
}

export interface MailsRow {
  person: number;
  address: string;
  verified: number | null;
}

/** Anything that is said or followed once: recovery codes, codes for another device, links in mails, links back to a seat. */
export interface CodesRow {
  hash: Uint8Array;
  person: number;
  kind: string;
  tab: number | null;
  seat: number | null;
  epoch: number | null;
  /** What it is about, say a mail address. */
  about: string;
  created: number;
  until: number | null;
  used: number | null;
}

export interface SessionsRow {
  hash: Uint8Array;
  person: number;
  device: string;
  /** The only table it is for, if it came by the link of a seat. */
  tab: number | null;
  created: number;
  seen: number;
  until: number;
  revoked: number | null;
}

/** Bots by others. */
export interface TokensRow {
  hash: Uint8Array;
  /** Who it acts as, and who made it. */
  person: number;
  owner: number;
  name: string;
  scopes: string;
  created: number;
  seen: number | null;
  revoked: number | null;
}

export interface InvitesRow {
  hash: Uint8Array;
  tab: number;
  /** −1: any free chair; −2: to watch. */
  seat: number;
  created: number;
  until: number;
  used_by: number | null;
  /** For whom it waits; null: whoever has it. */
  person: number | null;
}

export interface OutboxRow {
  notice: Generated<number>;
  person: number;
  kind: string;
  tab: number | null;
  version: number;
  channel: string;
  not_before: number;
  tries: number;
  state: string;
  /** Who has taken it to send it, and when. */
  claimed: string | null;
  made: number;
  /** JSON: what a letter is made of, until it is sent; empty for notices. */
  about: string;
}

/** Where somebody is told: a browser, or an address of their own. */
export interface SubscriptionsRow {
  subscription: Generated<number>;
  person: number;
  kind: 'push' | 'webhook';
  endpoint: string;
  /** JSON: keys of the browser, or the secret that signs. */
  keys: string;
  created: number;
  failed: number;
}

export interface RatingsRow {
  person: number;
  game: string;
  seats: number;
  r: number;
  rd: number;
  games: number;
  at: number;
}

/** Added to, with the rating, in one transaction: a game counts once. */
export interface RatingStepsRow {
  tab: number;
  seat: number;
  person: number;
  game: string;
  seats: number;
  place: number;
  r_before: number;
  rd_before: number;
  r_after: number;
  rd_after: number;
  at: number;
}

/** Who has left a rated game before its second round. */
export interface AbortsRow {
  person: number;
  tab: number;
  at: number;
}

/** Added to: what a finished table is signed with. */
export interface RecordsRow {
  tab: number;
  version: number;
  chain: Uint8Array;
  key: string;
  signature: Uint8Array;
  made: number;
}

export interface LeasesRow {
  tab: number;
  node: string;
  epoch: number;
  until: number;
}

export interface NodesRow {
  node: string;
  seen: number;
  skew: number;
}

/** Added to: time that the house lost, which is nobody's. */
export interface OutagesRow {
  began: number;
  ended: number;
  why: string;
}

/** Added to: the rules themselves, under the SHA-256 of their text. */
export interface RulesRow {
  hash: string;
  game: string;
  rev: number;
  contract: number;
  shape: number;
  code: string;
  made: number;
}

/** Rules that the operator has stopped. */
export interface FrozenRow {
  hash: string;
  why: string;
  at: number;
}

export interface BansRow {
  person: number;
  until: number | null;
  why: string;
  at: number;
}

/** Added to: what the operator changed. */
export interface AuditRow {
  entry: Generated<number>;
  at: number;
  verb: string;
  about: string;
  detail: string;
}

/** What all machines of a house must know and nobody else: keys. */
export interface SecretsRow {
  name: string;
  value: string;
}

export interface Schema {
  tables: TablesRow;
  log: LogRow;
  snapshots: SnapshotsRow;
  mixing: MixingRow;
  chairs: ChairsRow;
  watchers: WatchersRow;
  due: DueRow;
  turns: TurnsRow;
  chat: ChatRow;
  chat_hidden: ChatHiddenRow;
  blocks: BlocksRow;
  reports: ReportsRow;
  people: PeopleRow;
  passkeys: PasskeysRow;
  passwords: PasswordsRow;
  mails: MailsRow;
  codes: CodesRow;
  sessions: SessionsRow;
  tokens: TokensRow;
  invites: InvitesRow;
  outbox: OutboxRow;
  subscriptions: SubscriptionsRow;
  ratings: RatingsRow;
  rating_steps: RatingStepsRow;
  aborts: AbortsRow;
  records: RecordsRow;
  leases: LeasesRow;
  nodes: NodesRow;
  outages: OutagesRow;
  rules: RulesRow;
  frozen: FrozenRow;
  bans: BansRow;
  audit: AuditRow;
  secrets: SecretsRow;
}

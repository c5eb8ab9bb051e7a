/**
 * The record of a table of the house: everything that is needed to check, without trusting the house, that the luck was
 * nobody's choice and that the game went as told. docs/records.md describes it for whoever checks it with other tools.
 */
import { canonical, framed, unhex } from './bytes.ts';
import type { Sha } from './bytes.ts';
import type { Link } from './chain.ts';
import * as form from './form.ts';

export const RECORD = 'kaffeehaus.record/2';

/** What was agreed besides the game itself. */
export interface Terms {
  /** How time was counted. */
  readonly pace: { readonly kind: string; readonly [name: string]: string | number | boolean };
  readonly rated: boolean;
  readonly hints: boolean;
}

/** Who sat there when play began. */
export interface Chair {
  /** By which everybody at the table knew them; null: a bot. */
  readonly person: string | null;
  readonly bot: string | null;
  /** Empty: a bot, or a former player. */
  readonly name: string;
}

export type BySeat = { readonly [seat: string]: string };

/** One attempt to mix, whatever became of it. */
export interface Tried {
  readonly attempt: number;
  /** The house's commitment, and what it committed to. */
  readonly house: string;
  readonly share: string;
  /** In seat order: the id of a person, or the level of a bot. */
  readonly chairs: readonly string[];
  /** The seats that were to have a share. */
  readonly from: readonly number[];
  readonly commits: BySeat;
  readonly shares: BySeat;
  /** The seats for whose silence, or departure, it was given up. */
  readonly failed: readonly number[];
  readonly left: readonly number[];
}

/** A row of the log with the first half of its link. */
export interface RecordRow extends Link {
  readonly receipt: string;
}

export interface RatingStep {
  readonly seat: number;
  readonly place: number;
  /** Rating and deviation. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** How it ended: the last row of the log says the same. */
export interface Outcome {
  readonly why: string;
  /** Whose doing it was, of an aborted game. */
  readonly by: number | null;
  readonly places: readonly number[];
  /** The places that count for ratings: a seat for which a bot has answered comes last. */
  readonly rated: readonly number[];
  readonly scores: readonly number[];
  /** By seat: why a bot answered for it, if one did. */
  readonly marks: readonly (string | null)[];
  /** The rule that decided between equals. */
  readonly tie: string | null;
}

export interface HouseRecord {
  readonly format: typeof RECORD;
  readonly table: string;
  readonly phase: 'over' | 'void';
  readonly game: string;
  readonly rev: number;
  readonly rules: string;
  readonly options: { readonly [name: string]: string | number | boolean | readonly string[] };
  readonly seats: number;
  readonly terms: Terms;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number;
  /** In seat order. In a row, `actor` is 0 for the house and its bots, else the number of the seat, from 1. */
  readonly chairs: readonly Chair[];
  readonly mixing: readonly Tried[];
  /** Whether any player had a share. */
  readonly mixed: boolean;
  /** Empty if none was made. */
  readonly seed: string;
  /** Time that the house lost, which is nobody's. */
  readonly outages: readonly (readonly [began: number, ended: number])[];
  readonly rows: readonly RecordRow[];
  readonly result: Outcome | null;
  readonly ratings: readonly RatingStep[];
  /** The house's public key, and what it signed all of the above with. */
  readonly key: string;
  readonly signature: string;
}

export const KINDS = [
  'start',
  'answer',
  'retract',
  'undo',
  'leave',
  'bot',
  'sit',
  'clock',
  'resign',
  'agree',
  'end',
] as const;
export type RowKind = (typeof KINDS)[number];

/** No game comes near: rows and attempts beyond these are somebody's joke. */
const ROWS = 50_000;
const ATTEMPTS = 200;
const SEATS = 7;

/** A record of so many bytes is not looked at. */
export const MOST_BYTES = 8 * 1024 * 1024;

const seat = form.whole(0, SEATS - 1);
const seats = form.list(seat, SEATS);
const bySeat = form.book(/^[0-6]$/, form.digits(32), SEATS);
const option = form.either(form.yes, form.number, form.text(80), form.list(form.text(80), 100));
const term = form.either(form.yes, form.number, form.text(80));
const ratingPair = form.list(form.number, 2, 2);

const chair = form.fields({
  person: form.either(form.nothing, form.text(40)),
  bot: form.either(form.nothing, form.text(40)),
  name: form.text(80),
});

const tried = form.fields({
  attempt: form.whole(1, ATTEMPTS),
  house: form.digits(32),
  share: form.digits(32),
  chairs: form.list(form.text(40), SEATS),
  from: seats,
  commits: bySeat,
  shares: bySeat,
  failed: seats,
  left: seats,
});

const row = form.fields({
  version: form.whole(1, ROWS),
  at: form.moment,
  seat: form.whole(-1, SEATS - 1),
  actor: form.whole(0, SEATS),
  kind: form.among(...KINDS),
  cmd: form.text(64),
  body: form.text(4096),
  receipt: form.digits(16),
});

const outcome = form.fields({
  why: form.text(40),
  by: form.either(form.nothing, seat),
  places: form.list(form.whole(1, SEATS), SEATS),
  rated: form.list(form.whole(1, SEATS), SEATS),
  // Some games play against a lone player, and have points as well.
  scores: form.list(form.whole(-1_000_000, 1_000_000), SEATS + 1),
  marks: form.list(form.either(form.nothing, form.text(40)), SEATS),
  tie: form.either(form.nothing, form.text(80)),
});

const step = form.fields({
  seat,
  place: form.whole(1, SEATS),
  before: ratingPair,
  after: ratingPair,
});

const whole = form.fields({
  format: form.among(RECORD),
  table: form.text(64),
  phase: form.among('over', 'void'),
  game: form.text(40, /^[a-z][a-z0-9-]*$/),
  rev: form.whole(1, 1_000_000),
  rules: form.digits(32),
  options: form.book(/^[A-Za-z][\w-]{0,39}$/, option, 100),
  seats: form.whole(1, SEATS),
  terms: form.fields({
    pace: form.book(/^[A-Za-z][\w-]{0,39}$/, term, 20),
    rated: form.yes,
    hints: form.yes,
  }),
  created: form.moment,
  started: form.either(form.nothing, form.moment),
  ended: form.moment,
  chairs: form.list(chair, SEATS),
  mixing: form.list(tried, ATTEMPTS),
  mixed: form.yes,
  seed: form.either(form.among(''), form.digits(32)),
  outages: form.list(form.list(form.moment, 2, 2), ROWS),
  rows: form.list(row, ROWS),
  result: form.either(form.nothing, outcome),
  ratings: form.list(step, SEATS),
  key: form.digits(32),
  signature: form.digits(64),
});

/** Where a value is no such record; undefined: it is one, as far as can be seen from outside. */
export const faultIn = (value: unknown): string | undefined => whole(value, '');

export const isHouseRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === RECORD;

/** The format of a record that a later release has made; undefined: it is of no such format. */
export const newerFormat = (value: unknown): string | undefined => {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  const [, number = ''] = /^kaffeehaus\.record\/([1-9]\d{0,5})$/.exec(String(format)) ?? [];
  return Number(number) > Number(RECORD.slice(RECORD.indexOf('/') + 1)) ? String(format) : undefined;
};

/** What the house signs: the end of the chain, and all else that is in the record, by its hash. */
export const signedBytes = (
  sha: Sha,
  record: Omit<HouseRecord, 'signature'>,
  chain: Uint8Array,
): Uint8Array => {
  const { signature: _, ...rest } = record as HouseRecord;
  return framed([RECORD, chain, sha(new TextEncoder().encode(canonical(rest)))]);
};

/** Hexadecimal digits of which the form has been checked. */
export const raw = (text: string): Uint8Array => unhex(text, text.length / 2) ?? new Uint8Array();

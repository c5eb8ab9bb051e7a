/**
 * The mixing of a table as a fold of its rows. Each attempt begins with a share of the house. When somebody wants to
 * begin, those who are there are asked for theirs: first for a commitment; when all are in, for what was committed to.
 * Whoever is silent is named, and the next attempt goes on without them: a missing share never yields a seed.
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { MixingRow } from '../store/schema.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import { areEqual } from '@kaffeehaus/trust';
import type { Mixing } from '@kaffeehaus/trust';

export type MixRow = Readonly<Omit<MixingRow, 'tab'>>;

/** `share`, `ask`: of the house. `commit`, `open`: of a seat. `failed`, `left`: for whose sake an attempt was given up. */
export const STEPS = ['share', 'ask', 'commit', 'open', 'failed', 'left'] as const;
export type MixStep = (typeof STEPS)[number];

export const HOUSE = -1;

/** Who is asked, and who sits where. */
export interface Question {
  readonly from: readonly Seat[];
  /** In seat order: the id of a person, or the level of a bot. */
  readonly chairs: readonly string[];
}

export interface Try {
  readonly attempt: number;
  readonly share: Uint8Array;
  /** Null: the house has committed itself, and nobody wants to begin yet. */
  readonly question: Question | null;
  readonly commits: ReadonlyMap<Seat, Uint8Array>;
  readonly opened: ReadonlyMap<Seat, Uint8Array>;
  readonly failed: readonly Seat[];
  readonly left: readonly Seat[];
  /** When the seats were last asked for something. */
  readonly since: number;
}

/** `idle`: nobody wants to begin. `done`: there is a seed. `over`: given up. */
export type MixPhase = 'idle' | 'commit' | 'open' | 'done' | 'over';

const EMPTY = new Uint8Array();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const begun = ({ attempt, value, at }: MixRow): Try => ({
  attempt,
  share: value,
  question: null,
  commits: new Map(),
  opened: new Map(),
  failed: [],
  left: [],
  since: at,
});

const STEP: { readonly [step in MixStep]: (one: Try, row: MixRow) => Try } = {
  share: one => one,
  ask: (one, { value, at }) => ({
    ...one,
    question: JSON.parse(decoder.decode(value)) as Question,
    since: at,
  }),
  commit: (one, { seat, value, at }) => {
    const commits = new Map(one.commits).set(seat, value);
    const isLast = one.question?.from.every(other => commits.has(other)) ?? false;
    // When the last commitment is in, all are asked for their shares.
    return { ...one, commits, since: isLast ? at : one.since };
  },
  open: (one, { seat, value }) => ({ ...one, opened: new Map(one.opened).set(seat, value) }),
  failed: (one, { seat }) => ({ ...one, failed: [...one.failed, seat] }),
  left: (one, { seat }) => ({ ...one, left: [...one.left, seat] }),
};

/** One more row, in the order in which they were written. */
export const withRow = (tries: readonly Try[], row: MixRow): readonly Try[] => {
  const last = tries.at(-1);
  if (row.attempt !== last?.attempt) return [...tries, begun(row)];
  return [...tries.slice(0, -1), STEP[row.step as MixStep](last, row)];
};

const ORDER: { readonly [step: string]: number } = Object.fromEntries(STEPS.map((step, i) => [step, i]));

/** All attempts. Rows of one attempt may come in any order: what they say does not depend on it. */
export const triesOf = (rows: readonly MixRow[]): readonly Try[] =>
  [...rows]
    .sort((a, b) => a.attempt - b.attempt || (ORDER[a.step] ?? 0) - (ORDER[b.step] ?? 0) || a.at - b.at)
    .reduce<readonly Try[]>(withRow, []);

/** Those who are asked and have not done what they are asked for. */
export const silent = ({ question, commits, opened }: Try): readonly Seat[] => {
  const from = question?.from ?? [];
  const late = from.filter(seat => !commits.has(seat));
  return late.length > 0 ? late : from.filter(seat => !opened.has(seat));
};

export const phaseOf = (one: Try): MixPhase => {
  const { question, commits, failed, left } = one;
  if (failed.length > 0 || left.length > 0) return 'over';
  if (!question) return 'idle';
  if (silent(one).length === 0) return 'done';
  return question.from.every(seat => commits.has(seat)) ? 'open' : 'commit';
};

const row = (attempt: number, seat: Seat, step: MixStep, value: Uint8Array, at: number): MixRow => ({
  attempt,
  seat,
  step,
  value,
  at,
});

/** The house commits itself. */
export const houseShare = (attempt: number, share: Uint8Array, at: number): MixRow =>
  row(attempt, HOUSE, 'share', share, at);

export const ask = ({ attempt }: Try, question: Question, at: number): MixRow =>
  row(attempt, HOUSE, 'ask', encoder.encode(JSON.stringify(question)), at);

/** A seat's word on the attempt that is under way, or on one for which it may still be heard. */
const mustBe = (one: Try, phase: MixPhase, seat: Seat, attempt: number): void => {
  if (attempt !== one.attempt || phaseOf(one) !== phase) throw new Declined('stale', 'this is not asked now');
  if (!one.question?.from.includes(seat)) throw new Declined('forbidden', 'the seat has no share in this');
};

/** The row to be written; none if it was said before. Who says something else the second time is refused. */
export const commit = (
  one: Try,
  seat: Seat,
  attempt: number,
  value: Uint8Array,
  at: number,
): MixRow | undefined => {
  const before = attempt === one.attempt ? one.commits.get(seat) : undefined;
  if (before && areEqual(before, value)) return undefined;
  mustBe(one, 'commit', seat, attempt);
  if (before) throw new Declined('stale', 'the seat has committed itself already');
  return row(attempt, seat, 'commit', value, at);
};

/** What is opened must be what was committed to, by somebody who has seen this very list. */
export const open = (
  mixing: Mixing,
  id: string,
  one: Try,
  list: Uint8Array,
  said: {
    readonly seat: Seat;
    readonly attempt: number;
    readonly list: Uint8Array;
    readonly value: Uint8Array;
  },
  at: number,
): MixRow | undefined => {
  const { seat, attempt, value } = said;
  const before = attempt === one.attempt ? one.opened.get(seat) : undefined;
  if (before && areEqual(before, value)) return undefined;
  mustBe(one, 'open', seat, attempt);
  const commitment = one.commits.get(seat) ?? EMPTY;
  if (!areEqual(list, said.list)) throw new Declined('stale', 'that is another list');
  if (!mixing.opens({ id, attempt }, seat, commitment, value))
    throw new Declined('forbidden', 'that is not what the seat committed to');
  return row(attempt, seat, 'open', value, at);
};

/** The attempt is given up, and all who were silent are named. */
export const giveUp = (one: Try, at: number): readonly MixRow[] =>
  silent(one).map(seat => row(one.attempt, seat, 'failed', EMPTY, at));

/** The attempt is given up because somebody has left, which is nobody's fault. */
export const giveUpFor = ({ attempt }: Try, seat: Seat, at: number): MixRow =>
  row(attempt, seat, 'left', EMPTY, at);

/** Who is asked after an attempt that was given up for silence. */
export const remaining = ({ question, failed }: Try): readonly Seat[] =>
  (question?.from ?? []).filter(seat => !failed.includes(seat));

/** Seats of which whoever sits there now has been silent before: they have no share in anything that follows. */
export const barred = (tries: readonly Try[], chairs: readonly string[]): ReadonlySet<Seat> =>
  new Set(
    tries.flatMap(({ question, failed }) => failed.filter(seat => question?.chairs[seat] === chairs[seat])),
  );

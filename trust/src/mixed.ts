/** Every attempt to mix that a record tells of, checked: what was committed to, what was opened, who was left out. */
import { areEqual } from './bytes.ts';
import type { Sha } from './bytes.ts';
import { Broken } from './broken.ts';
import { Mixing } from './mix.ts';
import { raw } from './record.ts';
import type { BySeat, Chair, HouseRecord, Tried } from './record.ts';

export interface Mixed {
  /** The list that was shown before shares were opened, and the house's share; undefined: no seed was made. */
  readonly list: Uint8Array | undefined;
  readonly secret: Uint8Array;
  readonly code: readonly string[];
  readonly attempts: number;
  /** How many players had a share in the end. */
  readonly shares: number;
}

/** In seat order; null: without one. */
const inSeats = (values: BySeat, seats: number): (Uint8Array | null)[] =>
  Array.from({ length: seats }, (_, seat) => (values[seat] === undefined ? null : raw(values[seat])));

export const listOf = (mixing: Mixing, record: HouseRecord, tried: Tried): Uint8Array => {
  const { game, rules, options, terms, seats } = record;
  const commits = inSeats(tried.commits, seats);
  return mixing.list({
    game,
    rules,
    options,
    terms,
    chairs: tried.chairs,
    house: raw(tried.house),
    commits,
  });
};

const seatsOf = (values: BySeat): number[] => Object.keys(values).map(Number);

/** What was opened is what was committed to, and only by those who were asked. */
const checkShares = (mixing: Mixing, { table: id }: HouseRecord, tried: Tried): void => {
  const { attempt, house, share, from, commits, shares } = tried;
  if (!areEqual(raw(house), mixing.houseCommit({ id, attempt }, raw(share))))
    throw new Broken('house-share', { attempt });
  const stranger = seatsOf(commits).find(seat => !from.includes(seat));
  if (stranger !== undefined) throw new Broken('strangers', { attempt, seat: stranger + 1 });
  for (const seat of seatsOf(shares)) {
    const commit = commits[seat];
    if (commit === undefined) throw new Broken('strangers', { attempt, seat: seat + 1 });
    if (!mixing.opens({ id, attempt }, seat, raw(commit), raw(shares[seat] ?? '')))
      throw new Broken('seat-share', { attempt, seat: seat + 1 });
  }
};

/** Those who are asked sit there, and are people. */
const checkChairs = (record: HouseRecord, { attempt, chairs, from }: Tried): void => {
  // Whoever sat there in an attempt that was given up may have left.
  const isPerson = (who = ''): boolean => who !== '' && !record.chairs.some(({ bot }) => bot === who);
  const isInOrder = from.every((seat, i) => seat < record.seats && (i === 0 || seat > (from[i - 1] ?? -1)));
  if (chairs.length !== record.seats || !isInOrder || from.some(seat => !isPerson(chairs[seat])))
    throw new Broken('chairs', { attempt });
};

/** Whoever has withheld a share in this attempt. */
const silent = ({ from, commits, shares }: Tried): readonly number[] => {
  const late = from.filter(seat => commits[seat] === undefined);
  return late.length > 0 ? late : from.filter(seat => shares[seat] === undefined);
};

/** An attempt is given up because somebody was silent, or has left: never because the house did not like it. */
const checkGivenUp = (tried: Tried): void => {
  const { attempt, failed, left } = tried;
  const quiet = silent(tried);
  const blamed = failed.find(seat => !quiet.includes(seat));
  if (blamed !== undefined) throw new Broken('blamed', { attempt, seat: blamed + 1 });
  if (failed.length === 0 && left.length === 0) throw new Broken('attempts', { attempt });
};

/** Whoever was silent is without a share from then on; all others stay in, unless somebody left and all began anew. */
const checkNext = (tries: readonly Tried[], next: Tried): void => {
  const { attempt, chairs, from } = next;
  const before = tries.at(-1);
  const wasSilent = (seat: number): boolean =>
    tries.some(one => one.failed.includes(seat) && one.chairs[seat] === chairs[seat]);
  const back = from.find(wasSilent);
  if (back !== undefined) throw new Broken('returned', { attempt, seat: back + 1 });
  if (!before || before.left.length > 0) return;
  const expected = before.from.filter(seat => !before.failed.includes(seat));
  if (expected.join() !== from.join() || before.chairs.join() !== chairs.join())
    throw new Broken('contributors', { attempt });
};

/** A share that was seen before is no secret. */
const checkFresh = (mixing: readonly Tried[]): void => {
  const seen = new Set<string>();
  for (const { attempt, share, shares } of mixing)
    for (const one of [share, ...Object.values(shares)]) {
      if (seen.has(one)) throw new Broken('same-share', { attempt });
      seen.add(one);
    }
};

/** Who sat where when play began, as the list names them. */
const sitters = (chairs: readonly Chair[]): readonly (string | null)[] =>
  chairs.map(({ person, bot }) => person ?? bot);

const checkAttempts = (mixing: Mixing, record: HouseRecord): void => {
  record.mixing.forEach((tried, i) => {
    if (tried.attempt !== i + 1) throw new Broken('attempts', { attempt: i + 1 });
    checkChairs(record, tried);
    checkShares(mixing, record, tried);
    if (i > 0) checkGivenUp(record.mixing[i - 1] as Tried);
    checkNext(record.mixing.slice(0, i), tried);
  });
  checkFresh(record.mixing);
};

/** The attempt that made the seed has a share of everybody who was asked. */
const checkLast = (record: HouseRecord, tried: Tried): void => {
  const { attempt, chairs, from, failed, left } = tried;
  const [quiet] = silent(tried);
  if (quiet !== undefined) throw new Broken('withheld', { attempt, seat: quiet + 1 });
  if (failed.length > 0 || left.length > 0) throw new Broken('attempts', { attempt });
  if (sitters(record.chairs).join() !== chairs.join()) throw new Broken('chairs', { attempt });
  if (record.mixed !== from.length > 0) throw new Broken('mixed');
};

export const checkMixing = (sha: Sha, record: HouseRecord): Mixed => {
  const mixing = new Mixing(sha);
  checkAttempts(mixing, record);
  const last = record.mixing.at(-1);
  const attempts = record.mixing.length;
  if (record.seed === '') {
    if (record.rows.length > 0 || record.phase === 'over' || record.mixed) throw new Broken('seed');
    return { list: undefined, secret: new Uint8Array(), code: [], attempts, shares: 0 };
  }
  if (!last) throw new Broken('seed');
  checkLast(record, last);
  const { attempt } = last;
  const list = listOf(mixing, record, last);
  const secret = raw(last.share);
  const shares = inSeats(last.shares, record.seats);
  const seed = mixing.seed({ id: record.table, attempt }, list, secret, shares);
  if (seed !== record.seed) throw new Broken('seed');
  return { list, secret, code: mixing.code(list, shares), attempts, shares: last.from.length };
};

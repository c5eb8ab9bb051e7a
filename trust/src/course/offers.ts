/** What players propose to each other: a fold of the table's rows. Each who is present must agree. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Offer } from '@kaffeehaus/protocol';
import { MINUTE } from './rest.ts';

export interface Proposal {
  readonly what: Offer;
  readonly seat: Seat;
  /** Days away, of a vacation. */
  readonly days: number;
  /** Without whom; their word is not wanted. */
  readonly of?: Seat;
  readonly version: number;
  readonly at: number;
  readonly yes: readonly Seat[];
}

export interface Offers {
  readonly open: readonly Proposal[];
  /** By seat: when it last proposed something. */
  readonly made: readonly (readonly number[])[];
}

/** So many times are remembered; no house allows more in ten minutes. */
const REMEMBERED = 30;
const WITHIN = 10 * MINUTE;

export const newOffers = (seats: number): Offers => ({
  open: [],
  made: Array.from({ length: seats }, () => []),
});

export const proposed = (offers: Offers, proposal: Proposal): Offers => ({
  open: [...offers.open, proposal],
  made: offers.made.map((times, seat) =>
    seat === proposal.seat
      ? [...times.filter(at => proposal.at - at < WITHIN), proposal.at].slice(-REMEMBERED)
      : times,
  ),
});

/** One no is enough, also by whoever proposed it. */
export const replied = (offers: Offers, seat: Seat, to: number, yes: boolean): Offers => ({
  ...offers,
  open: offers.open.flatMap(one => {
    if (one.version !== to) return [one];
    return yes ? [{ ...one, yes: [...one.yes, seat] }] : [];
  }),
});

/** Whoever proposes the same wants it, too; but that each has days off of their own. */
const isSame = (one: Proposal, other: Proposal): boolean =>
  one.what === other.what && one.of === other.of && one.what !== 'vacation';

/** What all whose word is wanted have agreed to. */
export const agreed = ({ open }: Offers, voters: readonly Seat[]): Proposal | undefined =>
  open.find(one => {
    const wants = (voter: Seat): boolean =>
      one.yes.includes(voter) || open.some(other => other.seat === voter && isSame(one, other));
    return voters.every(voter => voter === one.seat || voter === one.of || wants(voter));
  });

/** Somebody does something: nobody goes on without them. */
export const seen = (offers: Offers, seat: Seat): Offers =>
  offers.open.some(({ of }) => of === seat)
    ? { ...offers, open: offers.open.filter(({ of }) => of !== seat) }
    : offers;

/** A proposal does not stand for ever, nor once its seat is empty. */
export const standing = (offers: Offers, at: number, life: number, voters: readonly Seat[]): Offers => {
  const open = offers.open.filter(one => at - one.at < life && voters.includes(one.seat));
  return open.length === offers.open.length ? offers : { ...offers, open };
};

/** It is done: nobody need propose the same any more, but that each has days off of their own. */
export const settled = (offers: Offers, done: Proposal): Offers => ({
  ...offers,
  open: offers.open.filter(
    ({ what, seat }) => what !== done.what || (what === 'vacation' && seat !== done.seat),
  ),
});

export const offerOf = ({ open }: Offers, seat: Seat): Proposal | undefined =>
  open.find(one => one.seat === seat);

/** Milliseconds until the seat may propose something again, if it may so many times in ten minutes. */
export const wait = ({ made }: Offers, seat: Seat, now: number, most: number): number => {
  const times = (made[seat] ?? []).filter(at => now - at < WITHIN);
  const first = times.at(-most);
  return first === undefined ? 0 : first + WITHIN - now;
};

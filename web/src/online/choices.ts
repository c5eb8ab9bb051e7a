/** What is chosen before a table is opened, and how it is sent to the house. */
import { type Options, defaults } from '@kaffeehaus/kernel';
import type { NewTable, Pace, TableHead } from '@kaffeehaus/protocol';
import { settle } from '../repertoire/OptionStrips.tsx';
import type { Playbill } from '../seat/playbill.ts';
import { prefs } from '../ui/prefs.ts';

/** How time is counted, by names that stay. */
export const PACES = ['live10', 'live20', 'live40', 'h12', 'd1', 'd3', 'd7', 'none'] as const;
export type PaceName = (typeof PACES)[number];

const live = (minutes: number): Pace => ({ kind: 'live', bank: 60 * minutes, increment: 10, zero: 'bot' });

const days = (hours: number): Pace => ({
  kind: 'days',
  hours,
  weekends: true,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  vacation: 14,
  zero: 'bot',
});

export const PACE: { readonly [name in PaceName]: () => Pace } = {
  live10: () => live(10),
  live20: () => live(20),
  live40: () => live(40),
  h12: () => days(12),
  d1: () => days(24),
  d3: () => days(72),
  d7: () => days(168),
  none: () => ({ kind: 'none' }),
};

/** The name of a pace, as far as it has one. */
const nameOf = (pace: Pace): PaceName => {
  const isSame = (other: Pace): boolean => {
    if (pace.kind === 'live') return other.kind === 'live' && other.bank === pace.bank;
    return pace.kind === 'days' ? other.kind === 'days' && other.hours === pace.hours : other.kind === 'none';
  };
  return PACES.find(name => isSame(PACE[name]())) ?? 'none';
};

export interface Choices {
  readonly bill: Playbill;
  readonly seats: number;
  readonly options: Options;
  readonly pace: PaceName;
  /** What becomes of whoever runs out of time. */
  readonly zero: 'bot' | 'lose';
  readonly open: 'all' | 'link';
  readonly watch: 'all' | 'link' | 'none';
  readonly hints: boolean;
  readonly rated: boolean;
}

/** Friends first: by link, three days a turn, as this game was laid here last. */
export const usualChoices = (bill: Playbill): Choices => {
  const last = prefs.peek().tables[bill.id];
  const [fewest, most] = bill.seats;
  const seats = Math.min(most, Math.max(2, fewest, last?.seats ?? 2));
  return {
    bill,
    seats,
    options: settle(bill, defaults(bill), seats),
    pace: 'd3',
    zero: 'bot',
    open: 'link',
    watch: 'link',
    hints: false,
    rated: false,
  };
};

/** What a table has now, to be chosen otherwise. */
export const choicesOf = (bill: Playbill, head: TableHead): Choices => ({
  bill,
  seats: head.seats.length,
  options: { ...defaults(bill), ...head.options },
  pace: nameOf(head.pace),
  zero: head.pace.kind === 'none' ? 'bot' : head.pace.zero,
  open: head.open,
  watch: head.watch,
  hints: head.hints,
  rated: head.rated,
});

export const tableOf = ({ bill, pace, zero, ...chosen }: Choices): Omit<NewTable, 'chairs'> => {
  const counted = PACE[pace]();
  return { game: bill.id, pace: counted.kind === 'none' ? counted : { ...counted, zero }, ...chosen };
};

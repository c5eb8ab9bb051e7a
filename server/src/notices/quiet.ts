/** Hours in which somebody wants to hear nothing, by the clock on their own wall. */

/** Minutes of the day; if `from` is after `to` the night lies between them. Equal: never quiet. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
};

export const isZone = (zone: string): boolean => {
  try {
    // Offsets such as +01:00 know no summer.
    return /^[A-Za-z]/.test(zone) && zone.length <= 64 && clockOf(zone) !== undefined;
  } catch {
    return false;
  }
};

const minuteOf = (at: number, zone: string): number => {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find(one => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
};

/** How many minutes of quiet are left at a minute of the day. */
const left = (minute: number, { from, to }: Quiet): number => {
  const since = (minute - from + DAY) % DAY;
  const length = (to - from + DAY) % DAY;
  return since < length ? length - since : 0;
};

/**
 * The first moment, from `at` on, at which somebody may be told something. In a night in which the clocks are put forward
 * or back the plain sum is an hour off; the wall clock then says by how much.
 */
export const waking = (at: number, zone: string, quiet: Quiet | undefined): number => {
  const rest = quiet ? left(minuteOf(at, zone), quiet) : 0;
  if (!quiet || rest === 0) return at;
  const sum = (Math.floor(at / MINUTE) + rest) * MINUTE;
  const off = ((minuteOf(sum, zone) - quiet.to + DAY * 1.5) % DAY) - DAY / 2;
  const moment = sum - off * MINUTE;
  return left(minuteOf(moment, zone), quiet) === 0 ? moment : sum;
};

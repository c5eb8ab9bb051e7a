/** Time that counts and time that does not: stretches in which nobody's clock runs. */

/** From the first moment to before the last, in milliseconds. */
export type Stretch = readonly [from: number, to: number];

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A Monday, midnight. */
const MONDAY = Date.UTC(1970, 0, 5);

/** How much of the time between two moments counts; stretches may lie in any order and over one another. */
export const counted = (from: number, to: number, rests: readonly Stretch[]): number => {
  let sum = 0;
  let at = from;
  for (const [begin, end] of inOrder(rests)) {
    if (begin >= to) break;
    if (begin > at) sum += begin - at;
    at = Math.max(at, end);
  }
  return sum + Math.max(0, to - at);
};

/** The moment at which so much time has counted. */
export const momentAfter = (from: number, amount: number, rests: readonly Stretch[]): number => {
  let owed = amount;
  let at = from;
  for (const [begin, end] of inOrder(rests)) {
    if (begin - at >= owed) break;
    owed -= Math.max(0, begin - at);
    at = Math.max(at, end);
  }
  return at + owed;
};

const inOrder = (rests: readonly Stretch[]): readonly Stretch[] =>
  rests.length < 2 ? rests : [...rests].sort((a, b) => a[0] - b[0]);

/** Whether it is the name of a time zone that this machine knows. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The Saturdays and Sundays between two moments, as they fall in a time zone. */
export const weekends = (zone: string, from: number, to: number): readonly Stretch[] => {
  // Zones are up to a day apart from the weeks of Greenwich.
  const first = Math.floor((from - MONDAY) / WEEK) - 1;
  const last = Math.floor((to - MONDAY) / WEEK) + 1;
  return Array.from({ length: last - first + 1 }, (_, i) => weekendOf(zone, first + i)).filter(
    ([begin, end]) => end > from && begin < to,
  );
};

const known = new Map<string, Map<number, Stretch>>();

/** As many zones are remembered as have ever been asked for at once; tables of the world name some dozens. */
const ZONES = 600;

const weekendOf = (zone: string, week: number): Stretch => {
  const weeks = known.get(zone) ?? new Map<number, Stretch>();
  if (known.size > ZONES) known.clear();
  known.set(zone, weeks);
  const before = weeks.get(week);
  if (before) return before;
  const monday = MONDAY + week * WEEK;
  const found: Stretch = [midnight(zone, monday + 5 * DAY), midnight(zone, monday + 7 * DAY)];
  weeks.set(week, found);
  return found;
};

/** When the day begins there that begins at this moment in Greenwich: clocks may be changed on the way. */
const midnight = (zone: string, day: number): number => {
  const guess = day - offsetAt(zone, day);
  return day - offsetAt(zone, guess);
};

/** How far the clocks of a zone are ahead of Greenwich. */
const offsetAt = (zone: string, at: number): number => {
  const part = (type: string): number => Number(parts.find(one => one.type === type)?.value);
  const parts = formatOf(zone).formatToParts(at);
  const there = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return there - Math.floor(at / SECOND) * SECOND;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format = formats.get(zone) ?? newFormat(zone);
  if (formats.size > ZONES) formats.clear();
  formats.set(zone, format);
  return format;
};

const newFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

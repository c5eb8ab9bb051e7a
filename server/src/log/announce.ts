/** What those at a table are told besides its turns: who answers, what is proposed, whose clock runs, how it ended. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Course } from '@kaffeehaus/trust/course/course';
import type { Live, Told } from './live.ts';
import type { Done } from './room.ts';

const offersIn = ({ offers, paused }: Course): Told => ({
  t: 'offers',
  list: offers.open.map(({ version, seat, what, days, of, yes }) => ({
    v: version,
    seat,
    what,
    days,
    ...(of === undefined ? {} : { of }),
    yes,
  })),
  paused,
});

/** One no is enough: everybody learns whose it was. */
const refusedBy = ({ kind, seat, body }: Done['row']): { readonly no?: Seat } =>
  kind === 'agree' && (JSON.parse(body) as { readonly reply?: boolean }).reply === false ? { no: seat } : {};

const clockIn = ({ clocks }: Course, v: number): Told => ({
  t: 'clock',
  v,
  left: clocks.left.map(left => Math.max(0, left)),
  runs: clocks.runs,
  now: clocks.at,
});

const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((value, i) => value === b[i]));

const areSameChairs = (a: Course['chairs'], b: Course['chairs']): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(
      ({ person, bot, gone }, i) => person === b[i]?.person && bot === b[i]?.bot && gone === b[i]?.gone,
    ));

/** All that a row has changed. Turns themselves say whose clocks run: who is asked. */
export const announce = (live: Live, before: Course, after: Course, { row, turn }: Done): void => {
  if (before === after) return;
  const isSameRest = areSame(after.clocks.away, before.clocks.away);
  if (!isSameRest || !areSameChairs(after.chairs, before.chairs)) live.tell(live.seating());
  if (after.offers.open !== before.offers.open || after.paused !== before.paused)
    live.tell({ ...offersIn(after), ...refusedBy(row) });
  if (turn === undefined && !areSame(after.clocks.runs, before.clocks.runs))
    live.tell(clockIn(after, row.version));
  if (after.result && !before.result)
    live.tell({ t: 'over', v: row.version, result: after.result, record: `/records/${live.id}` });
};

/** The same for somebody who has just come. */
export const standing = (live: Live): readonly Told[] => {
  const { room } = live;
  if (!room) return [];
  const { course, version } = room;
  const told: Told[] = [];
  if (course.offers.open.length > 0 || course.paused > 0) told.push(offersIn(course));
  if (room.pace.kind !== 'none') told.push(clockIn(course, version));
  if (course.result)
    told.push({ t: 'over', v: version, result: course.result, record: `/records/${live.id}` });
  return told;
};

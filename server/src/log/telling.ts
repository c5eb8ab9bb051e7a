/** How those who look at a table are told of it: of every row once it is durable, and first of all of the table itself. */
import type { Seat, State } from '@kaffeehaus/kernel';
import { leftAt } from '@kaffeehaus/trust/course/clocks';
import type { House } from '../house.ts';
import { standing } from './announce.ts';
import { changedClocks } from './live.ts';
import type { Listener, Live, Look } from './live.ts';
import { News } from './news.ts';
import type { Done, Room } from './room.ts';

/** What is told with a view has at most so many letters. */
const PAST = 2500;

type Needed = Pick<House, 'writer' | 'metrics' | 'now' | 'outages'>;

/** What the viewers of a table saw before a row. */
export interface Sight {
  readonly viewers: readonly Seat[];
  readonly masks: readonly State[];
  readonly left: readonly number[];
}

export const sightOf = (live: Live, room: Room): Sight => {
  const viewers = [...live.listeners.keys()];
  return { viewers, masks: viewers.map(viewer => room.mask(viewer)), left: room.course.clocks.left };
};

/** What each viewer is told of a row. */
export const newsOf = (
  live: Live,
  room: Room,
  done: Done,
  { viewers, masks, left }: Sight,
): readonly News[] => {
  if (live.isQuiet) return [];
  const clocks = changedClocks(left, room.course.clocks.left);
  const isMove = done.turn !== undefined;
  return viewers.map(
    (viewer, i) =>
      new News(room, done, viewer, isMove ? masks[i] : undefined, clocks, live.readersAt(viewer)),
  );
};

/** Tells those who have not heard of it. */
export const tellNews = (live: Live, done: Done, news: readonly News[]): void => {
  const { version } = done.row;
  for (const one of news)
    for (const listener of live.listeners.get(one.viewer) ?? [])
      if (listener.since < version) {
        listener.since = version;
        listener.turn(one);
      }
};

const lookOf = ({ metrics, now, outages }: Needed, room: Room, viewer: Seat, v: number): Look => {
  const { version, course, pace } = room;
  const events = v === 0 ? [] : room.past(v, viewer);
  const fits = events !== undefined && JSON.stringify(events).length <= PAST;
  if (v > 0 && v < version) metrics.count('resyncs_total');
  const left = pace.kind === 'none' ? [] : leftAt(course.clocks, pace, now(), outages);
  return {
    room,
    v: version,
    q: room.question(viewer),
    table: room.mask(viewer),
    clocks: left.map((ms, seat) => [seat, ms] as const),
    events: fits ? events : [],
    whole: fits,
  };
};

/** The table as it is now goes to the listener, after all that was told before. `v`: the version that is held. */
export const show = (house: Needed, live: Live, room: Room, listener: Listener, v: number): void => {
  const look = lookOf(house, room, listener.viewer, v);
  const told = standing(live);
  listener.since = room.version;
  house.writer.after(
    live.tab,
    () => {
      listener.view(look);
      for (const message of told) listener.tell(message);
    },
    () => {},
  );
};

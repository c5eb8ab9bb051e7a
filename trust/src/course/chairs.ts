/** Who answers for each seat of a running game, and how it came to that: a fold of the table's rows. */
import { isLevel } from '@kaffeehaus/bots/level';
import type { Level } from '@kaffeehaus/bots/level';
import type { Seat } from '@kaffeehaus/kernel';

/** Who sits down: the number of a person, or a bot. */
export type Sitter = number | Level;

/** Why a bot answers for a person: left, time ran out. The others have given up, or lost, and do not come back. */
export const ABSENCES = ['left', 'time', 'resigned', 'lost'] as const;
export type Absence = (typeof ABSENCES)[number];

export interface Chair {
  /** 0: a bot since the beginning. */
  readonly person: number;
  /** The bot that answers now; null: the person does. */
  readonly bot: Level | null;
  readonly gone: Absence | null;
  /** Until when the person held out, if they are gone. */
  readonly until: number;
  /** A bot has taken over from the person, if only for a moment: the seat is rated last. */
  readonly helped: boolean;
  /** The version from which on it is so: a question put before is put to somebody else now. */
  readonly since: number;
}

/** The bot that takes over. */
export const SUBSTITUTE: Level = 'normal';

export const newChair = (sitter: Sitter): Chair =>
  typeof sitter === 'number'
    ? { person: sitter, bot: null, gone: null, until: 0, helped: false, since: 0 }
    : { person: 0, bot: sitter, gone: null, until: 0, helped: false, since: 0 };

/** Who sat where when play began; undefined if it is no list of them. */
export const readSitters = (body: string): readonly Sitter[] | undefined => {
  const list: unknown = JSON.parse(body);
  const isSitter = (one: unknown): one is Sitter =>
    (Number.isSafeInteger(one) && Number(one) > 0) || isLevel(one);
  return Array.isArray(list) && list.every(isSitter) ? list : undefined;
};

const at = (chairs: readonly Chair[], seat: Seat, change: (chair: Chair) => Chair): readonly Chair[] =>
  chairs.map((chair, i) => (i === seat ? change(chair) : chair));

/** A bot takes over; whoever has given up stays so. */
export const takenOver = (
  chairs: readonly Chair[],
  seat: Seat,
  gone: Absence,
  version: number,
  until: number,
): readonly Chair[] =>
  at(chairs, seat, chair =>
    hasGivenUp(chair)
      ? chair
      : { ...chair, bot: chair.bot ?? SUBSTITUTE, gone, until, helped: chair.person > 0, since: version },
  );

export const handedBack = (chairs: readonly Chair[], seat: Seat, version: number): readonly Chair[] =>
  at(chairs, seat, chair => ({ ...chair, bot: null, gone: null, until: 0, since: version }));

/** Somebody else sits down where a bot answers for whoever left; it stays known that one has. */
export const succeeded = (
  chairs: readonly Chair[],
  seat: Seat,
  person: number,
  version: number,
): readonly Chair[] =>
  at(chairs, seat, chair => ({
    ...chair,
    person,
    bot: null,
    gone: null,
    until: 0,
    helped: true,
    since: version,
  }));

/** A bot has answered, for itself or for somebody. */
export const helped = (chairs: readonly Chair[], seat: Seat): readonly Chair[] =>
  at(chairs, seat, chair => (chair.person > 0 ? { ...chair, helped: true } : chair));

/** Whoever sat there has left by themselves: somebody else may sit down, until they are back. */
export const isVacant = ({ gone }: Chair): boolean => gone === 'left';

export const hasGivenUp = ({ gone }: Chair): boolean => gone === 'resigned' || gone === 'lost';

/** Somebody is there who answers for themselves. */
export const isPresent = ({ person, bot }: Chair): boolean => person > 0 && bot === null;

export const seatsWhere = (chairs: readonly Chair[], is: (chair: Chair) => boolean): readonly Seat[] =>
  chairs.flatMap((chair, seat) => (is(chair) ? [seat] : []));

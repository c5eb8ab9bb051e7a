/** The one gate: who somebody is at a table is looked up, never believed. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Caller } from '../people/sessions.ts';
import type { Head } from '../store/store.ts';
import { MATRIX } from './matrix.ts';
import type { Right, Role, Verb } from './matrix.ts';

/** Who has to do with a table. */
export interface Circle {
  readonly head: Head;
  /** The person on each chair, 0 for none. */
  readonly holders: readonly number[];
  /** Those who have held a chair since play began. */
  readonly held: ReadonlySet<number>;
  /** Those who were let in to watch. */
  readonly watchers: ReadonlySet<number>;
}

/** Whether anybody may see that the table is there. */
export const isPublic = ({ open_to, watching }: Head): boolean => open_to === 'all' || watching === 'all';

/** Whether anybody may look on. */
export const isWatched = ({ watching }: Head): boolean => watching === 'all';

export const seatOf = ({ head, holders }: Circle, caller: Caller): Seat | undefined => {
  const { person } = knownAt(head, caller);
  const seat = person === 0 ? -1 : holders.indexOf(person);
  return seat < 0 ? undefined : seat;
};

/** Who came by the link of a seat is nobody at other tables. */
const knownAt = ({ tab }: Head, caller: Caller): Caller =>
  caller.tab === undefined || caller.tab === tab ? caller : { ...caller, person: 0 };

/** All that somebody is at a table, with regard to a seat if one is named. */
export const rolesAt = (circle: Circle, asks: Caller, seat?: Seat): readonly Role[] => {
  const { head, held, watchers } = circle;
  const caller = knownAt(head, asks);
  const { person, by } = caller;
  if (by === 'admin') return ['admin'];
  const roles: Role[] = [];
  const mine = seatOf(circle, caller);
  if (mine !== undefined) {
    const own: Role = by === 'token' ? 'bot' : 'seat';
    roles.push(seat === undefined || seat === mine ? own : 'other');
  } else if (held.has(person)) roles.push('former');
  // A link back to a chair is for playing there: whoever finds it sends nobody away, and closes nothing.
  const isWhole = by === 'session' && caller.tab === undefined;
  if (person !== 0 && head.owner === person && isWhole) roles.push('owner');
  if (roles.length > 0) return roles;
  if (watchers.has(person) || isPublic(head)) return ['watcher'];
  return ['stranger'];
};

/** Roles that come with a chair, or with the table itself. */
const AT_HOME: readonly Role[] = ['seat', 'other', 'bot', 'owner', 'admin'];

/** Whether somebody may look on. That anybody may sit down does not mean that anybody may watch. */
export const mayWatch = (caller: Caller, circle: Circle): boolean => {
  const { head, watchers } = circle;
  if (head.watching === 'none' || !may(caller, 'ws.watch', circle)) return false;
  const isLetIn = isWatched(head) || watchers.has(knownAt(head, caller).person);
  return isLetIn || rolesAt(circle, caller).some(role => AT_HOME.includes(role));
};

/** What somebody is where no table is meant. */
export const roleOf = ({ by }: Caller): Role =>
  by === 'admin' ? 'admin' : by === 'token' ? 'bot' : 'watcher';

/** Whether one of the roles opens the door; `invited`: an invitation was shown. */
export const opens = (right: Right, roles: readonly Role[], isOpen: boolean, invited = false): boolean =>
  roles.some(role => {
    const cell = right.may[role];
    if (cell === 'W') return isOpen;
    if (cell === 'invite') return invited;
    return cell !== '-';
  });

/** Whether nothing is changed by it. */
const isReading = ({ at }: Right): boolean => /^(?:GET |ws sub)/.test(at);

/** A token may be for looking only. */
export const isWithinScopes = ({ by, scopes }: Caller, right: Right): boolean =>
  by !== 'token' || scopes.includes('play') || (scopes.includes('read') && isReading(right));

/** Whether somebody may do this at a table, with regard to a seat if one is named. */
export const may = (caller: Caller, verb: Verb, circle: Circle, seat?: Seat, invited = false): boolean =>
  isWithinScopes(caller, MATRIX[verb]) &&
  opens(MATRIX[verb], rolesAt(circle, caller, seat), isPublic(circle.head), invited);

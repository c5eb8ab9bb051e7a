/** Who is to sit where in a new game, before it begins. */
import { at, times } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';
import { COLOURS } from '../ui/colours.ts';
import { type Level, USUAL, isLevel } from '../think/levels.ts';

/** The person who sets the table, somebody else at this screen, or a bot by its name. */
export const YOU = 'you';
export const GUEST = 'guest';
export type Role = string;

export interface Chair {
  readonly role: Role;
  /** As typed; empty means the name everybody gets. */
  readonly name: string;
}

export const MOST_LETTERS = 24;

/** What people and bots are called if nobody says so. */
export interface Callings {
  person(n: number): string;
  readonly bots: readonly string[];
}

export const isBot = (role: Role): boolean => isLevel(role);

/** You against bots. */
export const chairs = (most: number, name: string, level: Level = USUAL): readonly Chair[] =>
  times(most, seat => ({ role: seat === 0 ? YOU : level, name: seat === 0 ? name : '' }));

/** There is only one of you: whoever was you before becomes a guest. */
export const seatAs = (all: readonly Chair[], seat: number, role: Role): readonly Chair[] =>
  all.map((chair, i) => {
    if (i === seat) return { role, name: isBot(role) === isBot(chair.role) ? chair.name : '' };
    return role === YOU && chair.role === YOU ? { ...chair, role: GUEST } : chair;
  });

/** What stands on the chair if nothing is typed. */
export const standardName = (chair: Chair, seat: number, { person, bots }: Callings): string =>
  isBot(chair.role) ? (bots[seat] ?? chair.role) : person(seat + 1);

/** The seat takes the next colour; whoever had it gets the old one. */
export const recoloured = (colours: readonly SeatColour[], seat: number): readonly SeatColour[] => {
  const old = at(colours, seat);
  const next = at(COLOURS, (COLOURS.indexOf(old) + 1) % COLOURS.length);
  return colours.map((colour, i) => (i === seat ? next : colour === next ? old : colour));
};

/** What players are called: typed here, or by somebody else in a file; names stand in every line of a game. */
import { isLevel } from '../think/levels.ts';
import { GUEST, MOST_LETTERS, type Role, YOU } from './seating.ts';

/** Visible letters only, single spaces, not too long. */
export const tidy = (name: string): string =>
  Array.from(name.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, MOST_LETTERS)
    .join('')
    .trim();

/** Games that were begun on a terminal name their players by what they are. */
const roleOf = (name: string): Role | undefined => (name === YOU ? GUEST : isLevel(name) ? name : undefined);

/** Who sits where, if the names say so. */
export const rolesIn = (names: readonly string[]): readonly Role[] | undefined => {
  const roles = names.flatMap(name => roleOf(name) ?? []);
  return roles.length === names.length && names.length > 0 ? roles : undefined;
};

/** Short, readable, and no two the same; whoever has none is called by the seat. */
export const calledBy = (names: readonly string[], seatName: (seat: number) => string): readonly string[] => {
  const isTold = rolesIn(names) === undefined;
  const told = names.map(name => (isTold ? tidy(name) : ''));
  return told.map((name, seat) => {
    if (name === '') return seatName(seat);
    return told.filter(other => other === name).length === 1 ? name : `${name} (${seatName(seat)})`;
  });
};

/** Facts that several games share: the score sheet, the round, the start player, dice to come. */
import { at, below } from '@kaffeehaus/kernel';
import type { Chance, Game, Seat, State, Step } from '@kaffeehaus/kernel';
import { is } from './finding.ts';
import { howMany, number, oneOf, says, who } from './pattern.ts';
import { Impossible, fact } from './vocabulary.ts';
import type { Fact, Reader } from './vocabulary.ts';

/** "Jan has 3 points from abilities": a line of the score sheet. */
export const pointsFrom = <S extends State, E extends Step, B extends { readonly s: S }>(
  game: Game<S, E>,
  sources: readonly string[],
  put?: (t: B, seat: Seat, n: number, line: string) => void,
): Reader<Fact<B>> =>
  fact(
    says`${who} has ${howMany('points', 'point')} from ${oneOf('a line of the score sheet', sources)}`,
    ({ s }: B, seat, n, line) => {
      const found = at(game.audit(s), seat).find(({ source }) => source === line);
      if (found === undefined && n > 0) return `${line} is not on the sheet`;
      return is(found?.points ?? 0, n, 'points');
    },
    put,
  );

export const roundIs = <B extends { readonly s: { round: number } }>(rounds: number): Reader<Fact<B>> =>
  fact(
    says`it is round ${number}`,
    ({ s }: B, n) => is(s.round, n),
    ({ s }, n) => {
      if (n < 1 || n > rounds) throw new Impossible(`rounds are 1 to ${rounds}`);
      s.round = n;
    },
  );

export const startPlayerIs = <S extends { first: Seat }, B extends { readonly s: S }>(
  also: (s: S, seat: Seat) => void = () => {},
): Reader<Fact<B>> =>
  fact(
    says`${who} is start player`,
    ({ s }: B, seat) => (s.first === seat ? undefined : `{${s.first}} is`),
    ({ s }, seat) => {
      s.first = seat;
      also(s, seat);
    },
  );

export const DIE = 6;
export const isDie = (n: number): boolean => n >= 1 && n <= DIE;

/** Chance whose next dice are these: keys are tried until one fits. */
export const loaded = (dice: readonly number[]): Chance => {
  for (let i = 0; ; i++) {
    const key = [i, 0, 0, 0, 0, 0, 0, 0];
    const trial = { key, drawn: 0 };
    if (dice.every(die => 1 + below(trial, DIE) === die)) return { key, drawn: 0 };
  }
};

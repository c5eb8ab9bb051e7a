/** The rules tables are played by, found by their hash. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { hashOf, rulesOf } from '@kaffeehaus/kernel';
import type { Frozen, Game, Rules } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { FROZEN_RULES } from '../places.ts';
import { bundlesIn } from './bundles.ts';

/** A revision whose tables the operator has stopped, and why. */
export interface Stop {
  readonly hash: string;
  readonly why: string;
  readonly at: number;
}

export interface Books {
  /** Reads again what another machine of the house may have changed. */
  refresh?(): Promise<void>;
  /** The games a table can be opened for. */
  readonly games: readonly string[];
  /** Revisions in memory. */
  readonly loaded: number;
  /** The hash of the rules by which a game is played from now on. */
  current(game: string): Promise<string | undefined>;
  byHash(hash: string): Promise<Rules>;
  /** Every revision there is, oldest first. */
  list(): Promise<readonly Frozen[]>;
  /** The file that players run; nothing if there are no such rules. */
  code(hash: string): Promise<string | undefined>;
  /** Why tables of these rules are stopped, if they are. */
  stopped(hash: string): Stop | undefined;
  stop(stop: Stop): Promise<void>;
  resume(hash: string): Promise<void>;
}

const BUILT_IN = [vienna, hamburg, estoril] as unknown as readonly Game[];

const hashOfGame = ({ id, rev, shape }: Game): string => hashOf(`${id} ${rev} ${shape}`);

/** The rules as they are built in, known by their name and revision: for a house that keeps nothing. */
export const builtIn = (): Books => {
  const byGame = new Map(BUILT_IN.map(game => [game.id, hashOfGame(game)]));
  const byHash = new Map(BUILT_IN.map(game => [hashOfGame(game), rulesOf(game)]));
  const stops = new Map<string, Stop>();
  return {
    games: [...byGame.keys()],
    loaded: byHash.size,
    current: game => Promise.resolve(byGame.get(game)),
    byHash: hash => {
      const rules = byHash.get(hash);
      return rules ? Promise.resolve(rules) : Promise.reject(new Error(`there are no rules ${hash}`));
    },
    list: () =>
      Promise.resolve(
        [...byHash].map(([hash, { id, rev, shape, contract }]) => ({ game: id, rev, shape, contract, hash })),
      ),
    // Pages keep games that earlier revisions began.
    code: hash => Promise.resolve(bundlesIn(FROZEN_RULES).find(one => one.hash === hash)?.code),
    stopped: hash => stops.get(hash),
    stop: async stop => void stops.set(stop.hash, stop),
    resume: async hash => void stops.delete(hash),
  };
};

/** The rules tables are played by, found by their hash. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { hashOf, rulesOf } from '@kaffeehaus/kernel';
import type { Game, Rules } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';

export interface Books {
  /** The games a table can be opened for. */
  readonly games: readonly string[];
  /** The hash of the rules by which a game is played from now on. */
  current(game: string): Promise<string | undefined>;
  byHash(hash: string): Promise<Rules>;
}

const BUILT_IN = [vienna, hamburg, estoril] as unknown as readonly Game[];

/** The rules as they are built in, known by their name and revision. */
export const builtIn = (): Books => {
  const byGame = new Map(BUILT_IN.map(game => [game.id, hashOf(`${game.id} ${game.rev} ${game.shape}`)]));
  const byHash = new Map(BUILT_IN.map(game => [byGame.get(game.id) ?? '', rulesOf(game)]));
  return {
    games: [...byGame.keys()],
    current: game => Promise.resolve(byGame.get(game)),
    byHash: hash => {
      const rules = byHash.get(hash);
      return rules ? Promise.resolve(rules) : Promise.reject(new Error(`there are no rules ${hash}`));
    },
  };
};

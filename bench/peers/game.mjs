// Mini-euro as boardgame.io wants to be told a game.
import { cards, move, setUp } from './minieuro.mjs';

const verb =
  name =>
  ({ G, playerID, random }, ...args) => {
    const chance = { shuffle: list => random.Shuffle(list), die: () => random.Die(6) };
    return move(G, Number(playerID), name, args, chance) ? undefined : 'INVALID_MOVE';
  };

export const game = {
  name: 'mini-euro',
  seed: '',
  setup: ({ ctx, random }) => setUp(ctx.numPlayers, random.Shuffle(cards())),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.turn } },
  moves: Object.fromEntries(['place', 'build', 'take', 'trade', 'pass'].map(name => [name, verb(name)])),
  endIf: ({ G }) => G.over ?? undefined,
};

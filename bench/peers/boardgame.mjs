// Random playouts of mini-euro on boardgame.io: its reducer, its immutable state, its plugin for chance.
// It is much slower unless NODE_ENV is "production" when this file is loaded.
import { createRequire } from 'node:module';
import { cards, move, moves, setUp } from './minieuro.mjs';

const SEATS = 4;
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');

const verb =
  name =>
  ({ G, playerID, random }, ...args) => {
    const chance = { shuffle: list => random.Shuffle(list), die: () => random.Die(6) };
    return move(G, Number(playerID), name, args, chance) ? undefined : 'INVALID_MOVE';
  };

const game = {
  name: 'mini-euro',
  seed: '',
  setup: ({ ctx, random }) => setUp(ctx.numPlayers, random.Shuffle(cards())),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.turn } },
  moves: Object.fromEntries(['place', 'build', 'take', 'trade', 'pass'].map(name => [name, verb(name)])),
  endIf: ({ G }) => G.over ?? undefined,
};

const reduce = CreateGameReducer({ game });

/** A small generator of its own, so that drawing lots costs next to nothing. */
let x = 20_261_115;
const lot = n => {
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return (x >>> 0) % n;
};

let played = 0;

/** Plays one game by chance and returns the number of moves. */
export const playout = () => {
  game.seed = `game ${played++}`;
  let state = InitializeGame({ game, numPlayers: SEATS });
  let n = 0;
  for (; state.ctx.gameover === undefined; n++) {
    const seat = state.ctx.currentPlayer;
    const open = moves(state.G, Number(seat));
    const [type, args] = open[lot(open.length)];
    const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: seat } });
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type}`);
    state = next;
  }
  return n;
};

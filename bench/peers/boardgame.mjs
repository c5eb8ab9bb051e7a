// Mini-euro on boardgame.io: random playouts by its reducer, its immutable state, its plugin for chance, and the
// search of its own MCTS bot.
// It is much slower unless NODE_ENV is "production" when this file is loaded.
import { createRequire } from 'node:module';
import { game } from './game.mjs';
import { moves } from './minieuro.mjs';

const SEATS = 4;
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/dist/cjs/ai.js');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');

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

const ITERATIONS = 10;
const bot = new MCTSBot({
  game,
  iterations: ITERATIONS,
  playoutDepth: 1000,
  enumerate: (G, ctx) => moves(G, Number(ctx.currentPlayer)).map(([name, args]) => ({ move: name, args })),
});

/** Searches one answer at the start of a game and returns the number of iterations, each with a full playout. */
export const search = () => {
  game.seed = `search ${played++}`;
  const state = InitializeGame({ game, numPlayers: SEATS });
  const root = bot.createNode({ state });
  for (let i = 0; i < ITERATIONS; i++) {
    const child = bot.expand(bot.select(root));
    bot.backpropagate(child, bot.playout(child));
  }
  return ITERATIONS;
};

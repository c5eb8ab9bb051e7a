// Mini-euro on the server of boardgame.io, in a process of its own that tells what it costs. STORE names a folder for
// its files; without it everything stays in memory. Nobody sees another's hand, nor the deck.
import { createRequire } from 'node:module';
import { answering } from '../../scripts/load/costs.mjs';
import { game } from './game.mjs';

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/dist/cjs/server.js');

const HIDDEN = { id: -1 };
const seen = (player, i, seat) => (i === seat ? player : { ...player, hand: player.hand.map(() => HIDDEN) });
const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  players: G.players.map((player, i) => seen(player, i, Number(playerID))),
});

const { seed: _, ...rules } = game;
const { STORE } = process.env;
const server = Server({
  games: [{ ...rules, minPlayers: 2, maxPlayers: 4, playerView }],
  origins: [/127\.0\.0\.1/],
  ...(STORE === undefined ? {} : { db: new FlatFile({ dir: STORE, logging: false }) }),
});
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
answering();
process.send?.({ port: appServer.address().port });

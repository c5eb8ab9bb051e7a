// @ts-check
// npm run corpus: retells the recorded games of every game's revision, as `npm run check` does too.
//   npm run corpus -- --stamp            stamps what is new: games, a raised revision, a raised shape
//   npm run corpus -- --stamp --events   … although what is played the same is told by other events
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, at, enter, install, say } from './house.mjs';
import { write } from './kept.mjs';
import { examine, playAnew, readCorpus, revisionsIn, stampAnew } from './retell.mjs';
import { writtenRecords, writtenStamps } from './retell.mjs';

const FOLDER = at('corpus');

/** @param {string} path */
const load = path => import(pathToFileURL(at(...path.split('/'))).href);

/**
 * The corpus of the revision that is built; a new revision plays the tables of the one before.
 * @param {import('./retell.mjs').Rules} rules
 */
const corpusOf = rules => {
  const { id, rev } = rules.game;
  if (existsSync(at('corpus', id, `${rev}.jsonl`))) return readCorpus(FOLDER, id, rev);
  const before = revisionsIn(FOLDER, id).at(-1);
  if (before === undefined) throw new Trouble(`There are no recorded games of ${id}.`);
  const { records } = readCorpus(FOLDER, id, before);
  return {
    records: records.map(record => playAnew(rules, record)),
    stamps: { shape: rules.game.shape, games: {} },
  };
};

/**
 * @param {import('./retell.mjs').Rules} rules
 * @param {boolean} events
 */
const stamp = (rules, events) => {
  const { id, rev } = rules.game;
  const corpus = stampAnew(rules, corpusOf(rules), { events });
  write(at('corpus', id, `${rev}.jsonl`), writtenRecords(corpus));
  write(at('corpus', id, `${rev}.json`), writtenStamps(corpus));
  say(`${id} ${rev}: ${corpus.records.length} games stamped`);
};

/** @param {import('./retell.mjs').Rules} rules */
const check = rules => {
  const { id, rev } = rules.game;
  const found = examine(rules, readCorpus(FOLDER, id, rev));
  say(found ?? `${id} ${rev}: as it was`);
  if (found) process.exitCode = 1;
};

await enter(async () => {
  const { values } = parseArgs({ options: { stamp: { type: 'boolean' }, events: { type: 'boolean' } } });
  await install();
  await build({ only: 'code' });
  /** @type {typeof import('@kaffeehaus/kernel')} */
  const { rulesOf } = await load('kernel/dist/index.js');
  /** @type {{ GAMES: readonly import('@kaffeehaus/kernel').Game[] }} */
  const { GAMES } = await load('cli/dist/index.js');
  for (const game of GAMES)
    if (values.stamp) stamp(rulesOf(game), values.events ?? false);
    else check(rulesOf(game));
});

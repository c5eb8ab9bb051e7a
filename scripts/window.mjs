// @ts-check
// One build's side of "npm run compare": asked for a figure, it works for a while and says how often in a second of
// processor time. It lives on what kernel and games have exported ever since there are records.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const game = process.argv[2] ?? '';
/** @param {string} path */
const load = path => import(pathToFileURL(join(process.cwd(), path)).href);
const kernel = await load('kernel/dist/index.js');
const rules = (await load(`games/${game}/dist/index.js`))[game];
const { everything } = await load('bench/dist/games.js');
const seats = rules.seats[1];
const options = everything(rules, seats);

/** @param {any} s @param {any} chance */
const playOut = (s, chance) => {
  let n = 0;
  for (let ask = kernel.firstOpen(s); ask; ask = kernel.firstOpen(s), n++)
    kernel.apply(rules, s, ask.seat, kernel.nth(ask, kernel.below(chance, kernel.count(ask))));
  return n;
};

const chance = kernel.seeded('windows');
let games = 0;
/** Tables in the middle of games, and records of whole ones. */
const tables = Array.from({ length: 24 }, (_, i) => {
  const s = kernel.start(rules, options, seats, `table ${i}`);
  const luck = kernel.seeded(`players ${i}`);
  for (let k = 0; k < 120; k++) {
    const ask = kernel.firstOpen(s);
    if (!ask) break;
    kernel.apply(rules, s, ask.seat, kernel.nth(ask, kernel.below(luck, kernel.count(ask))));
  }
  return s;
});
const masked = tables.map(s => kernel.mask(rules, s, 0));
const records = Array.from({ length: 6 }, (_, i) => {
  const record = kernel.newRecord(rules, options, seats, `record ${i}`);
  const s = kernel.start(rules, options, seats, record.seed);
  const luck = kernel.seeded(`replayed ${i}`);
  const answers = [];
  for (let ask = kernel.firstOpen(s); ask; ask = kernel.firstOpen(s)) {
    const answer = kernel.nth(ask, kernel.below(luck, kernel.count(ask)));
    answers.push(kernel.wordAnswer(rules, ask.seat, answer));
    kernel.apply(rules, s, ask.seat, answer);
  }
  return { ...record, answers };
});

/** @type {{ readonly [figure: string]: () => number }} */
const works = {
  playouts: () => playOut(kernel.start(rules, options, seats, `playout ${games++}`), chance),
  clone: () => tables.map(s => rules.clone(s)).length,
  mask: () => tables.map((s, i) => kernel.mask(rules, s, i % seats)).length,
  determinize: () => masked.map(s => kernel.determinize(rules, s, chance)).length,
  replay: () => records.reduce((sum, record) => sum + kernel.replay(rules, record).ply, 0),
};

process.on('message', figure => {
  const work = works[String(figure)] ?? (() => 0);
  const start = process.cpuUsage();
  let n = 0;
  let micros = 0;
  do {
    n += work();
    const { user, system } = process.cpuUsage(start);
    micros = user + system;
  } while (micros < 250_000);
  process.send?.((n / micros) * 1e6);
});

// @ts-check
// What finished games take where they are kept, and what their records would take if they were put away.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import pg from 'pg';
import { plainConfig } from '../../server/dist/config.js';
import { closeHouse, openHouse } from '../../server/dist/house.js';
import { postgresStore } from '../../server/dist/store/postgres.js';
import { below, seeded } from '../../kernel/dist/index.js';

/** Of each game so many, two seats each. */
const GAMES = 8;
/** What a table leaves behind when it is over. */
const KEPT = ['log', 'snapshots', 'chairs', 'mixing', 'tables', 'records'];

/** @typedef {import('../../server/src/house.ts').House} House */
/** @typedef {{ games: number, rows: number, stored: number, record: number, deflated: number, squeezed: number, together: number }} Archive bytes of one game, on average */

/** Begins a table and plays it to its end by lot, under commands as long as those of a page. @param {House} house @param {string} game @param {string} id */
const play = async (house, game, id) => {
  const rules = (await house.books.current(game)) ?? '';
  const people = await Promise.all([1, 2].map(n => house.people.guest(`${id} ${n}`, 'en')));
  /** @type {Omit<import('../../server/src/store/store.ts').Head, 'tab'>} */
  const head = {
    id,
    game,
    rules,
    options: '{}',
    seats: 2,
    seed: id,
    secret: randomBytes(32),
    list: new Uint8Array(32),
    pace: '{"kind":"none"}',
    open_to: 'link',
    watching: 'none',
    rated: 0,
    hints: 0,
    owner: 0,
    phase: 'playing',
    created: 0,
    started: 0,
    ended: null,
    mixed: 0,
    result: null,
    after: null,
    terms: 1,
    ready: '[]',
    barred: '[]',
  };
  await house.tables.begin(
    head,
    people.map(({ person }) => person),
  );
  const chance = seeded(id);
  for (let room = await house.tables.look(id); !room.over; room = await house.tables.look(id))
    await house.tables.take(id, one => {
      const { kernel } = one.rules;
      const [ask] = kernel.asked(one.held.table);
      if (!ask) throw new Error('nobody is asked');
      const answer = kernel.nth(ask, below(chance, kernel.count(ask))) ?? [];
      const actor = one.course.chairs[ask.seat]?.person ?? 0;
      const order = { seat: ask.seat, actor, cmd: randomBytes(12).toString('base64url'), now: house.now() };
      return one.answer(order, one.putTo(ask.seat), answer);
    });
  while ((await house.store.head(id))?.phase !== 'over') await wait(20);
};

/** @param {import('./postgres.mjs').Postgres} postgres @returns {Promise<Archive>} */
export const archive = async postgres => {
  const url = await postgres.database();
  const house = await openHouse(plainConfig({ database: url }), { store: await postgresStore(url) });
  await house.play.open();
  const ids = ['vienna', 'hamburg', 'estoril'].flatMap(game =>
    Array.from({ length: GAMES }, (_, n) => /** @type {const} */ ([game, `${game}${n}`])),
  );
  await Promise.all(ids.map(([game, id]) => play(house, game, id)));
  /** @type {string[]} */
  const records = [];
  for (const [, id] of ids) records.push(JSON.stringify(await house.records.of(id)));
  await closeHouse(house);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum full');
  const sizes = KEPT.map(name => `pg_total_relation_size('${name}')`).join(' + ');
  const { rows } = await client.query(
    `select (${sizes})::float8 as bytes, (select count(*) from log)::float8 as n`,
  );
  await client.end();
  const [{ bytes, n }] = rows;
  const squeeze = (/** @type {string} */ text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
      .length;
  const mean = (/** @type {(text: string) => number} */ of) =>
    records.reduce((sum, text) => sum + of(text), 0) / ids.length;
  return {
    games: ids.length,
    rows: n / ids.length,
    stored: bytes / ids.length,
    record: mean(text => Buffer.byteLength(text)),
    deflated: mean(text => deflateRawSync(text, { level: 9 }).length),
    squeezed: mean(squeeze),
    together: squeeze(records.join('\n')) / ids.length,
  };
};

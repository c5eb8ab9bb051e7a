// @ts-check
// The corpus: recorded games that every later build must retell. For each revision of a game `corpus/<game>/<rev>.jsonl`
// holds the records and `<rev>.json` what was heard when they were stamped.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('@kaffeehaus/kernel').Game} Game */
/** @typedef {import('@kaffeehaus/kernel').GameRecord} GameRecord */
/** @typedef {import('@kaffeehaus/kernel').GameEvent} GameEvent */
/** @typedef {import('@kaffeehaus/kernel').State} State */

/**
 * One revision of a game with the kernel that runs it.
 * @typedef {Pick<import('@kaffeehaus/kernel').Rules, 'game' | 'kernel'>} Rules
 */

/**
 * What one game tells, in short. `moves`: questions, offers, answers in words, scores. `events`: what happened. Both
 * together are the play. `shape`: the state as JSON. `marks` say how far the moves were the same.
 * @typedef {{ moves: string, events: string, shape: string, marks: string }} Tale
 */

/**
 * What was stamped; a game whose events or shape were never stamped is free in them.
 * @typedef {{ shape: number, games: Record<string, Partial<Tale>> }} Stamps
 */

/** @typedef {{ kind: 'play' | 'shape', line: string }} Difference */

export const COMMAND = 'npm run corpus -- --stamp';
/** Answers between two marks, and between two looks at the whole state. */
const STRIDE = 20;
const MARK = 4;
const DIGITS = 16;

/**
 * JSON that does not depend on the order of fields.
 * @param {unknown} value
 * @returns {string}
 */
const canonical = value => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
};

/**
 * The questions as they are put, items in words: how many answers there are, and some of them.
 * @param {Rules} rules
 * @param {State} s
 */
const questions = ({ game, kernel }, s) => {
  const words = (/** @type {readonly number[]} */ items) => items.map(item => game.word(item)).join(' ');
  return JSON.stringify(
    s.wait.map((ask, i) => {
      const { seat, why, shape, of, min, max, cap, secret, about } = ask;
      const n = kernel.count(ask);
      const some = [0, Math.floor(n / 3), n - 1].map(r => words(kernel.nth(ask, r)));
      const open = s.given[i] === null;
      return [seat, why, shape, words(of), min, max, cap, secret, words(about), open, n, ...some];
    }),
  );
};

class Ear {
  #hash = createHash('sha256');

  /** @param {string} text */
  hear(text) {
    this.#hash.update(text).update('\n');
  }

  told(digits = DIGITS) {
    return this.#hash.copy().digest('hex').slice(0, digits);
  }
}

/**
 * Plays a record again and listens.
 * @param {Rules} rules
 * @param {GameRecord} record
 * @returns {Tale}
 */
export const retell = (rules, record) => {
  const { game, kernel } = rules;
  const [moves, told, shape] = [new Ear(), new Ear(), new Ear()];
  let marks = '';
  /** @type {GameEvent[]} */
  const events = [];
  const s = kernel.start(game, record.options, record.seats, record.seed, events);
  for (let n = 0; ; n++) {
    moves.hear(questions(rules, s));
    told.hear(canonical(events));
    if (n % STRIDE === 0 || n === record.answers.length) {
      shape.hear(canonical(s));
      marks += moves.told(MARK);
    }
    const text = record.answers[n];
    if (text === undefined) break;
    moves.hear(text);
    events.length = 0;
    const [seat, answer] = kernel.readAnswer(game, text, n + 1);
    kernel.apply(game, s, seat, answer, events);
  }
  moves.hear(JSON.stringify([game.round(s), game.audit(s), game.winners(s)]));
  return { moves: moves.told(), events: told.told(), shape: shape.told(), marks };
};

/**
 * Where moves began to differ, as far as the marks tell.
 * @param {string} before
 * @param {string} now
 */
const whence = (before, now) => {
  for (let i = 0; i < before.length; i += MARK)
    if (before.slice(i, i + MARK) !== now.slice(i, i + MARK)) {
      const n = (i / MARK) * STRIDE;
      return n === 0 ? 'from the first question on' : `between answers ${n - STRIDE} and ${n}`;
    }
  return 'in the scores';
};

/**
 * What differs between what was stamped and what is told now.
 * @param {string} name
 * @param {Partial<Tale>} stamp
 * @param {() => Tale} tell
 * @returns {Difference | undefined}
 */
const differs = (name, stamp, tell) => {
  /** @type {Tale} */
  let tale;
  try {
    tale = tell();
  } catch (error) {
    return {
      kind: 'play',
      line: `${name} cannot be played: ${String(error)}`,
    };
  }
  if (tale.moves !== stamp.moves)
    return { kind: 'play', line: `${name} is played otherwise ${whence(stamp.marks ?? '', tale.marks)}` };
  if (stamp.events && tale.events !== stamp.events)
    return { kind: 'play', line: `${name} is played the same, but told by other events` };
  if (stamp.shape && tale.shape !== stamp.shape) return { kind: 'shape', line: `${name} has another state` };
  return undefined;
};

/** @param {Game} game */
const of = game => `${game.id} revision ${game.rev}`;

/**
 * Every recorded game of a revision, retold: nothing if all is as it was, else what to do, and where it shows.
 * @param {Rules} rules
 * @param {Corpus} corpus
 * @returns {string | undefined}
 */
export const examine = (rules, { records, stamps }) => {
  const { rev, shape } = rules.game;
  if (stamps.shape !== shape)
    return `${rules.game.id} ${rev} has shape ${shape}, its corpus ${stamps.shape}: ${COMMAND}`;
  const found = records.flatMap(record => {
    const stamp = stamps.games[record.seed];
    if (!stamp) return [{ kind: 'play', line: `${record.seed} was never stamped: ${COMMAND}` }];
    return differs(record.seed, stamp, () => retell(rules, record)) ?? [];
  });
  if (found.length === 0) return undefined;
  const plays = found.filter(({ kind }) => kind === 'play');
  const [head, list] =
    plays.length > 0
      ? [`new revision needed: ${of(rules.game)} is played otherwise (or it is a fault); raise rev`, plays]
      : [`new shape needed: ${of(rules.game)} keeps its state otherwise; raise shape`, found];
  const lines = list.slice(0, 5).map(({ line }) => `  ${line}`);
  const more = list.length > lines.length ? [`  and ${list.length - lines.length} more`] : [];
  return [`${head}, then ${COMMAND}`, ...lines, ...more].join('\n');
};

/** @typedef {{ readonly records: readonly GameRecord[], readonly stamps: Stamps }} Corpus */

/**
 * The revisions of a game that the folder holds.
 * @param {string} folder
 * @param {string} game
 */
export const revisionsIn = (folder, game) =>
  readdirSync(join(folder, game))
    .filter(file => file.endsWith('.jsonl'))
    .map(file => Number(file.slice(0, -'.jsonl'.length)))
    .sort((a, b) => a - b);

/**
 * @param {string} folder
 * @param {string} game
 * @param {number} rev
 * @returns {Corpus}
 */
export const readCorpus = (folder, game, rev) => {
  const text = readFileSync(join(folder, game, `${rev}.jsonl`), 'utf8');
  const stamped = join(folder, game, `${rev}.json`);
  return {
    records: text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
    stamps: existsSync(stamped) ? JSON.parse(readFileSync(stamped, 'utf8')) : { shape: 1, games: {} },
  };
};

/** What goes into a stamp: one line per game. */
const FIELDS = /** @type {const} */ (['moves', 'events', 'shape', 'marks']);

/** @param {Corpus} corpus */
export const writtenRecords = ({ records }) => records.map(record => `${JSON.stringify(record)}\n`).join('');

/** @param {Corpus} corpus */
export const writtenStamps = ({ stamps }) => {
  const games = Object.entries(stamps.games).map(([name, tale]) => {
    const fields = FIELDS.flatMap(field => (tale[field] ? [`"${field}": "${tale[field]}"`] : []));
    return `    ${JSON.stringify(name)}: { ${fields.join(', ')} }`;
  });
  return `{\n  "shape": ${stamps.shape},\n  "games": {\n${games.join(',\n')}\n  }\n}\n`;
};

/**
 * The corpus stamped anew. What was stamped before stays unless a raised number, or `events`, allows the change.
 * @param {Rules} rules
 * @param {Corpus} corpus
 * @param {{ events?: boolean }} [allowed]
 * @returns {Corpus}
 */
export const stampAnew = (rules, { records, stamps }, { events = false } = {}) => {
  const reshaped = rules.game.shape > stamps.shape;
  /** @type {Stamps['games']} */
  const games = {};
  for (const record of records) {
    const { events: told, shape, ...before } = stamps.games[record.seed] ?? {};
    const stamp = {
      ...before,
      ...(told && !events && { events: told }),
      ...(shape && !reshaped && { shape }),
    };
    const found = before.moves ? differs(record.seed, stamp, () => retell(rules, record)) : undefined;
    if (found)
      throw new Error(`${of(rules.game)} cannot be stamped, raise its ${NUMBER[found.kind]}: ${found.line}`);
    games[record.seed] = retell(rules, record);
  }
  return { records, stamps: { shape: rules.game.shape, games } };
};

const NUMBER = { play: 'rev', shape: 'shape' };

/**
 * A game by the rules of another revision: the same seed and the same answers as long as they are legal, then by lot.
 * @param {Rules} rules
 * @param {GameRecord} before
 * @returns {GameRecord}
 */
export const playAnew = ({ game, kernel }, before) => {
  const record = { ...before, rev: game.rev };
  const s = kernel.start(game, record.options, record.seats, record.seed);
  /** @type {string[]} */
  const answers = [];
  for (let asks = kernel.asked(s); asks.length > 0; asks = kernel.asked(s)) {
    // Those who are asked at the same time stand in a record in the order of their seats.
    for (const ask of [...asks].sort((a, b) => a.seat - b.seat)) {
      const said = spoken({ game, kernel }, ask, before.answers[answers.length] ?? '');
      const answer = said ?? kernel.nth(ask, lot(record.seed, answers.length, kernel.count(ask)));
      kernel.apply(game, s, ask.seat, answer);
      answers.push(kernel.wordAnswer(game, ask.seat, answer));
    }
  }
  return { ...record, answers };
};

/**
 * @param {Rules} rules
 * @param {import('@kaffeehaus/kernel').Ask} ask
 * @param {string} text
 */
const spoken = ({ game, kernel }, ask, text) => {
  try {
    const [seat, answer] = kernel.readAnswer(game, text, 1);
    return seat === ask.seat && kernel.has(ask, answer) ? answer : undefined;
  } catch {
    return undefined;
  }
};

/**
 * @param {string} seed
 * @param {number} n
 * @param {number} among
 */
const lot = (seed, n, among) => createHash('sha256').update(`${seed} ${n}`).digest().readUInt32BE() % among;

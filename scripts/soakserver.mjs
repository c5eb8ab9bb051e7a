// @ts-check
// npm run soak:server: a house under load is killed a thousand times at any moment, and after each stretch everything
// that it had acknowledged must stand in its log; then ten thousand lines on which nobody speaks. It stops after an hour,
// or by Ctrl+C; the next run goes on where it stopped. docs/soak.md tells the result so far.
//   npm run soak:server -- --kills 100     so many kills (1000 unless given)
//   npm run soak:server -- --minutes 20    stop sooner
//   npm run soak:server -- --fresh         from the beginning
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { at, enter, install, say } from './house.mjs';
import { into, occasion, whole } from './kept.mjs';
import { Watch, broken, conclude, count, courseIn, keep, wishes } from './stretches.mjs';

/** Kills of one house before everything is compared: a stretch that is stopped is lost. */
const STRETCH = 24;
/** Tables that are played at meanwhile. */
const TABLES = 40;
const LONGEST = 60;
const LINES = 10_000;
const STATE = at('docs', 'soak-server.json');

/** @typedef {import('./stretches.mjs').Course & { kills: number, idle: import('./load/idle.mjs').Idle | null }} State */

/** One house, killed so often. @param {State} state @param {number} kills @param {Watch} watch */
const stretch = async (state, kills, watch) => {
  const env = { TABLES, KILLS: kills, SEED: state.stretches + 1 };
  const told = await /** @type {ReturnType<typeof broken<{ answers: number }>>} */ (
    broken('kill', env, watch)
  );
  if (!told) return;
  state.kills += kills;
  count(state, told);
  keep(STATE, state);
};

const quiet = async () => {
  const data = mkdtempSync(join(tmpdir(), 'kaffeehaus-idle-'));
  try {
    const { idle } = await import('./load/idle.mjs');
    return await idle(data, LINES);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

/** @param {State} state @param {number} wanted */
const report = async (state, wanted) => {
  const { kills, answers, minutes, failures, idle } = state;
  const text = `A house with ${TABLES} tables, all of them played at by clients that come back and say again what was not
acknowledged, is killed at moments by lot, every fourth time while it is opening. After each ${STRETCH} kills: what was
acknowledged stands in the log word for word and once, every table goes on, chains, replays and snapshots fit, and the
database is whole. \`npm run soak:server\` goes on with it from \`docs/soak-server.json\`, and begins anew when the code
has changed.

${occasion()}
- Kills: ${whole(kills)} of ${whole(wanted)}${kills < wanted ? ' (stopped early; the next run goes on)' : ''}
- Acknowledged answers: ${whole(answers)}
- Lost, changed or doubled, or anything else that does not hold: ${failures.length}
- Time: ${whole(minutes)} min
${idle ? idleText(idle) : ''}${failures.map(failure => `- ${failure}`).join('\n')}`;
  await into(at('docs', 'soak.md'), ['<!-- server -->', '<!-- end of server -->'], text.trim(), [STATE]);
};

/** @param {import('./load/idle.mjs').Idle} idle */
const idleText = ({ lines, refused, lost, moves, faults, before, during, memory, cpu }) => `
${whole(lines)} lines on which nobody says anything, from ${Math.ceil(lines / 64)} addresses, for half a minute, while two people play:

- Lines that were lost: ${lost}; of 74 from one more address ${refused} were refused
- Moves of the two: ${whole(moves)}, of them refused or unanswered: ${faults}
- Answer → other screen, 99 of 100: ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms meanwhile, on a machine with other work
- ${(memory / 1024).toFixed(1)} KB resident for each line, ${(100 * cpu).toFixed(1)} % of a core for all of it, pings included
`;

await enter(async () => {
  const {
    counts: { kills: wanted },
    minutes,
    fresh,
  } = wishes(LONGEST, { kills: 1000 });
  await install();
  await build({ only: 'code' });
  /** @type {State} */
  const state = courseIn(STATE, { kills: 0, idle: /** @type {State['idle']} */ (null) }, fresh);
  const watch = new Watch(minutes);
  if (!state.idle) {
    say(`${whole(LINES)} lines on which nobody says anything, two minutes`);
    state.idle = await quiet();
    keep(STATE, state);
  }
  while (!watch.isOver && state.kills < wanted) {
    await stretch(state, Math.min(STRETCH, wanted - state.kills), watch);
    say(
      `${state.kills} of ${wanted} kills, ${whole(state.answers)} answers, ${state.failures.length} failures`,
    );
  }
  await report(state, wanted);
  conclude('soak:server', state.kills >= wanted, state.failures.length > 0);
});

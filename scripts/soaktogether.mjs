// @ts-check
// npm run soak:together: every game by two and by the most that can sit there, to the end, through real browsers and the
// real server. Stopped by the clock or by Ctrl+C; the next run goes on with the games that are missing.
//   npm run soak:together -- --minutes 20    stop sooner
//   npm run soak:together -- --fresh         from the beginning
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { at, enter, install, say, tool, tools } from './house.mjs';
import { codeOf, into, occasion, stateIn, write } from './kept.mjs';
import { Watch, conclude, wishes } from './stretches.mjs';

const LONGEST = 120;
const STATE = at('docs', 'soak-together.json');
const CODE = ['kernel', 'trust', 'protocol', 'client', 'server', 'web'];

const TABLES = /** @type {const} */ ([
  ['Vienna', 2],
  ['Vienna', 4],
  ['Hamburg', 2],
  ['Hamburg', 5],
  ['Estoril 1942', 2],
  ['Estoril 1942', 4],
]);

/** @typedef {{ game: string, seats: number, questions: number, totals: number[], minutes: number, failed: boolean }} Played */
/** @typedef {{ code: string, played: Played[] }} State */

/** @param {string} game @param {number} seats @returns {Promise<Played>} */
const play = async (game, seats) => {
  const report = at('.cache', 'soak-together.json');
  rmSync(report, { force: true });
  const begun = Date.now();
  const env = { KAFFEEHAUS_TESTS: 'soak', SOAK_GAME: game, SOAK_SEATS: String(seats), SOAK_REPORT: report };
  const args = ['run', '--config', 'vitest.e2e.config.ts', '--retry', '0'];
  const { code, out } = await tool(tools.vitest, args, { env, minutes: 31 });
  const { questions, totals } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { questions: 0, totals: [] };
  if (code) say(out.slice(-2000));
  return { game, seats, questions, totals, minutes: (Date.now() - begun) / 60_000, failed: code !== 0 };
};

/** @param {State} state */
const report = async ({ played }) => {
  const rows = played.map(
    ({ game, seats, questions, totals, minutes, failed }) =>
      `| ${game} | ${seats} | ${questions} | ${failed ? 'broke off' : totals.join(' · ')} | ${minutes.toFixed(1)} |`,
  );
  const text = `Whole games at several screens, every second one a phone: each game by two and by the most that can sit there, with a
browser for everybody, invited by a link, through the real server; pressed by lot until the score sheet, which must be the
same at all of them. \`npm run soak:together\` goes on with it from \`docs/soak-together.json\`, and begins anew when the
code has changed.

${occasion()}
- Tables: ${played.length} of ${TABLES.length}${played.length < TABLES.length ? ' (stopped early; the next run goes on)' : ''}
- Broken off: ${played.filter(({ failed }) => failed).length}

| Game | Seats | Questions | Scores | Minutes |
| - | - | - | - | - |
${rows.join('\n')}`;
  await into(at('docs', 'soak.md'), ['<!-- together -->', '<!-- end of together -->'], text, [STATE]);
};

await enter(async () => {
  const { minutes, fresh } = wishes(LONGEST, {});
  await install();
  await build();
  mkdirSync(at('.cache'), { recursive: true });
  /** @type {State} */
  const state = stateIn(STATE, { code: codeOf(CODE), played: [] }, fresh);
  const watch = new Watch(minutes);
  for (const [game, seats] of TABLES) {
    if (watch.isOver) break;
    if (state.played.some(one => one.game === game && one.seats === seats && !one.failed)) continue;
    say(`${game} by ${seats}`);
    const played = await play(game, seats);
    if (watch.isStopped) break;
    state.played = [...state.played.filter(one => one.game !== game || one.seats !== seats), played];
    write(STATE, JSON.stringify(state, null, 2));
  }
  await report(state);
  const hasFailed = state.played.some(({ failed }) => failed);
  conclude('soak:together', state.played.length === TABLES.length && !hasFailed, hasFailed);
});

// @ts-check
// npm run soak:cluster: three processes of one house on PostgreSQL and NATS under play; they, the database and the bus are
// killed, stopped, cut off, slowed and replaced, over and over, and after each stretch one order must explain everything
// that anybody asked for, was told and saw. Then the same with planted faults, which must be found. It stops after an hour,
// or by Ctrl+C; the next run goes on where it stopped. docs/soak.md tells the result so far.
//   npm run soak:cluster -- --stretches 4   so many stretches (12 unless given)
//   npm run soak:cluster -- --minutes 20    stop sooner
//   npm run soak:cluster -- --fresh         from the beginning
import { build } from './build.mjs';
import { at, enter, install, say } from './house.mjs';
import { into, occasion, whole } from './kept.mjs';
import { Watch, broken, conclude, count, courseIn, keep, wishes } from './stretches.mjs';

const LONGEST = 60;
/** Tables of one stretch, how often each trouble is made in it, and how many seconds what lasts takes at most. */
const TABLES = 24;
const ROUNDS = 2;
const LASTS = 30;
const STATE = at('docs', 'soak-cluster.json');
const PLANTS = ['early-ack', 'no-fencing', 'double-bot'];

/** @typedef {{ answers: number, operations: number, rows: number, found: string[] }} Report */
/** @typedef {import('./stretches.mjs').Course & { operations: number, plants: Record<string, number> }} State */

/** @param {Record<string, string | number>} env @param {Watch} watch */
const house = (env, watch) =>
  /** @type {ReturnType<typeof broken<Report>>} */ (broken('cluster.break', env, watch));

/** @param {State} state @param {Watch} watch */
const stretch = async (state, watch) => {
  const told = await house({ TABLES, ROUNDS, LASTS, SEED: state.stretches + 1 }, watch);
  if (!told) return;
  state.operations += told.operations;
  count(state, told);
  keep(STATE, state);
};

/** @param {State} state @param {string} plant @param {Watch} watch */
const planted = async (state, plant, watch) => {
  const only = plant === 'early-ack' ? 'machine is killed' : 'wakes up';
  const told = await house({ PLANT: plant, ONLY: only, ROUNDS: 3 }, watch);
  if (!told) return;
  state.plants[plant] = told.found.length;
  if (told.found.length === 0) state.failures.push(`not found: ${plant}`);
  keep(STATE, state);
};

/** @param {State} state @param {number} wanted */
const report = async (state, wanted) => {
  const { stretches, answers, operations, minutes, failures, plants } = state;
  const found = PLANTS.map(name => `${name} ${plants[name] ?? 'not tried'}`).join(', ');
  const text = `Three processes of one house on PostgreSQL and NATS, ${TABLES} tables, players who move on to the next process.
In each stretch every trouble is made ${ROUNDS} times, for 1 to ${LASTS} s by lot where it lasts: a process killed, stopped, cut off from
the database or the bus, replaced by one with later rules; the database killed or slow; the bus killed. Then one order must
explain every answer, acknowledgement and view, no process may have acted without its lease, and every table must be what
its rows say. \`npm run soak:cluster\` goes on with it from \`docs/soak-cluster.json\`, and begins anew when the code has
changed.

${occasion()}
- Stretches: ${stretches} of ${wanted}${stretches < wanted ? ' (stopped early; the next run goes on)' : ''}
- Operations that were judged: ${whole(operations)}, of them acknowledged answers: ${whole(answers)}
- What does not hold: ${failures.length}
- Planted faults, and what was found against them: ${found}
- Time: ${whole(minutes)} min
${failures.map(failure => `- ${failure}`).join('\n')}`;
  await into(at('docs', 'soak.md'), ['<!-- cluster -->', '<!-- end of cluster -->'], text.trim(), [STATE]);
};

await enter(async () => {
  const {
    counts: { stretches: wanted },
    minutes,
    fresh,
  } = wishes(LONGEST, { stretches: 12 });
  await install();
  await build({ only: 'code' });
  /** @type {State} */
  const state = courseIn(STATE, { operations: 0, plants: {} }, fresh);
  const watch = new Watch(minutes);
  for (const plant of PLANTS)
    if (!watch.isOver && state.plants[plant] === undefined) {
      await planted(state, plant, watch);
      say(`${plant}: ${state.plants[plant] ?? 0} findings`);
    }
  while (!watch.isOver && state.stretches < wanted) {
    await stretch(state, watch);
    say(
      `${state.stretches} of ${wanted} stretches, ${whole(state.operations)} operations, ${state.failures.length} failures`,
    );
  }
  await report(state, wanted);
  conclude('soak:cluster', state.stretches >= wanted, state.failures.length > 0);
});

// @ts-check
// Windows of time in which a server is measured, and whether the machine was calm in them.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../house.mjs';
import { Drive } from './drive.mjs';
import { PROCESSORS, Subject } from './subject.mjs';

/** @typedef {import('./drive.mjs').Played} Played */
/** @typedef {{ moves: number, rate: number, cpu: number, bytes: number, times: readonly number[], skipped: number, faults: number, calm: boolean, foreign: number }} Window */

const LENGTH = 5000;
/** So long a load runs before it is measured. */
const SETTLE = 1500;
/** A window is calm if a probe that sleeps wakes no later than this, in so many cases of a hundred. */
const LATEST = 5;
const SHARE = 0.99;
/** And if other work took no more than this of a processor. */
const FOREIGN = 0.2;
/** Of Linux: so many times a second its counters go on. */
const TICKS = 100;

/** Seconds that all processors have worked, or that were taken from them; undefined where nobody counts them. */
const worked = () => {
  try {
    const [user, nice, system, , , irq, soft, steal] =
      readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
    return (
      [user, nice, system, irq, soft, steal].reduce((/** @type {number} */ sum, n) => sum + (n ?? 0), 0) /
      TICKS
    );
  } catch {
    return undefined;
  }
};

const own = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export class Windows {
  #drive = new Drive();
  /** @type {readonly Subject[]} */
  #probes = [];

  /** One probe for each processor that takes part. */
  async open() {
    const script = at('scripts', 'load', 'probe.mjs');
    const cores = Array.from({ length: Math.min(2, PROCESSORS) }, (_, i) => String(i));
    this.#probes = await Promise.all(cores.map(core => Subject.start(script, {}, [], core)));
  }

  async close() {
    this.#drive.stop();
    await Promise.all(this.#probes.map(probe => probe.end('SIGKILL')));
  }

  /** Whether all probes woke in time since they were last asked. */
  async #isCalm() {
    const all = await Promise.all(this.#probes.map(probe => probe.ask('late')));
    return all.every(
      late => late.filter((/** @type {number} */ ms) => ms <= LATEST).length >= SHARE * late.length,
    );
  }

  /**
   * Plays at tables of a server, each once in a period, and measures. Without a period, as fast as they can.
   * @param {Pick<Subject, 'ask'>} subject
   * @param {readonly Played[]} tables
   * @param {number} [period]
   * @param {number} [length]
   * @returns {Promise<Window>}
   */
  async measure(subject, tables, period, length = LENGTH) {
    if (period === undefined) this.#drive.rush(tables);
    else this.#drive.start(tables, period);
    await wait(SETTLE);
    const bytes = () => tables.reduce((sum, table) => sum + table.bytes, 0);
    await this.#isCalm();
    const [cpu, mine, all, received, from] = [
      await subject.ask('cpu'),
      own(),
      worked(),
      bytes(),
      performance.now(),
    ];
    this.#drive.turn();
    await wait(length);
    const heard = this.#drive.turn();
    const seconds = (performance.now() - from) / 1000;
    const [used, gone] = [(await subject.ask('cpu')) - cpu, worked()];
    const ours = used + own() - mine;
    const foreign = all === undefined || gone === undefined ? 0 : (gone - all - ours) / seconds;
    const calm = (await this.#isCalm()) && foreign <= FOREIGN;
    const got = bytes() - received;
    this.#drive.stop();
    await this.#rest(tables);
    return {
      moves: heard.moves,
      rate: heard.moves / seconds,
      cpu: (1000 * used) / heard.moves,
      bytes: got / heard.moves,
      times: heard.times,
      skipped: heard.skipped,
      faults: [...heard.faults.values()].reduce((sum, n) => sum + n, 0),
      calm,
      foreign,
    };
  }

  /** Until every move has arrived. @param {readonly Played[]} tables */
  async #rest(tables) {
    for (let i = 0; i < 100 && tables.some(table => table.isBusy); i++) await wait(50);
  }
}

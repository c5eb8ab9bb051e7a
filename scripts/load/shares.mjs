// @ts-check
// What processes take, as the system counts it: also those that are not ours, such as a database with its children.
import { readFileSync } from 'node:fs';

/** Of Linux: so many times a second its counters go on. */
const TICKS = 100;

/** Seconds of the processor that a process has had; `withDead`: and all its children that have ended. @param {number} pid @param {boolean} [withDead] */
export const secondsOf = (pid, withDead = false) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name may hold anything, blanks and brackets, too.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return (user + system + (withDead ? childUser + childSystem : 0)) / TICKS;
  } catch {
    // It has ended; whoever made it counts it.
    return 0;
  }
};

/** Bytes that a process takes, its share of what it has in common with others; NaN where nobody may look. @param {number} pid */
export const bytesOf = pid => {
  try {
    const [, kilobytes = NaN] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return 1024 * Number(kilobytes);
  } catch {
    return NaN;
  }
};

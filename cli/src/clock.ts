/** CPU time, in seconds: what other work on the machine takes does not count. */
import { readFileSync } from 'node:fs';

type ThreadClock = () => { readonly user: number; readonly system: number };

const micro = ({ user, system }: ReturnType<ThreadClock>): number => (user + system) / 1e6;

/** That of the calling thread: newer Nodes tell; Linux tells in nanoseconds; others do not. */
const threadClock = (): (() => number) | undefined => {
  const { threadCpuUsage } = process as { threadCpuUsage?: ThreadClock };
  if (threadCpuUsage) return () => micro(threadCpuUsage.call(process));
  const read = (): number =>
    Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e9;
  try {
    return read() > 0 ? read : undefined;
  } catch {
    // Not Linux, or a kernel without scheduler statistics.
    return undefined;
  }
};

const ofThread = threadClock();

/** Where a thread's time is not told, that of the process is the next best. */
export const cpuSeconds = ofThread ?? ((): number => micro(process.cpuUsage()));

/** The clock on the wall, in milliseconds: what somebody waits who is at the table. */
export const wallTime = (): number => performance.now();

/** Looking at a thread's own clock takes as long as a few steps of thought: it is done once in this many milliseconds. */
const GLANCE = 0.5;

/** A clock that is looked at now and then only: while the one on the wall stands nearly still, so does every other. */
const seldom = (clock: () => number): (() => number) => {
  let looked = -Infinity;
  let time = 0;
  return () => {
    const wall = wallTime();
    if (wall - looked < GLANCE) return time;
    looked = wall;
    return (time = clock());
  };
};

/** The time a bot thinks by in a match, in milliseconds: its own where that is told, else that of the clock on the wall. */
export const thinkingTime = ofThread ? seldom(() => 1000 * ofThread()) : wallTime;

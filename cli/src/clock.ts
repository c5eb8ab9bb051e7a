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

/** The time a bot thinks by in a match, in milliseconds: its own where that is told, else that of the clock on the wall. */
export const thinkingTime = ofThread ? (): number => 1000 * ofThread() : wallTime;

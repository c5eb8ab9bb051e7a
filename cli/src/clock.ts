/** CPU time of the calling thread, in seconds: what other work on the machine takes does not count. */
import { readFileSync } from 'node:fs';

type ThreadClock = () => { readonly user: number; readonly system: number };

/** Newer Nodes tell; Linux tells in nanoseconds; elsewhere the process is the next best. */
const chooseClock = (): (() => number) => {
  const { threadCpuUsage } = process as { threadCpuUsage?: ThreadClock };
  const micro = ({ user, system }: ReturnType<ThreadClock>): number => (user + system) / 1e6;
  if (threadCpuUsage) return () => micro(threadCpuUsage.call(process));
  const read = (): number =>
    Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e9;
  try {
    if (read() > 0) return read;
  } catch {
    // Not Linux, or a kernel without scheduler statistics.
  }
  return () => micro(process.cpuUsage());
};

export const cpuSeconds = chooseClock();

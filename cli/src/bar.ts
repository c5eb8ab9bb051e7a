/** A progress bar on standard error, drawn only for somebody who watches a terminal. */
import type { Io } from './io.ts';

const CELLS = 30;
const EVERY_MS = 100;

export interface Bar {
  show(done: number): void;
  clear(): void;
}

export const bar = ({ err }: Io, total: number): Bar => {
  if (!err.tty) return { show: () => {}, clear: () => {} };
  let due = 0;
  return {
    show: done => {
      if (performance.now() < due) return;
      due = performance.now() + EVERY_MS;
      const full = Math.floor((CELLS * done) / total);
      err.command('line');
      err.write(`${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${done}/${total}`);
    },
    clear: () => err.command('line'),
  };
};

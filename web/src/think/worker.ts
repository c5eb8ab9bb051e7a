/** The thread that thinks: one job after the other, each a message, so that the page never has to wait for it. */
import type { Job, Word } from './job.ts';
import { work } from './work.ts';

const say = (word: Word): void => postMessage(word);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  work(data, part => say({ part })).then(
    result => say({ result }),
    (error: unknown) => say({ failed: reason(error) }),
  );
});

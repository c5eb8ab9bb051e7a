/** The thread that thinks: one job after the other, each a message, so that the page never has to wait for it. */
import type { Job } from '@kaffeehaus/bots/job';
import { host } from './host.ts';
import type { Word } from './thinker.ts';

const say = (word: Word): void => postMessage(word);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  host.do(data, { tell: part => say({ part }) }).then(
    result => say({ result }),
    (error: unknown) => say({ failed: reason(error) }),
  );
});

/** The review of a finished game, from the wish for it to what came out. */
import type { Review } from '@kaffeehaus/bots';
import type { GameRecord } from '@kaffeehaus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Wanted, thinker } from '../think/thinker.ts';
import { wantWords } from '../ui/words.ts';
import type { ReviewPart } from './ReviewPart.tsx';

/** What part of the work is done, that it failed, or the review with what draws it. */
export type Reviewing =
  { readonly part: number } | 'failed' | { readonly review: Review; readonly Part: typeof ReviewPart };

/** What came out is kept as long as the record is. */
const known = new WeakMap<GameRecord, Review>();

const reviewOf = async (record: GameRecord, wanted: Wanted): Promise<Review> => {
  const review =
    known.get(record) ?? (await thinker.think({ kind: 'review', game: record.game, record }, wanted));
  known.set(record, review);
  return review;
};

/** What draws and tells it is loaded when somebody wants it. */
const bringPart = async (): Promise<typeof ReviewPart> => {
  const [part] = await Promise.all([import('./ReviewPart.tsx'), wantWords('replay')]);
  return part.ReviewPart;
};

export const useReview = (record: GameRecord) => {
  const now = useSignal<Reviewing | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  const drop = (): void => stop.current?.abort();
  useEffect(() => drop, [record]);
  const begin = async (): Promise<void> => {
    drop();
    const { signal } = (stop.current = new AbortController());
    const tell = (part: number): void => {
      now.value = { part };
    };
    tell(0);
    const came = await Promise.all([reviewOf(record, { signal, tell }), bringPart()]).catch(() => undefined);
    if (signal.aborted) return;
    now.value = came ? { review: came[0], Part: came[1] } : 'failed';
  };
  return { now: now.value, begin };
};

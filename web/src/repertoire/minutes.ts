/** How long a game of two takes: as it took on this device, once there is enough to tell by. */
import type { Found } from './games.ts';

/** So many finished games say more than a guess. */
const ENOUGH = 5;
const STEP = 5;
const MINUTE = 60_000;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export const minutesOf = (
  { id, minutes }: { readonly id: string; readonly minutes: number },
  games: readonly Found[],
): number => {
  const spent = games.flatMap(entry =>
    'kept' in entry && entry.over && entry.game.id === id && entry.kept.record.seats === 2
      ? (entry.kept.spent ?? [])
      : [],
  );
  return spent.length < ENOUGH ? minutes : STEP * Math.ceil(median(spent) / MINUTE / STEP);
};

/** Whatever is asked of the line at a table, and what those who sit there are called. */
import type { TableLine } from '@kaffeehaus/client';
import type { Seat } from '@kaffeehaus/kernel';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { calledAll } from './names.ts';
import { refusedText } from './refused.ts';
import type { Room } from './room.ts';

type Outcome = Awaited<ReturnType<TableLine['resign']>>;

export const namesAt = (room: Room): readonly string[] =>
  calledAll(room.seats.value, room.head.value?.game ?? '');

export const nameAt = (room: Room, seat: Seat): string =>
  namesAt(room)[seat] ?? t('common.seat', { seat: seat + 1 });

/** What did not count is said. */
export const order = async (room: Room, work: Promise<Outcome> | undefined): Promise<void> => {
  const outcome = await work;
  if (outcome && !outcome.counted) tell(refusedText(outcome, namesAt(room)));
};

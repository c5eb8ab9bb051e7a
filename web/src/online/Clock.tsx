import type { Seat } from '@kaffeehaus/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { Crier, SCARCE, fullTime } from './crier.ts';
import type { Room } from './room.ts';
import { timeText } from './terms.ts';

/** Draws anew once a second while a clock runs. */
const useTicks = (isRunning: boolean): void => {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
};

/** The time that a seat has left; one's own is read out when it becomes scarce. */
export function Clock({ room, seat }: { room: Room; seat: Seat }) {
  const isRunning = room.runs(seat) && room.restsUntil(seat) === undefined;
  useTicks(isRunning);
  const crier = useMemo(() => new Crier(), [room, seat]);
  const left = room.left(seat);
  const full = fullTime(room.head.value?.pace);
  useEffect(() => {
    if (left !== undefined && crier.hear(left, full, room.mine === seat && isRunning))
      announce(t('online.time.left', { time: timeText(left) }));
  });
  if (left === undefined) return null;
  const isScarce = isRunning && left <= SCARCE * full;
  return (
    <span class={`seat-clock num${isRunning ? ' is-running' : ''}${isScarce ? ' is-scarce' : ''}`}>
      {timeText(left)}
    </span>
  );
}

import type { Seat } from '@kaffeehaus/kernel';
import { list, plus, t, whole } from '../ui/words.ts';
import { calledAll } from './names.ts';
import type { Room } from './room.ts';

/** What the game did to one's rating, and why so much. */
export function Rated({ room }: { room: Room }) {
  const steps = room.steps.value;
  const mine = steps.find(({ seat }) => seat === room.mine);
  if (!mine) return null;
  const names = calledAll(room.seats.value, room.head.value?.game ?? '');
  const nameOf = (seat: Seat): string => names[seat] ?? t('common.seat', { seat: seat + 1 });
  const others = (isIt: (place: number) => boolean): string =>
    list(
      steps
        .filter(({ seat, place }) => seat !== mine.seat && isIt(place))
        .map(({ seat, before: [r] }) => t('online.rating.of', { name: nameOf(seat), r: whole(r) })),
    );
  const [before, after] = [mine.before[0], mine.after[0]];
  const parts = [
    ['behind', others(place => place > mine.place)],
    ['level', others(place => place === mine.place)],
    ['ahead', others(place => place < mine.place)],
  ] as const;
  return (
    <p class="rated" role="status">
      <b>
        {t('online.rating.change', {
          before: whole(before),
          after: whole(after),
          change: plus(Math.round(after) - Math.round(before)),
        })}
      </b>{' '}
      {parts.flatMap(([how, who]) => (who === '' ? [] : [t(`online.rating.${how}`, { who })])).join(' ')}{' '}
      <span class="quiet">{t('online.rating.why')}</span>
    </p>
  );
}

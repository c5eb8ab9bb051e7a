import { t } from '../ui/words.ts';
import { calledAll } from './names.ts';
import { ratedText } from './rated.ts';
import type { Room } from './room.ts';

/** What the game did to one's rating, and why so much. */
export function Rated({ room }: { room: Room }) {
  const names = calledAll(room.seats.value, room.head.value?.game ?? '');
  const text = ratedText(room.steps.value, room.mine, names);
  if (!text) return null;
  return (
    <p class="rated" role="status">
      <b>{text.change}</b> {text.results} <span class="quiet">{t('online.rating.why')}</span>
    </p>
  );
}

import type { Playbill } from '../seat/playbill.ts';
import { usePart } from '../ui/part.ts';
import { t } from '../ui/words.ts';
import { chosen } from './chosen.ts';

/** Only looked at: a horizon that does not come is no trouble. */
function Horizon({ bill: { skyline } }: { bill: Playbill }) {
  const part = usePart(skyline);
  return typeof part === 'object' ? <part.Skyline /> : null;
}

/** The sign over the door, with the horizon of the game that is chosen. */
export function Poster() {
  const bill = chosen.value;
  return (
    <div class="poster">
      <div class="poster-words">
        <p class="caption">{t('web.poster.caption')}</p>
        <h1>Kaffeehaus</h1>
        <p>{t('web.poster.text')}</p>
      </div>
      <Horizon key={bill.id} bill={bill} />
    </div>
  );
}

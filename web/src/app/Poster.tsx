import { chosen } from './chosen.ts';
import { t } from '../ui/words.ts';

/** The sign over the door, with the horizon of the game that is chosen. */
export function Poster() {
  const { id, Skyline } = chosen.value;
  return (
    <div class="poster">
      <div class="poster-words">
        <p class="caption">{t('web.poster.caption')}</p>
        <h1>Kaffeehaus</h1>
        <p>{t('web.poster.text')}</p>
      </div>
      <Skyline key={id} />
    </div>
  );
}

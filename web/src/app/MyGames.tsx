import { type Found, games, idOf, isBroken, isUnread, shelf } from '../repertoire/games.ts';
import { Part, usePart } from '../ui/part.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t } from '../ui/words.ts';
import { Import } from './Import.tsx';

const keptGames = new Part(() => import('./KeptGame.tsx'));

function Entry({ entry }: { entry: Found }) {
  const part = usePart(keptGames);
  if (part === undefined) return <li class="kept" aria-busy="true" />;
  if (part === 'unloaded' || isUnread(entry))
    return (
      <li class="kept">
        <Unloaded />
      </li>
    );
  return isBroken(entry) ? <part.BrokenGame broken={entry} /> : <part.KeptGame summary={entry} />;
}

/** Everything that is kept in this browser, and the way in for what comes from elsewhere. */
export function MyGames() {
  const entries = games.value;
  return (
    <section class="kept-games" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('web.kept.title')}</h2>
      {shelf.value?.lasts === false && <p class="trouble">{t('web.trouble.fleeting')}</p>}
      {entries?.length === 0 && <p class="quiet">{t('web.kept.none')}</p>}
      <ul class="kept-list" aria-busy={entries === undefined}>
        {entries?.map(entry => (
          <Entry key={idOf(entry)} entry={entry} />
        ))}
      </ul>
      <Import />
    </section>
  );
}

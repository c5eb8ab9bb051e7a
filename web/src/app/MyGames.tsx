import { type Found, games, idOf, isBroken, isUnread, shelf } from '../repertoire/games.ts';
import { useState } from 'preact/hooks';
import { Later } from '../ui/Later.tsx';
import { Part, usePart } from '../ui/part.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t, wantWords } from '../ui/words.ts';
import { Import } from './Import.tsx';

const keptGames = new Part(() => import('./KeptGame.tsx'));
const statistics = new Part(async () => {
  const [part] = await Promise.all([import('../statistics/KeptStatistics.tsx'), wantWords('replay')]);
  return part;
});

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

/** What finished games add up to, for whoever wants to know. */
function Figures() {
  const [open, setOpen] = useState(false);
  return (
    <details class="kept-statistics" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('web.statistics')}</summary>
      {open && <Later part={statistics}>{({ KeptStatistics }) => <KeptStatistics />}</Later>}
    </details>
  );
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
      {entries?.some(entry => 'kept' in entry && entry.over) && <Figures />}
    </section>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { LANGS } from '@kaffeehaus/words';
import { langNow, prefer } from '../ui/prefs.ts';
import { chosen } from './chosen.ts';
import { type Found, games, idOf, isBroken, isUnread, refresh, shelf } from '../repertoire/games.ts';
import { Import } from './Import.tsx';
import { NewGame } from './NewGame.tsx';
import { Poster } from './Poster.tsx';
import { Strip } from '../ui/Strip.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { Later } from '../ui/Later.tsx';
import { Part, usePart } from '../ui/part.ts';
import { t } from '../ui/words.ts';

export function Languages() {
  return (
    <Strip
      legend={t('web.settings.lang')}
      quiet
      value={langNow()}
      options={LANGS.map(lang => ({ value: lang, label: t(`common.lang.${lang}`), lang }))}
      onChange={lang => prefer({ lang })}
    />
  );
}

const wishes = new Part(() => import('../ui/Settings.tsx'));
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

function Kept() {
  const entries = games.value;
  return (
    <section class="panel kept-games" aria-labelledby="kept-title">
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

export function Lobby() {
  const [settings, setSettings] = useState(false);
  // Games of this page change without a word from the shelf, which tells only of other pages.
  useEffect(() => void refresh(), []);
  return (
    <div class={`lobby of-${chosen.value.id}`}>
      <header class="lobby-head">
        <Poster />
        <div class="lobby-bar">
          <Languages />
          <button
            type="button"
            class="button round"
            aria-label={t('web.settings')}
            onClick={() => setSettings(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <main class="lobby-main">
        <NewGame />
        <Kept />
      </main>
      {settings && (
        <Later part={wishes}>{({ Settings }) => <Settings onClose={() => setSettings(false)} />}</Later>
      )}
    </div>
  );
}

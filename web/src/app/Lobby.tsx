import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/names.ts';
import { refresh } from '../repertoire/games.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { t, wantWords } from '../ui/words.ts';
import { Home } from './Home.tsx';
import { MyGames } from './MyGames.tsx';
import { type Route, hashOf, isPlace, route } from './route.ts';
import { HAS_HOUSE } from '../online/known.ts';
import { learning, meeting } from './room.ts';

const wishes = new Part(async () => {
  const [{ Settings }, { Device }] = await Promise.all([
    import('../ui/Settings.tsx'),
    import('../device/Device.tsx'),
    wantWords('app'),
  ]);
  return { Settings, Device };
});

interface Place {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: () => string;
}

/** Where one can go from here; a phone has them at the lower edge. */
const PLACES: readonly Place[] = [
  { to: { at: 'lobby' }, icon: 'play', title: () => t('web.nav.play') },
  { to: { at: 'learn', path: [] }, icon: 'learn', title: () => t('web.nav.learn') },
  { to: { at: 'games' }, icon: 'log', title: () => t('web.nav.games') },
  ...(HAS_HOUSE ? [{ to: { at: 'tables' }, icon: 'person', title: () => t('web.nav.tables') } as const] : []),
];

function Nav() {
  return (
    <nav class="home-nav" aria-label={t('web.nav')}>
      {PLACES.map(({ to, icon, title }) => (
        <a
          key={to.at}
          href={hashOf(to)}
          {...(route.value.at === to.at && { 'aria-current': 'page' as const })}
        >
          <Icon name={icon} size={18} /> {title()}
        </a>
      ))}
    </nav>
  );
}

/** The house around what is looked at. */
function Around({ children }: { children: ComponentChildren }) {
  const [settings, setSettings] = useState(false);
  return (
    <div class="lobby home">
      <header class="home-bar">
        <Icon name="cup" size={28} />
        <h1>Kaffeehaus</h1>
        <Nav />
        <button
          type="button"
          class="button plain round"
          aria-label={t('web.settings')}
          onClick={() => setSettings(true)}
        >
          <Icon name="gear" />
        </button>
      </header>
      <main class="home-main">{children}</main>
      {settings && (
        <Later part={wishes}>
          {({ Settings, Device }) => (
            <Settings onClose={() => setSettings(false)}>
              <Device />
            </Settings>
          )}
        </Later>
      )}
    </div>
  );
}

/** The house before one sits down at a table, and where people meet. */
export function Lobby() {
  const here = route.value;
  // Games of this page change without a word from the shelf, which tells only of other pages.
  useEffect(() => void refresh(), []);
  if (HAS_HOUSE && isPlace(here))
    return (
      <Later part={meeting}>
        {({ Meeting }) => <Meeting place={here} around={children => <Around>{children}</Around>} />}
      </Later>
    );
  if (here.at === 'learn')
    return (
      <Later part={learning}>
        {({ Learn }) => <Learn path={here.path} around={children => <Around>{children}</Around>} />}
      </Later>
    );
  return <Around>{here.at === 'games' ? <MyGames /> : <Home />}</Around>;
}

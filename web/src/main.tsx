import { render } from 'preact';
import './ui/zero.ts';
import './theme/index.css';
import './app/app.css';
import './app/form.css';
import './app/continue.css';
import './app/kept.css';
import './app/lobby.css';
import './table/table.css';
import './table/prompt.css';
import './table/layout.css';
import './table/head.css';
import './table/strip.css';
import { App } from './app/App.tsx';
import { breakDown, watchErrors } from './app/Boundary.tsx';
import { watchInstall } from './device/install.ts';
import { openHouse } from './repertoire/games.ts';
import { HAS_HOUSE, isKnown } from './online/known.ts';
import { prepareFor } from './app/room.ts';
import { route, watchRoute } from './app/route.ts';
import { tell } from './ui/voice.ts';
import { hasWords, t, watchWords } from './ui/words.ts';
import { watchPrefs } from './ui/prefs.ts';

watchErrors();
watchPrefs();
watchRoute();
watchInstall();
prepareFor(route.peek());
watchWords(() => (hasWords() ? tell(t('web.trouble.unloaded')) : breakDown()));
openHouse().catch(breakDown);

/** First the page is drawn. */
const SOON = 1000;

/** Whoever sits at a table of the house hears wherever they are that it is their turn. */
const bell = async (): Promise<void> => (await import('./online/bell.ts')).hangBell();
if (HAS_HOUSE && isKnown()) setTimeout(() => void bell().catch(() => undefined), SOON);

/** Before it is kept for another time, the page is looked at. */
const LATER = 3000;

const settle = async (): Promise<void> => (await import('./device/settle.ts')).settle();
if (import.meta.env.PROD)
  addEventListener('load', () => setTimeout(() => void settle().catch(() => undefined), LATER));

const root = document.getElementById('app');
if (root) render(<App />, root);

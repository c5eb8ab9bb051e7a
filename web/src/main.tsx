import { render } from 'preact';
import './theme/index.css';
import './app/app.css';
import './app/lobby.css';
import './table/table.css';
import './table/prompt.css';
import './table/phone.css';
import { App } from './app/App.tsx';
import { breakDown, watchErrors } from './app/Boundary.tsx';
import { openHouse } from './app/games.ts';
import { watchRoute } from './app/route.ts';
import { tell } from './app/voice.ts';
import { hasWords, t, watchWords } from './app/words.ts';
import { watchPrefs } from './store/prefs.ts';

watchErrors();
watchPrefs();
watchRoute();
watchWords(() => (hasWords() ? tell(t('web.trouble.unloaded')) : breakDown()));
openHouse().catch(breakDown);

const root = document.getElementById('app');
if (root) render(<App />, root);

import { LANGS } from '@kaffeehaus/words';
import { useState } from 'preact/hooks';
import { BILLS } from '../repertoire/bills.ts';
import type { Playbill } from '../seat/playbill.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { HAS_HOUSE, isKnown } from '../online/known.ts';
import { langNow, prefer, prefs } from '../ui/prefs.ts';
import { t } from '../ui/words.ts';
import { expect } from './beginning.ts';
import { Continue, Urgent } from './Continue.tsx';
import { Friends } from './Friends.tsx';
import { GamePoster } from './GamePoster.tsx';
import { calls } from './room.ts';

const forms = new Part(() => import('./NewGame.tsx'));

/** The first visit follows the browser's language; whoever speaks another one finds it here. */
function Languages() {
  // Whoever chooses may choose again: nothing goes away under the pointer.
  const [isFirst] = useState(prefs.peek().lang === undefined);
  if (!isFirst) return null;
  return (
    <p class="home-languages">
      {LANGS.map(lang => (
        <button
          key={lang}
          type="button"
          class="button plain small"
          lang={lang}
          aria-pressed={lang === langNow()}
          onClick={() => prefer({ lang })}
        >
          {t(`common.lang.${lang}`)}
        </button>
      ))}
    </p>
  );
}

/** What can be played, and what was begun. */
export function Home() {
  const [form, setForm] = useState<Playbill | undefined>();
  const customise = (bill: Playbill): void => {
    expect(bill);
    setForm(bill);
  };
  return (
    <>
      <Urgent />
      <div class="posters">
        {BILLS.map(bill => (
          <GamePoster key={bill.id} bill={bill} onCustomise={() => customise(bill)} />
        ))}
      </div>
      <Continue />
      {HAS_HOUSE && isKnown() && <Later part={calls}>{({ Calls }) => <Calls />}</Later>}
      {HAS_HOUSE && <Friends />}
      <Languages />
      {form && (
        <Later part={forms}>
          {({ NewGame }) => <NewGame bill={form} onClose={() => setForm(undefined)} />}
        </Later>
      )}
    </>
  );
}

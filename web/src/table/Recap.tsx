import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { spokenLang, t } from '../ui/words.ts';
import { Entry } from './Entry.tsx';
import type { LogProps } from './Log.tsx';
import type { Motion } from './motion.ts';
import { recapOf, recapTitle } from './recap.ts';

/** So many lines are told at first. */
const FEW = 8;

/** What happened since the viewer's last answer; it can be watched once more. */
export function Recap({ view, gameView, names, motion }: LogProps & { motion?: Motion | undefined }) {
  const [opened, open] = useState(-1);
  const lines = recapOf(gameView.game, view, (event, seat) => motion?.touches(event, seat) ?? false);
  if (lines.length === 0) return <p class="quiet">{t('web.recap.none')}</p>;
  const shown = opened === view.since ? lines : lines.slice(0, FEW);
  return (
    <>
      <ol class="log recap" tabIndex={0} aria-label={recapTitle(view)}>
        {shown.map(line => (
          <Entry
            key={line.index}
            line={line}
            touched={line.touched}
            names={names}
            gameView={gameView}
            lang={spokenLang()}
          />
        ))}
      </ol>
      <p class="recap-foot">
        {shown.length < lines.length && (
          <button type="button" class="button plain small" onClick={() => open(view.since)}>
            {t('web.recap.more', { n: lines.length - shown.length })}
          </button>
        )}
        {motion?.isReady.value === true && (
          <button type="button" class="button plain small" onClick={() => motion.again(view)}>
            <Icon name="replay" size={14} /> {t('web.recap.again')}
          </button>
        )}
      </p>
    </>
  );
}

import { t } from '../ui/words.ts';
import { Entry, type LogProps } from './Log.tsx';
import { linesOf } from './lines.ts';
import { spokenLang } from '../ui/words.ts';

/** What happened since the viewer's last answer, in the order in which it happened. */
export function Recap({ view, gameView, names }: LogProps) {
  const lines = linesOf(gameView.game, view, view.since);
  if (lines.length === 0) return <p class="quiet">{t('web.recap.none')}</p>;
  return (
    <ol class="log recap" tabIndex={0} aria-label={t('web.recap')}>
      {lines.map(line => (
        <Entry key={line.index} line={line} names={names} gameView={gameView} lang={spokenLang()} />
      ))}
    </ol>
  );
}

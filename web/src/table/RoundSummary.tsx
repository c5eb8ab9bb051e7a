import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { prefs } from '../ui/prefs.ts';
import { list, plus, say, t } from '../ui/words.ts';
import type { Motion } from './motion.ts';
import { type Gain, type Standing, type Summary, standingOf, summaryOf } from './summary.ts';

interface SummaryProps {
  view: View;
  gameView: GameView;
  names: readonly string[];
  motion: Motion;
}

/** Whoever wants everything at once is not held up; a game that is over has its score sheet. */
const isWanted = ({ over }: View): boolean => prefs.value.summary && prefs.value.pace !== 'instant' && !over;

/** The last round that ended while somebody looked, once everything has come to rest. */
const useSummary = ({ view, gameView, motion }: SummaryProps): [Summary | undefined, () => void] => {
  const before = useRef<Standing | undefined>(undefined);
  const [summary, show] = useState<Summary | undefined>();
  useEffect(() => {
    const { game } = gameView;
    const now = standingOf(game, view.table, gameView.points(view.table));
    const over = before.current && summaryOf(game, before.current, now);
    if (!before.current || over) before.current = now;
    if (!over || !isWanted(view)) return;
    void motion.settled().then(() => show(over));
  }, [view]);
  const close = (): void => show(undefined);
  useEffect(() => {
    if (!summary) return undefined;
    // Any press outside goes on, and counts.
    const pressed = (event: Event): void => {
      if (event.target instanceof Element && !event.target.closest('.summary')) close();
    };
    addEventListener('pointerdown', pressed, true);
    return () => removeEventListener('pointerdown', pressed, true);
  }, [summary]);
  return [summary, close];
};

function Row({ gain, gameView, names }: { gain: Gain } & Pick<SummaryProps, 'gameView' | 'names'>) {
  const { seat, points } = gain;
  return (
    <li>
      <Icon name={`agent-${gameView.colour(seat)}`} size={26} />
      <b>{names[seat]}</b>
      <span class="summary-points num">{points === 0 ? t('web.summary.nothing') : `${plus(points)}★`}</span>
      <span class="summary-with">{list(gain.with.map(phrase => say(phrase, names)))}</span>
    </li>
  );
}

/** A round is over: it holds until somebody goes on. */
export function RoundSummary(props: SummaryProps) {
  const { view, gameView, names, motion } = props;
  const [summary, close] = useSummary(props);
  if (!summary || motion.scene.value !== undefined) return null;
  const again = (): void => {
    close();
    motion.again(view);
  };
  return (
    <section class="summary" role="status">
      <h3>{t('web.summary.over', { round: summary.round, game: gameView.game.id })}</h3>
      <ol>
        {summary.gains.map(gain => (
          <Row key={gain.seat} gain={gain} gameView={gameView} names={names} />
        ))}
      </ol>
      <p class="summary-actions">
        <button type="button" class="button primary" onClick={close}>
          {t('web.summary.go')}
        </button>
        <button type="button" class="button plain" onClick={again}>
          {t('web.recap.again')}
        </button>
      </p>
    </section>
  );
}

import type { Seat } from '@kaffeehaus/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { spokenLang, t } from '../ui/words.ts';
import type { GameView } from '../seat/gameview.ts';
import { Entry } from './Entry.tsx';
import { newestLines } from './lines.ts';
import type { Laid } from './open.ts';
import type { View } from '../seat/view.ts';

export interface LogProps {
  view: View;
  gameView: GameView;
  names: readonly string[];
  momentAt?: Laid['momentAt'];
}

/** How many lines are drawn at first, and how many more for whoever comes to the last of them. */
const SOME = 50;

/** The end of what is drawn: once it is in sight, more is wanted. */
function Older({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen());
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return (
    <li ref={end}>
      <button type="button" class="button plain small" onClick={onSeen}>
        {t('web.log.older')}
      </button>
    </li>
  );
}

interface FilterProps extends LogProps {
  who: Seat | undefined;
  onWho: (who: Seat | undefined) => void;
}

/** Everybody's lines, or one player's. */
function Filter({ view, gameView, names, who, onWho }: FilterProps) {
  const seats = gameView.points(view.table).map((_, seat) => seat);
  return (
    <div class="log-filter" role="group" aria-label={t('web.log.who')}>
      <button type="button" aria-pressed={who === undefined} onClick={() => onWho(undefined)}>
        {t('web.log.all')}
      </button>
      {seats.map(seat => (
        <button
          key={seat}
          type="button"
          aria-label={names[seat] ?? t('common.seat', { seat: seat + 1 })}
          aria-pressed={who === seat}
          onClick={() => onWho(who === seat ? undefined : seat)}
        >
          <Icon name={`agent-${gameView.colour(seat)}`} size={20} />
        </button>
      ))}
    </div>
  );
}

/** What happened, the latest first. */
export function Log(props: LogProps) {
  const { view, gameView, names, momentAt } = props;
  const [most, setMost] = useState(SOME);
  const [who, setWho] = useState<Seat | undefined>();
  const { lines, hasMore } = newestLines(gameView.game, view, most, who);
  return (
    <>
      <Filter {...props} who={who} onWho={setWho} />
      <ol class="log" reversed tabIndex={0} aria-label={t('web.log')}>
        {lines.map(line => (
          <Entry
            key={line.index}
            line={line}
            names={names}
            gameView={gameView}
            lang={spokenLang()}
            moment={momentAt?.({ event: line.index })}
          />
        ))}
        {hasMore && <Older onSeen={() => setMost(most + SOME)} />}
      </ol>
    </>
  );
}

import type { GameEvent, Seat } from '@kaffeehaus/kernel';
import { Component } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { spokenLang, say, t } from '../ui/words.ts';
import { found } from '../seat/anchor.ts';
import type { GameView } from '../seat/gameview.ts';
import { type Line, newestLines } from './lines.ts';
import type { Laid } from './open.ts';
import type { View } from '../seat/view.ts';

interface EntryProps {
  line: Line;
  names: readonly string[];
  gameView: GameView;
  lang: string;
  /** It changed something of the viewer's. */
  touched?: boolean;
  /** Where the moment can be looked at. */
  moment?: string | undefined;
}

const LIT = 2400;

/** Lights what a line speaks of; pressed, it also brings it into sight. */
const light = (gameView: GameView, event: GameEvent, comes: boolean): void => {
  const things = gameView.spoken(event).flatMap(found);
  if (comes) things[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const thing of things) {
    thing.classList.add('is-told');
    setTimeout(() => thing.classList.remove('is-told'), LIT);
  }
};

/** A line that tells the same event is not drawn again. */
export class Entry extends Component<EntryProps> {
  override shouldComponentUpdate({ line: { event, isNew }, lang, touched }: EntryProps): boolean {
    const { line, lang: before, touched: was } = this.props;
    return event !== line.event || isNew !== line.isNew || lang !== before || touched !== was;
  }

  override render({ line, names, gameView, touched = false, moment }: EntryProps) {
    const text = say(line.phrase, names);
    const isShown = gameView.spoken(line.event).length > 0;
    return (
      <li class={[line.isNew && 'is-new', touched && 'is-touched'].filter(Boolean).join(' ') || undefined}>
        {line.seat === undefined ? (
          <span class="log-sign" />
        ) : (
          <Icon name={`agent-${gameView.colour(line.seat)}`} size={20} class="log-sign" />
        )}
        {isShown ? (
          <button
            type="button"
            class="log-line"
            onClick={() => light(gameView, line.event, true)}
            onPointerEnter={() => light(gameView, line.event, false)}
          >
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {moment !== undefined && (
          <a class="log-moment" href={moment} aria-label={t('web.log.moment', { what: text })}>
            <Icon name="replay" size={14} />
          </a>
        )}
      </li>
    );
  }
}

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

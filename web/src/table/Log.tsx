import { Component } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { spokenLang, say, t } from '../ui/words.ts';
import type { GameView } from '../seat/gameview.ts';
import { type Line, newestLines } from './lines.ts';
import type { View } from '../seat/view.ts';

interface EntryProps {
  line: Line;
  names: readonly string[];
  gameView: GameView;
  lang: string;
}

/** A line that tells the same event is not drawn again. */
export class Entry extends Component<EntryProps> {
  override shouldComponentUpdate({ line: { event, isNew }, lang }: EntryProps): boolean {
    const { line, lang: before } = this.props;
    return event !== line.event || isNew !== line.isNew || lang !== before;
  }

  override render({ line, names, gameView }: EntryProps) {
    return (
      <li class={line.isNew ? 'is-new' : undefined}>
        {line.seat === undefined ? (
          <span class="log-sign" />
        ) : (
          <Icon name={`agent-${gameView.colour(line.seat)}`} size={20} class="log-sign" />
        )}
        <span>{say(line.phrase, names)}</span>
      </li>
    );
  }
}

export interface LogProps {
  view: View;
  gameView: GameView;
  names: readonly string[];
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

/** What happened, the latest first. */
export function Log({ view, gameView, names }: LogProps) {
  const [most, setMost] = useState(SOME);
  const { lines, hasMore } = newestLines(gameView.game, view, most);
  return (
    <ol class="log" reversed tabIndex={0} aria-label={t('web.log')}>
      {lines.map(line => (
        <Entry key={line.index} line={line} names={names} gameView={gameView} lang={spokenLang()} />
      ))}
      {hasMore && <Older onSeen={() => setMost(most + SOME)} />}
    </ol>
  );
}

import { Component } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { spokenLang, say, t } from '../app/words.ts';
import type { GameView } from './gameview.ts';
import { type Line, linesOf } from './lines.ts';
import type { View } from './view.ts';

interface EntryProps {
  line: Line;
  names: readonly string[];
  gameView: GameView;
  lang: string;
}

/** Late in a game there are hundreds of lines: one that tells the same event is not drawn again. */
class Entry extends Component<EntryProps> {
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

/** What happened, the latest first. */
export function Log({ view, gameView, names }: LogProps) {
  const lines = [...linesOf(gameView.game, view)].reverse();
  return (
    <ol class="log" reversed tabIndex={0} aria-label={t('web.log')}>
      {lines.map(line => (
        <Entry key={line.index} line={line} names={names} gameView={gameView} lang={spokenLang()} />
      ))}
    </ol>
  );
}

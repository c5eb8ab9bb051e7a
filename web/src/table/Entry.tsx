import type { GameEvent } from '@kaffeehaus/kernel';
import { Component } from 'preact';
import { Icon } from '../art/Icon.tsx';
import { say, t } from '../ui/words.ts';
import { found } from '../seat/anchor.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Line } from './lines.ts';

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

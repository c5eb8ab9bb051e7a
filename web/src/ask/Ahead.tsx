import type { Preview } from '@kaffeehaus/kernel';
import { useEffect } from 'preact/hooks';
import { found } from '../seat/anchor.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { announce } from '../ui/voice.ts';
import { t, whole } from '../ui/words.ts';
import { chipsOf, chipsText, shiftsOf, shownChips } from './chips.ts';

export interface AheadProps {
  ahead: Preview;
  view: View;
  gameView: GameView;
  names: readonly string[];
}

/** On the strip, beside each number that would change, what it would be. */
const useShifts = ({ ahead, view, gameView }: AheadProps): void =>
  useEffect(() => {
    const marked = shiftsOf(gameView, view, ahead).flatMap(({ at, from, to }) =>
      found(at)
        .filter(element => element.closest('.part-strip'))
        .map(element => {
          element.setAttribute('data-then', `${whole(from)} → ${whole(to)}`);
          return element;
        }),
    );
    return () => {
      for (const element of marked) element.removeAttribute('data-then');
    };
  }, [ahead]);

/** In the question, where nothing moves for it: what the answer that is pointed at or chosen would bring. */
export function Ahead(props: AheadProps) {
  const { ahead, view, gameView, names } = props;
  useShifts(props);
  const chips = chipsOf(gameView, view, ahead, names);
  const text = chipsText(chips);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [ahead]);
  return (
    <ul class="ahead" aria-label={t('web.ahead')}>
      {shownChips(chips).map(({ kind, text }, i) => (
        <li key={i} class={`ahead-chip is-${kind}`}>
          {kind === 'more' ? (
            <span role="img" aria-label={text}>
              …
            </span>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

import type { Item } from '@kaffeehaus/kernel';
import { pressable } from '../art/press.ts';
import { Icon } from '../art/Icon.tsx';
import { say, t } from '../ui/words.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Answering } from './answering.ts';
import { countIn } from '../seat/draft.ts';
import { amountText } from './label.ts';

export interface TrayProps {
  answering: Answering;
  view: View;
  gameView: GameView;
  names: readonly string[];
}

interface PieceProps {
  answering: Answering;
  item: Item;
  name: string;
}

/** Something offered that lies nowhere on the table. */
function Loose({ answering, item, name }: PieceProps) {
  const state = answering.state(item);
  return (
    <button
      type="button"
      class={`chip pick is-${state}`}
      aria-pressed={state === 'selected'}
      {...pressable(() => answering.press(item))}
    >
      {name}
    </button>
  );
}

/** So many of an item are in the bag; one can be put back. */
function Chosen({ answering, item, name }: PieceProps) {
  return (
    <button
      type="button"
      class="chip on"
      aria-label={t('web.answer.less', { what: name })}
      onClick={() => answering.putBack(item)}
    >
      {name} <Icon name="minus" size={12} />
    </button>
  );
}

/** Beside the question: what lies nowhere on the table, and what a bag holds so far. */
export function Tray({ answering, view, gameView, names }: TrayProps) {
  const { ask, draft } = answering;
  if (!ask || !draft) return <div class="tray" />;
  const nameOf = (item: Item): string => say(gameView.game.phrases.item(item), names);
  const loose = ask.of.filter(item => !gameView.isDrawn(item, view));
  const chosen = ask.shape === 'bag' ? [...new Set(draft.chosen)] : [];
  return (
    <div class="tray">
      {loose.map(item => (
        <Loose key={item} answering={answering} item={item} name={nameOf(item)} />
      ))}
      {chosen.map(item => (
        <Chosen
          key={`chosen ${item}`}
          answering={answering}
          item={item}
          name={amountText(gameView, ask, item, countIn(draft, item), names)}
        />
      ))}
    </div>
  );
}

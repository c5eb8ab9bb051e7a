import { Icon } from '../art/Icon.tsx';
import { list, say, t } from '../ui/words.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Answering } from './answering.ts';
import type { Counsel } from './counsel.ts';
import type { Playing } from './playing.ts';

export interface ActionsProps {
  play: Playing;
  view: View;
  gameView: GameView;
  answering: Answering;
  counsel: Counsel;
}

/** The words on the button that gives the answer. */
const confirmText = ({ answering, gameView, play }: ActionsProps): string => {
  const items = [...new Set(answering.draft?.chosen)];
  if (items.length === 0) return t('web.answer.confirm');
  const what = list(items.map(item => say(gameView.game.phrases.item(item), play.names)));
  return t('web.answer.confirm.what', { what });
};

function Answers(props: ActionsProps) {
  const { answering } = props;
  const ready = answering.isComplete && !(answering.mayDecline && answering.isBlank);
  return (
    <>
      {ready && (
        <button type="button" class="button primary" onClick={() => answering.confirm()}>
          <Icon name="check" size={18} /> {confirmText(props)}
        </button>
      )}
      {answering.mayDecline && (
        <button type="button" class="button" onClick={() => answering.decline()}>
          {t('web.answer.decline')}
        </button>
      )}
      {!answering.isBlank && (
        <button type="button" class="button plain" onClick={() => answering.clear()}>
          <Icon name="cross" size={16} /> {t('web.answer.clear')}
        </button>
      )}
    </>
  );
}

/** Confirm, decline, clear, hint, undo; and hurry while bots play. */
export function Actions(props: ActionsProps) {
  const { play, view, counsel } = props;
  return (
    <div class="prompt-actions">
      {play.looking.value && (
        <button type="button" class="button primary" onClick={() => play.lookAway()}>
          <Icon name={play.shared ? 'eye' : 'check'} size={18} />{' '}
          {play.shared ? t('web.look.pass') : t('web.look.done')}
        </button>
      )}
      <Answers {...props} />
      {view.ask && (
        <button
          type="button"
          class="button plain"
          aria-expanded={counsel.said !== undefined}
          onClick={() => counsel.toggle()}
        >
          <Icon name="about" size={18} /> {t('web.counsel')}
        </button>
      )}
      {view.undoable > 0 && (
        <button type="button" class="button plain" onClick={() => play.undo()}>
          <Icon name="undo" size={18} /> {t('common.undo')}
        </button>
      )}
      {play.bots.held.value && (
        <button type="button" class="button" onClick={() => play.hurry()}>
          <Icon name="play" size={16} /> {t('web.prompt.hurry')}
        </button>
      )}
    </div>
  );
}

import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/names.ts';
import { t } from '../ui/words.ts';
import { isSingle } from '../seat/draft.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Answering } from './answering.ts';
import type { Counsel } from './counsel.ts';
import { giveText, newsText, shortText } from './label.ts';
import type { Playing } from './playing.ts';

export interface ActionsProps {
  play: Playing;
  view: View;
  gameView: GameView;
  answering: Answering;
  counsel: Counsel;
}

/** Gives the answer; while something is missing it says so. */
function Give({ answering, gameView, play }: ActionsProps) {
  const { ask, draft } = answering;
  if (!ask || !draft) return null;
  if (!answering.isComplete)
    return isSingle(ask) ? null : (
      <button type="button" class="button short" aria-disabled="true" onClick={() => answering.confirm()}>
        {shortText(gameView, ask, draft)}
      </button>
    );
  if (answering.mayDecline && answering.isBlank) return null;
  return (
    <button type="button" class="button primary" onClick={() => answering.confirm()}>
      <Icon name="check" size={18} /> {giveText(gameView, ask, draft, play.names, answering.ahead?.end)}
    </button>
  );
}

/** What waits to be given, or is begun, is taken back without a trace. */
function Back({ answering }: ActionsProps) {
  return (
    <button
      type="button"
      class={answering.isWaiting ? 'button back is-waiting' : 'button back'}
      onClick={() => answering.back()}
    >
      <Icon name="undo" size={18} /> {t('web.answer.back')}
    </button>
  );
}

/** The way past stands first, and stays where it is. */
function Answers(props: ActionsProps) {
  const { answering } = props;
  if (answering.isWaiting) return <Back {...props} />;
  return (
    <>
      {answering.mayGoBack && <Back {...props} />}
      {answering.mayDecline && (
        <button type="button" class="button" onClick={() => answering.decline()}>
          {newsText(t('web.answer.decline'), answering.passing?.end)}
        </button>
      )}
      <Give {...props} />
    </>
  );
}

/** A sign with a name: room for the words is needed by the answer. */
function Sign({ icon, name, expanded, onClick }: SignProps) {
  return (
    <button
      type="button"
      class="button plain round"
      aria-label={name}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

interface SignProps {
  icon: IconName;
  name: string;
  expanded?: boolean | undefined;
  onClick: () => void;
}

/** Clear, undo, hint. */
function Signs({ play, view, answering, counsel }: ActionsProps) {
  return (
    <span class="prompt-signs">
      {!answering.isBlank && !answering.isWaiting && (
        <Sign icon="cross" name={t('web.answer.clear')} onClick={() => answering.clear()} />
      )}
      {view.undoable > 0 && !answering.mayGoBack && (
        <Sign icon="undo" name={t('common.undo')} onClick={() => answering.undo()} />
      )}
      {view.ask && play.hints !== false && (
        <Sign
          icon="about"
          name={t('web.counsel')}
          expanded={counsel.said !== undefined}
          onClick={() => counsel.toggle()}
        />
      )}
    </span>
  );
}

/** Confirm, decline, clear, hint, undo; and hurry while bots play. One row, whatever stands in it. */
export function Actions(props: ActionsProps) {
  const { play } = props;
  return (
    <div class="prompt-actions">
      {play.looking.value && (
        <button type="button" class="button primary" onClick={() => play.lookAway()}>
          <Icon name={play.shared ? 'eye' : 'check'} size={18} />{' '}
          {play.shared ? t('web.look.pass') : t('web.look.done')}
        </button>
      )}
      <Answers {...props} />
      {play.bots.held.value && (
        <button type="button" class="button" onClick={() => play.hurry()}>
          <Icon name="play" size={16} /> {t('web.prompt.hurry')}
        </button>
      )}
      <Signs {...props} />
    </div>
  );
}

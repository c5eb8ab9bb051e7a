import type { Ask, Item, Refusal } from '@kaffeehaus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Answering, Notice } from '../ask/answering.ts';
import { Actions } from '../ask/Actions.tsx';
import type { Counsel } from '../ask/counsel.ts';
import { Tray } from '../ask/Tray.tsx';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { hasText, list, say, t, useRules } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import type { GameView } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import type { Play } from './play.ts';
import type { View } from '../seat/view.ts';

const counselling = new Part(() => import('../ask/CounselPart.tsx'));

export interface PromptProps {
  play: Play;
  view: View;
  gameView: GameView;
  answering: Answering;
  counsel: Counsel;
}

/** What the viewer is asked, or whom everybody waits for. */
export const promptText = ({ play, view, gameView }: Omit<PromptProps, 'answering' | 'counsel'>): string => {
  const { names } = play;
  if (view.ask) return say(gameView.game.phrases.prompt(view.ask, view.table), names);
  if (play.looking.value) return t('web.look');
  return t('web.prompt.wait', {
    who: list(view.turn.map(seat => names[seat] ?? t('common.seat', { seat: seat + 1 }))),
  });
};

/** The rule itself, as the rules pages tell it; a refusal only says what it means here and now. */
const ruleKey = (rule: string): string => rule.replace(/^\w+/, '$&.rule');

/** What a rule says against an item, and the rule. */
function Refused({ refusal, name }: { refusal: Refusal; name: string }) {
  useRules(refusal.rule.replace(/\..*$/, ''));
  const rule = ruleKey(refusal.rule);
  const text = say({ key: refusal.rule, args: refusal.args });
  return (
    <span>
      {!text.includes(name) && <b>{name} </b>}
      {text}
      {hasText(rule) && <small class="rule">{say({ key: rule, args: {} })}</small>}
    </span>
  );
}

/** Why the last press did nothing. */
function Why({ notice, nameOf }: { notice: Notice | undefined; nameOf: (item: Item) => string }) {
  return (
    <div class="prompt-why" role="alert">
      {notice && (
        <p class="toast refusal">
          <Icon name="about" size={20} />
          {'refusal' in notice ? (
            <Refused refusal={notice.refusal} name={nameOf(notice.item)} />
          ) : (
            <span>{t('web.answer.full', { n: notice.full })}</span>
          )}
        </p>
      )}
    </div>
  );
}

/** What there is to know about the question, and how it is answered. */
function Hint({ view, gameView, play }: PromptProps) {
  if (!view.ask) return null;
  const hint = gameView.hint(view.ask);
  const about = hasText(hint.key) ? say(hint, play.names) : undefined;
  const how = <span class="prompt-how">{t(`web.hint.${view.ask.shape}`)}</span>;
  if (isPhone.value && about !== undefined)
    return (
      <details class="prompt-hint">
        <summary>{how}</summary>
        {about}
      </details>
    );
  return (
    <p class="prompt-hint">
      {about} {how}
    </p>
  );
}

/** A bot could not think. Whoever plays says when to try again: nobody plays in the bot's place. */
function Stuck({ play }: { play: Play }) {
  if (!play.bots.stuck.value) return null;
  return (
    <div class="trouble prompt-stuck" role="alert">
      <p>{t('web.bots.stuck')}</p>
      <button type="button" class="button small" onClick={() => play.retry()}>
        {t('web.trouble.retry')}
      </button>
    </div>
  );
}

function Counselled({ play, counsel, gameView, view, answering, ask }: PromptProps & { ask: Ask }) {
  return (
    <Later part={counselling}>
      {({ CounselPart }) => (
        <CounselPart {...{ counsel, gameView, view, ask, answering }} names={play.names} />
      )}
    </Later>
  );
}

/** The question and everything said about the answer. Takes the focus whenever a new question is put. */
export function Prompt(props: PromptProps) {
  const { play, view, gameView, answering, counsel } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const moment = `${view.viewer} ${view.table.ply} ${view.ask?.why ?? ''}`;
  useLayoutEffect(() => {
    // A button that gave the answer is gone, and the focus with it.
    const isLost = document.activeElement === document.body;
    if (view.ask || isLost) title.current?.focus({ preventScroll: true });
    if (view.ask) title.current?.closest('.column')?.querySelector('.table-panel')?.scrollTo(0, 0);
  }, [moment]);
  return (
    <section
      class={view.ask || play.looking.value ? 'prompt is-mine' : 'prompt'}
      aria-label={t('web.prompt')}
    >
      <Why notice={answering.notice} nameOf={item => say(gameView.game.phrases.item(item), play.names)} />
      <h2 class="prompt-text" ref={title} tabIndex={-1}>
        {promptText(props)}
      </h2>
      <Hint {...props} />
      <Tray answering={answering} view={view} gameView={gameView} names={play.names} />
      <Stuck play={play} />
      <Actions play={play} view={view} answering={answering} gameView={gameView} counsel={counsel} />
      {view.ask && counsel.said !== undefined && <Counselled {...props} ask={view.ask} />}
    </section>
  );
}

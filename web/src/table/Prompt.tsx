import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answering } from '../ask/answering.ts';
import { Actions } from '../ask/Actions.tsx';
import type { Counsel } from '../ask/counsel.ts';
import { foresight } from '../ask/outlook.ts';
import { Tray } from '../ask/Tray.tsx';
import { Later } from '../ui/Later.tsx';
import { questionAddress } from '../ui/addresses.ts';
import { meet, timesMet } from '../ui/met.ts';
import { hasText, list, say, t } from '../ui/words.ts';
import type { GameView } from '../seat/gameview.ts';
import { momentOf } from './Focus.tsx';
import type { Beside, Party } from './party.ts';
import type { View } from '../seat/view.ts';

export interface PromptProps {
  play: Party;
  view: View;
  gameView: GameView;
  answering: Answering;
  counsel: Counsel;
  beside?: Beside | undefined;
}

/** What the viewer is asked, or whom everybody waits for. */
export const promptText = ({
  play,
  view,
  gameView,
}: Pick<PromptProps, 'play' | 'view' | 'gameView'>): string => {
  const { names, sending } = play;
  if (sending?.value !== undefined) return sending.value;
  if (view.ask) return say(gameView.game.phrases.prompt(view.ask, view.table), names);
  if (play.looking.value) return t('web.look');
  return t('web.prompt.wait', {
    who: list(view.turn.map(seat => names[seat] ?? t('common.seat', { seat: seat + 1 }))),
  });
};

/** So often a kind of question is explained without being asked. */
const EXPLAINED = 3;

/** What there is to know about the question. */
const aboutText = ({ view, gameView, play }: PromptProps): string | undefined => {
  const hint = view.ask && gameView.hint(view.ask);
  return hint && hasText(hint.key) ? say(hint, play.names) : undefined;
};

/** Whether the question explains itself: decided when it is put, so that nothing changes while it is answered. */
const useExplained = (moment: string, why: string | undefined): boolean => {
  const known = useRef({ moment: '', explains: false });
  if (known.current.moment !== moment) {
    known.current = { moment, explains: why !== undefined && timesMet(why) < EXPLAINED };
    if (why !== undefined) meet(why);
  }
  return known.current.explains;
};

/** A bot could not think. Whoever plays says when to try again: nobody plays in the bot's place. */
function Stuck({ play }: { play: Party }) {
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

interface AboutProps {
  text: string | undefined;
  how: string;
  /** The question, by its name. */
  why: string;
  onClose: () => void;
}

/** The whole text about the question, how it is answered, and where the rule is read, for whoever asks. */
function About({ text, how, why, onClose }: AboutProps) {
  return (
    <div class="slip" role="note" id="prompt-about">
      {text !== undefined && <p>{text}</p>}
      <p class="quiet">{how}</p>
      <p>
        <a href={questionAddress(why)}>{t('web.rule.read')}</a>
      </p>
      <button type="button" class="button small" onClick={onClose}>
        {t('web.close')}
      </button>
    </div>
  );
}

interface TopProps {
  text: string;
  title: { current: HTMLHeadingElement | null };
  open: boolean;
  onHelp: (() => void) | undefined;
}

function Top({ text, title, open, onHelp }: TopProps) {
  return (
    <div class="prompt-top">
      <h2 class="prompt-text" ref={title} tabIndex={-1}>
        {text}
      </h2>
      {onHelp && (
        <button
          type="button"
          class="button round prompt-help"
          aria-label={t('web.prompt.about')}
          aria-expanded={open}
          onClick={onHelp}
        >
          ?
        </button>
      )}
    </div>
  );
}

/** What was pressed may be gone, as a card that was laid: the focus goes on to what can be pressed next. */
const useNextFocus = ({ draft, isBlank }: Answering): void =>
  useEffect(() => {
    // The parts of the table are drawn one after the other: by the next frame all are.
    const frame = requestAnimationFrame(() => {
      if (isBlank || document.activeElement !== document.body) return;
      const next = [
        '.prompt-actions .primary',
        '[data-item]:not([data-place]) .pick.is-offered',
        '.prompt-text',
      ]
        .map(selector => document.querySelector<HTMLElement>(`.table ${selector}`))
        .find(element => element !== null);
      next?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [draft]);

/** The question and everything said about the answer. Has the focus whenever a new question is put (see `Focus.tsx`). */
export function Prompt(props: PromptProps) {
  const { play, view, gameView, answering, counsel, beside } = props;
  const { ahead } = answering;
  const title = useRef<HTMLHeadingElement>(null);
  const moment = momentOf(view);
  const [opened, open] = useState<string | undefined>();
  const explains = useExplained(moment, view.ask?.why);
  useLayoutEffect(() => {
    // It is here already, unless the table was just laid, or something else that had it is gone.
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    if ((view.ask && activeElement !== title.current) || isLost)
      title.current?.focus({ preventScroll: true });
  }, [moment]);
  useNextFocus(answering);
  const text = aboutText(props);
  const isOpen = opened === moment;
  const onHelp = view.ask && (() => open(isOpen ? undefined : moment));
  return (
    <>
      <section
        class={view.ask || play.looking.value ? 'prompt is-mine' : 'prompt'}
        aria-label={t('web.prompt')}
      >
        <Top text={promptText(props)} title={title} open={isOpen} onHelp={onHelp} />
        <div class="prompt-hint">
          {ahead ? (
            <Later part={foresight}>
              {({ Ahead }) => <Ahead ahead={ahead} view={view} gameView={gameView} names={play.names} />}
            </Later>
          ) : (
            explains && <p>{text}</p>
          )}
          <Stuck play={play} />
          {!view.ask && beside && <beside.Waiting />}
        </div>
        <Tray answering={answering} view={view} gameView={gameView} names={play.names} />
        <Actions play={play} view={view} answering={answering} gameView={gameView} counsel={counsel} />
      </section>
      {isOpen && view.ask && (
        <About
          text={text}
          how={t(`web.hint.${view.ask.shape}`)}
          why={view.ask.why}
          onClose={() => {
            open(undefined);
            title.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Somebody who explains during a first game: each kind of question once, and what beginners get wrong again and again. */
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { titleOf } from '../repertoire/bills.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Opened } from '../table/open.ts';
import type { Tutor } from '../table/party.ts';
import { PERSON } from '../store/kept.ts';
import { type Spot, beside, styleOf } from '../ui/beside.ts';
import { isPhone } from '../ui/phone.ts';
import { hasText, say, t } from '../ui/words.ts';
import { isBeginner } from './beginner.ts';
import { isTold, isWanted, noteTold, want } from './coaching.ts';
import './lesson.css';
import { hashOfLearning } from './places.ts';
import { type Tip, Watchful } from './watchful.ts';

/** Above what one owns on a phone, beside the question elsewhere. */
const spotFor = (card: Element): Spot => {
  const { width, height } = card.getBoundingClientRect();
  const boxes = (selector: string): readonly DOMRect[] =>
    [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
  const pane = { width: innerWidth, height: innerHeight };
  if (isPhone.value) {
    const lowest = Math.min(
      ...boxes('.table .prompt, .table .part-strip, .table .dock > *').map(box => box.top),
    );
    return { left: (pane.width - width) / 2, top: lowest - height - 6 };
  }
  const [question] = boxes('.table .prompt');
  if (!question) return { left: pane.width - width - 12, top: 64 };
  const left = question.left - width - 8;
  return left >= 6
    ? { left, top: question.top }
    : beside(question, { width, height }, pane, boxes('.table .prompt, .table .part-hand'));
};

interface CardProps {
  name: string;
  text: string;
  children: VNode | readonly VNode[];
}

function Card({ name, text, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>();
  useLayoutEffect(() => {
    const place = (): void => {
      if (card.current) setSpot(spotFor(card.current));
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [text]);
  return (
    <aside class="lesson-card coach-card" ref={card} style={spot && styleOf(spot)} aria-label={name}>
      <p class="lesson-text">{text}</p>
      <p class="row">{children}</p>
    </aside>
  );
}

/** The one thing that is asked at a first table. */
function Offer({ game }: { game: string }) {
  const name = say(titleOf({ id: game }));
  return (
    <Card name={t('learn.coach')} text={t('learn.coach.offer', { game: name })}>
      <button type="button" class="button primary small" onClick={() => want(game, true)}>
        {t('learn.coach.yes')}
      </button>
      <button type="button" class="button small" onClick={() => want(game, false)}>
        {t('learn.coach.no')}
      </button>
      <a class="button plain small" href={hashOfLearning(['lesson', `${game}-first`])}>
        <Icon name="learn" size={16} /> {t('learn.coach.lesson')}
      </a>
    </Card>
  );
}

function Less({ game }: { game: string }) {
  return (
    <button type="button" class="button plain small" onClick={() => want(game, false)}>
      {t('learn.coach.less')}
    </button>
  );
}

/** What there is to know about a kind of question, the first time it is met. */
function Callout({ game, view, gameView }: { game: string; view: View; gameView: GameView }) {
  const why = view.ask?.why;
  // Whatever was answered was understood.
  useEffect(() => (why === undefined ? undefined : () => noteTold(why)), [why]);
  const hint = view.ask && gameView.hint(view.ask);
  if (why === undefined || !hint || isTold(why) || !hasText(hint.key)) return null;
  return (
    <Card name={t('learn.coach')} text={say(hint)}>
      <button type="button" class="button primary small" onClick={() => noteTold(why)}>
        {t('learn.coach.fine')}
      </button>
      <Less game={game} />
    </Card>
  );
}

/** A mistake that was made before: it can be made again by pressing once more. */
function Warning({ game, tip, onClose }: { game: string; tip: Tip; onClose: () => void }) {
  return (
    <Card name={t('learn.tip')} text={t('learn.tip.again', { tip: say(tip.text) })}>
      <button type="button" class="button primary small" onClick={onClose}>
        {t('learn.coach.fine')}
      </button>
      <Less game={game} />
    </Card>
  );
}

/** Only where one person plays alone at this screen, and is new to the game. */
const mayCoach = ({ play, keeper }: Opened): boolean =>
  keeper.kept.lesson === undefined && play.sitters.filter(sitter => sitter === PERSON).length === 1;

export const coachOf = (opened: Opened): Tutor | undefined => {
  if (!mayCoach(opened)) return undefined;
  const { play, gameView, answering } = opened;
  const game = gameView.game.id;
  const watchful = new Watchful(() => isWanted(game) !== false && isBeginner(game));
  void watchful.bring(gameView.game);
  play.objects = given => watchful.objects(play.view.peek(), given);
  function Spoken() {
    const view = answering.view.value;
    if (!view?.ask || !isBeginner(game)) return null;
    const tip = watchful.tip.value;
    if (tip && isWanted(game) !== false)
      return <Warning game={game} tip={tip} onClose={() => watchful.hush()} />;
    if (isWanted(game) === undefined) return <Offer game={game} />;
    return isWanted(game) ? <Callout game={game} view={view} gameView={gameView} /> : null;
  }
  return {
    Card: () => (
      <div class="coach" aria-live="polite">
        <Spoken />
      </div>
    ),
    Menu: ({ onClose }) => {
      const isOn = isWanted(game) === true;
      if (!isBeginner(game)) return null;
      return (
        <button
          type="button"
          class="button"
          onClick={() => {
            want(game, !isOn);
            onClose();
          }}
        >
          <Icon name="learn" size={18} /> {isOn ? t('learn.coach.less') : t('learn.coach.more')}
        </button>
      );
    },
  };
};

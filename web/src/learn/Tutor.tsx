/** What is said in a lesson, and where: beside what is spoken of, on a phone in place of the question. */
import { type Item, at } from '@kaffeehaus/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Actions } from '../ask/Actions.tsx';
import { Tray } from '../ask/Tray.tsx';
import type { Anchor } from '../seat/anchor.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Tutor } from '../table/party.ts';
import { type PromptProps, promptText } from '../table/Prompt.tsx';
import { type Box, type Spot, beside, meets, styleOf } from '../ui/beside.ts';
import { isPhone } from '../ui/phone.ts';
import { t } from '../ui/words.ts';
import type { Schooling, Stand } from './schooling.ts';
import { sentenceOf } from './sentence.ts';
import { Spotlight, useBoxes, useScrolled } from './Spotlight.tsx';

export interface Teaching {
  readonly schooling: Schooling;
  readonly gameView: GameView;
  /** The table becomes the learner's own. */
  playOn(): void;
  /** Another lesson goes on from here. */
  readonly next: { readonly title: string; readonly href: string } | undefined;
}

/** What the step says; where something is to be pressed, the page can ask for that. */
const textOf = ({ schooling: { lesson, game } }: Teaching, { number }: Stand): string => {
  const { press } = at(lesson.steps, number - 1);
  return sentenceOf(lesson, game.id, press === undefined ? `${number}` : `${number}.press`);
};

/** What is said to whoever pressed something else. */
const astrayOf = ({ schooling }: Teaching, { astray }: Stand): string => {
  if (!astray) return '';
  return astray.key === ''
    ? t('learn.goOn.first')
    : sentenceOf(schooling.lesson, schooling.game.id, astray.key);
};

const marksOf = ({ schooling, gameView }: Teaching, view: View): readonly Anchor[] => {
  const nameOf = (mark: Item | Anchor): Anchor | undefined =>
    typeof mark === 'string' ? mark : gameView.anchor(mark, view);
  return [...new Set(schooling.marks.flatMap(mark => nameOf(mark) ?? []))];
};

/** What is to be looked at may be pressed, whether or not it answers anything. */
const usePressed = ({ schooling }: Teaching, marks: readonly Anchor[], isWanted: boolean): void =>
  useEffect(() => {
    if (!isWanted) return undefined;
    const heard = ({ target }: Event): void => {
      const name =
        target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
      if (name !== undefined && name !== null && name === marks[0]) schooling.press();
    };
    addEventListener('click', heard, true);
    return () => removeEventListener('click', heard, true);
  }, [isWanted, marks.join(' ')]);

/** Every new step takes the focus, so that it is read out, and the keys of the table go on from there. */
const useFocus = (moment: string) => {
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The question takes it first, as soon as it is drawn.
    const frame = requestAnimationFrame(() => text.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  return text;
};

/** Whoever was asked to press something does that first, but need not. */
function GoOn({ schooling }: Teaching) {
  const { number = 1, isPressed } = schooling.stand.value ?? {};
  const isNext = isPressed === true || schooling.lesson.steps[number - 1]?.press === undefined;
  return (
    <button
      type="button"
      class={isNext ? 'button small primary' : 'button small'}
      onClick={() => schooling.goOn()}
    >
      {t('learn.goOn')} <Icon name="arrow" size={16} />
    </button>
  );
}

/** The table is the learner's: to be played on, or left. */
function Ways(teaching: Teaching) {
  const { next } = teaching;
  return (
    <>
      <button type="button" class="button primary small" onClick={() => teaching.playOn()}>
        <Icon name="play" size={16} /> {t('learn.playOn')}
      </button>
      {next && (
        <a class="button small" href={next.href}>
          {t('learn.next', { lesson: next.title })}
        </a>
      )}
      <a class="button small" href="#/learn">
        {t('learn.quit')}
      </a>
    </>
  );
}

/** Which step of how many, and of what. */
const whereOf = ({ schooling: { lesson, game } }: Teaching, { number }: Stand): string => {
  const chapter = lesson.steps.reduce((last, step, i) => (step.chapter && i < number ? i : last), -1);
  const title = sentenceOf(lesson, game.id, chapter < 0 ? 'title' : `${chapter + 1}.chapter`);
  return t('learn.step', { title, n: Math.min(number, lesson.steps.length), of: lesson.steps.length });
};

const unionOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(box => box.left)),
  top: Math.min(...boxes.map(box => box.top)),
  right: Math.max(...boxes.map(box => box.right)),
  bottom: Math.max(...boxes.map(box => box.bottom)),
});

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect());

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/**
 * Beside what is spoken of, and where that lies among what must stay in sight, beside all of it; where things are far apart,
 * beside the first with room for it; where nothing is, beside the question. Decided once for each step.
 */
const spotFor = (card: Element, boxes: readonly Box[]): Spot => {
  const { width, height } = card.getBoundingClientRect();
  const question = boxesOf('.prompt, .end');
  const parts = boxesOf('.part-hand, .part-strip');
  const thing = boxes.length > 0 ? unionOf(boxes) : question[0];
  const pane = { width: innerWidth, height: innerHeight };
  if (!thing) return { left: pane.width - width - 12, top: pane.height - height - 12 };
  const around = parts.find(part => holds(part, thing)) ?? thing;
  const spare = [...boxes, ...question, ...parts];
  const spots = [around, ...boxes].map(box => beside(box, { width, height }, pane, spare));
  const isFree = ({ left, top }: Spot): boolean =>
    !spare.some(box => meets({ left, top, right: left + width, bottom: top + height }, box));
  return spots.find(isFree) ?? at(spots, 0);
};

interface SheetProps {
  teaching: Teaching;
  stand: Stand;
  view: View;
}

const momentOf = ({ number, isBehind, over }: Stand): string => [number, isBehind, over].join(' ');

/** The sentence, and for whoever went astray another. */
function Said({ teaching, stand }: Omit<SheetProps, 'view'>) {
  const text = useFocus(momentOf(stand));
  return (
    <>
      <h2 class="lesson-text" ref={text} tabIndex={-1}>
        {stand.over ? t('learn.over') : textOf(teaching, stand)}
      </h2>
      <p class="lesson-astray" role="alert">
        {astrayOf(teaching, stand)}
      </p>
    </>
  );
}

function Sheet({ teaching, stand, view }: SheetProps) {
  const marks = stand.over ? [] : marksOf(teaching, view);
  const boxes = useBoxes(marks);
  const card = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>();
  const { press } = teaching.schooling.lesson.steps[stand.number - 1] ?? {};
  useScrolled(marks);
  usePressed(teaching, marks, stand.isTelling && press !== undefined);
  const isFound = boxes.length > 0;
  useLayoutEffect(() => {
    if (card.current) setSpot(spotFor(card.current, boxes));
  }, [momentOf(stand), isFound, marks.join(' ')]);
  return (
    <>
      <Spotlight boxes={boxes} pulse={stand.astray?.times ?? 0} />
      {!isPhone.value && (
        <aside class="lesson-card" ref={card} style={spot && styleOf(spot)} aria-label={t('learn.lesson')}>
          <p class="lesson-where">{whereOf(teaching, stand)}</p>
          <Said teaching={teaching} stand={stand} />
          <p class="row">
            {stand.over ? <Ways {...teaching} /> : stand.isTelling && <GoOn {...teaching} />}
            {!stand.over && <Instead {...teaching} />}
          </p>
        </aside>
      )}
    </>
  );
}

/** At any step one may rather play, or go. */
function Instead(teaching: Teaching) {
  return (
    <>
      <button type="button" class="button plain small" onClick={() => teaching.playOn()}>
        {t('learn.instead')}
      </button>
      <a class="button plain small" href="#/learn">
        {t('learn.quit')}
      </a>
    </>
  );
}

/** In place of the question: its answers stay below the sentence. */
function Bar({ teaching, ...props }: PromptProps & { teaching: Teaching }): VNode | null {
  const stand = teaching.schooling.stand.value;
  if (!stand) return null;
  const asked = (children: ComponentChildren): VNode => (
    <section class="prompt lesson-bar is-mine" aria-label={t('learn.lesson')}>
      <p class="lesson-where">{whereOf(teaching, stand)}</p>
      {children}
    </section>
  );
  if (stand.isBehind)
    return asked(
      <>
        <p class="lesson-text quiet">{promptText(props)}</p>
        <Actions {...props} />
      </>,
    );
  return asked(
    <>
      <div class="lesson-said">
        <Said teaching={teaching} stand={stand} />
      </div>
      {!stand.isTelling && !stand.over && <Tray {...props} names={props.play.names} />}
      {stand.isTelling || stand.over ? (
        <div class="prompt-actions">{stand.over ? <Ways {...teaching} /> : <GoOn {...teaching} />}</div>
      ) : (
        <Actions {...props} />
      )}
    </>,
  );
}

export const tutorOf = (teaching: Teaching): Tutor => ({
  Card: () => {
    const { schooling } = teaching;
    const [stand, view] = [schooling.stand.value, schooling.view.value];
    return stand && view && !stand.isBehind ? <Sheet teaching={teaching} stand={stand} view={view} /> : null;
  },
  Bar: props => <Bar {...props} teaching={teaching} />,
  Menu: ({ onClose }) => (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          onClose();
          teaching.playOn();
        }}
      >
        <Icon name="play" size={18} /> {t('learn.instead')}
      </button>
      <a class="button" href="#/learn">
        <Icon name="learn" size={18} /> {t('learn.leave')}
      </a>
    </>
  ),
});

import type { Lesson } from '@kaffeehaus/lessons';
import { Icon } from '../art/Icon.tsx';
import { BILLS, titleOf } from '../repertoire/bills.ts';
import { Horizon } from '../repertoire/Horizon.tsx';
import type { Playbill } from '../seat/playbill.ts';
import { say, t } from '../ui/words.ts';
import { chaptersOf, gameOf, lessonsOf } from './lessons.ts';
import { hashOfLearning } from './places.ts';
import { progressOf } from './progress.ts';
import { sentenceOf } from './sentence.ts';

const titleFor = (lesson: Lesson): string => sentenceOf(lesson, gameOf(lesson), 'title');

/** Begin, go on, or once more: whichever comes next. */
function Way({ lesson, primary }: { lesson: Lesson; primary: boolean }) {
  const { step = 1, done = false } = progressOf(lesson.id) ?? {};
  const title = titleFor(lesson);
  const [text, name] =
    step > 1
      ? [t('learn.resume'), t('learn.resume.of', { lesson: title, n: step })]
      : done
        ? [t('learn.again'), t('learn.again.of', { lesson: title })]
        : [t('learn.begin'), t('learn.begin.of', { lesson: title })];
  return (
    <a
      class={primary && !(done && step === 1) ? 'button small primary' : 'button small'}
      href={hashOfLearning(['lesson', lesson.id])}
      aria-label={name}
    >
      {text}
    </a>
  );
}

/** How far somebody is: a tick, begun, or nothing but its number yet. */
function Mark({ lesson, n }: { lesson: Lesson; n: number }) {
  const { step = 1, done = false } = progressOf(lesson.id) ?? {};
  if (step > 1)
    return (
      <span class="lesson-mark is-begun">
        <Icon name="play" size={14} />
      </span>
    );
  return (
    <span class={done ? 'lesson-mark is-done' : 'lesson-mark'}>
      {done ? <Icon name="check" size={16} title={t('learn.done')} /> : n}
    </span>
  );
}

function Chapters({ lesson }: { lesson: Lesson }) {
  const { step = 1, done = false } = progressOf(lesson.id) ?? {};
  return (
    <ol class="lesson-chapters" aria-label={t('learn.chapters')}>
      {chaptersOf(lesson).map((from, i) => {
        const title = sentenceOf(lesson, gameOf(lesson), `${from}.chapter`);
        const isPast = done || step >= (chaptersOf(lesson)[i + 1] ?? Number.POSITIVE_INFINITY);
        return (
          <li key={from} class={isPast ? 'is-past' : ''}>
            <a
              href={hashOfLearning(['lesson', lesson.id, `${from}`])}
              aria-label={t('learn.chapter.of', { chapter: title })}
            >
              {title}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Row({ lesson, n }: { lesson: Lesson; n: number }) {
  return (
    <li class="lesson-row">
      <Mark lesson={lesson} n={n} />
      <span class="lesson-title">
        {titleFor(lesson)} <small class="quiet">{t('learn.minutes', { n: lesson.minutes })}</small>
      </span>
      <Way lesson={lesson} primary={n === 1} />
      {chaptersOf(lesson).length > 1 && <Chapters lesson={lesson} />}
    </li>
  );
}

/** What can be learnt of one game: the game itself, then what may be added. */
function Course({ bill }: { bill: Playbill }) {
  const title = say(titleOf(bill));
  return (
    <article class="learn-game panel" aria-label={title}>
      <Horizon bill={bill} />
      <h3>{title}</h3>
      <ul class="lesson-rows">
        {lessonsOf(bill.id).map((lesson, i) => (
          <Row key={lesson.id} lesson={lesson} n={i + 1} />
        ))}
      </ul>
    </article>
  );
}

export function Lessons() {
  return (
    <section aria-labelledby="lessons-title">
      <h2 id="lessons-title">{t('learn.lessons')}</h2>
      <p class="quiet">{t('learn.about')}</p>
      <div class="learn-games">
        {BILLS.map(bill => (
          <Course key={bill.id} bill={bill} />
        ))}
      </div>
    </section>
  );
}

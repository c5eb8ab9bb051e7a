/** Whether a lesson is true: everything it says of its game happens, and it says everything in every language. */
import { Fault, at, below, kernelOf, seeded } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, GameRecord } from '@kaffeehaus/kernel';
import { Course, LEARNER, Untrue } from './course.ts';
import { LANGUAGES } from './lesson.ts';
import type { Expected, Lesson, Step } from './lesson.ts';

/** What one can take in at a glance. */
export const MOST_WORDS = 25;

/** The step that is wrong, from 1, and what is wrong with it; 0: the lesson as a whole. */
export interface Flaw {
  readonly step: number;
  readonly why: string;
}

const wordsIn = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** The texts a lesson must have, and those it may have. */
const keysOf = ({
  steps,
}: Lesson): { readonly needed: readonly string[]; readonly allowed: readonly string[] } => {
  const needed = steps.flatMap(({ chapter, press }, i) => [
    `${i + 1}`,
    ...(chapter ? [`${i + 1}.chapter`] : []),
    ...(press === undefined ? [] : [`${i + 1}.press`]),
  ]);
  const wrong = steps.flatMap(({ answers = [], press }, i) => [
    ...(press === undefined ? [] : [`${i + 1}.wrong`]),
    ...answers.map((_, k) => (k === 0 ? `${i + 1}.wrong` : `${i + 1}.wrong.${k + 1}`)),
  ]);
  return { needed: ['title', ...needed], allowed: wrong };
};

/** Whoever can go astray is told what the lesson is about. */
const wantsWrong = ({ accept }: Expected): boolean => accept !== 'any';

const textFlaw = (lesson: Lesson): Flaw | undefined => {
  const { needed, allowed } = keysOf(lesson);
  const astray = lesson.steps.flatMap(({ answers = [] }, i) =>
    answers.some(wantsWrong) ? [`${i + 1}.wrong`] : [],
  );
  for (const lang of LANGUAGES) {
    const texts = lesson.texts[lang];
    for (const key of [...needed, ...astray])
      if (!(key in texts))
        return { step: Number.parseInt(key, 10) || 0, why: `has no text "${key}" in ${lang}` };
    for (const [key, text] of Object.entries(texts)) {
      const step = Number.parseInt(key, 10) || 0;
      if (![...needed, ...allowed].includes(key))
        return { step, why: `has a text "${key}" in ${lang} that nobody reads` };
      if (wordsIn(text) > MOST_WORDS)
        return { step, why: `says ${wordsIn(text)} words in ${lang}, "${key}"; ${MOST_WORDS} are the most` };
      const inEnglish = lesson.texts.en[key];
      if (inEnglish === undefined) return { step, why: `has no text "${key}" in en` };
    }
  }
  return undefined;
};

/** What is drawn under a name of one word, though it is no item. */
const DRAWN: readonly string[] = ['investigator', 'roof'];

/** What a step points at is there: an earlier step, a thing of the game. */
const pointFlaw = (game: Game, { marks = [], press, answers = [] }: Step, step: number): Flaw | undefined => {
  const isKnown = (mark: string): boolean =>
    mark.includes(':') || DRAWN.includes(mark) || game.item(mark) !== undefined;
  const unknown = [...marks, ...(press === undefined ? [] : [press])].find(mark => !isKnown(mark));
  if (unknown !== undefined) return { step, why: `marks "${unknown}", which ${game.id} does not know` };
  for (const { accept } of answers)
    if (typeof accept === 'object' && 'otherThan' in accept && accept.otherThan >= step)
      return { step, why: `looks back to step ${accept.otherThan}, which comes later` };
  return undefined;
};

/** What the file says of itself, before anybody takes it. */
const planFlaw = (game: Game, { steps, from }: Lesson, { answers }: GameRecord): Flaw | undefined => {
  if (from > answers.length)
    return { step: 0, why: `begins after ${from} answers; its record has ${answers.length}` };
  for (const [i, step] of steps.entries()) {
    const flaw = pointFlaw(game, step, i + 1);
    if (flaw) return flaw;
  }
  return undefined;
};

/** The answers a lesson names are legal where it names them; where a step asks twice, in free order, at least one is. */
const answerFlaw = (course: Course, ask: Ask): string | undefined => {
  const { answers = [] } = course.step;
  const same = answers.filter(one => one.ask === ask.why);
  const [first] = same;
  if (first === undefined)
    return `expects ${answers.map(one => one.ask).join(', ')}, but ${ask.why} is asked`;
  if (!Array.isArray(first.accept)) return undefined;
  const { has, wordAnswer } = kernelOf(course.game);
  const named = course.accepted(ask, first.accept);
  const illegal = named.filter(answer => !has(ask, answer));
  if (illegal.length === 0 || (same.length > 1 && illegal.length < named.length)) return undefined;
  const words = wordAnswer(course.game, LEARNER, at(illegal, 0)).slice(3);
  return `accepts ${JSON.stringify(words)} at ${ask.why}, which the rules do not`;
};

const flawOf = (error: unknown, step: number): Flaw => {
  if (error instanceof Untrue) return { step: error.step, why: error.message };
  if (error instanceof Fault) return { step, why: error.message };
  throw error;
};

/** One way through a lesson; `choose` answers. */
const walk = (course: Course, choose: (course: Course, ask: Ask) => Answer | undefined): Flaw | undefined => {
  while (!course.over) {
    const step = course.number;
    try {
      if (course.isTelling) {
        course.goOn();
        continue;
      }
      const { ask } = course;
      if (ask === undefined) return { step, why: 'waits for a question that nobody is asked' };
      const flaw = answerFlaw(course, ask);
      if (flaw !== undefined) return { step, why: flaw };
      const answer = choose(course, ask);
      if (answer === undefined) return { step, why: `accepts no answer to ${ask.why}` };
      if (course.answer(answer) === 'wrong') {
        const words = kernelOf(course.game).wordAnswer(course.game, LEARNER, answer).slice(3);
        return {
          step,
          why: `does not accept ${JSON.stringify(words)}, which the record answers to ${ask.why}`,
        };
      }
    } catch (error) {
      return flawOf(error, step);
    }
  }
  return undefined;
};

/** Most of the choices a question has, to choose among. */
const MOST_CHOICES = 2_000;

const accepted = (course: Course, ask: Ask): readonly Answer[] => {
  const { count, nth } = kernelOf(course.game);
  const all = Array.from({ length: Math.min(count(ask), MOST_CHOICES) }, (_, i) => nth(ask, i));
  return all.filter(answer => course.accepts(answer));
};

/** The learner of the record, who answers as it does; where it has ended, anything that is accepted. */
const asRecorded = (record: GameRecord, from: number): ((course: Course, ask: Ask) => Answer | undefined) => {
  const lines = record.answers.slice(from).filter(line => line.startsWith('1:'));
  return (course, ask) => {
    const line = lines.shift();
    if (line === undefined) return accepted(course, ask)[0];
    return kernelOf(course.game).readAnswer(course.game, line, course.host.record.answers.length + 1)[1];
  };
};

/** Seconds for a step, and for an answer of the others that is watched. */
const [STEP, WATCHED] = [20, 3];

/** What is said of its length, after somebody has taken it. */
const lengthFlaw = ({ minutes, steps, from }: Lesson, { host }: Course): Flaw | undefined => {
  const watched = host.record.answers.slice(from).filter(line => !line.startsWith('1:')).length;
  const needed = Math.ceil((STEP * steps.length + WATCHED * watched) / 60);
  if (minutes === needed) return undefined;
  return { step: 0, why: `says it takes minutes: ${minutes}; by its steps it is ${needed}` };
};

/** Learners who choose by lot among what is accepted; the same ones everywhere. */
const LEARNERS = 20;

/** The first thing that is wrong with a lesson, if anything is. */
export const check = (game: Game, lesson: Lesson, record: GameRecord): Flaw | undefined => {
  const told = textFlaw(lesson) ?? planFlaw(game, lesson, record);
  if (told) return told;
  const begin = (): Course | Flaw => {
    try {
      return new Course(game, lesson, record);
    } catch (error) {
      return flawOf(error, 1);
    }
  };
  const first = begin();
  if (!(first instanceof Course)) return first;
  const flaw = walk(first, asRecorded(record, lesson.from)) ?? lengthFlaw(lesson, first);
  if (flaw) return flaw;
  for (let i = 0; i < LEARNERS; i++) {
    const chance = seeded(`${lesson.id} ${i}`);
    const found = walk(begin() as Course, (course, ask) => {
      const choices = accepted(course, ask);
      return choices.length === 0 ? undefined : at(choices, below(chance, choices.length));
    });
    if (found) return found;
  }
  return undefined;
};

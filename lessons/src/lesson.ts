/**
 * A lesson is a file that needs no program: a game that has begun, what is said step by step, and which answers go on.
 * `docs/lessons.md` tells how to write one.
 */
import { damagedField } from '@kaffeehaus/kernel';

export const FORMAT = 'kaffeehaus.lesson/1';

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Answers as records write them; anything; or anything but what was answered in an earlier step. */
export type Accept = readonly string[] | 'any' | { readonly otherThan: number };

/** A question the learner meets in a step, and what goes on from it. */
export interface Expected {
  /** Its name, such as "vienna.drawer". */
  readonly ask: string;
  readonly accept: Accept;
}

export interface Step {
  /** A place to leave and to come back to. */
  readonly chapter?: true;
  /** So many answers of the others are watched first. */
  readonly watch?: number;
  /** What the sentence speaks of besides the answers it accepts, by the names things have on a page ("place:hofburg"). */
  readonly marks?: readonly string[];
  /** Of a step that tells something: what on a page is to be pressed to see it. */
  readonly press?: string;
  /** Nothing of it: the step tells something, and ends with "Go on". */
  readonly answers?: readonly Expected[];
}

/** Texts of one language by key: "title", "3" for a step, "3.press" on a page, "3.chapter", "3.wrong", "3.wrong.2" for its second answer. */
export interface Texts {
  readonly [key: string]: string;
}

export interface Lesson {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly minutes: number;
  /** The game, unfinished; the first seat is the learner's. Read as a record by whoever has the games. */
  readonly record: unknown;
  /** So many answers of the record have been given when the lesson begins. */
  readonly from: number;
  /** The lesson that goes on from here. */
  readonly next?: string;
  readonly steps: readonly Step[];
  readonly texts: { readonly [L in Language]: Texts };
}

/** Fields of an object by name; anything else is refused under the name it has in the file. */
const objectIn = (value: unknown, field: string): { readonly [key: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damagedField(field);
  return value as { readonly [key: string]: unknown };
};

const knownOnly = (value: object, known: readonly string[], field: string): void => {
  for (const key of Object.keys(value)) if (!known.includes(key)) throw damagedField(`${field}${key}`);
};

/** What would do something to a screen instead of standing on it. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const textIn = (value: unknown, field: string): string => {
  if (typeof value !== 'string' || value === '' || UNSEEN.test(value)) throw damagedField(field);
  return value;
};

const countIn = (value: unknown, field: string, least = 0): number => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) throw damagedField(field);
  return value;
};

const listIn = (value: unknown, field: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw damagedField(field);
  return value as readonly unknown[];
};

const acceptIn = (value: unknown, field: string): Accept => {
  if (value === 'any') return value;
  if (Array.isArray(value)) {
    if (value.length === 0 || !value.every(word => typeof word === 'string')) throw damagedField(field);
    return value;
  }
  const given = objectIn(value, field);
  knownOnly(given, ['otherThan'], `${field}.`);
  return { otherThan: countIn(given['otherThan'], `${field}.otherThan`, 1) };
};

const stepIn = (value: unknown, field: string): Step => {
  const given = objectIn(value, field);
  knownOnly(given, ['chapter', 'watch', 'marks', 'press', 'answers'], `${field}.`);
  const { chapter, watch, marks, press, answers } = given;
  if (chapter !== undefined && chapter !== true) throw damagedField(`${field}.chapter`);
  return {
    ...(chapter === true && { chapter }),
    ...(watch !== undefined && { watch: countIn(watch, `${field}.watch`, 1) }),
    ...(marks !== undefined && {
      marks: listIn(marks, `${field}.marks`).map((mark, i) => textIn(mark, `${field}.marks[${i + 1}]`)),
    }),
    ...(press !== undefined && { press: textIn(press, `${field}.press`) }),
    ...(answers !== undefined && {
      answers: listIn(answers, `${field}.answers`).map((entry, i) => {
        const place = `${field}.answers[${i + 1}]`;
        const expected = objectIn(entry, place);
        knownOnly(expected, ['ask', 'accept'], `${place}.`);
        return {
          ask: textIn(expected['ask'], `${place}.ask`),
          accept: acceptIn(expected['accept'], `${place}.accept`),
        };
      }),
    }),
  };
};

const textsIn = (value: unknown): Lesson['texts'] => {
  const all = objectIn(value, 'texts');
  knownOnly(all, LANGUAGES, 'texts.');
  const of = (lang: Language): Texts => {
    const texts = objectIn(all[lang], `texts.${lang}`);
    for (const [key, text] of Object.entries(texts)) textIn(text, `texts.${lang}.${key}`);
    return texts as Texts;
  };
  return { en: of('en'), de: of('de'), fr: of('fr'), nl: of('nl') };
};

/** Checks the outside of a lesson: every field there and of its kind. What it says of its game, `check` tries. */
export const readLesson = (value: unknown): Lesson => {
  const given = objectIn(value, 'lesson');
  if (given['format'] !== FORMAT) throw damagedField('format');
  knownOnly(given, ['format', 'id', 'minutes', 'record', 'from', 'next', 'steps', 'texts'], '');
  const { next, from = 0 } = given;
  return {
    format: FORMAT,
    id: textIn(given['id'], 'id'),
    minutes: countIn(given['minutes'], 'minutes', 1),
    record: objectIn(given['record'], 'record'),
    from: countIn(from, 'from'),
    ...(next !== undefined && { next: textIn(next, 'next') }),
    steps: listIn(given['steps'], 'steps').map((step, i) => stepIn(step, `steps[${i + 1}]`)),
    texts: textsIn(given['texts']),
  };
};

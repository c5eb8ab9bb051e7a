/** Every lesson of the house is true in every language, and what is not true is noticed, step by step. */
import { readFileSync, readdirSync } from 'node:fs';
import { Sight, random } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { Fault, Host, askOf, asked, at, newRecord, readAnswer, readRecord, seeded } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { Course, LEARNER, Untrue, check, readLesson } from '../src/index.ts';
import type { Lesson } from '../src/index.ts';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];
const folder = new URL('../files/', import.meta.url);
const files = readdirSync(folder);

const valueOf = (file: string): { [field: string]: unknown } =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { [field: string]: unknown };
const open = (value: unknown) => {
  const lesson = readLesson(value);
  return { lesson, ...readRecord(lesson.record, GAMES) };
};
const first = () => open(valueOf('vienna-first.json'));
const flawOf = (change: (lesson: Lesson) => Lesson) => {
  const { lesson, game, record } = first();
  return check(game, change(lesson), record);
};
/** The lesson with another form of one of its steps, counted from 1. */
const withStep =
  (n: number, step: Lesson['steps'][number]) =>
  (lesson: Lesson): Lesson => ({
    ...lesson,
    steps: lesson.steps.map((old, i) => (i === n - 1 ? step : old)),
  });

/** Answers of the record, until the lesson has come to a step. */
const courseAt = (step: number): Course => {
  const { lesson, game, record } = first();
  const course = new Course(game, lesson, record);
  course.comeBack(
    step,
    record.answers.filter(line => line.startsWith('1:')),
  );
  return course;
};
const said = (course: Course, words: string) =>
  course.answer(readAnswer(course.game, `1: ${words}`.trimEnd(), 1)[1]);

describe('every lesson', () => {
  test('there is one for each game, its full version, each expansion and for playing alone', () => {
    expect(files.map(file => file.replace('.json', ''))).toEqual([
      'estoril-casino-abyss',
      'estoril-first',
      ...['clerics', 'exchange', 'first', 'hazards', 'mayors', 'ships', 'solo', 'statues', 'strike'].map(
        name => `hamburg-${name}`,
      ),
      ...['feld-agents', 'first', 'missions', 'payday', 'third-man'].map(name => `vienna-${name}`),
    ]);
  });

  test.each(files)('%s is true, and leads on to a lesson that is there', file => {
    const { lesson, game, record } = open(valueOf(file));
    expect(check(game, lesson, record)).toBeUndefined();
    expect(lesson.id).toBe(file.replace('.json', ''));
    expect(game.rev).toBe(
      at(
        GAMES.filter(one => one.id === game.id),
        0,
      ).rev,
    );
    if (lesson.next !== undefined) expect(files).toContain(`${lesson.next}.json`);
  });

  test.each(files)('%s ends at a table that is played to its end', file => {
    const { lesson, game, record } = open(valueOf(file));
    const course = new Course(game, lesson, record);
    course.comeBack(
      Infinity,
      record.answers.slice(lesson.from).filter(line => line.startsWith('1:')),
    );
    const { host } = course;
    const chance = seeded(file);
    for (let n = 0; !host.over && n < 3000; n++) {
      const ask = at(asked(host.table), 0);
      host.answer(ask.seat, random.answer(new Sight(game, host.table, ask, chance)));
    }
    expect(host.over).toBe(true);
  });

  test.each(['vienna-first', 'hamburg-first', 'estoril-first'])(
    '%s takes 4 to 7 minutes, by its steps and by its words and presses',
    name => {
      const { lesson, record } = open(valueOf(`${name}.json`));
      expect(lesson.minutes).toBeGreaterThanOrEqual(4);
      expect(lesson.minutes).toBeLessThanOrEqual(7);
      const lines = record.answers.slice(lesson.from);
      const own = lines.filter(line => line.startsWith('1:'));
      const telling = lesson.steps.filter(({ answers }) => answers === undefined);
      const presses = [...own, ...telling, ...telling.filter(({ press }) => press !== undefined)].length;
      const chosen = own.reduce((n, line) => n + Math.max(0, line.split(' ').length - 2), 0);
      for (const lang of LANGS) {
        const words = lesson.steps
          .map((_, i) => lesson.texts[lang][`${i + 1}.press`] ?? lesson.texts[lang][`${i + 1}`] ?? '')
          .join(' ')
          .split(' ').length;
        // Two words are read in a second, five go by for each press, three while somebody else plays.
        const seconds = words / 2 + 5 * (presses + chosen) + 3 * (lines.length - own.length);
        expect(seconds, lang).toBeGreaterThanOrEqual(4 * 60);
        expect(seconds, lang).toBeLessThanOrEqual(7 * 60);
      }
    },
  );

  test.each(files)('the people %s names are people of its game', file => {
    const { lesson, game } = open(valueOf(file));
    for (const lang of LANGS)
      for (const text of Object.values(lesson.texts[lang]))
        for (const [, person = ''] of text.matchAll(/\{([^{}]+)\}/g))
          expect(wordsOf(lang).called(game.id, person), person).not.toBe(person);
  });

  test.each(files)('%s calls things by what is seen of them, not by the numbers of a file', file => {
    const { lesson } = open(valueOf(file));
    for (const lang of LANGS)
      for (const text of Object.values(lesson.texts[lang]))
        expect(text).not.toMatch(/\b[A-Z]-?\d{2,}\b|\b0\d\d\b/);
  });
});

describe('somebody who takes a lesson', () => {
  test('goes on from what is accepted, and hears the others', () => {
    const course = courseAt(2);
    expect(said(course, '054 042 012')).toBe('taken');
    expect(course.number).toBe(3);
    expect(course.ask?.why).toBe('vienna.drawer');
    expect(course.host.record.answers).toEqual(['1: 054 042 012', '2: 013 068 059']);
  });

  test('stays where the rules would allow what the lesson is not about', () => {
    const course = courseAt(2);
    const { version } = course.host;
    expect(said(course, '042 054 012')).toBe('wrong');
    expect(course.number).toBe(2);
    expect(course.host.version).toBe(version);
  });

  test('is refused by the rules what the rules refuse', () => {
    expect(() => said(courseAt(5), 'stephansdom')).toThrow(Fault);
  });

  test('watches as many answers as the step says, and no more', () => {
    const course = courseAt(7);
    expect(course.host.record.answers).toHaveLength(6);
    course.goOn();
    expect(course.number).toBe(8);
    expect(course.host.record.answers).toHaveLength(8);
  });

  test('may not fill the drawer that is filled', () => {
    const course = courseAt(11);
    expect(said(course, 'drawer-1')).toBe('wrong');
    expect(said(course, 'drawer-3')).toBe('taken');
  });

  test('takes back answers of the step, and none before it', () => {
    const course = courseAt(12);
    expect(course.mayUndo).toBe(false);
    said(course, 'theater-an-der-wien');
    expect(course.place).toBe(2);
    course.undo();
    expect(course.place).toBe(1);
    expect(course.ask?.why).toBe('vienna.agent');
    expect(() => course.undo()).toThrow(Untrue);
    said(course, 'theater-an-der-wien');
    expect(said(course, 'supply')).toBe('taken');
    expect(course.number).toBe(13);
  });

  test('uses two abilities in either order', () => {
    const { lesson, game, record } = open(valueOf('vienna-missions.json'));
    const own = record.answers.filter(line => line.startsWith('1:'));
    const course = new Course(game, lesson, record);
    course.comeBack(7, own);
    const orders = [['062', 'briefcase', '048', 'wine']];
    for (const words of orders.flat()) expect(said(course, words)).toBe('taken');
    expect(course.number).toBe(8);
  });

  test('comes back to where it was left', () => {
    const course = courseAt(12);
    const { lesson, game, record } = first();
    const again = new Course(game, lesson, record);
    again.comeBack(course.number, course.taken);
    expect(again.number).toBe(12);
    expect(again.host.record.answers).toEqual(course.host.record.answers);
  });

  test('has at the end a table like any other', () => {
    const course = courseAt(16);
    said(course, handOf(course));
    expect(course.over).toBe(true);
    expect(askOf(course.host.table, LEARNER)).toBeUndefined();
    expect(new Host(course.game, course.host.save()).given).toEqual(course.host.given);
  });
});

/** Three cards that the learner may assign now, in words. */
const handOf = (course: Course): string => {
  const ask = course.ask;
  return (ask?.of ?? [])
    .slice(0, 3)
    .map(item => course.game.word(item))
    .join(' ');
};

describe('what is not true is named by its step', () => {
  const STEPS = first().lesson.steps;
  test.each([
    [
      2,
      { answers: [{ ask: 'vienna.drawer', accept: 'any' }] },
      /expects vienna.drawer, but vienna.assign is asked/,
    ],
    [2, { answers: [{ ask: 'vienna.assign', accept: ['042 054 012'] }] }, /does not accept "054 042 012"/],
    [
      5,
      { answers: [{ ask: 'vienna.agent', accept: ['stephansdom'] }] },
      /accepts "stephansdom" at vienna.agent, which the rules do not/,
    ],
    [5, { answers: [{ ask: 'vienna.agent', accept: ['stefansdom'] }] }, /stefansdom/],
    [8, { watch: 5 }, /^watches 5 answers/],
    [4, { press: 'stefansdom' }, /marks "stefansdom", which vienna does not know/],
    [
      11,
      { answers: [{ ask: 'vienna.drawer', accept: { otherThan: 12 } }] },
      /looks back to step 12, which comes later/,
    ],
  ] as const)('step %i', (n, step, why) => {
    const flaw = flawOf(withStep(n, step as Lesson['steps'][number]));
    expect(flaw?.why).toMatch(why);
    expect(flaw?.step).toBe(n);
  });

  test('a text too long, missing, or that nobody reads', () => {
    const withText = (key: string, text: string | undefined) => (lesson: Lesson) => {
      const { [key]: _, ...rest } = lesson.texts.de;
      return {
        ...lesson,
        texts: { ...lesson.texts, de: text === undefined ? rest : { ...rest, [key]: text } },
      };
    };
    expect(flawOf(withText('3', 'Wort '.repeat(26)))).toEqual({
      step: 3,
      why: 'says 26 words in de, "3"; 25 are the most',
    });
    expect(flawOf(withText('3', undefined))).toEqual({ step: 3, why: 'has no text "3" in de' });
    expect(flawOf(withText('40', 'Niemand.'))).toEqual({
      step: 40,
      why: 'has a text "40" in de that nobody reads',
    });
    expect(flawOf(withText('2.wrong', undefined))).toEqual({ step: 2, why: 'has no text "2.wrong" in de' });
    expect(STEPS).toHaveLength(16);
  });

  test('a beginning behind the end of the record', () => {
    expect(flawOf(lesson => ({ ...lesson, from: 40 }))?.why).toMatch(/begins after 40 answers/);
  });

  test('a length that it has not', () => {
    expect(flawOf(lesson => ({ ...lesson, minutes: 5 }))).toEqual({
      step: 0,
      why: 'says it takes minutes: 5; by its steps it is 6',
    });
  });
});

describe('a file that is no lesson names its field', () => {
  test.each([
    ['lesson', () => []],
    ['format', (v: object) => ({ ...v, format: 'kaffeehaus.lesson/2' })],
    ['minutes', (v: object) => ({ ...v, minutes: 0 })],
    ['colour', (v: object) => ({ ...v, colour: 'red' })],
    ['steps', (v: object) => ({ ...v, steps: {} })],
    ['steps[1].watch', (v: object) => ({ ...v, steps: [{ watch: -1 }] })],
    [
      'steps[1].answers[1].accept',
      (v: object) => ({ ...v, steps: [{ answers: [{ ask: 'a', accept: [] }] }] }),
    ],
    ['id', (v: object) => ({ ...v, id: 'vienna-\u001b[2J' })],
    ['texts.nl', (v: object) => ({ ...v, texts: { en: {}, de: {}, fr: {} } })],
  ] as const)('%s', (field, change) => {
    expect(() => readLesson(change(valueOf('vienna-first.json')))).toThrow(
      expect.objectContaining({ args: { field } }) as Error,
    );
  });

  test('a record of another revision is refused', () => {
    const { record, ...rest } = valueOf('vienna-first.json');
    expect(() => open({ ...rest, record: { ...(record as object), rev: 1 } })).toThrow(Fault);
    expect(newRecord(at(GAMES, 0), {}, 2, 'x').rev).toBe((record as { rev: number }).rev);
  });
});

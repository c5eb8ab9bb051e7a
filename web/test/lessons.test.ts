/** Every lesson, in every language, as the page gives it: pressed through from its first step to the learner's own table. */
import { estoril } from '@kaffeehaus/estoril';
import { type Hamburg, hamburg } from '@kaffeehaus/hamburg';
import {
  type Answer,
  type Game,
  at,
  below,
  count,
  nth,
  readAnswer,
  readRecord,
  seeded,
  wordAnswer,
} from '@kaffeehaus/kernel';
import { LANGUAGES, LEARNER, type Lesson } from '@kaffeehaus/lessons';
import { vienna } from '@kaffeehaus/vienna';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

import { Answering } from '../src/ask/answering.ts';
import { foresight } from '../src/ask/outlook.ts';
import { manners as inEstoril } from '../src/estoril/manners.ts';
import { manners as inHamburg } from '../src/hamburg/manners.ts';
import { chaptersOf, gameOf, lessonsOf } from '../src/learn/lessons.ts';
import { hashOfLearning, parseLearning } from '../src/learn/places.ts';
import { readProgress } from '../src/learn/progress.ts';
import { Schooling } from '../src/learn/schooling.ts';
import { sentenceOf } from '../src/learn/sentence.ts';
import type { Manners } from '../src/seat/gameview.ts';
import { manners as inVienna } from '../src/vienna/manners.ts';
import { spoken } from './speaking.ts';

// It comes a moment after the first question; whoever learns is slower.
beforeAll(() => foresight.bring());
afterEach(() => {
  spoken.lang = 'en';
});

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];
const MANNERS: { readonly [game: string]: Manners } = {
  vienna: inVienna as Manners,
  hamburg: inHamburg as Manners,
  estoril: inEstoril as Manners,
};
const LESSONS = ['vienna', 'hamburg', 'estoril'].flatMap(lessonsOf);
/** By mouse; nothing is answered by the page itself. */
const LEARNING = { confirms: () => false, skips: () => false, touches: () => false };

const noted: { step: number; taken: readonly string[]; over: boolean }[] = [];

const open = (lesson: Lesson, from?: { step: number; taken: readonly string[] }) => {
  const { game, record } = readRecord(lesson.record, GAMES);
  const schooling = new Schooling(
    { game, lesson, record },
    ['You', 'Mizzi'],
    { pace: () => 0, note: (step, taken, over) => noted.push({ step, taken, over }) },
    from,
  );
  const answering = new Answering(schooling, LEARNING, MANNERS[game.id]);
  const own = record.answers
    .slice(lesson.from)
    .filter(line => line.startsWith('1:'))
    .map(line => readAnswer(game, line, 1)[1]);
  return { game, schooling, answering, own };
};

type Room = ReturnType<typeof open>;

/** The others have played. */
const settled = async ({ schooling }: Room): Promise<void> => {
  await vi.waitUntil(
    () => {
      if (schooling.looking.peek()) schooling.lookAway();
      return schooling.stand.peek()?.isBehind === false;
    },
    { timeout: 10_000, interval: 1 },
  );
};

/** Presses what an answer consists of, then the button. */
const give = ({ schooling, answering }: Room, answer: Answer): void => {
  const { put } = schooling.view.peek() ?? {};
  if (answer.length === 0) answering.decline();
  else {
    answering.clear();
    for (const item of answer) if (schooling.view.peek()?.put === put) answering.press(item);
    if (answering.isWaiting) answering.settle();
    else if (schooling.view.peek()?.put === put && answering.isComplete) answering.confirm();
  }
};

/** The learner's answers so far, sealed ones too. */
const givenIn = ({ record, given }: Schooling): number =>
  [...record.answers, ...given].filter(line => line.startsWith('1:')).length;

/** One press of a learner who answers as the record does; whatever it does not know any more, by the first choice. */
const pass = (room: Room): void => {
  const { schooling, answering, own } = room;
  if (schooling.stand.peek()?.isTelling) return schooling.goOn();
  const before = givenIn(schooling);
  // Questions that a player takes for one are answered together: what is begun waits for what belongs to it.
  for (let ask = schooling.view.peek()?.ask, i = 0; ask && givenIn(schooling) === before; i++) {
    give(room, own[i] ?? nth(ask, 0));
    if (answering.ask === ask) break;
    ask = answering.ask;
  }
  own.splice(0, givenIn(schooling) - before);
  const { number, astray } = schooling.stand.peek() ?? {};
  expect(givenIn(schooling), `step ${number} goes on, and does not say ${astray?.key}`).toBeGreaterThan(
    before,
  );
};

/** Goes on up to a step; hears what each step says. */
const walk = async (room: Room, to: number, hear: (text: string) => void = () => {}): Promise<void> => {
  for (;;) {
    await settled(room);
    const { number = 0, over } = room.schooling.stand.peek() ?? {};
    if (over === true || number >= to) return;
    hear(sentenceOf(room.schooling.lesson, room.game.id, `${number}`));
    expect(() => room.schooling.marks).not.toThrow();
    pass(room);
  }
};

const END = Number.POSITIVE_INFINITY;

describe.each(LESSONS)('$id', lesson => {
  test.each(LANGUAGES)('is pressed through in %s', async lang => {
    spoken.lang = lang;
    const room = open(lesson);
    const said: string[] = [];
    await walk(room, END, text => said.push(text));
    expect(new Set(said).size).toBe(lesson.steps.length);
    for (const text of said) expect(text).not.toMatch(/^$|[{}]/);
    expect(noted.at(-1)).toMatchObject({ over: true });
    expect(room.schooling.view.peek()?.ask).toBeUndefined();
  });

  test('whoever goes astray is told so, and nothing has happened', async () => {
    const room = open(lesson);
    const { schooling, answering } = room;
    const chance = seeded(lesson.id);
    for (let n = 0; n < 60; n++) {
      await settled(room);
      const { ask, put } = schooling.view.peek() ?? {};
      const { over, number } = schooling.stand.peek() ?? {};
      if (over === true) return;
      const astray = ask && nth(ask, below(chance, Math.min(count(ask), 1e6)));
      if (ask && astray && schooling.objects([{ ask, answer: astray }])) {
        answering.propose(astray);
        answering.confirm();
        expect(schooling.view.peek()?.put).toBe(put);
        const key = schooling.stand.peek()?.astray?.key ?? '?';
        if (key !== '') expect(sentenceOf(lesson, room.game.id, key), `${number} ${key}`).not.toBe('');
      }
      pass(room);
      expect(schooling.stand.peek()?.astray).toBeUndefined();
    }
    throw new Error('it never ends');
  });

  test('is left at any step, and gone on with', async () => {
    const room = open(lesson);
    for (let step = 1; step <= lesson.steps.length; step++) {
      await walk(room, step);
      const left = noted.at(-1);
      expect(left?.step).toBe(step);
      const back = open(lesson, left);
      await settled(back);
      expect(back.schooling.stand.peek()).toMatchObject({ number: step, over: false });
      expect(back.schooling.record.answers).toEqual(room.schooling.record.answers);
    }
  });

  test('begins at each of its chapters', async () => {
    for (const step of chaptersOf(lesson)) {
      const taken = open(lesson).own.map(answer => wordAnswer(open(lesson).game, LEARNER, answer));
      const room = open(lesson, { step, taken });
      await settled(room);
      expect(room.schooling.stand.peek()?.number).toBe(step);
    }
  });
});

test('taking back leads to the beginning of the step, never further', async () => {
  const lesson = at(LESSONS, 0);
  const room = open(lesson);
  const { schooling } = room;
  await walk(room, 6);
  schooling.undo();
  expect(schooling.stand.peek()?.number).toBe(6);
  const before = schooling.record.answers.length;
  pass(room);
  expect(schooling.view.peek()?.undoable).toBe(1);
  schooling.undo();
  expect(schooling.record.answers).toHaveLength(before);
  expect(schooling.stand.peek()?.number).toBe(6);
});

test('a step that tells what was just seen ends by its own button alone', async () => {
  const room = open(LESSONS.find(lesson => lesson.id === 'estoril-first') as Lesson);
  const { schooling } = room;
  await walk(room, 6);
  pass(room);
  expect(schooling.stand.peek()).toMatchObject({ number: 7, isTelling: true, isBehind: false });
  expect(schooling.looking.peek()).toBe(false);
  schooling.goOn();
  await vi.waitUntil(() => schooling.stand.peek()?.number === 8 && schooling.view.peek()?.ask);
});

/** What is marked, as lesson files write it. */
const marked = ({ schooling, game }: Room): readonly string[] =>
  schooling.marks.map(mark => (typeof mark === 'string' ? mark : game.word(mark)));

test('what is marked is what the step speaks of, what is to be pressed before all else', async () => {
  const room = open(at(LESSONS, 0));
  await walk(room, 4);
  expect(marked(room)).toEqual(['stephansdom', 'count:0:wine', 'count:0:tobacco']);
  await walk(room, 5);
  expect(marked(room)).toEqual(['ruprechtskirche']);
  await walk(room, 15);
  expect(marked(room)).toEqual(['marker:briefcase', 'investigator', 'roof']);
});

test('where any answer is right, whatever may be chosen is marked', async () => {
  const room = open(at(LESSONS, 0));
  await walk(room, 3);
  expect(marked(room)).toEqual(['drawer-1', 'drawer-2', 'drawer-3']);
  await walk(room, 11);
  expect(marked(room)).toEqual(['drawer-2', 'drawer-3']);
});

test('a bot’s hint waits for the last step', async () => {
  const room = open(at(LESSONS, 0));
  expect(room.schooling.hints).toBe(false);
  await walk(room, room.schooling.lesson.steps.length);
  expect(room.schooling.hints).toBe(true);
});

test('how far somebody came is read back, as far as it makes sense', () => {
  const good = { step: 3, taken: ['1: 054 042 012'], done: false };
  const text = JSON.stringify({
    'vienna-first': good,
    'hamburg-first': { step: 'two' },
    'estoril-first': null,
  });
  expect(readProgress(text)).toEqual({ 'vienna-first': good });
  expect(readProgress('{')).toEqual({});
  expect(readProgress(null)).toEqual({});
});

test('every place to learn is found again by its address', () => {
  for (const hash of ['#/learn', '#/learn/lesson/vienna-first', '#/learn/lesson/vienna-first/9']) {
    const place = parseLearning(hash);
    expect(place && hashOfLearning(place.path)).toBe(hash);
  }
  expect(parseLearning('#/learning')).toBeUndefined();
  expect(parseLearning('#/table/x')).toBeUndefined();
});

test('all lessons of the house are on the page, each under its game', () => {
  expect(LESSONS).toHaveLength(16);
  for (const lesson of LESSONS) {
    const { game } = readRecord(lesson.record, GAMES);
    expect(gameOf(lesson)).toBe(game.id);
  }
});

test('what Hamburg’s lesson tells of dice and majorities has happened when it is told', async () => {
  const lesson = lessonsOf('hamburg')[0] as Lesson;
  const room = open(lesson);
  const table = (): Hamburg => room.schooling.view.peek()?.table as unknown as Hamburg;
  await walk(room, 3);
  expect(table().dice[3]).toBe(6);
  expect(table().hazards[3]).toBe(1);
  await walk(room, 9);
  expect(table().majority[0]).not.toBe(0);
  expect(table().round).toBe(2);
});

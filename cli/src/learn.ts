/** kaffeehaus learn: a lesson on the terminal, then the same table against easy bots. */
import { at } from '@kaffeehaus/kernel';
import { Course, LEARNER } from '@kaffeehaus/lessons';
import type { Texts } from '@kaffeehaus/lessons';
import { boardOf } from './boards/index.ts';
import { BadInput, FINE, Left } from './command.ts';
import type { Call, Command } from './command.ts';
import { gameName } from './games.ts';
import { Schooling } from './learn/schooling.ts';
import { lessonNamed } from './shelf.ts';
import { present, remind, sit } from './play.ts';
import { plainText, readLine } from './play/listing.ts';
import type { Asking } from './play/listing.ts';
import { Room } from './play/room.ts';
import type { Counsel } from './play/room.ts';
import { readWord, talk } from './play/talk.ts';
import { withPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { wrap } from './text.ts';

type Classroom = Room<Schooling, Counsel>;

/** What a learner wants next: another step, the table at once, or to leave. */
type Next = 'on' | 'play' | 'quit' | 'eof';

const NO_HINTS: Counsel = { hint: () => Promise.reject(new BadInput('cli.learn.noHints')) };
const PLAY = 'play';

/** A sentence of the lesson, people in it called as everywhere: "{Zé Pescador}" by the code name. */
const sentence = ({ words, evening }: Classroom, texts: Texts, key: string): string =>
  (texts[key] ?? texts[key.replace(/\.\d+$/, '')] ?? '').replaceAll(/\{([^{}]+)\}/g, (_, person: string) =>
    words.called(evening.game.id, person),
  );

const teach = (room: Classroom, texts: Texts): void => {
  const { pen } = room;
  const { number, step } = room.evening.course;
  room.tellNews(LEARNER);
  if (step.chapter)
    room.say(`\n${pen.style.ink('dim', wrap(sentence(room, texts, `${number}.chapter`), pen.columns))}`);
  room.say(
    `\n${pen.style.ink('bold', wrap(`${number}. ${sentence(room, texts, `${number}`)}`, pen.columns))}`,
  );
};

/** A step that tells something ends with an empty line. */
const watch = async (room: Classroom): Promise<Next> => {
  room.say(room.pen.style.ink('dim', wrap(room.words.t('cli.learn.goOn'), room.pen.columns)));
  for (;;) {
    const line = (await room.hear(LEARNER))?.trim();
    if (line === undefined) return 'eof';
    if (plainText(line) === PLAY) return 'play';
    if (line === '') {
      room.evening.course.goOn();
      return 'on';
    }
    if (readWord(room, line)?.word === 'quit') return 'quit';
    room.say(room.words.t('cli.learn.goOn'));
  }
};

/** An answer that goes on; what the rules allow and the lesson is not about gets the lesson's own sentence. */
const reply = (room: Classroom, texts: Texts, asking: Asking, line: string): string | undefined => {
  const { course } = room.evening;
  const key = `${course.number}.wrong${course.place > 1 ? `.${course.place}` : ''}`;
  const reading = readLine(asking, line);
  if (!('answer' in reading)) return reading.problem;
  return course.answer(reading.answer) === 'wrong' ? sentence(room, texts, key) : undefined;
};

const practise = async (room: Classroom, texts: Texts): Promise<Next> => {
  for (let asking = present(room, LEARNER); asking !== undefined;) {
    const line = (await room.hear(LEARNER))?.trim();
    if (line === undefined) return 'eof';
    if (plainText(line) === PLAY) return 'play';
    const said = readWord(room, line);
    if (said?.word === 'quit') return 'quit';
    if (said) {
      const next = await talk(room, asking, said);
      if (next === 'remind') remind(room, asking);
      if (next === 'ask') asking = present(room, LEARNER);
      continue;
    }
    const problem = line === '' ? '' : reply(room, texts, asking, line);
    if (problem === undefined) return 'on';
    if (problem === '') asking = present(room, LEARNER);
    else room.say(wrap(problem, room.pen.columns));
  }
  return 'on';
};

const take = async (room: Classroom, texts: Texts): Promise<Next> => {
  const { course } = room.evening;
  for (let shown = 0; !course.over;) {
    if (course.number !== shown) teach(room, texts);
    shown = course.number;
    const next = course.isTelling ? await watch(room) : await practise(room, texts);
    if (next !== 'on') return next;
  }
  return 'play';
};

const run = (call: Call): Promise<number> => withPool(call.io.threads, pool => school(call, pool));

const school = async (call: Call, pool: Pool): Promise<number> => {
  const { words } = call;
  const { lesson, game, record } = lessonNamed(at(call.args, 0));
  const texts = lesson.texts[words.lang];
  const schooling = new Schooling(new Course(game, lesson, record));
  const room: Classroom = new Room(call, schooling, NO_HINTS, await boardOf(game), undefined, undefined);
  const { minutes, steps } = lesson;
  const title = { game: gameName(words, game), title: texts['title'] ?? '', minutes, steps: steps.length };
  room.say(room.pen.style.ink('bold', wrap(words.t('cli.learn.title', title), room.pen.columns)));
  room.say(wrap(words.t('cli.learn.welcome'), room.pen.columns));
  const next = await take(room, texts);
  if (next === 'eof') throw new Left('cli.play.eof');
  if (lesson.next !== undefined) room.say(`\n${words.t('cli.learn.next', { lesson: lesson.next })}`);
  if (next === 'quit') {
    room.say(words.t('cli.play.bye'));
    return FINE;
  }
  room.say(`\n${wrap(words.t('cli.learn.free'), room.pen.columns)}\n`);
  const { players } = schooling;
  return sit(call, pool, { game, save: { record: schooling.record, given: schooling.given }, players });
};

export const command: Command = {
  name: 'learn',
  takes: '<lesson>',
  flags: [{ name: 'plain', text: 'cli.play.flag.plain' }],
  examples: ['learn vienna', 'learn hamburg-solo --lang de'],
  run,
};

/** The lessons of the house, and lessons from files. */
import { readFileSync, readdirSync } from 'node:fs';
import { readRecord } from '@kaffeehaus/kernel';
import type { Game, GameRecord } from '@kaffeehaus/kernel';
import { readLesson } from '@kaffeehaus/lessons';
import type { Lesson } from '@kaffeehaus/lessons';
import { BadInput } from './command.ts';
import { GAMES } from './games.ts';

/** Where the lessons of the house lie, from the sources as from what is built of them. */
const LESSONS = new URL('../../lessons/files/', import.meta.url);
const ENDING = '.json';

/** A lesson with the game it is about. */
export interface Opened {
  readonly lesson: Lesson;
  readonly game: Game;
  readonly record: GameRecord;
}

/** A lesson from what its file says; whatever is wrong with it is a fault that names the field. */
export const openLesson = (value: unknown): Opened => {
  const lesson = readLesson(value);
  return { lesson, ...readRecord(lesson.record, GAMES) };
};

export const lessonIds = (): readonly string[] =>
  readdirSync(LESSONS)
    .filter(file => file.endsWith(ENDING))
    .map(file => file.slice(0, -ENDING.length))
    .sort();

/** A lesson by its name; a game alone means its first one. */
export const lessonNamed = (name: string): Opened => {
  const known = lessonIds();
  const id = [name, `${name}-first`].find(one => known.includes(one));
  if (id === undefined) throw unknownLesson(name, known);
  return openLesson(JSON.parse(readFileSync(new URL(`${id}${ENDING}`, LESSONS), 'utf8')));
};

/** Names the lessons of the game that was meant, else the first of each. */
const unknownLesson = (name: string, known: readonly string[]): BadInput => {
  const ofGame = known.filter(one => one.split('-', 1)[0] === name.split('-', 1)[0]);
  const few = ofGame.length > 0 ? ofGame : known.filter(one => one.endsWith('-first'));
  return new BadInput('cli.learn.unknown', { lesson: name, known: few.join(', ') });
};

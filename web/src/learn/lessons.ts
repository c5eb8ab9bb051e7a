/** The lessons of the house, as their files tell them. */
import { type Lesson, readLesson } from '@kaffeehaus/lessons';

const FILES = import.meta.glob<unknown>('../../../lessons/files/*.json', {
  eager: true,
  import: 'default',
});

const read = new Map(
  Object.values(FILES).map(file => {
    const lesson = readLesson(file);
    return [lesson.id, lesson] as const;
  }),
);

/** By game, in the order in which one takes them: the first teaches the game, the others what may be added. */
const ORDER: { readonly [game: string]: readonly string[] } = {
  vienna: ['first', 'missions', 'payday', 'third-man', 'feld-agents'],
  hamburg: ['first', 'strike', 'solo', 'mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'],
  estoril: ['first', 'casino-abyss'],
};

export const lessonNamed = (id: string): Lesson | undefined => read.get(id);

export const lessonsOf = (game: string): readonly Lesson[] =>
  (ORDER[game] ?? []).flatMap(name => lessonNamed(`${game}-${name}`) ?? []);

/** The steps at which somebody may begin: the first, and every chapter. */
export const chaptersOf = ({ steps }: Lesson): readonly number[] =>
  steps.flatMap(({ chapter }, i) => (chapter || i === 0 ? [i + 1] : []));

/** The game a lesson is about, as its name says. */
export const gameOf = ({ id }: Lesson): string => id.replace(/-.*$/, '');

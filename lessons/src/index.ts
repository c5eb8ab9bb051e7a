export { MOST_WORDS, check } from './check.ts';
export type { Flaw } from './check.ts';
export { Course, LEARNER, Untrue } from './course.ts';
export type { Reply } from './course.ts';
export { FORMAT, LANGUAGES, readLesson } from './lesson.ts';
export type { Accept, Expected, Language, Lesson, Step, Texts } from './lesson.ts';

export { Standings, matchOf } from './contest.ts';
export type { Contender, Contest, Sums } from './contest.ts';
export { GAMES, gameOf } from './games.ts';
export { main } from './main.ts';
export { Pool, Stopped, interruptible } from './pool.ts';
export { mindOf } from './minds.ts';
export { LEVELS, NOTHING, School, textOf } from './school.ts';
export type { Progress, Stage } from './school.ts';

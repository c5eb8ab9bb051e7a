export { GAMES } from './games.ts';
export { main } from './main.ts';

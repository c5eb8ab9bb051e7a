/** The rooms of the house: whoever is in one of them needs nothing of the other. */
import { Part } from '../ui/part.ts';
import { wantWords } from '../ui/words.ts';
import type { Route } from './route.ts';

export const lobby = new Part(() => import('./Lobby.tsx'));

/** What it takes to sit down. */
export const room = new Part(() => import('./laying.ts'));

/** Where people meet, with its words. */
export const meeting = new Part(async () => {
  const [part] = await Promise.all([import('../online/Meeting.tsx'), wantWords('online')]);
  return part;
});

/** Where one learns, with its words. */
export const learning = new Part(async () => {
  const [part] = await Promise.all([import('../learn/Learn.tsx'), wantWords('learn')]);
  return part;
});

/** Where games are looked at, with its words. */
export const screen = new Part(async () => {
  const [part] = await Promise.all([import('../replay/KeptReplay.tsx'), wantWords('replay')]);
  return part;
});

/** Tables of the house at which somebody of this browser sits. */
export const calls = new Part(async () => {
  const [part] = await Promise.all([import('../online/Calls.tsx'), wantWords('online')]);
  return part;
});

/** Brings what is there while the words are still on their way. */
export const prepareFor = (route: Route): void => {
  if (route.at === 'replay') screen.prepare();
  else (route.at === 'table' ? room : lobby).prepare();
};

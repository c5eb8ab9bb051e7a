/** Places of the app, in the part of the address the server never sees. */
import { signal } from '@preact/signals';
import { type Learning, hashOfLearning, parseLearning } from '../learn/places.ts';
import { HAS_HOUSE } from '../online/known.ts';
import { type Place, hashOfPlace, parsePlace } from '../online/places.ts';
import { type Replaying, hashOfReplay, parseReplaying } from '../repertoire/moments.ts';
import { noteWay } from '../ui/whence.ts';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'games' }
  | { readonly at: 'table'; readonly id: string }
  | Replaying
  | Learning
  | Place;

const GAMES = '#/games';

export const parseRoute = (hash: string): Route => {
  const place = (HAS_HOUSE ? parsePlace(hash) : undefined) ?? parseLearning(hash) ?? parseReplaying(hash);
  if (place) return place;
  const [, id] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  if (id !== undefined) return { at: 'table', id };
  return hash === GAMES ? { at: 'games' } : { at: 'lobby' };
};

export const hashOf = (route: Route): string => {
  if (route.at === 'table') return `#/table/${route.id}`;
  if (route.at === 'lobby') return '#/';
  if (route.at === 'replay') return hashOfReplay(route.id, route.moment, route.isReviewed);
  if (route.at === 'learn') return hashOfLearning(route.path);
  return route.at === 'games' ? GAMES : hashOfPlace(route);
};

/** Where people meet: what is there comes when somebody goes there. */
export const isPlace = (route: Route): route is Place =>
  !['lobby', 'games', 'table', 'replay', 'learn'].includes(route.at);

export const route = signal<Route>(parseRoute(location.hash));

export const go = (to: Route): void => {
  location.hash = hashOf(to);
};

export const watchRoute = (): (() => void) => {
  const heard = ({ oldURL }: HashChangeEvent): void => {
    noteWay(new URL(oldURL).hash, location.hash);
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', heard);
  return () => removeEventListener('hashchange', heard);
};

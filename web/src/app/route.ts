/** Places of the app, in the part of the address the server never sees. */
import { signal } from '@preact/signals';

export type Route =
  { readonly at: 'lobby' } | { readonly at: 'games' } | { readonly at: 'table'; readonly id: string };

const GAMES = '#/games';

export const parseRoute = (hash: string): Route => {
  const [, id] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  if (id !== undefined) return { at: 'table', id };
  return hash === GAMES ? { at: 'games' } : { at: 'lobby' };
};

export const hashOf = (route: Route): string => {
  if (route.at === 'table') return `#/table/${route.id}`;
  return route.at === 'games' ? GAMES : '#/';
};

export const route = signal<Route>(parseRoute(location.hash));

export const go = (to: Route): void => {
  location.hash = hashOf(to);
};

export const watchRoute = (): (() => void) => {
  const heard = (): void => {
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', heard);
  return () => removeEventListener('hashchange', heard);
};

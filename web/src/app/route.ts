/** Places of the app, in the part of the address the server never sees. */
import { signal } from '@preact/signals';

export type Route = { readonly at: 'lobby' } | { readonly at: 'table'; readonly id: string };

export const parseRoute = (hash: string): Route => {
  const [, id] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  return id === undefined ? { at: 'lobby' } : { at: 'table', id };
};

export const hashOf = (route: Route): string => (route.at === 'lobby' ? '#/' : `#/table/${route.id}`);

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

/** Paper is not scrolled: before a page is printed everything on it is drawn. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const isWhole = signal(false);

const makeWhole = (): void => {
  isWhole.value = true;
};

/** Whoever prints by the browser's own menu gets all of it, too. */
export const useWhole = (): void =>
  useEffect(() => {
    addEventListener('beforeprint', makeWhole);
    return () => {
      removeEventListener('beforeprint', makeWhole);
      isWhole.value = false;
    };
  }, []);

/** Prints as soon as everything is drawn: while a script runs, nothing is. */
export const printAll = (): void => {
  makeWhole();
  requestAnimationFrame(() => setTimeout(() => print()));
};

/** The rules of a table online, by their hash: the house hands them out, and they are run only if they are what they say. */
import { Registry, type Rules } from '@kaffeehaus/kernel';
import { FOLDER } from './folder.ts';

interface Named {
  readonly id: string;
  readonly rev: number;
  readonly shape: number;
  readonly contract: number;
}

const textOf = async (hash: string): Promise<string> => {
  const response = await fetch(`${FOLDER}${hash}.js`);
  if (!response.ok) throw new Error(`${hash}.js could not be loaded`);
  return response.text();
};

const bring = (hash: string): Promise<unknown> => import(/* @vite-ignore */ `${FOLDER}${hash}.js`);

/** A list with one entry, which says itself what it is. */
const registryOf = (hash: string): Registry =>
  new Registry({
    index: async () => {
      const { id: game, rev, shape, contract } = (await bring(hash)) as Named;
      return [{ game, rev, shape, contract, hash }];
    },
    text: textOf,
    bring,
  });

const brought = new Map<string, Promise<Rules>>();

export const servedRules = (hash: string): Promise<Rules> => {
  const before = brought.get(hash);
  if (before) return before;
  const coming = registryOf(hash).byHash(hash);
  brought.set(hash, coming);
  coming.catch(() => brought.delete(hash));
  return coming;
};

/** Rules that are no longer built in, from the folder beside the page: brought when a game needs them. */
import { Registry } from '@kaffeehaus/kernel';
import { FOLDER } from './folder.ts';

const got = async (file: string): Promise<Response> => {
  const response = await fetch(`${FOLDER}${file}`);
  if (!response.ok) throw new Error(`${file} could not be loaded`);
  return response;
};

export const frozen = new Registry({
  index: async () => (await got('index.json')).json() as Promise<unknown>,
  text: async hash => (await got(`${hash}.js`)).text(),
  bring: (hash): Promise<unknown> => import(/* @vite-ignore */ `${FOLDER}${hash}.js`),
});

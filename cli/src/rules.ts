/** Records by the rules they were played by: those built in, or those frozen in a folder. */
import { readFileSync } from 'node:fs';
import { Registry, readRecord, setTable } from '@kaffeehaus/kernel';
import type { Game, GameRecord } from '@kaffeehaus/kernel';
import { GAMES } from './games.ts';

/** Where the rules of the house lie, from the sources as from what is built of them. */
export const RULES = new URL('../../rules/', import.meta.url);

export const registryIn = (folder: URL): Registry =>
  new Registry({
    index: async () => JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as unknown,
    text: async hash => readFileSync(new URL(`${hash}.js`, folder), 'utf8'),
    bring: (hash): Promise<unknown> => import(new URL(`${hash}.js`, folder).href),
  });

/** The record, and its game in that very revision. */
export const openRecord = async (
  value: unknown,
  folder: URL,
): Promise<{ readonly game: Game; readonly record: GameRecord }> => {
  const game = await registryIn(folder).gameFor(value, GAMES);
  const found = readRecord(value, game ? [game] : GAMES);
  // Refused before anybody is asked who sits there.
  setTable(found.game, {}, found.record.seats);
  return found;
};

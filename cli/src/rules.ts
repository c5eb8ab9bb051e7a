/** Records by the rules they were played by: those built in, or those frozen in a folder. */
import { readFileSync } from 'node:fs';
import { Registry, damagedField, damagedRules, readRecord, setTable } from '@kaffeehaus/kernel';
import type { Game, GameRecord, Rules } from '@kaffeehaus/kernel';
import { Broken, faultIn, isHouseRecord, plainOf } from '@kaffeehaus/trust';
import type { HouseRecord } from '@kaffeehaus/trust';
import { GAMES } from './games.ts';

/** Where the rules of the house lie, from the sources as from what is built of them. */
export const RULES = new URL('../../rules/', import.meta.url);

export const registryIn = (folder: URL): Registry =>
  new Registry({
    index: async () => JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as unknown,
    text: async hash => readFileSync(new URL(`${hash}.js`, folder), 'utf8'),
    bring: (hash): Promise<unknown> => import(new URL(`${hash}.js`, folder).href),
  });

/** The games as they were built with the command: what a house of the same build begins tables by. */
const BUILT = new URL('../../server/dist/revisions/', import.meta.url);

/** Rules that came with the command, and no others. */
export const shippedRules = async (hash: string, folder: URL): Promise<Rules | undefined> => {
  for (const from of [folder, BUILT]) {
    const rules = await registryIn(from)
      .byHash(hash)
      .catch((): undefined => undefined);
    if (rules) return rules;
  }
  return undefined;
};

/** The game of a table of a house, told by the rules it names; whether the house is to be trusted, `verify` says. */
const plainly = async (folder: URL, value: unknown): Promise<GameRecord> => {
  const field = faultIn(value);
  if (field !== undefined) throw damagedField(field);
  const record = value as HouseRecord;
  const rules = await shippedRules(record.rules, folder);
  if (!rules) throw damagedRules(record.rules);
  try {
    return plainOf(record, rules);
  } catch (error) {
    throw error instanceof Broken ? damagedField(`rows[${Number(error.where['version'] ?? 1) - 1}]`) : error;
  }
};

/** The record, and its game in that very revision. */
export const openRecord = async (
  value: unknown,
  folder: URL,
): Promise<{ readonly game: Game; readonly record: GameRecord }> => {
  const registry = registryIn(folder);
  const plain = isHouseRecord(value) ? await plainly(folder, value) : value;
  const game = await registry.gameFor(plain, GAMES);
  const found = readRecord(plain, game ? [game] : GAMES);
  // Refused before anybody is asked who sits there.
  setTable(found.game, {}, found.record.seats);
  return found;
};

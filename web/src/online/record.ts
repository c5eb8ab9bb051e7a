/** Records of finished games, as the house hands them out. */
import type { GameRecord, Rules } from '@kaffeehaus/kernel';
import { recordPath } from '@kaffeehaus/protocol';
import { type HouseRecord, type RatingStep, isHouseRecord, plainOf } from '@kaffeehaus/trust';
import { servedRules } from '../rules/served.ts';
import { http } from './house.ts';
import type { Visit } from './visit.ts';

export interface Fetched {
  readonly record: HouseRecord;
  readonly rules: Rules;
  readonly plain: GameRecord;
}

export const fetchRecord = async (id: string): Promise<Fetched> => {
  const found = await http.ask<unknown>('GET', recordPath(id));
  if (!isHouseRecord(found)) throw new Error('this is no record');
  const record = found as HouseRecord;
  const rules = await servedRules(record.rules);
  return { record, rules, plain: plainOf(record, rules) };
};

/** A game that was played to its end can be reviewed and saved; what it did to ratings stands there, too. */
export const keepRecord = async (id: string, visit: Visit): Promise<readonly RatingStep[]> => {
  // Who cannot have it now does without a review.
  const fetched = await fetchRecord(id).catch(() => undefined);
  if (fetched) visit.keep(fetched.plain);
  return fetched?.record.ratings ?? [];
};

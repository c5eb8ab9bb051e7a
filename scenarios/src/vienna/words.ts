/** Words of Vienna for the gaps in sentences, and how a finding is told. */
import type { Bench } from '@kaffeehaus/kernel/table';
import { BUILDINGS, DOSSIERS } from '@kaffeehaus/vienna';
import type { Step, Vienna } from '@kaffeehaus/vienna';
import { wordOf } from '../pattern.ts';

export type Table = Bench<Vienna, Step>;

export const indexed = (words: readonly string[]): Map<string, number> =>
  new Map(words.map((word, i) => [word, i]));
export const building = wordOf('a building', indexed(BUILDINGS.map(({ word }) => word)));
export const dossier = wordOf('a dossier', indexed(DOSSIERS));

/** What was found, unless it is what was wanted. */
export const is = (found: number | string, wanted: number | string, what = ''): string | undefined =>
  found === wanted ? undefined : `${found}${what && ` ${what}`}`;
export const listed = (words: readonly string[]): string => words.join(' ') || 'nothing';

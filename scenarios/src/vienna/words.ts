/** Words of Vienna for the gaps in sentences. */
import type { Stage } from '@kaffeehaus/kernel/stage';
import { BUILDINGS, DOSSIERS } from '@kaffeehaus/vienna';
import type { Step, Vienna } from '@kaffeehaus/vienna';
import { indexed } from '../finding.ts';
import { wordOf } from '../pattern.ts';

export type Table = Stage<Vienna, Step>;

export const building = wordOf('a building', indexed(BUILDINGS.map(({ word }) => word)));
export const dossier = wordOf('a dossier', indexed(DOSSIERS));

import { ARTFUL, LEARNED } from './academies.ts';
import { SACRED } from './churches.ts';
import { NOBLE, OFFICIAL } from './palaces.ts';
import type { Shape } from './stone.ts';

const ALL: Readonly<Record<string, readonly Shape[]>> = {
  ...NOBLE,
  ...SACRED,
  ...OFFICIAL,
  ...ARTFUL,
  ...LEARNED,
};

/** The silhouette that goes with a building's name; a name without one gets an empty plate. */
export const landmark = (name: string): readonly Shape[] => ALL[name] ?? [];

import type { Seal } from '../../art/kinds.ts';
import { ARTFUL, LEARNED } from './academies.ts';
import { SACRED } from './churches.ts';
import { NOBLE, OFFICIAL } from './palaces.ts';
import type { Shape } from './stone.ts';

const ALL: Record<string, Shape[]> = { ...NOBLE, ...SACRED, ...OFFICIAL, ...ARTFUL, ...LEARNED };

const BY_SEAL: Record<Seal, Shape[] | undefined> = {
  nobility: NOBLE['Palais Liechtenstein'],
  religion: SACRED['Ruprechtskirche'],
  administration: OFFICIAL['Ballhausplatz'],
  culture: ARTFUL['Musikverein'],
  science: LEARNED['Universität'],
};

/** The silhouette that goes with a building's name; an unknown name gets a plain one of its seal. */
export function landmark(name: string, seal: Seal | undefined): Shape[] {
  return ALL[name] ?? (seal && BY_SEAL[seal]) ?? BY_SEAL.nobility ?? [];
}

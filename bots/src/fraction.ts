import { below } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';

const FINE = 1 << 24;

/** A number from 0 up to 1. */
export const fraction = (chance: Chance): number => below(chance, FINE) / FINE;

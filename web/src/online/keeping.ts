/** What this browser remembers of the house; one that forbids it forgets with the page. */
import { type Keepsake, faultInKeepsake } from '@kaffeehaus/trust';

const remembered = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(`kaffeehaus.${name}`) ?? 'null');
  } catch {
    return null;
  }
};

const remember = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(`kaffeehaus.${name}`);
    else localStorage.setItem(`kaffeehaus.${name}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
};

const luckOf = (table: string): string => `luck.${table}`;

/** The seat's part in mixing, and its receipts. */
export const keptLuck = (table: string): Keepsake | undefined => {
  const kept = remembered(luckOf(table));
  return faultInKeepsake(kept) === undefined ? (kept as Keepsake) : undefined;
};

export const keepLuck = (keepsake: Keepsake): void => remember(luckOf(keepsake.table), keepsake);

/** Where somebody last looked, and when. */
export interface Looked {
  readonly v: number;
  readonly at: number;
}

const isLooked = (value: unknown): value is Looked =>
  typeof value === 'object' &&
  value !== null &&
  'v' in value &&
  'at' in value &&
  Number.isSafeInteger(value.v) &&
  typeof value.at === 'number';

const lookedOf = (table: string): string => `looked.${table}`;

export const keptLook = (table: string): Looked | undefined => {
  const kept = remembered(lookedOf(table));
  return isLooked(kept) ? kept : undefined;
};

export const keepLook = (table: string, looked: Looked): void => remember(lookedOf(table), looked);

const heardOf = (table: string): string => `heard.${table}`;

/** The last line of talk that was read here. */
export const keptHeard = (table: string): number | undefined => {
  const kept = remembered(heardOf(table));
  return Number.isSafeInteger(kept) ? (kept as number) : undefined;
};

export const keepHeard = (table: string, n: number): void => remember(heardOf(table), n);

/** By what others come to a table: a link, or a code that is said aloud. */
export type Way = 'link' | 'code';

/** What was made for others. */
export interface Kept {
  readonly text: string;
  readonly until: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'until' in value &&
  typeof value.text === 'string' &&
  typeof value.until === 'number';

/** An invitation is said once: whoever made it keeps it as long as it is good. */
export const keptInvite = (way: Way, table: string): Kept | undefined => {
  const kept = remembered(`${way}.${table}`);
  return isKept(kept) && kept.until > Date.now() ? kept : undefined;
};

export const keepInvite = (way: Way, table: string, kept: Kept | undefined): void =>
  remember(`${way}.${table}`, kept);

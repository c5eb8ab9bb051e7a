import { ESTORIL } from './estoril.ts';
import type { Guide } from './guide.ts';
import { HAMBURG } from './hamburg.ts';
import { VIENNA } from './vienna.ts';

/** In the order of the lobby. */
export const GUIDES: readonly Guide[] = [VIENNA, HAMBURG, ESTORIL];

export { askedAt, citedIn, entriesOf, entryOf } from './guide.ts';
export type { Entry, Guide, Section, Shown } from './guide.ts';

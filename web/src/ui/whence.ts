/** The table somebody left to read something up: the way back to it, and what could be seen there. */
import type { Card } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';

interface Table {
  readonly game: string;
  /** The cards whose faces its viewer sees. */
  readonly cards: readonly Card[];
}

let table: Table | undefined;
export const whence = signal<(Table & { readonly address: string }) | undefined>(undefined);

/** What the viewer of the table that is open sees now; nothing once nobody looks. */
export const noteTable = (game: string, cards: Table['cards']): void => {
  table = { game, cards };
};
export const leaveTable = (): void => {
  table = undefined;
};

/** The game that is played on the screen. */
export const gameHere = (): string | undefined => table?.game;

const READS = /^#\/(?:rules|cards|learn)\b/;

/** From a table to what is read, and on from there, the way back stays; elsewhere it is forgotten. */
export const noteWay = (from: string, to: string): void => {
  if (!READS.test(to)) whence.value = undefined;
  else if (!READS.test(from)) whence.value = table && { ...table, address: from };
};

/** The cards that were seen at a table of this game. */
export const tableSeen = (game: string): ReadonlySet<Card> | undefined =>
  whence.value?.game === game ? new Set(whence.value.cards) : undefined;

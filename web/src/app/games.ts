/** The games kept in this browser, as the lobby lists them. */
import type { Record } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { GAMES } from '../games.ts';
import { fresh } from '../store/chance.ts';
import { type Broken, type Kept, type Sitter, type Summary, summarize } from '../store/kept.ts';
import { type Shelf, openShelf } from '../store/shelf.ts';

/** Nothing until the shelf is open. */
export const shelf = signal<Shelf | undefined>(undefined);
export const games = signal<readonly (Summary | Broken)[] | undefined>(undefined);

export const isBroken = (entry: Summary | Broken): entry is Broken => 'fault' in entry;
export const idOf = (entry: Summary | Broken): string => (isBroken(entry) ? entry.id : entry.kept.id);

/** A game is played through once per version, however often the list is drawn. */
const known = new Map<string, { readonly version: number; readonly entry: Summary }>();

const look = (id: string, value: unknown): Summary | Broken => {
  const version = (value as Partial<Kept> | undefined)?.version;
  const before = known.get(id);
  if (before && before.version === version) return before.entry;
  const entry = summarize(id, value, GAMES);
  if (!isBroken(entry)) known.set(id, { version: entry.kept.version, entry });
  return entry;
};

/** The last played first; damaged ones last. */
const changed = (entry: Summary | Broken): number => (isBroken(entry) ? 0 : entry.kept.changed);

export const refresh = async (): Promise<void> => {
  const entries = (await shelf.value?.all()) ?? [];
  games.value = entries.map(({ id, value }) => look(id, value)).sort((a, b) => changed(b) - changed(a));
};

export const openHouse = async (): Promise<void> => {
  shelf.value = await openShelf();
  shelf.value.watch(() => void refresh());
  await refresh();
};

/** Puts a new game on the shelf. Returns its id, or nothing if the browser refuses. */
export const put = async (record: Record, sitters: readonly Sitter[]): Promise<string | undefined> => {
  const id = fresh(8);
  const kept: Kept = { id, version: 1, changed: Date.now(), sitters, record, given: [] };
  const written = await shelf.value?.put(kept).catch(() => undefined);
  await refresh();
  return written === 'kept' ? id : undefined;
};

export const remove = async (id: string): Promise<void> => {
  await shelf.value?.remove(id);
  await refresh();
};

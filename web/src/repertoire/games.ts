/** The games kept in this browser, as the lobby lists them. */
import type { GameRecord } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { fresh } from '../store/chance.ts';
import type { Broken, Kept, Sitter, Summary } from '../store/kept.ts';
import { type Entry, type Shelf, openShelf } from '../store/shelf.ts';

/** Nothing until the shelf is open. */
export const shelf = signal<Shelf | undefined>(undefined);
export const games = signal<readonly Found[] | undefined>(undefined);

/** A game whose rules could not be loaded: nothing can be told of it yet. */
export interface Unread {
  readonly id: string;
  readonly unread: true;
}

export type Found = Summary | Broken | Unread;

export const isBroken = (entry: Found): entry is Broken => 'fault' in entry;
export const isUnread = (entry: Found): entry is Unread => 'unread' in entry;
export const idOf = (entry: Found): string => ('kept' in entry ? entry.kept.id : entry.id);

/** A game is played through once per version, however often the list is drawn. */
const known = new Map<string, { readonly version: number; readonly entry: Summary }>();

/** Those who have never played need nothing of what reads games. */
const read = async (id: string, value: unknown, record: unknown): Promise<Summary | Broken> => {
  const [{ bringFor }, { summarize }] = await Promise.all([
    import('./revisions.ts'),
    import('../store/reader.ts'),
  ]);
  const views = await bringFor(record);
  return summarize(
    id,
    value,
    views.map(view => view.game),
    (game, table) => views.find(view => view.game === game)?.points(table) ?? [],
  );
};

const look = async ({ id, value }: Entry): Promise<Found> => {
  const { version, record } = (value ?? {}) as Partial<Kept>;
  const before = known.get(id);
  if (before && before.version === version) return before.entry;
  const entry = await read(id, value, record).catch(() => undefined);
  if (!entry) return { id, unread: true };
  if (!isBroken(entry)) known.set(id, { version: entry.kept.version, entry });
  return entry;
};

/** The last played first; those of which nothing is known last. */
const changed = (entry: Found): number => ('kept' in entry ? entry.kept.changed : 0);

/** Counts the looks at the shelf: one that took long must not undo a later one. */
let looks = 0;

export const refresh = async (): Promise<void> => {
  looks += 1;
  const mine = looks;
  const entries = (await shelf.value?.all()) ?? [];
  const found = await Promise.all(entries.map(look));
  if (mine === looks) games.value = found.sort((a, b) => changed(b) - changed(a));
};

export const openHouse = async (): Promise<void> => {
  shelf.value = await openShelf();
  shelf.value.watch(() => void refresh());
  await refresh();
};

/** Puts a new game on the shelf. Returns its id, or nothing if the browser refuses. */
export const put = async (
  record: GameRecord,
  sitters: readonly Sitter[],
  colours?: Kept['colours'],
  { given = [], lesson, fork }: Partial<Pick<Kept, 'fork' | 'given' | 'lesson'>> = {},
): Promise<string | undefined> => {
  const id = fresh(8);
  const kept: Kept = {
    id,
    version: 1,
    changed: Date.now(),
    sitters,
    record,
    given,
    // Of a game that comes with answers nobody knows how long it was played.
    ...(record.answers.length === 0 && lesson === undefined && { spent: 0 }),
    ...(colours && { colours }),
    ...(lesson !== undefined && { lesson }),
    ...(fork !== undefined && { fork }),
  };
  const written = await shelf.value?.put(kept).catch(() => undefined);
  await refresh();
  return written === 'kept' ? id : undefined;
};

export const remove = async (id: string): Promise<void> => {
  await shelf.value?.remove(id);
  await refresh();
};

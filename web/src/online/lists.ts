/** Tables of the house as lists that stay fresh as long as somebody looks. */
import type { TableHead } from '@kaffeehaus/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { http, meet, whyNot } from './house.ts';

/** What is looked for; empty: whatever there is. */
export interface Filter {
  readonly game: string;
  readonly pace: string;
  readonly language: string;
  readonly level: string;
}

export const NO_FILTER: Filter = { game: '', pace: '', language: '', level: '' };

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== '');

/** The list is asked for again after so many milliseconds. */
const AGAIN = 5000;

/** So many tables are shown at first, and so many more each time somebody reaches the end of the list. */
const STEP = 50;
/** The house tells no more than this at once. */
const MOST = 200;

/** What has not changed stays the very same, so that nothing is drawn again for it. */
export const kept = (before: readonly TableHead[], now: readonly TableHead[]): readonly TableHead[] => {
  const known = new Map(before.map(table => [table.id, table]));
  return now.map(table => {
    const same = known.get(table.id);
    return same && JSON.stringify(same) === JSON.stringify(table) ? same : table;
  });
};

/** As the house is asked for levels of play. */
const RATINGS: { readonly [level: string]: { readonly least?: number; readonly most?: number } } = {
  low: { most: 1399 },
  middle: { least: 1400, most: 1599 },
  high: { least: 1600 },
};

interface Listed {
  readonly tables: readonly TableHead[];
  readonly hasMore: boolean;
}

/** The newest tables, so many of them. */
const ask = async (
  { level = '', ...wanted }: { readonly [name: string]: string },
  many: number,
): Promise<Listed> => {
  const named = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  const given = { ...named, ...RATINGS[level] };
  const tables: TableHead[] = [];
  let before: number | null | undefined;
  do {
    const limit = Math.min(MOST, many - tables.length);
    const page = await http.tables({ ...given, limit, before: before ?? undefined });
    tables.push(...page.tables);
    before = page.next;
  } while (before !== null && tables.length < many);
  return { tables, hasMore: before !== null };
};

const NONE: Listed = { tables: [], hasMore: false };

/** Asks at once and then again and again, while the page is looked at. */
const useFresh = (look: () => Promise<void>, about: readonly unknown[]): string | undefined => {
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const again = async (): Promise<void> => {
      try {
        if (document.visibilityState === 'visible') await look();
        trouble.value = undefined;
      } catch (cause) {
        trouble.value = whyNot(cause);
      }
      if (!isGone) timer = setTimeout(() => void again(), AGAIN);
    };
    void again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, about);
  return trouble.value;
};

/** Tables to sit down at, by what is looked for; `more` shows further ones. */
export const useOpen = (filter: Filter) => {
  const [many, setMany] = useState(STEP);
  const list = useSignal<Listed | undefined>(undefined);
  const about = Object.values(filter).join();
  useEffect(() => setMany(STEP), [about]);
  const trouble = useFresh(async () => {
    await meet();
    const fresh = await ask({ ...filter, phase: 'open' }, many);
    list.value = { ...fresh, tables: kept(list.peek()?.tables ?? [], fresh.tables) };
  }, [about, many]);
  return { list: list.value, trouble, more: () => setMany(many + STEP) };
};

/** One's own tables, and those one may watch: of people one has played with, and of others. */
export const useOthers = (game: string) => {
  const mine = useSignal<readonly TableHead[]>([]);
  const known = useSignal<readonly TableHead[]>([]);
  const played = useSignal<readonly TableHead[]>([]);
  useFresh(async () => {
    const who = await meet();
    const wanted = { game, phase: 'playing' };
    const [own, ofKnown, ofAll] = await Promise.all([
      who ? http.myTables() : NONE,
      who ? ask({ ...wanted, known: 'yes' }, STEP) : NONE,
      ask(wanted, STEP),
    ]);
    mine.value = kept(mine.peek(), own.tables);
    known.value = kept(known.peek(), ofKnown.tables);
    played.value = kept(played.peek(), ofAll.tables);
  }, [game]);
  const isKnown = ({ id }: TableHead): boolean => known.value.some(table => table.id === id);
  const isOthers = ({ mine: seat }: TableHead): boolean => seat === null;
  return {
    mine: mine.value,
    known: known.value.filter(isOthers),
    played: played.value.filter(table => isOthers(table) && !isKnown(table)),
  };
};

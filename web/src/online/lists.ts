/** Tables of the house as lists that stay fresh as long as somebody looks. */
import type { TableHead, TableList } from '@kaffeehaus/protocol';
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

/** So many tables are shown at once: a house may have hundreds, and each has its picture. */
const PAGE = 25;

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

/** Tables that are looked for, older than one of them if it is named. */
const ask = (
  { level = '', ...wanted }: { readonly [name: string]: string },
  before?: number,
): Promise<TableList> => {
  const named = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  return http.tables({ ...named, ...RATINGS[level], limit: PAGE, before });
};

const NONE: TableList = { tables: [], next: null };

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

/** Tables to sit down at, by what is looked for, a page at a time: the newest first. */
export const useOpen = (filter: Filter) => {
  /** Before which tables the pages begin that were turned. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const list = useSignal<TableList | undefined>(undefined);
  const about = Object.values(filter).join();
  useEffect(() => setTurned([]), [about]);
  const trouble = useFresh(async () => {
    await meet();
    const fresh = await ask({ ...filter, phase: 'open' }, turned.at(-1));
    list.value = { ...fresh, tables: kept(list.peek()?.tables ?? [], fresh.tables) };
  }, [about, turned]);
  const next = list.value?.next ?? null;
  return {
    list: list.value,
    trouble,
    page: turned.length + 1,
    older: next === null ? undefined : () => setTurned([...turned, next]),
    newer: turned.length === 0 ? undefined : () => setTurned(turned.slice(0, -1)),
  };
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
      who ? ask({ ...wanted, known: 'yes' }) : NONE,
      ask(wanted),
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

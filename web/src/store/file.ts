/** Records as files: out as a download, in through a file chooser. */
import { type Game, type GameRecord, isOver, kernelOf, notARecord, readRecord } from '@kaffeehaus/kernel';

/** Lets the browser save a value as a JSON file. */
export const download = (name: string, value: unknown): void => {
  const blob = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** `vienna-2026-11-15-1930.json`: sorts by day, and no character any file system minds. */
export const fileName = (game: string, when: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${game}-${day}-${two(when.getHours())}${two(when.getMinutes())}.json`;
};

/** The value in a file; throws a Fault if it is none of ours. */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notARecord();
  }
};

/** A record out of a file, played through to be sure; throws a Fault and changes nothing if it is none. */
export const readFile = (value: unknown, games: readonly Game[]): { over: boolean; record: GameRecord } => {
  const { game, record } = readRecord(value, games);
  return { over: isOver(kernelOf(game).replay(game, record)), record };
};

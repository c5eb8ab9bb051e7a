/** Everything a game is played with, by name and text. */
import { useMemo } from 'preact/hooks';
import { stocks } from './brought.ts';
import type { Piece, Stock } from './stock/stock.ts';
import { usePart } from '../ui/part.ts';
import { spokenLang } from '../ui/words.ts';

export interface Brought {
  readonly stock: Stock;
  readonly pieces: readonly Piece[];
}

/** Nothing before it is wanted: names come with the whole game. */
export const useStock = (game: string, isWanted = true): Brought | 'unloaded' | undefined => {
  const stock = usePart(stocks(isWanted ? game : ''));
  const lang = spokenLang();
  return useMemo(
    () => (typeof stock === 'object' ? { stock, pieces: stock.pieces() } : stock),
    [stock, lang],
  );
};

/** Every game the page can set. The lobby announces them; the rest of a game is brought when somebody wants it. */
import type { Phrase } from '@kaffeehaus/kernel';
import { estorilBill } from '../estoril/playbill.ts';
import { hamburgBill } from '../hamburg/playbill.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Playbill } from '../seat/playbill.ts';
import { wantWords } from '../ui/words.ts';
import { viennaBill } from '../vienna/playbill.ts';

export const BILLS: readonly Playbill[] = [viennaBill, hamburgBill, estorilBill];

export const billOf = (id: unknown): Playbill | undefined => BILLS.find(bill => bill.id === id);
export const titleOf = ({ id }: { readonly id: string }): Phrase => ({ key: `${id}.name`, args: {} });
export const blurbOf = ({ id }: Playbill): Phrase => ({ key: `${id}.about`, args: {} });

const brought = new Map<string, Promise<GameView>>();

/** The game with its words, ready to be played. What could not be loaded is asked for again the next time. */
export const bring = (bill: Playbill): Promise<GameView> => {
  const before = brought.get(bill.id);
  if (before) return before;
  const coming = Promise.all([bill.load(), wantWords(bill.id)]).then(([view]) => view);
  brought.set(bill.id, coming);
  coming.catch(() => brought.delete(bill.id));
  return coming;
};

/** Brings a game before it is asked for; whether that works will be seen when it is. */
export const prepare = (bill: Playbill): void => void bring(bill).catch(() => undefined);

/** Every game the page can lay. The lobby announces them; the rest of a game is brought when somebody wants it. */
import type { GameOption, Game, Options, Phrase } from '@kaffeehaus/kernel';
import type { GameArea } from '@kaffeehaus/words';
import type { VNode } from 'preact';
import { wantWords } from './app/words.ts';
import { estorilBill } from './estoril/playbill.ts';
import { hamburgBill } from './hamburg/playbill.ts';
import type { GameView } from './table/gameview.ts';
import { viennaBill } from './vienna/playbill.ts';

/** What the lobby knows of a game before its rules, words and drawings are here. */
export interface Playbill {
  readonly id: GameArea;
  readonly seats: Game['seats'];
  readonly options: readonly GameOption[];
  /** What to tell before a game with these options: allowed, but not for everybody. */
  warning?(options: Options): Phrase | undefined;
  /** The horizon of the poster in the lobby. */
  Skyline(): VNode;
  /** Loads the rules and the drawings. */
  load(): Promise<GameView>;
}

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

/** The games a record could be of: the one it names, or else all of them, to say that it is none of them. */
export const bringFor = (record: unknown): Promise<readonly GameView[]> => {
  const named = typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
  if (named === undefined) return Promise.resolve([]);
  const bill = billOf(named);
  return Promise.all((bill ? [bill] : BILLS).map(bring));
};

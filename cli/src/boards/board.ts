/** What a game adds for the terminal: table and desks as text, drawn from a masked table only. */
import type { Ask, Item, Seat, State } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import type { Style } from '../style.ts';

/** In which language, by which names and in which style to draw. */
export interface Pen {
  readonly words: Words;
  readonly names: readonly string[];
  readonly style: Style;
  readonly columns: number;
}

export interface Board<S extends State = State> {
  /** What everybody sees. */
  table(s: S, pen: Pen): string;
  /** What lies before one seat; its hand as far as the masked table shows it. */
  desk(s: S, seat: Seat, pen: Pen): string;
  /** One or two lines that keep the player of a seat oriented between questions. */
  status(s: S, seat: Seat, pen: Pen): string;
  /** What the player asked wants to know of an item when choosing it; empty if its name says all. */
  about(s: S, ask: Ask, item: Item, pen: Pen): string;
  /** Everything about a card or place, whoever owns it; undefined if there is nothing to tell. */
  explain(s: S, item: Item, pen: Pen): string | undefined;
  /** Key of what the players are warned of before they begin: allowed, but not recommended. */
  warning?(s: S): string | undefined;
  /** Keys of the texts that tell, in a few paragraphs, how the game goes. */
  chapters(s: S): readonly string[];
  /** What carries a number of its own, up to `numbers`, keeps it in every list: places, amounts. */
  readonly numbers: number;
  numberOf(item: Item): number | undefined;
}

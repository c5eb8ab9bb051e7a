/** What a game brings along to be played on a page. */
import type { Ask, Card, Game, Item, Phrase, Seat, State } from '@kaffeehaus/kernel';
import type { VNode } from 'preact';
import type { SeatColour } from '../art/kinds.ts';
import type { IconName } from '../art/names.ts';
import type { Picks } from './picks.ts';
import type { View } from './view.ts';

export interface DrawProps<S extends State = State> {
  readonly view: View<S>;
  readonly picks: Picks;
  readonly names: readonly string[];
}

/** A part of the table beside the board; on a phone, a tab. */
export interface Panel<S extends State = State> {
  readonly id: string;
  readonly title: Phrase;
  readonly icon: IconName;
  /** Beside the question, with what is the viewer's own; or on the other side. */
  readonly side: 'own' | 'other';
  Draw(props: DrawProps<S>): VNode;
}

export interface GameView<S extends State = State> {
  readonly game: Game<S>;
  /** How the game goes, in a few paragraphs. */
  readonly rules: readonly Phrase[];
  readonly panels: readonly Panel<S>[];
  Board(props: DrawProps<S>): VNode;
  /** Draws beside the question what is offered, or was just shown, and lies nowhere on the table. */
  Offer?(props: DrawProps<S>): VNode | null;
  /** A card as small as it can be told from others: beside words that speak of it. */
  Mini(props: { card: Card }): VNode;
  /** The symbols that only this game draws. */
  Sprite(): VNode;
  colour(seat: Seat): SeatColour;
  /** Who begins the round, if the game knows such a thing, and the sign for it. */
  first(s: S): Seat | undefined;
  readonly firstSign: IconName;
  /** What each seat has scored, or would have if the game were over now, by what everybody knows. */
  points(s: S): readonly number[];
  /** The name of whoever the game plays itself against somebody alone, after all the seats. */
  readonly automaton?: string;
  /** Where in the round the table stands. */
  phase(view: View<S>): Phrase | undefined;
  /** Where the things lie that answer a question: on the board, in a panel, or both. */
  home(ask: Ask): { readonly board: boolean; readonly panel: string | undefined };
  /** Whether an item can be pressed where it lies; anything else is offered beside the question. */
  isDrawn(item: Item, view: View<S>): boolean;
  /** What there is to know about a question. */
  hint(ask: Ask): Phrase;
  /** A word about a line of the score sheet. */
  note(s: S, source: string): Phrase | undefined;
}

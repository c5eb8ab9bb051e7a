export interface Card {
  readonly id: number;
  readonly cost: readonly number[];
  readonly points: number;
  readonly gain: number;
}

export interface Player {
  readonly goods: readonly number[];
  readonly hand: readonly Card[];
  readonly built: readonly Card[];
  readonly points: number;
  readonly tracks: readonly number[];
}

export interface Table {
  readonly players: readonly Player[];
  readonly market: readonly Card[];
  readonly turn: number;
  readonly over: { readonly winner: string } | null;
}

export interface Chance {
  shuffle(cards: readonly Card[]): Card[];
  die(): number;
}

export type Move = [name: string, args: number[]];

/** The 72 cards in order. */
export const cards: () => Card[];
/** Hands and market are dealt from the front of the deck, later cards come from its end. */
export const setUp: (seats: number, deck: Card[]) => Table;
/** Every move the seat has. */
export const moves: (table: Table, seat: number) => Move[];
/** Makes a move, or returns false and changes nothing. */
export const move: (table: Table, seat: number, name: string, args: number[], chance: Chance) => boolean;

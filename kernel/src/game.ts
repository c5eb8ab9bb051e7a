/**
 * What a host (command line, page, server, bot) may know of any game, and what a game must tell.
 * A rulebook is a list of sentences, a game in progress is a stack of unfinished sentences, a save is that stack.
 */

/** 0 … seats − 1 at the table; `WATCHER` is anybody else. */
export type Seat = number;
export const WATCHER = 7;

/** A set of viewers as bits; `OPEN` is everybody, watchers included. */
export type Viewers = number;
export const OPEN: Viewers = 0xff;
export const bit = (viewer: Seat): Viewers => 1 << viewer;

/** A card, tile or marker whose face can be hidden: 1000 + its number, so that a leaked one can be searched for. */
export type Card = number;
export const FIRST: Card = 1000;

/** Anything an answer can name: a card, or a number below 1000 that the game gives a meaning. */
export type Item = number;
export type Answer = readonly Item[];

export const SHAPES = ['one', 'may', 'subset', 'bag', 'arrangement'] as const;
export type Shape = (typeof SHAPES)[number];

/** One question to one seat: a compact description of all its legal answers. */
export interface Ask {
  readonly seat: Seat;
  /** Stable key of prompt, help and hint, for example `vienna.agent`. */
  readonly why: string;
  readonly shape: Shape;
  readonly of: readonly Item[];
  /** How many items must be named, and at most. */
  readonly min: number;
  readonly max: number;
  /** For a bag: how often each item may be named. */
  readonly cap: readonly number[] | null;
  /** The items depend on cards that others do not see: never answered by the kernel, never shown to others. */
  readonly secret: boolean;
  /** Public items the prompt mentions. */
  readonly about: readonly Item[];
}

/** A verb of the rulebook with its arguments: plain data, so that cards can hold, quote and copy it. */
export interface Step {
  readonly do: string;
}

/** The rest of a sentence, who acts it out, and what "it" refers to. Immutable and public; clones share it. */
export interface Frame<E extends Step = Step> {
  readonly me: Seat;
  readonly todo: readonly E[];
  readonly it: readonly Item[];
}

/**
 * Where hidden cards of a masked table can be, all that the viewer knows. A cell is a set of spots over which the viewer
 * cannot tell the arrangement. Made for every look at a table, so it is lists of numbers, cell after cell (see veil.ts).
 */
export interface Veil {
  readonly viewer: Seat;
  /** Sets of cards, each sorted, whose places the viewer does not know. */
  readonly pools: readonly (readonly Card[])[];
  /** Spots next to each other: zone, first, end. */
  readonly stretches: readonly number[];
  /** From which pool how many cards go to the cell, and who knows them. */
  readonly shares: readonly number[];
  /** Where the stretches and the shares of each cell end. */
  readonly cells: readonly number[];
}

/** The part of every state the kernel owns. The whole state is JSON: no class, function, Map or undefined. */
export interface State {
  rev: number;
  seats: number;
  /** Answers taken so far. */
  ply: number;
  /** Undo may not go below this ply. */
  sealed: number;
  /** Who gave the last answer. */
  last: Seat;
  /** ChaCha8 key and how many words were drawn; never shown. */
  rng: { key: readonly number[]; drawn: number };
  /** Unfinished sentences; `at[i]` is where frame i stands, ~index once reactions to that step were offered. */
  stack: Frame[];
  at: number[];
  /** The questions open now (several = simultaneous; none = the game is over) and the sealed answers to them. */
  wait: readonly Ask[];
  given: (Answer | null)[];
  /** Cards by zone, and who sees the faces in each zone now. What is `readonly` here is replaced as a whole. */
  zones: Card[][];
  sees: readonly Viewers[];
  /** By zone and spot: the loose zone it was filled unseen from (else −1), and who knows all the same what lies there. */
  cell: readonly (readonly number[])[];
  exact: readonly (readonly Viewers[])[];
  /** By card − FIRST: the shuffle it came from, and who knows where it is (see learn.ts). */
  pool: readonly number[];
  knows: Viewers[];
  pools: number;
  /** Only in masked tables. */
  veil: Veil | null;
}

/** A place for cards. Faces are open to `sees`; in a `loose` zone (a hand) positions mean nothing to others. */
export interface Zone {
  readonly name: string;
  readonly seat: Seat;
  readonly sees: Viewers;
  readonly loose: boolean;
}

/** What the kernel tells of cards, under a tag of its own. `sees`: who sees the faces; the others are told backs. */
export type CardEvent = { readonly e?: undefined } & (
  | {
      readonly k: 'move';
      readonly card: Card;
      readonly from: number;
      readonly to: number;
      /** Where it lay; −1 in a loose zone, where places mean nothing. */
      readonly index: number;
      /** 1: it went to the bottom. */
      readonly under: number;
      readonly sees: Viewers;
    }
  | {
      readonly k: 'peek';
      readonly zone: number;
      readonly index: number;
      readonly seat: Seat;
      readonly card: Card;
      readonly sees: Viewers;
    }
  | { readonly k: 'flip'; readonly zone: number; readonly cards: readonly Card[]; readonly sees: Viewers }
  | { readonly k: 'shuffle'; readonly zone: number; readonly n: number }
);

/** What a verb tells. Each game has a union of its own, told apart by `e`; `sees` as above, for `card`. */
export interface Deed {
  readonly e: string;
  readonly k?: undefined;
  readonly [field: string]: number | string | readonly number[] | undefined;
}

/** What happened, for log and motion; never read back by rules. */
export type GameEvent<D extends Deed = Deed> = CardEvent | D;

export const isDeed = <D extends Deed>(event: GameEvent<D>): event is D => event.k === undefined;
export const deedsOf = <D extends Deed>(events: readonly GameEvent<D>[]): readonly D[] =>
  events.filter(isDeed);

/** Why an item that a player might expect is not offered. */
export interface Refusal {
  readonly rule: string;
  readonly args: { readonly [name: string]: number | string };
}

/** Handed to a verb while it runs: the only way to chance, hidden cards and further steps. */
export interface Act<S extends State, E extends Step, D extends Deed = Deed> {
  readonly s: S;
  readonly me: Seat;
  readonly it: readonly Item[];
  readonly answers: readonly Answer[];
  /** The first item of the first answer, or −1 for none. */
  readonly pick: Item;
  /** Somebody listens: build events only then. */
  readonly heard: boolean;
  /** Next, before whatever was already due. */
  next(...steps: readonly E[]): void;
  say(steps: readonly E[], seat?: Seat, it?: readonly Item[]): void;
  /** What "it" means for the rest of this sentence. */
  bind(...it: readonly Item[]): void;
  /** The step this one was offered against does not happen. */
  skip(): void;
  random(n: number): number;
  shuffleNumbers(list: number[]): void;
  shuffle(zone: number): void;
  /** Who learns what follows from the two zones. */
  move(card: Card, from: number, to: number): void;
  /** Like `move`, but to the bottom of a stack. */
  tuck(card: Card, from: number, to: number): void;
  peek(zone: number, index: number, viewer: Seat): void;
  /** From now on `sees` see the faces in the zone. */
  flip(zone: number, sees: Viewers): void;
  tell(deed: D): void;
}

/** What a verb means, in halves: `ask` only reads; `run` changes the state, given legal answers. */
export interface Op<S extends State, E extends Step, T = E, D extends Deed = Deed> {
  ask?(s: S, step: T, me: Seat, it: readonly Item[]): Ask | readonly Ask[] | undefined;
  run(act: Act<S, E, D>, step: T): void;
  /** Items a player may expect at this question, besides those offered. */
  expect?(s: S, step: T, me: Seat, it: readonly Item[]): readonly Item[];
  refuse?(s: S, step: T, me: Seat, item: Item, it: readonly Item[]): Refusal | undefined;
  /** Offers made before the step happens (replacements) and after it (triggers), in the order they are made. */
  before?(s: S, step: T, me: Seat): readonly Frame<E>[];
  after?(s: S, step: T, me: Seat): readonly Frame<E>[];
}

export type Ops<S extends State, E extends Step, D extends Deed = Deed> = {
  readonly [K in E['do']]: Op<S, E, Extract<E, { do: K }>, D>;
};

/** One line of a score sheet. */
export interface Points {
  readonly source: string;
  readonly points: number;
}

/** A text to be: a key of the catalogues and its arguments. `who` is always a seat; hosts put the name in. */
export interface Phrase {
  readonly key: string;
  readonly args: { readonly [name: string]: string | number };
}

/** Readable names for everything a game shows, as phrases; the words themselves are the host's. */
export interface Phrases<S extends State, D extends Deed = Deed> {
  item(item: Item): Phrase;
  prompt(ask: Ask, s: S): Phrase;
  /** The log line of an event, or none if it is not worth one. */
  event(deed: D): Phrase | undefined;
  /** The text of a card, made from the sentence that is executed. */
  card(card: Card): Phrase;
  source(source: string): Phrase;
}

export type OptionValue = string | number | boolean | readonly string[];
export type Options = { readonly [name: string]: OptionValue };

/** One choice before the game: its possible values, the first of which is the default unless said otherwise. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The value is a set of these values. */
  readonly many?: true;
  /** Why these options do not go together, or not with so many seats, if so: a rule id. */
  conflict?(options: Options, seats: number): string | undefined;
}

export interface Game<S extends State = State, E extends Step = Step, D extends Deed = Deed> {
  readonly id: string;
  /** Rises when the same answers play otherwise: a record is of one revision. */
  readonly rev: number;
  /** Rises when fields of the state change and the play does not: a kept state is of one shape. */
  readonly shape: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: readonly GameOption[];
  readonly ops: Ops<S, E, D>;
  /** How many cards there are: FIRST + 1 … FIRST + cards (unused numbers lie nowhere, see `deck`). */
  readonly cards: number;
  /** What a face-down card still shows. */
  back(card: Card): number;
  zones(seats: number): readonly Zone[];
  /** The state before anything is shuffled, with the first sentence on the stack. */
  setup(base: State, options: Options): S;
  clone(s: S): S;
  round(s: S): number;
  /** The score sheet of each seat; its sum is the score. */
  audit(s: S): readonly (readonly Points[])[];
  /** Who has won a finished game, and the tie-break that decided (a rule id) if one did. */
  winners(s: S): { readonly seats: readonly Seat[]; readonly by?: string };
  /** Every item has one word, used in records, scenarios and on the terminal; `item` is its inverse. */
  word(item: Item): string;
  item(word: string): Item | undefined;
  readonly phrases: Phrases<S, D>;
  /**
   * Changes a table as the deed says, which may be one that hides cards: whatever changes in what is seen of a table is
   * told, so a table folded from events equals the next one. Cards are the kernel's business.
   */
  fold?(t: S, deed: D): void;
  /** Fields that nobody sees as such: bookkeeping of a sentence under way. No deed tells of them. */
  readonly untold?: readonly string[];
  /** Rule ids that refusals and explanations may cite. */
  readonly rules: readonly string[];
}

export const score = (sheet: readonly Points[]): number => {
  let sum = 0;
  for (const line of sheet) sum += line.points;
  return sum;
};

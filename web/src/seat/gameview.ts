/** What a game brings along to be played on a page. */
import type {
  Answer,
  Ask,
  Card,
  Game,
  GameEvent,
  Item,
  Phrase,
  Preview,
  Seat,
  State,
} from '@kaffeehaus/kernel';
import type { VNode } from 'preact';
import type { SeatColour } from '../art/kinds.ts';
import type { IconName } from '../art/names.ts';
import type { Part } from '../ui/part.ts';
import type { Anchor } from './anchor.ts';
import type { Choreography } from './beat.ts';
import type { Picks } from './picks.ts';
import type { View } from './view.ts';

export interface DrawProps<S extends State = State> {
  readonly view: View<S>;
  readonly picks: Picks;
  readonly names: readonly string[];
}

/** One player, whoever looks. */
export interface SeatProps<S extends State = State> extends DrawProps<S> {
  readonly seat: Seat;
}

export interface StripProps<S extends State = State> extends DrawProps<S> {
  /** A phone has room for one line; what does not fit there is found close by. */
  readonly lines: 1 | 2;
}

/** What is done with the items of an answer that names several: the word on the button that gives it. */
export type Doing =
  | 'assign'
  | 'buy'
  | 'choose'
  | 'discard'
  | 'draw'
  | 'dismiss'
  | 'give'
  | 'lower'
  | 'pay'
  | 'repeat'
  | 'sell'
  | 'swap'
  | 'take';

/** Two questions that a player takes for one. */
export interface Chain {
  /** The question that is put first, and the one that follows it. */
  readonly first: string;
  readonly then: string;
  /** What answers the second may be pressed before what answers the first. */
  readonly either?: boolean;
  /** The answer to the second that goes without saying. */
  usual?(ask: Ask): Item | undefined;
}

/** One number of the strip. */
export interface Count {
  readonly at: Anchor;
  readonly n: number;
  /** So many more or fewer, in words, without a sign. */
  told(n: number): string;
  /** More of it is worse. */
  readonly bad?: boolean;
}

/** Something that is won or lost as a whole: a mission, a majority. */
export interface Prize {
  readonly isGain: boolean;
  readonly told: string;
}

/** What a game brings so that answers are made with few presses and told in full. */
export interface Manners<S extends State = State> {
  doing?(ask: Ask): Doing | undefined;
  /** So many of an item, in words ("2 shillings"); of an arrangement, the item on its n-th place. */
  amount?(ask: Ask, item: Item, n: number): string | undefined;
  /** A payment as somebody would lay it who wants to keep what is rare: the draft begins with it. */
  ready?(view: View<S>, ask: Ask): Answer | undefined;
  readonly chains?: readonly Chain[];
  /** Too small for a finger to hit for certain: a tap chooses it, a second one gives it. */
  isSmall?(item: Item): boolean;
  /** Cards are turned up all the time as others' turns begin: it is told, but asks for no button. */
  readonly turnsCards?: boolean;
  /** The answer to a question over things that everybody sees to be equal, and that neither cost, show nor score. */
  equal?(view: View<S>, ask: Ask): Answer | undefined;
  /** What a seat has, as its strip counts it. */
  counts?(s: S, seat: Seat): readonly Count[];
  /** What the viewer would win or lose besides by what is foreseen. */
  prizes?(view: View<S>, ahead: Preview<S>): readonly Prize[];
}

/** Something that is told over the board, step by step; nobody has to wait for it. */
export interface SceneProps<S extends State = State> extends DrawProps<S> {
  /** What was told from this event on. */
  readonly from: number;
  /** Times as fast as calm. */
  readonly pace: number;
  /** Nothing travels. */
  readonly still: boolean;
  /** Hands out what ends the step that is seen now. */
  onStep(next: () => void): void;
  /** Nothing more is there to see before somebody decides. */
  onRest(): void;
  onEnd(): void;
}

/** A part of the table with a name: on narrow screens, a tab. */
export interface Tab<S extends State = State> {
  readonly id: string;
  readonly title: Phrase;
  /** For whoever watches, where the title speaks of what is one's own. */
  readonly watched?: Phrase;
  readonly icon: IconName;
  Draw(props: DrawProps<S>): VNode | null;
}

/** Where the things lie that answer a question; on a phone they come forward. */
export interface Home {
  readonly board: boolean;
  readonly hand: boolean;
  /** A tab of the phone, by its id. */
  readonly tab: string | undefined;
}

/**
 * The parts of a table. Each fills the box it is given and says nothing about where that is: `table/Layout.tsx` places
 * them by the size of the window. Their pieces carry `data-at` (see `anchor.ts`) and the classes of `theme/states.css`.
 */
export interface Parts<S extends State = State> {
  /** What the viewer owns, in numbers that are always in sight: zeroes pale, never hidden. */
  Strip(props: StripProps<S>): VNode | null;
  /** The largest thing on the page: `square`, or a stage as wide and high as there is room. */
  Board(props: DrawProps<S>): VNode | null;
  readonly shape: 'square' | 'stage';
  /** What the viewer holds. On a phone only while it answers the question. */
  Hand(props: DrawProps<S>): VNode | null;
  /** What lies before the viewer besides, if anything does. */
  Desk?(props: DrawProps<S>): VNode | null;
  /** What everybody looks at beside the board. */
  readonly Common?: Tab<S>;
  /** Another player in small: enough to decide by. */
  Other(props: SeatProps<S>): VNode | null;
  /** Everything public about a player, large. */
  Sheet(props: SeatProps<S>): VNode | null;
  /** What everybody may look through: discards, counts of decks. */
  Piles(props: DrawProps<S>): VNode | null;
  /** Draws what is offered, or was just shown, and lies nowhere on the table. Above the desk. */
  Offer?(props: DrawProps<S>): VNode | null;
  /** On a phone, below the board or instead of it; others and log are added by the table. */
  readonly phone: {
    readonly board: boolean;
    readonly tabs: readonly Tab<S>[];
    /** A line between board and tabs. */
    Line?(props: DrawProps<S>): VNode | null;
  };
}

export interface GameView<S extends State = State> extends Parts<S>, Manners<S> {
  readonly game: Game<S>;
  /** How the game goes, in a few paragraphs. */
  readonly rules: readonly Phrase[];
  /** A card as small as it can be told from others: beside words that speak of it. */
  Mini(props: { card: Card }): VNode;
  /** The symbols that only this game draws. */
  Sprite(): VNode;
  colour(seat: Seat): SeatColour;
  /** Whether a table that was just laid goes with the colours of its seats; luck is drawn until it does. */
  suits?(table: S, colours: readonly SeatColour[]): boolean;
  /** The colours a table has given its seats by itself; they count where nobody has chosen others that suit. */
  wears?(table: S): readonly SeatColour[] | undefined;
  /** Who begins the round, if the game knows such a thing, and the sign for it. */
  first(s: S): Seat | undefined;
  readonly firstSign: IconName;
  /** What each seat has scored, or would have if the game were over now, by what everybody knows. */
  points(s: S): readonly number[];
  /** The name of whoever the game plays itself against somebody alone, after all the seats. */
  readonly automaton?: string;
  /** Where in the round the table stands. */
  phase(view: View<S>): Phrase | undefined;
  home(ask: Ask): Home;
  /** Whether an item can be pressed where it lies; anything else is offered beside the question. */
  isDrawn(item: Item, view: View<S>): boolean;
  /** Under which name an item is drawn, if it is; what anybody could own is the viewer's. */
  anchor(item: Item, view: View<S>): Anchor | undefined;
  /** What a line of the log speaks of, so that it can be shown on the table. */
  spoken(event: GameEvent): readonly Anchor[];
  /** How its deeds are seen; brought after the first question is drawn. */
  readonly choreography: Part<{ readonly choreography: Choreography }>;
  /** How something is told over the board; `Choreography` says when. */
  readonly scene?: Part<{ SceneView(props: SceneProps<S>): VNode | null }>;
  /** What there is to know about a question. */
  hint(ask: Ask): Phrase;
  /** A word about a line of the score sheet. */
  note(s: S, source: string): Phrase | undefined;
}

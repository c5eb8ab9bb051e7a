/** Bodies of what is asked by HTTP, and of what is answered. Unknown keys are refused. */
import type { GameEvent, OptionValue, Seat } from '@kaffeehaus/kernel';
import type { Pace } from './pace.ts';
import type { Language } from './people.ts';
import type { RefusalWord } from './refusals.ts';

export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof LEVELS)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
}

export interface Me extends Person {
  readonly language: string;
  /** This device came by the link of a chair: it plays there, and does nothing else. */
  readonly atChair?: true;
}

export interface NewGuest {
  readonly name: string;
  readonly language?: Language;
}

/** Who sits somewhere, as everybody may know it. */
export interface SeatHead {
  readonly kind: 'person' | 'bot' | 'free';
  readonly id?: string;
  readonly name: string;
  readonly level?: BotLevel;
  /** A bot answers for this person for now. */
  readonly away?: true;
  /** Until when they are on vacation. */
  readonly rests?: number;
  /** They have left: somebody else may sit down here. */
  readonly vacant?: true;
  readonly here: boolean;
  /** Before play begins: ready for the terms as they are. */
  readonly ready?: true;
  readonly rating?: number;
}

export interface NewTable {
  readonly game: string;
  readonly options?: { readonly [name: string]: OptionValue };
  readonly seats: number;
  readonly pace?: Pace;
  readonly open?: 'all' | 'link';
  readonly watch?: 'all' | 'link' | 'none';
  readonly rated?: boolean;
  readonly hints?: boolean;
  /** By seat: who opens the table, a bot, or a free chair. */
  readonly chairs?: readonly ('me' | 'free' | BotLevel)[];
}

export type TablePhase = 'open' | 'mixing' | 'playing' | 'over' | 'void';

export interface TableHead {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly pace: Pace;
  readonly open: 'all' | 'link';
  readonly watch: 'all' | 'link' | 'none';
  readonly rated: boolean;
  readonly hints: boolean;
  /** Which choice of the owner's this is: whoever is ready names it. */
  readonly terms: number;
  readonly phase: TablePhase;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly owner: string;
  /** Of whoever opened it. */
  readonly language: string;
  readonly seats: readonly SeatHead[];
  /** The seat of whoever asks. */
  readonly mine: Seat | null;
  readonly result: unknown;
  /** Why the operator has stopped the rules of this table, and so the table, if they have. */
  readonly stopped: string | null;
}

export interface TableList {
  readonly tables: readonly TableHead[];
  /** Hand it in as `before` to read on. */
  readonly next: number | null;
}

export interface MyTurns {
  readonly turns: readonly { readonly table: string; readonly since: number; readonly due: number | null }[];
}

export interface NewInvite {
  /** A seat, or any free one, or only to watch. */
  readonly seat?: Seat | 'any' | 'watch';
  readonly hours?: number;
  /** With a code that can be said aloud, for a day at most. */
  readonly spoken?: boolean;
  /** It waits for somebody with whom one has played, by id. */
  readonly person?: string;
}

export interface Invite {
  readonly link: string;
  readonly invite: string;
  readonly until: number;
  readonly code?: string;
}

/** Where a code leads that was said aloud. */
export interface Said {
  readonly table: string;
  readonly invite: string;
}

/** With whom one has played. */
export interface Companions {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** What waits for oneself. */
export interface Invitations {
  readonly invitations: readonly {
    readonly table: TableHead;
    readonly invite: string;
    readonly until: number;
  }[];
}

/** `terms`: ready at once for these, should they still be the ones. */
export interface SitDown {
  readonly seat?: Seat;
  readonly invite?: string;
  readonly terms?: number;
}

/** Ready for these terms, or no longer for any. */
export type Readiness = { readonly ready: true; readonly terms: number } | { readonly ready: false };

export interface TableLog {
  /** As the one who asks may know them. */
  readonly turns: readonly {
    readonly v: number;
    readonly at: number;
    readonly kind: string;
    /** Of an undo: answers after this version have not happened. */
    readonly to: number;
    readonly actor: Seat;
    /** The answer, if it was one's own. */
    readonly words?: string;
    readonly events: readonly GameEvent[];
    /** What became of the table, packed and in letters (base64); nothing if it stayed as it was. */
    readonly delta?: string;
  }[];
  readonly next: number | null;
  /** The table before the first of these turns, packed and in letters (base64), where tables were asked for. */
  readonly table?: string;
}

/** Every refusal, on one line. */
export interface Failure {
  readonly error: RefusalWord;
  readonly message: string;
  /** Milliseconds. */
  readonly retry?: number;
}

/** Everything that is said over a socket. Messages are flat; a table is known on a socket by its handle `h`. */
import type { GameEvent, OptionValue, Refusal, Seat, State } from '@kaffeehaus/kernel';
import type { SeatHead } from './api.ts';
import type { Offer, Pace } from './pace.ts';

/** Which chair somebody looks from. */
export type As = Seat | 'watch';

/** To whom something is said: everybody, those who play, those who watch. */
export const AUDIENCES = ['table', 'seats', 'watchers'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** `v`: the last version held, 0 for none. */
export interface SubMessage {
  readonly t: 'sub';
  readonly id: string;
  readonly table: string;
  readonly as: As;
  readonly v: number;
}

export interface UnsubMessage {
  readonly t: 'unsub';
  readonly h: number;
}

/** A command: `id` is the name under which its sender knows it again, `v` the version at which its question was put. */
interface Command {
  readonly h: number;
  readonly id: string;
  readonly v: number;
}

/** Items, or words as in a record. */
export interface AnswerMessage extends Command {
  readonly t: 'answer';
  readonly a: readonly (number | string)[];
}

export interface RetractMessage extends Command {
  readonly t: 'retract';
}

/** All answers after version `to` are taken back. */
export interface UndoMessage extends Command {
  readonly t: 'undo';
  readonly to: number;
}

export interface OfferMessage extends Command {
  readonly t: 'offer';
  readonly what: Offer;
  /** Of a vacation. */
  readonly days?: number;
  /** Without whom. */
  readonly of?: Seat;
}

export interface ReplyMessage extends Command {
  readonly t: 'reply';
  /** The version at which it was proposed. */
  readonly to: number;
  readonly yes: boolean;
}

export interface ResignMessage extends Command {
  readonly t: 'resign';
}

/** A bot, which has taken over, hands back. */
export interface BackMessage extends Command {
  readonly t: 'back';
}

/** What can be said by its name, so that each reads it in their own language: `common.phrase.<name>` of the words. */
export const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'nice',
  'oops',
  'moment',
  'back',
  'leave',
  'sorry',
  'played',
  'again',
  'bye',
  'yes',
  'no',
] as const;
export type ChatPhrase = (typeof PHRASES)[number];

/** Either a text or a phrase. */
export interface SayMessage {
  readonly t: 'say';
  readonly h: number;
  readonly id: string;
  readonly to: Audience;
  readonly text?: string;
  readonly phrase?: ChatPhrase;
}

/** A person was shown this version. */
export interface SeenMessage {
  readonly t: 'seen';
  readonly h: number;
  readonly v: number;
}

/** Whether somebody looks. */
export interface HereMessage {
  readonly t: 'here';
  readonly h: number;
  readonly on: boolean;
}

/** Whether the house is still there: browsers cannot ask it otherwise. */
export interface PingMessage {
  readonly t: 'ping';
}

export interface MixMessage {
  readonly t: 'mix';
  readonly h: number;
  readonly id: string;
  readonly attempt: number;
  readonly commit: string;
}

export interface OpenMessage {
  readonly t: 'open';
  readonly h: number;
  readonly id: string;
  readonly attempt: number;
  readonly list: string;
  readonly value: string;
}

export type FromClient =
  | SubMessage
  | UnsubMessage
  | AnswerMessage
  | RetractMessage
  | UndoMessage
  | OfferMessage
  | ReplyMessage
  | ResignMessage
  | BackMessage
  | SayMessage
  | SeenMessage
  | HereMessage
  | PingMessage
  | MixMessage
  | OpenMessage;

/** `v`: 0 if play has not begun; else a view follows. */
export interface SubbedMessage {
  readonly t: 'subbed';
  readonly id: string;
  readonly h: number;
  readonly game: string;
  readonly rules: string;
  readonly as: As;
  readonly v: number;
  readonly seats: readonly SeatHead[];
  readonly terms: number;
  readonly pace: Pace;
}

/** For repeats, and for commands that bring no turn. */
export interface OkMessage {
  readonly t: 'ok';
  readonly id: string;
  readonly v: number;
  readonly receipt?: string;
}

export const REASONS = [
  'stale',
  'not-your-turn',
  'not-an-answer',
  'not-stored',
  'busy',
  'too-fast',
  'forbidden',
  'no-table',
  'no-handle',
  'rules-error',
  'nothing-to-undo',
  'bad-message',
  'phrases-only',
  'not-now',
] as const;
export type Why = (typeof REASONS)[number];

/** `rule`, `args`: why the rules do not allow it. `retry`: after so many milliseconds it may be tried again. */
export interface NoMessage {
  readonly t: 'no';
  readonly id: string;
  readonly why: Why;
  readonly v?: number;
  readonly rule?: Refusal['rule'];
  readonly args?: Refusal['args'];
  readonly retry?: number;
}

export interface ClockMessage {
  readonly t: 'clock';
  readonly h: number;
  readonly v: number;
  readonly left: readonly number[];
  readonly runs: readonly Seat[];
  readonly now: number;
}

export interface PresenceMessage {
  readonly t: 'here';
  readonly h: number;
  readonly seat: Seat;
  readonly on: boolean;
  readonly since: number;
}

/** A line of chat. `seat`: −1 for somebody who watches. `name`: empty for a former player. */
export interface ChatLine {
  readonly n: number;
  readonly seat: Seat;
  /** The id and the name of whoever said it. */
  readonly person: string;
  readonly name: string;
  readonly to: Audience;
  /** Empty if it is a phrase, or was taken out of sight. */
  readonly text: string;
  readonly phrase?: ChatPhrase;
  readonly hidden?: true;
  readonly at: number;
}

export interface SaidMessage extends ChatLine {
  readonly t: 'said';
  readonly h: number;
}

/** `terms`: the choice of the owner's; another number than before means that something else is chosen. */
export interface SeatsMessage {
  readonly t: 'seats';
  readonly h: number;
  readonly seats: readonly SeatHead[];
  readonly terms: number;
}

/** What is offered and who has agreed; none of a seat: nothing is offered. */
export interface OffersMessage {
  readonly t: 'offers';
  readonly h: number;
  readonly list: readonly {
    readonly v: number;
    readonly seat: Seat;
    readonly what: Offer;
    readonly days: number;
    readonly of?: Seat;
    readonly yes: readonly Seat[];
  }[];
  /** Since when the game is paused; 0: it is not. */
  readonly paused: number;
  /** Who has said no just now, and so ended a proposal. */
  readonly no?: Seat;
}

/** Values by seat, in hexadecimal digits. */
export type BySeat = { readonly [seat: string]: string };

/** All that is fixed before any share is opened; a page checks that it is what it has shown. */
export interface Agreed {
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly terms: { readonly pace: Pace; readonly rated: boolean; readonly hints: boolean };
  /** In seat order: the id of a person, or the level of a bot. */
  readonly chairs: readonly string[];
}

/** How far a table is with mixing its seed. */
export interface MixingState {
  readonly attempt: number;
  /** The house's commitment. */
  readonly house: string;
  /** The seats that are asked for a share; none before somebody wants to begin. */
  readonly from: readonly Seat[];
  /** When the attempt is given up unless all have answered; 0: nobody is asked. */
  readonly until: number;
  readonly agreed: Agreed;
  /** All at once, when all are there; then those opened, likewise. */
  readonly commits: BySeat;
  readonly opened: BySeat;
  /** Attempts that were given up, for whose sake, and the share that the house had in them. */
  readonly failed: readonly {
    readonly attempt: number;
    readonly seat: Seat;
    readonly left: boolean;
    readonly S: string;
  }[];
  /** Four words that are the same at all seats; none before play begins. */
  readonly code: readonly string[];
}

export interface MixingMessage extends MixingState {
  readonly t: 'mixing';
  readonly h: number;
}

export interface OverMessage {
  readonly t: 'over';
  readonly h: number;
  readonly v: number;
  readonly result: unknown;
  readonly record: string;
}

/** Somebody at a finished table wishes for another game: `table` is where those who were there sit down. */
export interface RematchMessage {
  readonly t: 'rematch';
  readonly h: number;
  readonly table: string;
}

export interface TurnsMessage {
  readonly t: 'turns';
  readonly list: readonly { readonly table: string; readonly due: number | null }[];
}

/** The house is still there. */
export interface PongMessage {
  readonly t: 'pong';
}

/** The socket is about to be closed; after `retry` milliseconds another may be opened. */
export interface ByeMessage {
  readonly t: 'bye';
  readonly why: 'restart' | 'revoked' | 'replaced' | 'slow' | 'too-fast' | 'outdated';
  readonly retry?: number;
  /** Whoever is outdated is told what is spoken here instead. */
  readonly speaks?: readonly string[];
}

/** A handle means nothing any more: the chair is somebody else's, the table is gone, or nothing could be stored. */
export interface GoneMessage {
  readonly t: 'gone';
  readonly h: number;
  readonly why: 'forbidden' | 'not-stored' | 'no-table';
}

/** Time left by seat in milliseconds; only of seats of which it changed. */
export type Clocks = readonly (readonly [seat: Seat, left: number])[];

/** A turn that is told with a view: what happened since a version. */
export interface Past {
  readonly v: number;
  readonly kind: string;
  /** Of an undo: answers after this version have not happened. Else 0. */
  readonly to: number;
  readonly actor: Seat;
  readonly events: readonly GameEvent[];
}

/** The whole table. `q`: the version at which the viewer's own open question was put, 0 for none. */
export interface ViewMessage {
  readonly t: 'view';
  readonly h: number;
  readonly v: number;
  readonly q: number;
  readonly clocks: Clocks;
  readonly table: State;
  readonly events: readonly Past[];
  /** The turns since the version that was held could not be told: they are asked for by HTTP. */
  readonly whole: boolean;
}

export interface Ack {
  readonly id: string;
  readonly receipt: string;
}

/** One change. `ack`: the command of this very client that it comes from. */
export interface TurnMessage {
  readonly t: 'turn';
  readonly h: number;
  readonly v: number;
  readonly q: number;
  readonly kind: string;
  /** Of an undo: answers after this version have not happened. Else 0. */
  readonly to: number;
  readonly actor: Seat;
  readonly ack: Ack | null;
  readonly clocks: Clocks;
  readonly delta: Delta;
  readonly events: readonly GameEvent[];
}

/** What became of the fields of a table: those that are otherwise now, as they are now. */
export type Delta = { readonly [field: string]: unknown };

export type FromServer =
  | SubbedMessage
  | OkMessage
  | NoMessage
  | ClockMessage
  | PresenceMessage
  | SaidMessage
  | SeatsMessage
  | OffersMessage
  | MixingMessage
  | OverMessage
  | RematchMessage
  | TurnsMessage
  | PongMessage
  | ByeMessage
  | GoneMessage
  | ViewMessage
  | TurnMessage;

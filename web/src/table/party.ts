/** A game as its table needs it, wherever it is played: at this screen alone, or at several. */
import type { Breakdown, GameRecord, Seat } from '@kaffeehaus/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Playing } from '../ask/playing.ts';
import type { View } from '../seat/view.ts';
import type { PromptProps } from './Prompt.tsx';
import type { Sitter } from '../store/kept.ts';

export interface Party extends Playing {
  readonly sitters: readonly Sitter[];
  /** Everything a host may keep or export; nothing as long as somebody else keeps it. */
  readonly kept: GameRecord | undefined;
  readonly bots: Playing['bots'] & {
    /** The seats that think about their answers. */
    readonly thinking: ReadonlySignal<readonly Seat[]>;
    /** Somebody could not think. */
    readonly stuck: ReadonlySignal<boolean>;
  };
  /** The rules failed at the last answer, which was not taken. */
  readonly broken: ReadonlySignal<Breakdown | undefined>;
  /** Stands in place of the question: an answer is on its way. */
  readonly sending?: ReadonlySignal<string | undefined>;
  /** Draws the curtain before anybody else looks. */
  leave(): void;
  /** A bot could not think; it is asked again. */
  retry(): void;
}

/** Stands where the question would: at a game that is looked at, nobody is asked anything. */
export type Instead = (props: { readonly view: View }) => VNode | null;

/** What a table shows besides when its players sit at several screens. */
export interface Beside {
  /** Under the head: what everybody should know now. */
  Bar(): VNode | null;
  /** On the chip of a seat: who is there, how much time is left. */
  Chip(props: { readonly seat: Seat }): VNode | null;
  /** On the sheet of a seat. */
  Seat(props: { readonly seat: Seat }): VNode | null;
  /** In the menu. */
  Menu(props: { readonly onClose: () => void }): VNode | null;
  /** When the game is over, beside the score sheet. */
  End(): VNode | null;
  /** What is said at the table, and how much of it is new. */
  readonly talk: { fresh(): number; title(): string; Draw(): VNode | null };
  /** Below whom everybody waits for. */
  Waiting(): VNode | null;
}

/** Whoever explains what is to be done at a table. */
export interface Tutor {
  /** Beside what is spoken of. */
  Card(): VNode | null;
  /** On a phone, in place of the question. */
  Bar?(props: PromptProps): VNode | null;
  /** In the menu. */
  Menu(props: { readonly onClose: () => void }): VNode | null;
}

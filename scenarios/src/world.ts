/** A scenario under way: the table, who sits at it, and what has been told since the last "when". */
import { asked, maskEvent } from '@kaffeehaus/kernel';
import type { GameEvent, Item, Seat } from '@kaffeehaus/kernel';
import type { Stage } from '@kaffeehaus/kernel/stage';
import type { State, Step } from '@kaffeehaus/kernel';
import type { Vocabulary } from './vocabulary.ts';

export class World {
  readonly vocabulary: Vocabulary;
  readonly t: Stage<State, Step>;
  readonly names: readonly string[];
  /** How many events had been told when the last "when" began. */
  mark = 0;

  constructor(vocabulary: Vocabulary, t: Stage<State, Step>, names: readonly string[]) {
    this.vocabulary = vocabulary;
    this.t = t;
    this.names = names;
  }

  name(seat: Seat): string {
    return this.names[seat] ?? `seat ${seat + 1}`;
  }

  /** A finding with names for the seats in braces. */
  named(text: string | undefined): string | undefined {
    return text?.replace(/\{(\d)\}/g, (_, seat: string) => this.name(Number(seat)));
  }

  /** The word a scenario uses for a question. */
  question(why: string): string {
    for (const [word, key] of this.vocabulary.questions) if (key === why) return word;
    return why;
  }

  /** Who is asked what now. */
  openQuestions(): string {
    const open = asked(this.t.s).map(({ seat, why }) => `${this.name(seat)} is asked ${this.question(why)}`);
    return open.join(', ') || 'nobody is asked';
  }

  words(items: readonly Item[]): string {
    return items.map(item => this.vocabulary.game.word(item)).join(' ') || 'nothing';
  }

  /** What was told since the last "when", each event as its words; by a viewer as far as the viewer may hear it. */
  told(viewer?: Seat): string[][] {
    const { events, game } = this.vocabulary;
    return this.t.events
      .slice(this.mark)
      .filter(event => events.includes(event.e ?? event.k))
      .map(event => this.wordsOf(viewer === undefined ? event : maskEvent(game, event, viewer)));
  }

  private wordsOf(event: GameEvent): string[] {
    // A shuffle is told as such: how many cards it was is of no interest to a scenario.
    if (event.k !== undefined) return [event.k];
    const words: string[] = [event.e];
    for (const [field, value] of Object.entries(event)) {
      if (field === 'e' || value === undefined || field === 'sees' || typeof value === 'object') continue;
      if (field === 'seat') words.unshift(this.name(Number(value)));
      else words.push(typeof value === 'number' ? this.vocabulary.fieldWord(event, field, value) : value);
    }
    return words.filter(word => word !== '');
  }
}

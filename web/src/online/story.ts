/** What happened at a table online, as this viewer may know it: told by the house, and never twice. */
import type { GameEvent, Seat } from '@kaffeehaus/kernel';
import type { Start, View } from '../seat/view.ts';

export interface Told {
  readonly v: number;
  readonly kind: string;
  /** Of an undo: answers after this version have not happened. */
  readonly to: number;
  readonly actor: Seat;
  readonly events: readonly GameEvent[];
}

export class Story {
  /** In the order of their versions. */
  #turns: Told[] = [];
  readonly #known = new Set<number>();

  /** The last version of which everything before is known. */
  get upTo(): number {
    return this.#turns.at(-1)?.v ?? 0;
  }

  /** Takes note of turns, wherever they come from; those that are known are not told again. */
  hear(turns: readonly Told[]): void {
    const fresh = turns.filter(({ v }) => !this.#known.has(v));
    if (fresh.length === 0) return;
    for (const { v } of fresh) this.#known.add(v);
    this.#turns = [...this.#turns, ...fresh].sort((a, b) => a.v - b.v);
  }

  /** What happened and was not taken back. */
  get standing(): readonly Told[] {
    const standing: Told[] = [];
    for (const turn of this.#turns) {
      if (turn.kind === 'undo') while ((standing.at(-1)?.v ?? 0) > turn.to) standing.pop();
      else standing.push(turn);
    }
    return standing;
  }

  /** All events, and from which of them on they are newer than a version. */
  since(version: number): Pick<View, 'events' | 'since' | 'starts'> {
    const events: GameEvent[] = [];
    const starts: Start[] = [];
    let since = 0;
    for (const turn of this.standing) {
      if (turn.events.length > 0) starts.push({ seat: turn.actor, from: events.length });
      events.push(...turn.events);
      if (turn.v <= version) since = events.length;
    }
    return { events, since, starts };
  }

  /** The version of the seat's last answer that stands; 0: there is none. */
  lastOf(seat: Seat): number {
    const own = this.standing.filter(({ kind, actor }) => kind === 'answer' && actor === seat);
    return own.at(-1)?.v ?? 0;
  }
}

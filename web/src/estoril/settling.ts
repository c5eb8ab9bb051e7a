/** How places were settled, as the log tells it: who lay there, what they did to one another, how strong all were, who won. */
import { type Card, type GameEvent, type Seat, at, isDeed, times } from '@kaffeehaus/kernel';
import { type EstorilEvent, PARTS, type Told, placeOf } from '@kaffeehaus/estoril';

/** A character on a space, and what became of it there. */
export interface Lying {
  readonly slot: number;
  readonly card: Card;
  readonly owner: Seat;
}

/** What a tile amounts to, and what that is made of. */
export interface Sum {
  readonly slot: number;
  readonly printed: number;
  readonly favour: number;
  readonly compatriots: number;
  readonly dice: readonly [number, number] | undefined;
  readonly total: number;
}

/** One thing to look at. `index` is where the log tells it. */
export type Step = { readonly index: number } & (
  | { readonly kind: 'up' }
  | {
      readonly kind: 'deed';
      readonly told: Told<'shot' | 'guarded' | 'lured' | 'lost' | 'declined' | 'swapped'>;
    }
  | { readonly kind: 'strengths'; readonly sums: readonly Sum[]; readonly totals: readonly number[] }
  | { readonly kind: 'reward'; readonly won: Told<'won'> | undefined; readonly card: Card }
);

export interface Settlement {
  readonly place: number;
  /** Who lay there when the place was reached, by numeral. */
  readonly tiles: readonly Lying[];
  readonly steps: readonly Step[];
  /** It is over: nothing more comes. */
  readonly isSettled: boolean;
}

const sumsOf = (parts: readonly number[], rolls: ReadonlyMap<number, readonly [number, number]>): Sum[] =>
  times(parts.length / PARTS, i => {
    const [slot, printed, favour, compatriots, luck] = times(PARTS, k => at(parts, i * PARTS + k)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const total = printed + favour + compatriots + luck;
    return { slot, printed, favour, compatriots, dice: rolls.get(slot), total };
  });

/** Reads the log of a round from its beginning. */
class Reader {
  readonly settled: { place: number; tiles: Lying[]; steps: Step[]; isSettled: boolean }[] = [];
  /** Who lies where now. */
  readonly #on = new Map<number, Lying>();
  readonly #rolls = new Map<number, readonly [number, number]>();

  read(told: EstorilEvent, index: number): void {
    switch (told.e) {
      case 'round':
        this.#on.clear();
        this.#rolls.clear();
        this.settled.length = 0;
        break;
      case 'placed':
        this.#on.set(told.slot, { slot: told.slot, card: told.card, owner: told.seat });
        break;
      case 'reached':
        this.settled.push({
          place: told.place,
          tiles: this.#at(told.place),
          steps: [{ kind: 'up', index }],
          isSettled: false,
        });
        break;
      case 'shown':
        this.#show(told);
        break;
      case 'rolled':
        this.#rolls.set(told.slot, [told.first, told.second]);
        break;
      case 'lured':
        this.#step({ kind: 'deed', told, index });
        this.#on.delete(told.from);
        this.#on.set(told.slot, { slot: told.slot, card: told.card, owner: told.owner });
        break;
      case 'shot':
      case 'lost':
        this.#on.delete(told.slot);
        this.#step({ kind: 'deed', told, index });
        break;
      case 'guarded':
      case 'declined':
      case 'swapped':
        this.#step({ kind: 'deed', told, index });
        break;
      case 'strengths':
        this.#step({ kind: 'strengths', index, sums: sumsOf(told.parts, this.#rolls), totals: told.totals });
        break;
      case 'won':
        this.#step({ kind: 'reward', index, won: told, card: told.card });
        break;
      case 'unclaimed':
        this.#step({ kind: 'reward', index, won: undefined, card: told.card });
        break;
      case 'settled': {
        const now = this.settled.at(-1);
        if (now) now.isSettled = true;
        break;
      }
      default:
    }
  }

  #at(place: number): Lying[] {
    return [...this.#on.values()]
      .filter(({ slot }) => placeOf(slot) === place)
      .sort((a, b) => a.slot - b.slot);
  }

  /** A face that was down turns up: whoever lay there is known now. */
  #show({ seat, slot, card }: Told<'shown'>): void {
    this.#on.set(slot, { slot, card, owner: seat });
    const now = this.settled.at(-1);
    if (now) now.tiles = this.#at(now.place);
  }

  #step(step: Step): void {
    this.settled.at(-1)?.steps.push(step);
  }
}

/** The places of the last round in which some were settled, in the order in which they were; `index` counts all events. */
export const settlementsIn = (events: readonly GameEvent[]): readonly Settlement[] => {
  const from = lastRound(events);
  const reader = new Reader();
  for (const [i, event] of events.slice(from).entries())
    // The next round lays everything anew; what was settled is told until then.
    if (event.e === 'round' && i > 0) break;
    else if (isDeed(event)) reader.read(event as EstorilEvent, from + i);
  return reader.settled;
};

/** Where the last round began in which a place was reached. */
const lastRound = (events: readonly GameEvent[]): number => {
  const names = events.map(event => event.e);
  return Math.max(0, names.lastIndexOf('round', Math.max(0, names.lastIndexOf('reached'))));
};

/** The events of an answer without those that settle a place: these have a scene of their own. */
export const unsettled = (
  answer: readonly GameEvent[],
  { events }: { readonly events: readonly GameEvent[] },
): readonly GameEvent[] => {
  const [first] = answer;
  const before = first === undefined ? 0 : Math.max(0, events.lastIndexOf(first));
  let isSettling = isSettlingAt(events, before);
  return answer.filter(event => {
    if (event.e === 'reached') isSettling = true;
    const was = isSettling;
    if (event.e === 'settled') isSettling = false;
    return !was;
  });
};

/** Whether a place was reached and not settled before this event. */
const isSettlingAt = (events: readonly GameEvent[], index: number): boolean => {
  for (let i = index - 1; i >= 0; i--) {
    const name = events[i]?.e;
    if (name === 'reached') return true;
    if (name === 'settled' || name === 'round') return false;
  }
  return false;
};

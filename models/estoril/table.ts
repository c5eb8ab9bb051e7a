/** The table of Estoril in plain words, and who knows which face. */
import { recruits, startersOf } from './data.ts';
import type { Character, Place, Slot } from './data.ts';
import { Layout } from './map.ts';

/** Somebody without a seat, as the kernel numbers him. */
export const SPECTATOR = 7;
const STONES = [0, 0, 6, 4, 3];

/** A tile on a slot or a reward space. */
export interface Laid {
  readonly tile: Character;
  /** Whose stone lies beside it; nobody's on a reward. */
  readonly owner: number;
  isUp: boolean;
  isGuarded: boolean;
}

/** What must be there; a model that misses it is wrong. */
export const found = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
};

export class Table {
  readonly seats: readonly number[];
  readonly viewers: readonly number[];
  layout = new Layout([], []);
  round = 0;
  first = 0;
  missions: readonly number[] = [];
  /** From the top. */
  stack: Character[] = [];
  readonly box: Character[];
  readonly slots = new Map<string, Laid>();
  readonly rewards = new Map<string, Laid>();
  readonly hands: Character[][];
  /** In hand too, but won or shot in this round: everybody knows. */
  readonly taken: Character[][];
  readonly discards: Character[][];
  readonly supply: number[];
  readonly out = new Set<number>();
  reached: string | undefined;
  readonly dice = new Map<string, readonly [number, number]>();
  readonly points: number[][];
  isOver = false;
  /** Who has seen a tile where it is now, or on the way there. */
  private readonly seen = new Map<Character, Set<number>>();

  constructor(hands: readonly (readonly Character[])[]) {
    this.seats = [...hands.keys()];
    this.viewers = [...this.seats, SPECTATOR];
    this.hands = hands.map(hand => [...hand]);
    // Starters that nobody was given.
    this.box = hands.flatMap((hand, seat) =>
      startersOf(seat).filter(({ word }) => hand.every(tile => tile.word !== word)),
    );
    this.taken = this.seats.map(() => []);
    this.discards = this.seats.map(() => []);
    this.supply = this.seats.map(() => this.stones);
    this.points = this.seats.map(() => [0, 0, 0, 0, 0, 0]);
    for (const tile of this.hands.flat()) this.show(tile);
    for (const tile of recruits) this.seen.set(tile, new Set());
  }

  get stones(): number {
    return found(STONES[this.seats.length], 'number of stones');
  }

  after(seat: number): number {
    return (seat + 1) % this.seats.length;
  }

  of<T>(lists: readonly T[], seat: number): T {
    return found(lists[seat], `seat ${seat}`);
  }

  /** Says whether somebody learned something. */
  show(tile: Character, to: readonly number[] = this.viewers): boolean {
    const before = this.seen.get(tile) ?? new Set();
    this.seen.set(tile, new Set([...before, ...to]));
    return to.some(viewer => !before.has(viewer));
  }

  /** From here on only its owner knows where it is. */
  hide(tile: Character, owner: number): void {
    this.seen.set(tile, new Set([owner]));
  }

  knows(viewer: number, tile: Character): boolean {
    return this.isOver || (this.seen.get(tile)?.has(viewer) ?? false);
  }

  slotNamed(word: string): Slot {
    return found(
      this.layout.slots.find(slot => slot.word === word),
      word,
    );
  }

  laidOn(word: string): Laid {
    return found(this.slots.get(word), `tile on ${word}`);
  }

  rewardOf(place: string): Laid {
    return found(this.rewards.get(place), `reward on ${place}`);
  }

  /** The slots of a place that hold a tile, from numeral I on. */
  takenSlots(place: Place): readonly Slot[] {
    return place.slots.filter(({ word }) => this.slots.has(word));
  }

  slotsOf(seat: number): readonly string[] {
    return [...this.slots].filter(([, { owner }]) => owner === seat).map(([word]) => word);
  }

  /** All tiles of a seat, in hand and on the table. */
  poolOf(seat: number): readonly Character[] {
    const laid = this.slotsOf(seat).map(word => this.laidOn(word).tile);
    return [...this.of(this.hands, seat), ...this.of(this.taken, seat), ...laid];
  }
}

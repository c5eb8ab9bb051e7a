/** Everything on the table, in words. */
import { at, times } from '@kaffeehaus/kernel';
import { BUILDINGS, cardOf, found, squaresAt } from './data.ts';
import type { Card, Goods } from './data.ts';

/** So many of each kind. */
export class Heap {
  private readonly counts = new Map<string, number>();

  of(kind: string): number {
    return this.counts.get(kind) ?? 0;
  }
  add(kind: string, n = 1): void {
    const now = this.of(kind) + n;
    if (now < 0) throw new Error(`there is no ${kind} left`);
    this.counts.set(kind, now);
  }
  get total(): number {
    return [...this.counts.values()].reduce((sum, n) => sum + n, 0);
  }
}

export type Figure = 'hamburg' | 'amsterdam' | 'newYork' | 'marrakesh';

/** All that is one player's. */
export class Desk {
  readonly seat: number;
  readonly bribes = new Heap();
  readonly tiles = new Heap();
  readonly points = new Heap();
  hand: string[] = [];
  /** For actions I, II and IV. */
  plans: (string | undefined)[] = [undefined, undefined, undefined];
  readonly drawers: (string | undefined)[] = [undefined, undefined, undefined];
  orders: string[] = [];
  /** Agents beside the desk, the figure not counted, and agents still for sale. */
  supply = 0;
  forSale = 0;
  /** Where ordinary agents stand. */
  agents: string[] = [];
  money = 0;
  saved = 0;
  readonly owned = new Set<Goods>();
  figure: Figure | undefined;
  figureAt: string | undefined;
  /** The figure has been used before. */
  unlocked = false;

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Agents and figure alike. */
  get places(): readonly string[] {
    return this.figureAt === undefined ? this.agents : [...this.agents, this.figureAt];
  }
  isOn(building: string): boolean {
    return this.places.includes(building);
  }
  get inDrawers(): readonly Card[] {
    return this.drawers.flatMap(word => (word === undefined ? [] : [cardOf(word)]));
  }
  /** Before its first use a figure waits for five others on the board (V-35). */
  get mayUseFigure(): boolean {
    return this.figure !== undefined && (this.unlocked || this.agents.length >= 5);
  }
}

export class Table {
  readonly seats: readonly number[];
  readonly isFull: boolean;
  readonly shillings: number;
  readonly desks: readonly Desk[];
  readonly flags = new Map<string, string>(BUILDINGS.map(({ word, printed }) => [word, printed]));
  /** The tile on each square. */
  readonly squares = new Map<number, string>();
  readonly tracks = new Map<string, number>();
  deck = new Set<string>();
  discard: string[] = [];
  readonly stacks = new Map<string, Set<string>>();
  readonly postcard: (string | undefined)[] = [undefined, undefined, undefined, undefined];
  fulfilled: string[] = [];
  thirdMan: string | undefined;
  /** Who is asked where to place an agent. */
  placing: Desk | undefined;
  round = 0;
  crest = 0;
  /** Steps of the investigator from field A. */
  investigator = 0;
  hasMoved = false;
  isLast = false;
  isOver = false;

  constructor(seats: number, isFull: boolean, shillings: number) {
    this.seats = times(seats, seat => seat);
    this.isFull = isFull;
    this.shillings = shillings;
    this.desks = this.seats.map(seat => new Desk(seat));
  }

  desk(seat: number): Desk {
    return at(this.desks, seat);
  }
  /** From the holder of the crest clockwise. */
  get inTurn(): readonly Desk[] {
    return this.seats.map(i => this.desk((this.crest + i) % this.seats.length));
  }
  flagOf(building: string): string {
    return found(this.flags.get(building), building);
  }
  fieldOf(kind: string): number {
    return this.tracks.get(kind) ?? 0;
  }
  get open(): readonly string[] {
    return this.postcard.flatMap(order => order ?? []);
  }
  /** Squares beside the building that still hold a tile. */
  streetsToTiles(building: string): number {
    return squaresAt(building).filter(({ id }) => this.squares.has(id)).length;
  }
  /** Somebody else's agent or figure stands there; the third man is nobody's (V-18). */
  isForeign(desk: Desk, building: string): boolean {
    return this.desks.some(other => other !== desk && other.isOn(building));
  }
}

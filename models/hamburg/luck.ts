/** What chance brought, read from the engine's table and from what it told; never foreseen, always checked. */
import { DISCARD, pile } from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { FIRST, at } from '@kaffeehaus/kernel';
import type { GameEvent } from '@kaffeehaus/kernel';
import type { World } from '../lockstep.ts';

const sorted = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);
const areAlike = (a: readonly number[], b: readonly number[]): boolean =>
  sorted(a).join() === sorted(b).join();

export class Luck {
  private readonly world: World<Hamburg>;
  /** The events being read, and how far each kind of thing has been read in them. */
  private events: readonly GameEvent[] = [];
  private readonly read = new Map<string, number>();

  constructor(world: World<Hamburg>) {
    this.world = world;
  }

  /** The next event that is of this kind, and where it stands. */
  private next(kind: string, is: (event: GameEvent) => boolean): number {
    if (this.events !== this.world.events) {
      this.events = this.world.events;
      this.read.clear();
    }
    const from = this.read.get(kind) ?? 0;
    const i = this.events.findIndex((event, j) => j >= from && is(event));
    if (i < 0) throw new Error(`the engine told of no ${kind}`);
    this.read.set(kind, i + 1);
    return i;
  }

  /** The next deed of this name. */
  deed(name: string): GameEvent {
    const i = this.next(name, event => event.k === undefined && event.e === name);
    return at(this.events, i);
  }

  /** The order in which a zone lay right after it was shuffled next: it must hold just these. */
  shuffled(zone: number, cards: readonly number[], first = FIRST): number[] {
    if (cards.length === 0) return [];
    const from = this.next(`shuffle of ${zone}`, event => event.k === 'shuffle' && event.zone === zone);
    const order = at(this.world.s.zones, zone).slice();
    for (const event of this.events.slice(from).reverse()) {
      if (event.k !== 'move') continue;
      if (event.to === zone) order.splice(order.indexOf(event.card), 1);
      if (event.from === zone) order.splice(event.index, 0, event.card);
    }
    const found = order.map(card => card - first);
    if (!areAlike(found, cards)) throw new Error(`zone ${zone} was shuffled from other cards`);
    return found;
  }

  pile(colour: number, cards: readonly number[]): number[] {
    return this.shuffled(pile(colour), cards);
  }

  discard(cards: readonly number[]): number[] {
    return this.shuffled(DISCARD, cards);
  }

  /** Which of these cards went from one zone to another next: others may have gone the same way just before. */
  moved(from: number, to: number, cards: readonly number[]): number {
    const is = (event: GameEvent): boolean =>
      event.k === 'move' && event.from === from && event.to === to && cards.includes(event.card - FIRST);
    const i = this.next(`move from ${from} to ${to}`, is);
    const event = at(this.events, i);
    return event.k === 'move' ? event.card - FIRST : 0;
  }
}

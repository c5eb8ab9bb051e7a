/**
 * What players have seen, apart from the kernel's books: it hears what happened to cards, and knows of places only what
 * everybody can see, namely who looks into them and which of them are hands. Masked tables are held against it both
 * ways: nothing is shown that its viewer did not see going there, and nothing is forgotten that nobody could have
 * taken away unseen.
 */
import { WATCHER, bit } from './game.ts';
import type { Card, Game, GameEvent, Seat, State, Viewers, Zone } from './game.ts';
import { knownIn, mask } from './hide.ts';
import { at, times } from './list.ts';

/** A card that went into a hand before somebody's eyes. */
interface Trail {
  /** The zones it may lie in by now: the hand, and wherever something with its back was taken unseen from there. */
  readonly zones: Set<number>;
  /** Nothing was shuffled of which it may be a part. */
  sure: boolean;
}

/** What one viewer has seen. */
class Memory {
  /** Cards it knows to lie where they do. */
  readonly there = new Set<Card>();
  readonly trails = new Map<Card, Trail>();

  find(card: Card): void {
    this.there.add(card);
    this.trails.delete(card);
  }

  suspect(card: Card, zone: number): void {
    const trail = this.trails.get(card) ?? { zones: new Set(), sure: true };
    trail.zones.add(zone);
    this.trails.set(card, trail);
  }

  lose(card: Card): void {
    this.there.delete(card);
    this.trails.delete(card);
  }

  /** The card was seen to go to a place of its own, or among those of a hand. */
  follow(card: Card, to: number, hand: boolean): void {
    if (!hand) return this.find(card);
    this.there.delete(card);
    this.trails.set(card, { zones: new Set([to]), sure: true });
  }
}

export class Tracker {
  private readonly game: Game;
  private readonly zones: readonly Zone[];
  private readonly sees: Viewers[];
  private readonly where = new Map<Card, number>();
  private readonly memories: ReadonlyMap<Seat, Memory>;

  constructor(game: Game, laid: State) {
    this.game = game;
    this.zones = game.zones(laid.seats);
    this.sees = [...laid.sees];
    this.memories = new Map([...times(laid.seats, seat => seat), WATCHER].map(seat => [seat, new Memory()]));
    laid.zones.forEach((cards, zone) => {
      for (const card of cards) {
        this.where.set(card, zone);
        for (const [viewer, memory] of this.memories) if (this.isOpen(zone, viewer)) memory.find(card);
      }
    });
  }

  /** As if everybody had seen what the views of this table say: to follow it from here on. */
  static from(game: Game, s: State): Tracker {
    const tracker = new Tracker(game, s);
    for (const [viewer, memory] of tracker.memories) {
      const masked = mask(game, s, viewer);
      masked.zones.forEach((cards, zone) => {
        for (const card of cards) if (card >= 0) memory.find(card);
        if (cards.some(card => card < 0))
          for (const card of knownIn(masked, zone)) memory.suspect(card, zone);
      });
    }
    return tracker;
  }

  private isOpen(zone: number, viewer: Seat): boolean {
    return (at(this.sees, zone) & bit(viewer)) !== 0;
  }

  private isHand(zone: number): boolean {
    return at(this.zones, zone).loose;
  }

  private cardsIn(zone: number): Card[] {
    return [...this.where].filter(([, z]) => z === zone).map(([card]) => card);
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.k === 'move') this.moved(event.card, event.from, event.to);
      if (event.k === 'peek') this.peeked(event.card, event.zone, event.seat);
      if (event.k === 'flip') this.flipped(event.zone, event.sees);
      if (event.k === 'shuffle') this.shuffled(event.zone);
    }
  }

  private moved(card: Card, from: number, to: number): void {
    this.where.set(card, to);
    const emptied = this.cardsIn(from).length === 0;
    for (const [viewer, memory] of this.memories) {
      if (this.isOpen(to, viewer)) memory.find(card);
      else if (this.isOpen(from, viewer) || memory.there.has(card)) memory.follow(card, to, this.isHand(to));
      else this.blur(memory, card, from, to);
      if (emptied) for (const { zones } of memory.trails.values()) zones.delete(from);
    }
  }

  /** Something with the back of this card has gone: any that it could have been may be there now. */
  private blur({ trails }: Memory, card: Card, from: number, to: number): void {
    const back = this.game.back(card);
    for (const [other, { zones }] of trails)
      if (zones.has(from) && this.game.back(other) === back) zones.add(to);
  }

  private peeked(card: Card, zone: number, viewer: Seat): void {
    this.memories.get(viewer)?.follow(card, zone, this.isHand(zone));
  }

  private flipped(zone: number, sees: Viewers): void {
    const before = at(this.sees, zone);
    this.sees[zone] = sees;
    for (const card of this.cardsIn(zone))
      for (const [viewer, memory] of this.memories)
        if (this.isOpen(zone, viewer)) memory.find(card);
        else if ((before & bit(viewer)) !== 0) memory.follow(card, zone, this.isHand(zone));
  }

  private shuffled(zone: number): void {
    for (const [viewer, memory] of this.memories) {
      if (this.isOpen(zone, viewer)) continue;
      for (const card of this.cardsIn(zone)) memory.there.delete(card);
      for (const [card, trail] of memory.trails)
        if (trail.zones.has(zone)) {
          if (trail.zones.size === 1) memory.lose(card);
          else trail.sure = false;
        }
    }
  }

  /** What the view of anybody says otherwise than its viewer has seen it, if anything. */
  wrongView(s: State): string | undefined {
    for (const viewer of this.memories.keys()) {
      const found = this.wrong(s, mask(this.game, s, viewer), viewer);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a view says otherwise than its viewer has seen it, if anything. */
  wrong(s: State, masked: State, viewer: Seat): string | undefined {
    return this.wrongPlace(s, masked, viewer) ?? this.wrongHand(masked, viewer);
  }

  private wrongPlace(s: State, masked: State, viewer: Seat): string | undefined {
    const memory = this.memories.get(viewer) as Memory;
    for (const [zone, cards] of s.zones.entries()) {
      const shown = at(masked.zones, zone);
      const open = this.isOpen(zone, viewer);
      for (const [i, card] of cards.entries()) {
        const isShown = this.isHand(zone) ? shown.includes(card) : at(shown, i) === card;
        if (isShown !== (open || (!this.isHand(zone) && memory.there.has(card))))
          return this.complaint(viewer, isShown ? 'is shown' : 'has forgotten', card, zone);
      }
    }
    return undefined;
  }

  /** Of hands its viewer cannot see, the view names the cards that were seen to go there, no more exactly than that. */
  private wrongHand(masked: State, viewer: Seat): string | undefined {
    const { trails } = this.memories.get(viewer) as Memory;
    const named = masked.zones.map((cards, zone) =>
      cards.some(card => card < 0) ? knownIn(masked, zone) : [],
    );
    for (const [zone, cards] of named.entries())
      for (const card of cards)
        if (!trails.has(card)) return this.complaint(viewer, 'is told of', card, zone);
    for (const [card, { zones, sure }] of trails) {
      const back = ~this.game.back(card);
      const told = named.some(cards => cards.includes(card));
      if (sure && !told) return this.complaint(viewer, 'is no longer told of', card, this.placeOf(card));
      for (const zone of zones)
        if (told && at(masked.zones, zone).includes(back) && !at(named, zone).includes(card))
          return this.complaint(viewer, 'is told the absence of', card, zone);
    }
    return undefined;
  }

  private placeOf(card: Card): number {
    return this.where.get(card) as number;
  }

  private complaint(viewer: Seat, what: string, card: Card, zone: number): string {
    return `seat ${viewer + 1} ${what} ${this.game.word(card)} in ${at(this.zones, zone).name}`;
  }
}

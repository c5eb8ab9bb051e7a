/**
 * Events on the wire. Both ends change the table before as the events say, so that a card is named by where it lies and
 * what a move changes is not told again.
 */
import { FIRST, bit } from './game.ts';
import type { Card, CardEvent, Deed, Game, GameEvent, State, Viewers, Zone } from './game.ts';
import type { Index } from './lexicon.ts';
import { at, withEntry } from './list.ts';
import { LONGEST, damaged, isNumbers } from './pack.ts';
import type { Reader, Writer } from './pack.ts';
import { firstOpen } from './play.ts';
import { areSameLists } from './same.ts';

type Move = Extract<CardEvent, { k: 'move' }>;
type Flip = Extract<CardEvent, { k: 'flip' }>;

/** First bytes of what is told shortly; no object begins like them. Of a move: from the top, from a spot, of a card. */
const TOP = 0;
const SPOT = 1;
const NAMED = 2;
const WAYS = 4;
const UNDER = 4;
const SHOWN = 8;
const FLIP = 16;
const FLIP_NEWS = 17;
const SHUFFLE = 18;

const MOVE_KEYS = ['k', 'card', 'from', 'to', 'index', 'under', 'sees'];
const FLIP_KEYS = ['k', 'zone', 'cards', 'sees'];
const SHUFFLE_KEYS = ['k', 'zone', 'n'];
const ZONES = ['from', 'to', 'zone'];

/** Whether the event has these fields and no others, in this order. */
const isLike = (event: object, keys: readonly string[]): boolean => {
  let i = 0;
  for (const key in event) if (keys[i++] !== key) return false;
  return i === keys.length;
};

/** An unknown kind of deed, no key of which may be a text: not even its tag. */
const STRANGE = { texts: [] as readonly string[] };

/** A list written to far behind its end would be as long: nobody walks through it. */
const mustBeShort = (list: unknown, depth: number): void => {
  if (!Array.isArray(list)) return;
  if (list.length > LONGEST) throw damaged('a list is too long');
  if (depth > 1 && typeof list[0] === 'object')
    for (const row of list as unknown[]) mustBeShort(row, depth - 1);
};

/** A viewer's table while it hears. */
export class Tale {
  readonly t: State;
  /** From and to of each card that went unseen. */
  readonly moves: number[] = [];
  private readonly game: Game;
  private readonly index: Index;
  private readonly zones: readonly Zone[];
  private readonly me: Viewers;

  constructor(game: Game, index: Index, before: State) {
    this.game = game;
    this.index = index;
    this.t = game.clone(before);
    this.zones = game.zones(before.seats);
    this.me = bit(before.veil?.viewer ?? 0);
  }

  write(w: Writer, event: GameEvent): void {
    if (event.k === 'move' && isLike(event, MOVE_KEYS)) this.writeMove(w, event);
    else if (event.k === 'flip' && isLike(event, FLIP_KEYS)) this.writeFlip(w, event);
    else if (
      event.k === 'shuffle' &&
      isLike(event, SHUFFLE_KEYS) &&
      event.n === this.pile(event.zone).length
    ) {
      w.byte(SHUFFLE);
      w.count(event.zone);
    } else w.value(event);
    this.hear(event);
  }

  read(r: Reader): GameEvent {
    const event = this.event(r);
    this.hear(event);
    for (const list of Object.values(this.t) as unknown[]) mustBeShort(list, 2);
    return event;
  }

  private event(r: Reader): GameEvent {
    if (r.peek() >= 0x80) return this.atLength(r.value());
    const head = r.byte();
    if (head < FLIP) return this.readMove(r, head);
    const zone = r.below(this.zones.length);
    if (head === SHUFFLE) return { k: 'shuffle', zone, n: this.pile(zone).length };
    if (head > FLIP_NEWS) throw damaged('an unknown event');
    const cards = head === FLIP ? this.pile(zone).slice() : r.integers();
    return { k: 'flip', zone, cards, sees: r.integer() };
  }

  /** What is told of cards is followed whoever told it, so it names zones there are, and numbers. */
  private atLength(event: unknown): GameEvent {
    if (typeof event !== 'object' || event === null || Array.isArray(event))
      throw damaged('an event that is none');
    if ('k' in event)
      for (const [key, value] of Object.entries(event) as [string, unknown][]) {
        const isZone = ZONES.includes(key);
        const isNumber = isNumbers([value]) && !(isZone && at(this.zones, value as number) === undefined);
        const isList = !isZone && Array.isArray(value) && isNumbers(value);
        if (key !== 'k' && !isNumber && !isList) throw damaged('an event of no cards');
      }
    return event as GameEvent;
  }

  private pile(zone: number): readonly Card[] {
    return at(this.t.zones, zone);
  }

  private sees(from: number, to: number): Viewers {
    return at(this.t.sees, from) | at(this.t.sees, to);
  }

  private isLoose(zone: number): boolean {
    return at(this.zones, zone).loose;
  }

  private writeMove(w: Writer, { card, from, to, index, under, sees }: Move): void {
    const cards = this.pile(from);
    const loose = this.isLoose(from);
    const spot = loose ? cards.lastIndexOf(card) : index;
    const lies = spot >= 0 && cards[spot] === card && loose === (index === -1);
    const way = !lies ? NAMED : spot === cards.length - 1 ? TOP : SPOT;
    const shown = sees !== this.sees(from, to);
    w.byte(way + (under === 1 ? UNDER : 0) + (shown ? SHOWN : 0));
    w.count(from);
    w.count(to);
    if (way === SPOT) w.count(spot);
    if (way === NAMED) {
      w.number(card);
      w.number(index);
    }
    if (shown) w.number(sees);
  }

  private readMove(r: Reader, head: number): Move {
    const from = r.below(this.zones.length);
    const to = r.below(this.zones.length);
    const cards = this.pile(from);
    const way = head % WAYS;
    const named = way === NAMED;
    const spot =
      named || (way === TOP && cards.length === 0)
        ? -1
        : way === TOP
          ? cards.length - 1
          : r.below(cards.length);
    const card = named ? r.integer() : at(cards, spot);
    const index = named ? r.integer() : this.isLoose(from) ? -1 : spot;
    if (card === undefined) throw damaged('a card that lies nowhere');
    const sees = (head & SHOWN) !== 0 ? r.integer() : this.sees(from, to);
    return { k: 'move', card, from, to, index, under: (head & UNDER) !== 0 ? 1 : 0, sees };
  }

  private writeFlip(w: Writer, { zone, cards, sees }: Flip): void {
    const news = !areSameLists(cards, this.pile(zone));
    w.byte(news ? FLIP_NEWS : FLIP);
    w.count(zone);
    if (news) w.list(cards);
    w.number(sees);
  }

  private hear(event: GameEvent): void {
    if (event.k === undefined) {
      if (this.isUsual(event)) this.game.fold?.(this.t, event);
    } else if (event.k === 'move') this.moved(event);
    else if (event.k === 'flip') this.flipped(event);
    else if (event.k === 'shuffle') this.shuffled(event.zone);
    else this.peeked(event.card, event.seat);
  }

  /** Only what looks like a deed of this game is followed: the rules believe what they are told. */
  private isUsual(deed: Deed): boolean {
    const { texts } = this.index.lexicon.forms[this.index.form(deed)] ?? STRANGE;
    for (const key in deed) {
      const value = deed[key];
      if (typeof value === 'number' || (Array.isArray(value) && isNumbers(value))) continue;
      if (typeof value !== 'string' || !texts.includes(key)) return false;
    }
    return true;
  }

  private moved({ card, from, to, index, under }: Move): void {
    const { t } = this;
    const cards = at(t.zones, from);
    const found = this.isLoose(from) ? cards.lastIndexOf(card) : index;
    if (found >= 0) cards.splice(found, 1);
    if (card < 0) this.moves.push(from, to);
    else t.knows[card - FIRST] = at(t.knows, card - FIRST) | at(t.sees, to);
    const pile = at(t.zones, to);
    const hidden = this.isLoose(to) && (at(t.sees, to) & this.me) === 0;
    if (hidden) this.intoHand(pile, card < 0 ? card : ~this.game.back(card));
    else if (under === 1) pile.unshift(card);
    else pile.push(card);
  }

  /** A hand of others lies in the order of its backs. */
  private intoHand(pile: Card[], back: number): void {
    let i = pile.length;
    while (i > 0 && at(pile, i - 1) < back) i--;
    pile.splice(i, 0, back);
  }

  private flipped({ zone, cards, sees }: Flip): void {
    const { t } = this;
    const seen = sees | at(t.sees, zone);
    t.zones[zone] = cards.slice();
    t.sees = withEntry(t.sees, zone, sees);
    for (const card of cards) if (card >= FIRST) t.knows[card - FIRST] = at(t.knows, card - FIRST) | seen;
  }

  /** Of a pile that was open it is known which cards are hidden in it now; of any other nothing new. */
  private shuffled(zone: number): void {
    const { t, game } = this;
    const cards = at(t.zones, zone);
    if (cards.length === 0 || cards.some(card => card < FIRST)) return;
    const fresh = new Map<number, number>();
    const pool = t.pool.slice();
    t.zones[zone] = cards.map(card => {
      const back = game.back(card);
      const number = fresh.get(back) ?? t.pools++;
      fresh.set(back, number);
      pool[card - FIRST] = number;
      t.knows[card - FIRST] = 0;
      return ~back;
    });
    t.pool = pool;
  }

  private peeked(card: Card, seat: number): void {
    const { knows } = this.t;
    if (card >= FIRST && card - FIRST < knows.length)
      knows[card - FIRST] = at(knows, card - FIRST) | bit(seat);
  }

  /** What an answer does besides: it is counted, and closes the question if it was the last one owed. */
  answered(): void {
    const { t } = this;
    const ask = firstOpen(t);
    let owed = 0;
    for (const answer of t.given) if (answer === null) owed++;
    if (ask === undefined || owed !== 1) return;
    if (t.last !== ask.seat) t.sealed = t.ply;
    t.ply += t.wait.length;
    t.last = t.wait.length > 1 ? -1 : ask.seat;
    if (t.wait.length > 1) t.sealed = t.ply;
    t.given = [null];
  }
}

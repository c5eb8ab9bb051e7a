/** The kernel's small game told once more, with a place for lies: does lockstep notice them? */
import { FIRST } from '@kaffeehaus/kernel';
import { DECK, DISCARD, hand, toy } from '../../kernel/test/toy.ts';
import type { Toy } from '../../kernel/test/toy.ts';
import type { Model, Pair, Question, Telling, World } from '../lockstep.ts';

/** What the model gets wrong. */
export type Lie =
  'none' | 'who' | 'why' | 'offer' | 'number' | 'silence' | 'outcome' | 'hidden' | 'score' | 'end';

const name = (card: number): string => `c${card - FIRST}`;
const COINS = ['gold', 'silver', 'copper'];
const ROUNDS = 4;

export const toyPair = (lie: Lie): Pair<Toy> => ({
  game: toy,
  model: world => new ToyModel(world, lie),
  facts: s => ({
    points: s.points,
    coins: s.coins,
    shields: s.shields,
    hands: s.points.map((_, seat) => (s.zones[hand(seat)] ?? []).map(name).sort()),
  }),
});

class ToyModel implements Model {
  private readonly world: World<Toy>;
  private readonly lie: Lie;
  private readonly seats: number[];
  private readonly points: number[];
  private readonly coins: number[][];
  private readonly shields: number[];
  private readonly hands: string[][];
  private round = 0;

  constructor(world: World<Toy>, lie: Lie) {
    const { s } = world;
    this.world = world;
    this.lie = lie;
    this.seats = s.points.map((_, seat) => seat);
    this.points = this.seats.map(() => 0);
    this.coins = this.seats.map(() => [2, 2, 1]);
    this.shields = s.shields.slice();
    this.hands = this.seats.map(() => []);
  }

  facts() {
    const { points, coins, shields, hands } = this;
    return { points, coins, shields, hands: hands.map(cards => cards.slice().sort()) };
  }

  scores() {
    return this.lie === 'score' ? this.points.map(n => n + 1) : this.points;
  }

  *play(): Telling {
    for (this.round = 1; this.round <= (this.lie === 'end' ? ROUNDS - 1 : ROUNDS); this.round++)
      yield* this.playRound();
  }

  private *playRound(): Telling {
    this.deal();
    const chosen = (yield this.seats.map(seat => this.choose(seat))).map(([card = '']) => card);
    for (const seat of this.seats)
      this.hands[seat] = (this.hands[seat] ?? []).filter(card => card !== chosen[seat]);
    for (const seat of this.seats) {
      yield [this.look(seat)];
      const [paid = []] = yield [this.pay(seat)];
      for (const coin of paid) this.spend(seat, COINS.indexOf(coin));
    }
    for (const seat of this.seats) this.show(seat, chosen[seat] ?? '');
    yield* this.hit();
    const kept = yield this.seats.map(seat => this.keep(seat));
    for (const seat of this.seats) this.hands[seat] = [...(kept[seat] ?? [])];
  }

  /** Which cards came is luck; how many, and that they were in the deck, is not. */
  private deal(): void {
    const { s } = this.world;
    const elsewhere = [...(s.zones[DECK] ?? []), ...(s.zones[DISCARD] ?? [])].map(name);
    for (const seat of this.seats) {
      const now = (s.zones[hand(seat)] ?? []).map(name);
      const came = now.filter(card => !(this.hands[seat] ?? []).includes(card));
      if (came.length !== 3 || came.some(card => elsewhere.includes(card))) throw new Error('dealt wrongly');
      this.hands[seat]?.push(...came);
    }
    if (this.lie === 'hidden' && this.round === 2) this.hands[1]?.pop();
  }

  private choose(seat: number): Question {
    const why = this.lie === 'why' ? 'toy.keep' : 'toy.choose';
    return { seat, why, items: this.hands[seat] ?? [], min: 1, max: 1, secret: true };
  }

  private keep(seat: number): Question {
    return { seat, why: 'toy.keep', items: this.hands[seat] ?? [], min: 0, max: 1, secret: true };
  }

  private look(seat: number): Question {
    const others = this.seats.filter(other => other !== seat || this.lie === 'offer');
    const asked = this.lie === 'who' ? 0 : seat;
    return { seat: asked, why: 'toy.look', items: others.map(p => `seat-${p + 1}`), min: 0, max: 1 };
  }

  private pay(seat: number): Question {
    const cap = this.coins[seat] ?? [];
    const total = cap.reduce((a, b) => a + b, 0);
    const n = Math.min(this.lie === 'number' ? 2 : 1, total);
    return { seat, why: 'toy.pay', items: COINS, cap: cap.slice(), min: n, max: n };
  }

  private spend(seat: number, coin: number): void {
    const purse = this.coins[seat] ?? [];
    if (this.lie !== 'outcome') purse[coin] = (purse[coin] ?? 0) - 1;
  }

  private score(seat: number, n: number): void {
    this.points[seat] = (this.points[seat] ?? 0) + n;
  }

  private show(seat: number, card: string): void {
    this.score(seat, Number(card.slice(1)));
    if (seat === 0) this.hands[seat]?.push(card);
  }

  private *hit(): Telling {
    const victim = this.victim();
    if ((this.shields[victim] ?? 0) > 0) {
      const min = this.lie === 'silence' ? 1 : 0;
      const [shield = []] = yield [{ seat: victim, why: 'toy.shield', items: ['shield'], min, max: 1 }];
      if (shield.length > 0) {
        this.shields[victim] = (this.shields[victim] ?? 0) - 1;
        return;
      }
    }
    this.score(victim, -1);
    for (const seat of this.seats) if (seat !== victim) this.score(seat, 1);
  }

  /** Whom the die hit: whoever is asked for a shield, else whoever lost a point. */
  private victim(): number {
    const { s } = this.world;
    const ask = s.wait.find(({ why }) => why === 'toy.shield');
    return ask?.seat ?? this.seats.find(seat => (s.points[seat] ?? 0) < (this.points[seat] ?? 0)) ?? 0;
  }
}

/** Estoril told once more, from rulebook and rulings, slowly and in plain words. */
import type { Options } from '@kaffeehaus/kernel';
import type { Facts, Model, Reply, Telling } from '../lockstep.ts';
import { factsOf, missionName, wordsOf } from './facts.ts';
import { Layout } from './map.ts';
import { EVERYBODY, Narrator } from './narrator.ts';
import { dealtStarters, drawnFirst, drawnMissions, laidGrid, laidTurned, shuffledStack } from './oracle.ts';
import type { Oracle } from './oracle.ts';
import { placing } from './placing.ts';
import { checkReasons } from './reasons.ts';
import { resolve } from './resolution.ts';
import { pointsOf, totalOf } from './scoring.ts';
import { Table, found } from './table.ts';

const ROUNDS = 4;
const HAND = 6;
const TURNS = ['turn-0', 'turn-90', 'turn-180', 'turn-270'];

export class EstorilModel implements Model {
  private readonly t: Table;
  private readonly n: Narrator;
  private readonly oracle: Oracle;
  private readonly options: Options;

  constructor(oracle: Oracle, options: Options) {
    this.t = new Table(dealtStarters(oracle));
    this.n = new Narrator(this.t, oracle, options['nationalist'] === 'adjacent');
    this.oracle = oracle;
    this.options = options;
  }

  *play(): Telling {
    const { t, n } = this;
    this.open();
    for (t.round = 1; ; t.round++) {
      yield* this.layOut();
      this.layRewards();
      yield* placing(n);
      for (const place of t.layout.places) yield* resolve(n, place);
      this.takeBack();
      yield* this.discarding();
      n.say({ e: 'ended', what: 'round', round: t.round });
      if (t.round === ROUNDS) break;
      t.first = t.after(t.first);
      n.say({ e: 'first', seat: t.first });
    }
    this.score();
  }

  private open(): void {
    const { t, n, oracle } = this;
    const { first } = this.options;
    if (typeof first === 'number') t.first = first - 1;
    else {
      t.first = drawnFirst(oracle, t.seats.length);
      n.say({ e: 'first', seat: t.first });
    }
    t.missions = drawnMissions(oracle);
    for (const mission of t.missions) n.say({ e: 'mission', mission });
    t.stack = shuffledStack(oracle);
  }

  private *layOut(): Telling {
    const { t, n, oracle } = this;
    t.out.clear();
    t.dice.clear();
    t.reached = undefined;
    n.seal();
    const isChosen = this.options['rotation'] === 'chosen';
    const grid = laidGrid(oracle);
    const turned = isChosen ? grid.map(() => 0) : laidTurned(oracle);
    t.layout = new Layout(grid, turned);
    n.say({ e: 'round', round: t.round, seat: t.first, grid, turned });
    if (isChosen) yield* this.turning();
  }

  /** The start player turns each place, by its number. */
  private *turning(): Telling {
    const { layout, first: seat } = this.t;
    for (const { word } of layout.places) {
      const [turn = ''] = yield* this.n.ask({ seat, why: 'rotate', items: TURNS, min: 1, max: 1 });
      const turns = TURNS.indexOf(turn);
      layout.turned[layout.grid.indexOf(word)] = turns;
      this.n.say({ e: 'rotated', seat, place: word, degrees: 90 * turns });
    }
  }

  private layRewards(): void {
    const { t, n } = this;
    for (const { word, hasSecretReward } of t.layout.places) {
      const tile = found(t.stack.shift(), 'tile in the stack');
      t.rewards.set(word, { tile, owner: -1, isUp: !hasSecretReward, isGuarded: false });
      if (!hasSecretReward) n.reveal(tile);
      n.say({ e: 'reward', place: word, card: tile.word, sees: hasSecretReward ? 0 : EVERYBODY });
    }
  }

  /** Tiles to hand, those taken during the round with them; stones before their owners. */
  private takeBack(): void {
    const { t, n } = this;
    for (const seat of t.seats) {
      const slots = t.slotsOf(seat);
      t.hands[seat] = t.poolOf(seat).slice();
      t.taken[seat] = [];
      for (const word of slots) t.slots.delete(word);
      if (slots.length > 0) n.countStones(seat, slots.length);
    }
    n.say({ e: 'tookBack' });
  }

  /** All who have more than six choose at once (E-58). */
  private *discarding(): Telling {
    const { t, n } = this;
    const inTurn = [...t.seats.slice(t.first), ...t.seats.slice(0, t.first)];
    const many = inTurn.filter(seat => t.of(t.hands, seat).length > HAND);
    if (many.length === 0) return;
    const leads = n.leads();
    const questions = many.map(seat => {
      const items = wordsOf(t.of(t.hands, seat));
      const over = items.length - HAND;
      return { seat, why: 'discard', items, min: over, max: over, secret: true };
    });
    const replies = yield* n.askAll(questions);
    many.forEach((seat, i) => this.discard(seat, found(replies[i], 'answer')));
    n.tellLeads(leads);
  }

  private discard(seat: number, names: Reply): void {
    const { t, n } = this;
    for (const name of names) {
      const hand = t.of(t.hands, seat);
      const tile = found(hand[wordsOf(hand).indexOf(name)], name);
      t.hands[seat] = hand.filter(other => other !== tile);
      t.of(t.discards, seat).push(tile);
      n.say({ e: 'discarded', seat, card: name });
    }
  }

  private score(): void {
    const { t, n } = this;
    const points = pointsOf(t);
    t.points.splice(0, points.length, ...points);
    const tell = (seat: number, i: number, why: string): void => {
      const scored = t.of(points, seat)[i] ?? 0;
      if (scored > 0) n.say({ e: 'scored', seat, n: scored, why });
    };
    for (const seat of t.seats) ['discards', 'hand'].forEach((why, i) => tell(seat, i, why));
    t.missions.forEach((mission, i) => t.seats.forEach(seat => tell(seat, 2 + i, missionName(mission))));
    t.isOver = true;
    n.say({ e: 'over', points: points.map(totalOf) });
  }

  facts(): Facts {
    this.oracle.check(this.n.said);
    for (const asked of this.n.asked) checkReasons(this.t, asked, this.oracle.reasons(asked.seat));
    return factsOf(this.t, this.n.free);
  }

  scores(): readonly number[] {
    return this.t.points.map(totalOf);
  }
}

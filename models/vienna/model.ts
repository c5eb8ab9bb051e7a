/** Vienna told a second time: set-up, rounds, turns, the end. */
import { at } from '@kaffeehaus/kernel';
import type { Options } from '@kaffeehaus/kernel';
import { DECK, FIGURES, FLAGS, DOSSIERS as KINDS, STACKS } from '@kaffeehaus/vienna';
import type { Facts, Model, Telling } from '../lockstep.ts';
import { drawCard, isGiving, step, use } from './abilities.ts';
import { actionThree } from './agents.ts';
import { one } from './asking.ts';
import type { Asked } from './asking.ts';
import { BRIBES, BUILDINGS, INFORMATION, LAST_FIELD, ROOF, SQUARES, cardOf, found, roofOf } from './data.ts';
import type { Ability } from './data.ts';
import { factsOf } from './facts.ts';
import { wordsIn } from './luck.ts';
import type { Luck } from './luck.ts';
import { giveUpAgents, payday, purchase } from './money.ts';
import { fillSlot } from './orders.ts';
import { reasonsFor } from './reasons.ts';
import { scoreFinally } from './scoring.ts';
import { Table } from './table.ts';
import type { Desk } from './table.ts';

const HAND = 3;

export class ViennaModel implements Model {
  private readonly t: Table;
  private readonly luck: Luck;
  private readonly options: Options;
  private asked: readonly Asked[] = [];

  constructor(luck: Luck, options: Options, seats: number) {
    this.luck = luck;
    this.options = options;
    const isFull = options['version'] === 'full';
    this.t = new Table(seats, isFull, Number(options['shillings'] ?? 2));
    const { t } = this;
    const { table: s } = luck;
    t.deck = new Set(wordsIn(s, DECK));
    for (const pile of ['S', 'A', 'B'] as const) t.stacks.set(pile, new Set(wordsIn(s, STACKS[pile])));
    KINDS.forEach((kind, i) => t.tracks.set(kind, at(s.tracks, i)));
  }

  facts(): Facts {
    return { ...factsOf(this.t, this.luck.settle()), reasons: reasonsFor(this.t, this.asked) };
  }
  scores(): readonly number[] {
    return this.t.desks.map(({ points }) => points.total);
  }

  /** The whole game; what is being asked is kept, for the reasons against all else. */
  *play(): Telling {
    const telling = this.tell();
    for (let step = telling.next(); step.done !== true;) {
      this.asked = step.value;
      step = telling.next(yield step.value);
    }
    this.asked = [];
  }

  private *tell(): Telling {
    const { t } = this;
    this.setUp();
    if (this.options['thirdMan'] === true) {
      const last = at(t.inTurn, t.seats.length - 1);
      const violet = BUILDINGS.filter(({ colour }) => colour === 'violet').map(({ word }) => word);
      t.thirdMan = yield* one(last.seat, 'thirdMan', violet);
    }
    for (;;) {
      yield* this.round();
      if (t.isLast) break;
      yield* this.endRound();
    }
    if (t.isFull) {
      yield* giveUpAgents(t);
      yield* payday(t);
    }
    scoreFinally(t);
    t.isOver = true;
  }

  /** What lots brought is read from the engine's table, and must be what the box allows. */
  private setUp(): void {
    const { t, luck, options } = this;
    const { table: s } = luck;
    SQUARES.forEach(({ id }) => t.squares.set(id, at(KINDS, at(s.squares, id))));
    allEqual([...t.squares.values()], INFORMATION, 8);
    if (options['flags'] === 'random') {
      BUILDINGS.forEach(({ word }, b) => t.flags.set(word, at(FLAGS, at(s.flags, b))));
      allEqual([...t.flags.values()], FLAGS, 6);
    }
    t.crest = s.crest;
    for (const desk of t.desks) {
      for (const bribe of BRIBES) desk.bribes.add(bribe);
      desk.supply = t.isFull ? 5 : 6;
    }
    const drawn = t.desks.map(({ seat }) => KINDS.filter((_, kind) => at(at(s.dossiers, seat), kind) > 0));
    if (new Set(drawn.flat()).size !== t.seats.length) throw new Error('everybody draws one of five kinds');
    t.desks.forEach(({ tiles }, seat) => tiles.add(found(at(drawn, seat)[0], 'tile')));
    if (t.isFull) this.furnish();
  }

  private furnish(): void {
    const { t, luck, options } = this;
    if (options['feldFigures'] === true) {
      for (const desk of t.desks) desk.figure = at(FIGURES, at(luck.table.figures, desk.seat));
      if (new Set(t.desks.map(({ figure }) => figure)).size < t.seats.length)
        throw new Error('there is one figure of each city');
    }
    const starting = found(t.stacks.get('S'), 'stack');
    for (const desk of t.desks) {
      desk.forSale = 3;
      desk.money = desk.figure === 'marrakesh' ? 2 : 1;
      desk.orders.push(luck.draw('S', starting));
    }
    for (const [slot, pile] of (['A', 'A', 'B', 'B'] as const).entries()) fillSlot(t, luck, slot, pile);
  }

  private *round(): Telling {
    const { t } = this;
    t.round++;
    t.hasMoved = false;
    yield* this.assign();
    for (const desk of t.inTurn) yield* this.turn(desk);
  }

  /** Everybody at once and face down; what is left over is discarded in turn order (V-12). */
  private *assign(): Telling {
    const { t, luck } = this;
    for (const desk of t.inTurn)
      for (let i = 0; i < HAND + (desk.owned.has('telephone') ? 1 : 0); i++) drawCard(t, luck, desk);
    const replies = yield t.inTurn.map(({ seat, hand }) => ({
      seat,
      why: 'vienna.assign',
      items: hand,
      min: HAND,
      max: HAND,
      ordered: true,
      secret: true,
    }));
    for (const [i, desk] of t.inTurn.entries()) {
      desk.plans = [...at(replies, i)];
      t.discard.push(...desk.hand.filter(card => !desk.plans.includes(card)));
      desk.hand = [];
    }
  }

  private *turn(desk: Desk): Telling {
    const { t, luck } = this;
    yield* this.insert(desk);
    const { bribe } = this.show(desk, 1);
    desk.bribes.add(bribe, desk.figure === 'amsterdam' && bribe === 'coffee' ? 2 : 1);
    yield* use(t, luck, desk, this.setOff(desk, 'bribe', bribe));
    yield* actionThree(t, luck, desk);
    yield* this.advance(desk);
  }

  /** Action I: into any drawer, but upon its twin if there is one (V-01, V-02). */
  private *insert(desk: Desk): Telling {
    const word = found(desk.plans[0], 'card for action I');
    const { identity } = cardOf(word).ability;
    const same = desk.drawers.findIndex(
      other => other !== undefined && cardOf(other).ability.identity === identity,
    );
    const all = [...desk.drawers.keys()];
    const drawers = (same < 0 ? all : [same]).map(i => `drawer-${i + 1}`);
    const chosen = yield* one(desk.seat, 'drawer', drawers);
    const i = Number(chosen.replace('drawer-', '')) - 1;
    const old = desk.drawers[i];
    if (old !== undefined) this.t.discard.push(old);
    desk.drawers[i] = word;
    desk.plans[0] = undefined;
  }

  /** Shows the card of an action and discards it. */
  private show(desk: Desk, i: number): ReturnType<typeof cardOf> {
    const word = found(desk.plans[i], 'assigned card');
    desk.plans[i] = undefined;
    this.t.discard.push(word);
    return cardOf(word);
  }

  private setOff(desk: Desk, on: Ability['on'], of: string): string[] {
    return desk.inDrawers
      .filter(isGiving)
      .filter(({ ability }) => ability.on === on && ability.of === of)
      .map(({ word }) => word);
  }

  /** Action IV: the marker shown, or another one by 156–165 (V-09). */
  private *advance(desk: Desk): Telling {
    const { t, luck } = this;
    const { information } = this.show(desk, 2);
    const isFree = desk.inDrawers.some(
      ({ ability }) => ability.gift.gives === 'otherMarker' && ability.of === information,
    );
    const kind = isFree ? yield* one(desk.seat, 'marker', INFORMATION) : information;
    step(t, desk, kind);
    yield* use(t, luck, desk, this.setOff(desk, 'marker', kind));
  }

  /** Purchase or payday of the field just reached; the end, and with it the last purchase; the crest (V-20, V-21). */
  private *endRound(): Telling {
    const { t, luck } = this;
    const { end, purchases, payday: day } = roofOf(t.seats.length);
    const field = at(ROOF, t.investigator);
    const isEnd = field === end || INFORMATION.every(kind => t.fieldOf(kind) === LAST_FIELD);
    if (t.isFull && t.hasMoved && field === day) yield* payday(t);
    if (t.isFull && t.hasMoved && purchases.includes(field)) yield* purchase(t, luck);
    if (t.isFull && isEnd) yield* purchase(t, luck);
    t.crest = (t.crest + 1) % t.seats.length;
    t.isLast = isEnd;
  }
}

const allEqual = (tiles: readonly string[], kinds: readonly string[], n: number): void => {
  for (const kind of kinds)
    if (tiles.filter(tile => tile === kind).length !== n) throw new Error(`there are ${n} tiles of ${kind}`);
};

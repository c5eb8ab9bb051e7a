/** Whoever tells the game: asks, says aloud what happens, and keeps count of what can be taken back. */
import type { Question, Reply, Telling } from '../lockstep.ts';
import type { Character, Slot } from './data.ts';
import type { Oracle, Said } from './oracle.ts';
import type { Asked } from './reasons.ts';
import { missionCounts } from './scoring.ts';
import { found } from './table.ts';
import type { Table } from './table.ts';

export const EVERYBODY = 0xff;

/** Of each mission: who has the most of what it counts, and how many. */
export type Leads = readonly (readonly [seats: readonly number[], n: number])[];

export class Narrator {
  readonly t: Table;
  readonly oracle: Oracle;
  /** Nationalists count those next door too. */
  readonly isWide: boolean;
  /** Said since the last question that was put. */
  said: Said[] = [];
  /** What is being asked. */
  asked: readonly Asked[] = [];
  /** How many of the last answers can be taken back, and who gave them. */
  free = 0;
  private last = -1;

  constructor(t: Table, oracle: Oracle, isWide: boolean) {
    this.t = t;
    this.oracle = oracle;
    this.isWide = isWide;
  }

  say(said: Said): void {
    this.said.push(said);
  }

  /** What happened so far cannot be taken back. */
  seal(): void {
    this.free = 0;
  }

  /** Shows a tile to all; if somebody did not know it, there is no way back (E-62). */
  reveal(tile: Character): void {
    if (this.t.show(tile)) this.seal();
  }

  *ask(question: Question, from?: Slot): Telling<Reply> {
    const [reply = []] = yield* this.askAll([question], from);
    return reply;
  }

  *askAll(questions: readonly Question[], from?: Slot): Telling<readonly Reply[]> {
    this.asked = questions.map(({ seat, why, items }) => ({ seat, why, items, from }));
    const replies = yield questions.map(question => ({ ...question, why: `estoril.${question.why}` }));
    const [{ seat, items, min, max, secret } = found<Question>(undefined, 'question')] = questions;
    this.asked = [];
    const isPut = secret === true || items.length > 1 || min < max;
    if (!isPut) return replies;
    this.said = [];
    // Another seat's answer stands on what was before; answers given at once stand together.
    const before = this.last === seat ? this.free : 0;
    this.free = questions.length > 1 ? 0 : before + 1;
    this.last = seat;
    return replies;
  }

  countStones(seat: number, n: number): void {
    const { t } = this;
    const to = t.of(t.supply, seat) + n;
    t.supply[seat] = to;
    this.say({ e: 'counted', seat, what: 'stones', n, to });
  }

  /** A tile leaves its slot; its stone goes back to its owner. */
  sendHome(slot: string, to: Character[]): void {
    const { t } = this;
    const { tile, owner } = t.laidOn(slot);
    t.slots.delete(slot);
    to.push(tile);
    this.countStones(owner, 1);
  }

  leads(): Leads {
    const { t } = this;
    return t.missions.map(mission => {
      const counts = missionCounts(t, mission, seat => t.poolOf(seat));
      const n = Math.max(...counts);
      return [n === 0 ? [] : t.seats.filter(seat => counts[seat] === n), n];
    });
  }

  /** Who leads in a mission is told when it changes. */
  tellLeads(before: Leads): void {
    this.leads().forEach(([seats, n], i) => {
      if (seats.join() !== before[i]?.[0].join())
        this.say({ e: 'lead', mission: this.t.missions[i], seats, n });
    });
  }
}

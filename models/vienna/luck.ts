/** What chance brought, as the engine tells it: which card came from which pile, and the table as it was set. */
import { at, deedsOf } from '@kaffeehaus/kernel';
import type { Card, GameEvent } from '@kaffeehaus/kernel';
import { DECK, STACKS, vienna } from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import type { World } from '../lockstep.ts';
import { found } from './data.ts';

export type Pile = 'deck' | 'S' | 'A' | 'B';
const ZONES: { readonly [pile in Pile]: number } = { deck: DECK, ...STACKS };

/** What should be told of those who were passed over. */
export interface Notice {
  readonly e: 'passed' | 'noOrder';
  readonly seat: number;
  readonly why: string;
  readonly n?: number;
}

const drawnFrom = (event: GameEvent, zone: number): event is GameEvent & { card: Card } =>
  event.k === 'move' && event.from === zone;

export class Luck {
  private readonly world: World<Vienna>;
  /** How many cards of each pile the model has drawn since the last question. */
  private readonly drawn = new Map<Pile, number>();
  private notices: Notice[] = [];

  constructor(world: World<Vienna>) {
    this.world = world;
  }

  get table(): Vienna {
    return this.world.s;
  }

  /** The next card of a pile; `left` is what the model knows to lie there. */
  draw(pile: Pile, left: Set<string>): string {
    const moves = this.world.events.filter(event => drawnFrom(event, ZONES[pile]));
    const n = this.drawn.get(pile) ?? 0;
    const word = vienna.word(found(moves[n], `card of ${pile}`).card);
    this.drawn.set(pile, n + 1);
    if (!left.delete(word)) throw new Error(`${word} does not lie in ${pile}`);
    return word;
  }

  expect(notice: Notice): void {
    this.notices.push(notice);
  }

  /** Forgets what was drawn and told since the last question; returns what was told otherwise than expected. */
  settle(): readonly string[] {
    const told = deedsOf(this.world.events)
      .filter(({ e }) => e === 'passed' || e === 'noOrder')
      .map(deed => line({ ...deed, why: String(deed['why']), seat: Number(deed['seat']) } as Notice));
    const wanted = this.notices.map(line);
    this.notices = [];
    this.drawn.clear();
    return told.join() === wanted.join() ? [] : [`expected ${wanted.join()}`, `told ${told.join()}`];
  }
}

const line = ({ e, seat, why, n }: Notice): string => [e, seat, why, n ?? ''].join(' ');

/** The words of the cards in a zone of the engine's table. */
export const wordsIn = (s: Vienna, zone: number): string[] =>
  at(s.zones, zone).map(card => vienna.word(card));

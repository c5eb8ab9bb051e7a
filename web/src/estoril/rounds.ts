/** What the log tells about the round that is on the table. */
import { type Ask, type Card, type Item, type Seat, type State, deedsOf } from '@kaffeehaus/kernel';
import {
  type Estoril,
  type EstorilEvent,
  type Told,
  type Why,
  isWhy,
  rewardItem,
  slotItem,
  whyOf,
} from '@kaffeehaus/estoril';
import type { View } from '../seat/view.ts';

/** A view of Estoril tells deeds of Estoril. */
const deeds = (events: View['events']): readonly EstorilEvent[] => deedsOf(events) as readonly EstorilEvent[];

/** The events from the last one on that opened a round. */
const thisRound = ({ events }: View<Estoril>): readonly EstorilEvent[] =>
  deeds(events.slice(Math.max(0, events.map(event => event.e).lastIndexOf('round'))));

/** What became of a reward: who won it how strongly, or nobody. */
export interface Result {
  readonly place: number;
  readonly card: Card;
  readonly seat: Seat | undefined;
  readonly strength: number | undefined;
}

const resultOf = (told: EstorilEvent): Result[] => {
  if (told.e === 'won') return [told];
  return told.e === 'unclaimed' ? [{ ...told, seat: undefined, strength: undefined }] : [];
};

export const resultsOf = (view: View<Estoril>): readonly Result[] => thisRound(view).flatMap(resultOf);

/** Where a deed leaves something to look at. */
const spotsOf = (told: EstorilEvent): readonly Item[] => {
  switch (told.e) {
    case 'placed':
    case 'shot':
    case 'guarded':
    case 'lost':
      return [slotItem(told.slot)];
    case 'lured':
      return [slotItem(told.from), slotItem(told.slot)];
    case 'looked':
      return [told.at];
    case 'won':
    case 'unclaimed':
      return [rewardItem(told.place)];
    // Turning up and rolling are seen on the place that is settled; the rest lies beside the board.
    case 'reached':
    case 'rewardShown':
    case 'shown':
    case 'rolled':
    case 'strengths':
    case 'settled':
    case 'reward':
    case 'rotated':
    case 'ability':
    case 'declined':
    case 'drew':
    case 'kept':
    case 'swapped':
    case 'unseen':
    case 'mission':
    case 'lead':
    case 'first':
    case 'round':
    case 'begun':
    case 'out':
    case 'counted':
    case 'tookBack':
    case 'discarded':
    case 'ended':
    case 'scored':
    case 'over':
      return [];
  }
};

/** The spots where something happened since the viewer last answered: in this round, on the place that is settled. */
export const changedIn = ({ events, since }: View<Estoril>): ReadonlySet<Item> => {
  const names = events.map(event => event.e);
  const from = Math.max(since, names.lastIndexOf('round'), names.lastIndexOf('reached'));
  return new Set(deeds(events.slice(from)).flatMap(spotsOf));
};

/** The last thing the viewer looked at since answering, while nothing else is asked of the viewer. */
export const lookedAt = ({ events, since, viewer, ask }: View<Estoril>): Told<'looked'> | undefined =>
  ask
    ? undefined
    : deeds(events.slice(since))
        .filter(told => told.e === 'looked')
        .filter(({ seat }) => seat === viewer)
        .at(-1);

/** The question that is open, put to whomever. */
export const whyNow = (s: State): Why | undefined => s.wait[0] && whyOf(s.wait[0]);

/** Questions that are answered from the hand; all others on the board, or beside the question. */
export const isFromHand = (ask: Ask): boolean => isWhy(ask, 'estoril.tile') || isWhy(ask, 'estoril.discard');

export type Stage = 'ahead' | 'reached' | 'done';

/** Places are settled by number; when discards are asked for, or the game is over, all of them are. */
export const stageOf = (s: Estoril, place: number): Stage => {
  if (s.reached < 0 || place > s.reached) return 'ahead';
  const isOver = s.wait.length === 0 || whyNow(s) === 'estoril.discard';
  return place === s.reached && !isOver ? 'reached' : 'done';
};

/** What the open question is about: the slot that acts or is to be filled, the tile that is lured, the place that is turned. */
export const aboutNow = (s: State): readonly Item[] => s.wait[0]?.about ?? [];

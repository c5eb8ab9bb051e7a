/** What the log tells about the round that is on the table. */
import {
  type Ask,
  type Card,
  type Deed,
  type Item,
  type Seat,
  type State,
  deedsOf,
} from '@kaffeehaus/kernel';
import { type Estoril, rewardItem, slotItem } from '@kaffeehaus/estoril';
import type { View } from '../seat/view.ts';

const n = (event: Deed, field: string): number => Number(event[field]);

/** The events from the last one on that opened a round. */
const thisRound = ({ events }: View<Estoril>): readonly Deed[] =>
  deedsOf(events.slice(Math.max(0, events.map(event => event.e).lastIndexOf('round'))));

/** What became of a reward: who won it how strongly, or nobody. */
export interface Result {
  readonly place: number;
  readonly card: Card;
  readonly seat: Seat | undefined;
  readonly strength: number | undefined;
}

const resultOf = (event: Deed): Result => {
  const won = event.e === 'won';
  return {
    place: n(event, 'place'),
    card: n(event, 'card'),
    seat: won ? n(event, 'seat') : undefined,
    strength: won ? n(event, 'strength') : undefined,
  };
};

export const resultsOf = (view: View<Estoril>): readonly Result[] =>
  thisRound(view)
    .filter(event => event.e === 'won' || event.e === 'unclaimed')
    .map(resultOf);

/** Where an event happened. */
const spotsOf = (event: Deed): Item[] => {
  switch (event.e) {
    case 'placed':
    case 'shot':
    case 'guarded':
    case 'lost':
      return [slotItem(n(event, 'slot'))];
    case 'lured':
      return [slotItem(n(event, 'from')), slotItem(n(event, 'slot'))];
    case 'looked':
      return [n(event, 'at')];
    case 'won':
    case 'unclaimed':
      return [rewardItem(n(event, 'place'))];
    default:
      return [];
  }
};

/** The spots where something happened since the viewer last answered: in this round, on the place that is settled. */
export const changedIn = ({ events, since }: View<Estoril>): ReadonlySet<Item> => {
  const names = events.map(event => event.e);
  const from = Math.max(since, names.lastIndexOf('round'), names.lastIndexOf('reached'));
  return new Set(deedsOf(events.slice(from)).flatMap(spotsOf));
};

/** The last thing the viewer looked at since answering, while nothing else is asked of the viewer. */
export const lookedAt = ({ events, since, viewer, ask }: View<Estoril>): Deed | undefined =>
  ask
    ? undefined
    : deedsOf(events.slice(since))
        .filter(event => event.e === 'looked' && event['seat'] === viewer)
        .at(-1);

/** The question that is open, put to whomever. */
export const whyNow = (s: State): string => s.wait[0]?.why ?? '';

/** Questions that are answered from the hand; all others on the board, or beside the question. */
export const isFromHand = ({ why }: Ask): boolean => why === 'estoril.tile' || why === 'estoril.discard';

export type Stage = 'ahead' | 'reached' | 'done';

/** Places are settled by number; when discards are asked for, or the game is over, all of them are. */
export const stageOf = (s: Estoril, place: number): Stage => {
  if (s.reached < 0 || place > s.reached) return 'ahead';
  const isOver = s.wait.length === 0 || whyNow(s) === 'estoril.discard';
  return place === s.reached && !isOver ? 'reached' : 'done';
};

/** What the open question is about: the slot that acts or is to be filled, the tile that is lured, the place that is turned. */
export const aboutNow = (s: State): readonly Item[] => s.wait[0]?.about ?? [];

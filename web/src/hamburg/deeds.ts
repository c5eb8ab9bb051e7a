/** The six basic actions for the card that is played, with what each brings or costs. */
import { type Seat, at } from '@kaffeehaus/kernel';
import {
  ACTIONS,
  BUILD,
  COLOURS,
  type Hamburg,
  LAY,
  MONEY,
  REDUCE,
  WALL,
  WORKERS,
  WORKERS_TAKEN,
  actionItem,
  asideOf,
  buildPrice,
  enjoys,
  face,
  hamburg,
  income,
  itsColour,
  sectionColour,
  wallPrice,
} from '@kaffeehaus/hamburg';
import { say, t } from '../ui/words.ts';
import type { Picto } from '../art/Pictos.tsx';
import type { DrawProps } from '../seat/gameview.ts';
import type { DeedView } from './draw/Deeds.tsx';
import { momentOf } from './now.ts';
import { pieceOf } from './spots.ts';

/** The card aside, the colour it stands for, and whether it came from the hand. */
interface Played {
  readonly card: number;
  readonly colour: number;
  readonly hand: boolean;
}

export const playedBy = (s: Hamburg, me: Seat): Played | undefined => {
  const card = asideOf(s, me);
  const now = momentOf(s);
  if (card === undefined || now?.step.do !== 'basic') return undefined;
  const colour = now.it.length > 0 ? itsColour(now.it) : face(card).colour;
  return { card, colour, hand: now.step.hand };
};

const worker = ({ colour }: Played, text: string): Picto => {
  const named = at(COLOURS, colour);
  return { icon: `worker-${named}`, colour: named, text };
};
const mark = (text: string): Picto => ({ icon: 'mark', text });

/** The cheaper of the halves that grow by this colour. */
const stonePrice = (s: Hamburg, me: Seat, { colour, hand }: Played): Picto[] => {
  const prices = [0, 1]
    .filter(half => sectionColour(s, me, half) === colour)
    .map(half => wallPrice(s, me, half, hand));
  return prices.length === 0 ? [] : [mark(`−${Math.min(...prices)}`)];
};

const signsOf = (s: Hamburg, me: Seat, action: number, played: Played): Picto[] => {
  switch (action) {
    case WORKERS:
      return [worker(played, `+${WORKERS_TAKEN}`)];
    case MONEY:
      return [mark(`+${income(s, me, played.colour, played.hand)}`)];
    case REDUCE:
      return [{ icon: 'star', text: enjoys(s, me, 'twoPoints') ? '+2' : '+1' }];
    case WALL:
      return stonePrice(s, me, played);
    case LAY:
      return [worker(played, '−1')];
    case BUILD:
      return [mark(`−${buildPrice(s, me, played.card, played.hand)}`)];
    default:
      return [];
  }
};

/** With no card to play them for, the actions only say what there is. */
export const deedsOf = ({ view, picks }: DrawProps<Hamburg>, played: Played | undefined): DeedView[] =>
  ACTIONS.map((deed, action) => {
    const item = actionItem(action);
    const name = say(hamburg.phrases.item(item));
    return {
      ...pieceOf(
        picks,
        hamburg.word(item),
        item,
        played ? name : t('common.label', { label: name, text: t('web.hamburg.deed.card') }),
      ),
      at: `place:${deed}`,
      deed,
      short: t('web.hamburg.deed', { action: deed }),
      signs: played ? signsOf(view.table, view.viewer, action, played) : [],
    };
  });

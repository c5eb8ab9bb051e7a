/** Phase I: hands are refilled, Parks pay; and the cleric tile that gives new hands. */
import { secret } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { arrangement, bag } from './asks.ts';
import { FIVE } from './board.ts';
import { sentenceOf } from './cards.ts';
import { colourItem, colourItems, indexOf, word } from './items.ts';
import { dropFromHand, notInHand, onTable, openPiles } from './piles.ts';
import { displayOf, hand, handLimit, handOf, leftOf, pile, pileSize, topOf, underOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct, Verbs } from './verbs.ts';
import { FIRST } from '@kaffeehaus/kernel';

/** Blind from the piles of one's choice, looking only when all are taken. */
const refillAsk = (s: Hamburg, me: Seat, n: number) => {
  const open = openPiles(s);
  const sizes = open.map(c => pileSize(s, c));
  const k = Math.min(
    n,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  return k === 0 ? undefined : bag(me, 'hamburg.refill', open.map(colourItem), sizes, k, k);
};

const drawFrom = (act: HamburgAct, colour: number): void => {
  if (pileSize(act.s, colour) > 0) act.move(topOf(act.s, pile(colour)), pile(colour), hand(act.me));
};

/** Three of five cards, four of seven. */
const largerShare = (s: Hamburg, me: Seat): number => Math.ceil(handLimit(s, me) / 2);
/** Whether either of two piles could give the larger share, so that it matters which does. */
const splits = (s: Hamburg, me: Seat, piles: readonly number[]): boolean =>
  piles.length === 2 && piles.every(c => pileSize(s, c) >= largerShare(s, me));

export const hands: Verbs<'refill' | 'income' | 'newHand' | 'drawTwoPiles'> = {
  /** Up to the limit, or down to it (H-8). */
  refill: {
    ask: (s, { most }, me) => {
      const n = Math.min(most, handLimit(s, me) - handOf(s, me).length);
      if (n >= 0) return n === 0 ? undefined : refillAsk(s, me, n);
      return secret(arrangement(me, 'hamburg.discard', handOf(s, me).slice(), -n, -n));
    },
    run: act => {
      for (const item of act.answers[0] ?? [])
        if (item < FIRST) drawFrom(act, indexOf(item));
        else dropFromHand(act, item);
      if (act.heard) act.tell({ e: 'refilled', seat: act.me, cards: handOf(act.s, act.me).length });
    },
    expect: (s, _, me) => (handOf(s, me).length < handLimit(s, me) ? colourItems : onTable(s, me)),
    refuse: (s, _, me, item) =>
      colourItems.includes(item)
        ? { rule: 'hamburg.pile.empty', args: { colour: word(item) } }
        : notInHand(s, me, item),
  },
  income: {
    run: act => {
      const { s, me } = act;
      for (const card of [...leftOf(s, me), ...displayOf(s, me), ...underOf(s, me)])
        if (sentenceOf(card).when === 'I') act.say(sentenceOf(card).todo, me, [card]);
    },
  },
  /** A cleric tile: one card of each colour, what a larger hand lacks by choice; or two piles (H-11, H-66). */
  newHand: {
    run: (act, { piles }) => {
      if (piles === 2) {
        act.next({ do: 'drawTwoPiles' });
        return;
      }
      for (const c of FIVE) drawFrom(act, c);
      const more = handLimit(act.s, act.me) - FIVE.length;
      if (more > 0) act.next({ do: 'refill', most: more });
    },
  },
  drawTwoPiles: {
    ask: (s, _, me) => {
      const open = openPiles(s);
      const n = Math.min(2, open.length);
      if (n === 0 || (n === open.length && !splits(s, me, open))) return undefined;
      return arrangement(me, 'hamburg.twoPiles', open.map(colourItem), n, n);
    },
    run: act => {
      const { s, me } = act;
      const named = act.answers[0]?.map(indexOf) ?? openPiles(s);
      const more = largerShare(s, me);
      // Whichever is named first, a pile too small for the larger share gives the smaller one (H-66).
      const piles = pileSize(s, named[0] ?? 0) < more ? [...named].reverse() : named;
      for (const [i, colour] of piles.entries())
        for (let k = 0; k < (i === 0 ? more : handLimit(s, me) - more); k++) drawFrom(act, colour);
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item) =>
      colourItems.includes(item) ? { rule: 'hamburg.pile.empty', args: { colour: word(item) } } : undefined,
  },
};

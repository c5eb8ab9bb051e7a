/** Set-up and the run of a round: phases I to III. */
import { at, times, upTo } from '@kaffeehaus/kernel';
import type { Card, Refusal, Seat } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { BLACK, FIVE, LAPS } from './board.ts';
import { CARDS, sentenceOf } from './cards.ts';
import { extraLaps, layTiles, spared, tileInForce } from './clerics.ts';
import { openTile } from './exchange.ts';
import { word } from './items.ts';
import { MAYOR_TILES } from './mayors.ts';
import { countOf } from './measure.ts';
import { discardCard, shuffleDiscard } from './piles.ts';
import { lowDie, quietAdvancePrice } from './prices.ts';
import { earn } from './purse.ts';
import { refusal } from './rules.ts';
import { sail } from './ships.ts';
import { canQuietAdvance } from './square.ts';
import {
  EXCHANGE,
  STACK,
  buildingsOf,
  enjoys,
  handOf,
  owns,
  pile,
  plays,
  topOf,
  turnOrder,
} from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import { useCard } from './use.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

const REFILL: readonly Step[] = [{ do: 'refill', most: CARDS }];
const INCOME: readonly Step[] = [{ do: 'income' }];
const OFFER: readonly Step[] = [{ do: 'offerII', last: false }];
const ADVANCE: readonly Step[] = [{ do: 'offerII', last: true }, { do: 'advance' }];
const TURN: readonly Step[] = [{ do: 'begin' }, { do: 'turn', played: false }];

const TOMS_TURN: readonly Step[] = [{ do: 'begin' }, { do: 'tomDice' }, { do: 'end' }];

/** Those who hold cards: everybody but TOM. */
const people = (s: Hamburg): Seat[] => turnOrder(s).filter(p => p !== s.tom);

const layMayors = (act: HamburgAct): void => {
  const tiles = upTo(MAYOR_TILES);
  act.shuffleNumbers(tiles);
  for (const [i, p] of people(act.s).entries()) act.say([{ do: 'chooseMayor', tile: at(tiles, i) }], p);
};

/** Whether a building of phase II would bring anything; the advance waits for the end of the phase (H-57). */
const helpful = (s: Hamburg, me: Seat, card: Card, late: boolean): boolean => {
  const step = sentenceOf(card).todo[0];
  switch (step?.do) {
    case 'climbFor':
      return late && canQuietAdvance(s, me, step.mark);
    case 'per':
      return countOf(s, me, step.count, 0) > 0;
    case 'dieWorker':
      return at(s.dice, step.die) >= 5;
    default:
      return FIVE.some(c => at(s.dice, c) === at(s.dice, BLACK));
  }
};

const offers = (s: Hamburg, me: Seat, late: boolean): Card[] =>
  buildingsOf(s, me).filter(
    card => sentenceOf(card).when === 'II' && !at(s.used, me).includes(card) && helpful(s, me, card, late),
  );

/** Why a building is not offered in phase II. */
const idleRefusal = (s: Hamburg, me: Seat, card: Card, late: boolean): Refusal => {
  const { when, todo } = sentenceOf(card);
  const args = { card: word(card) };
  if (when !== 'II') return refusal('hamburg.building.phase', { ...args, when });
  if (at(s.used, me).includes(card)) return refusal('hamburg.building.used', args);
  const [step] = todo;
  if (step?.do !== 'climbFor') return refusal('hamburg.building.idle', args);
  if (!late) return refusal('hamburg.building.later', args);
  if (lowDie(s)) return refusal('hamburg.square.quiet', args);
  return refusal('hamburg.square.price', {
    price: quietAdvancePrice(s, me, step.mark),
    money: at(s.money, me),
  });
};

export const phases: Verbs<'open' | 'round' | 'roll' | 'offerII' | 'hazards' | 'sail' | 'laps' | 'lap'> = {
  open: {
    run: act => {
      const { s } = act;
      for (const c of FIVE) act.shuffle(pile(c));
      for (const c of FIVE) discardCard(act, topOf(s, pile(c)), pile(c));
      shuffleDiscard(act);
      act.shuffle(STACK);
      if (plays(s, 'exchange')) {
        act.shuffle(EXCHANGE);
        openTile(act);
      }
      if (plays(s, 'clerics')) layTiles(act);
      if (s.tom < 0) s.first = act.random(s.seats);
      if (act.heard) act.tell({ e: 'start', seat: s.first });
      if (plays(s, 'mayors')) layMayors(act);
      act.next({ do: 'round' });
    },
  },
  /** Phase I: all refill, then all take what Parks give, in turn order (H-59). */
  round: {
    run: act => {
      const { s } = act;
      s.round++;
      s.phase = 1;
      if (act.heard) act.tell({ e: 'round', round: s.round, seat: s.first });
      for (const p of people(s)) act.say(REFILL, p);
      for (const p of turnOrder(s)) act.say(INCOME, p);
      act.next({ do: 'roll' });
    },
  },
  /** Phase II: one roll for all, the cleric on the window of the black die. */
  roll: {
    run: act => {
      const { s } = act;
      s.phase = 2;
      s.dice = times(6, () => 1 + act.random(6));
      s.cleric = at(s.dice, BLACK) - 1;
      s.tile = at(s.tiles, s.cleric);
      if (act.heard) act.tell({ e: 'dice', dice: s.dice, window: s.cleric });
      if (s.tom >= 0) earn(act, s.tom, at(s.dice, BLACK), 0);
      for (const p of turnOrder(s)) act.say(OFFER, p);
      const tile = tileInForce(s);
      if (tile?.of === 'newHand')
        for (const p of people(s))
          act.say(
            [
              { do: 'discard', n: handOf(s, p).length },
              { do: 'newHand', piles: tile.piles },
            ],
            p,
          );
      act.next({ do: 'hazards' }, { do: 'sail' });
      for (const p of turnOrder(s)) act.say(ADVANCE, p);
      act.next({ do: 'laps' });
    },
  },
  offerII: {
    ask: (s, { last }, me) => {
      const cards = offers(s, me, last);
      return cards.length === 0 ? undefined : may(me, 'hamburg.useII', cards);
    },
    run: (act, step) => {
      const card = act.pick;
      if (card < 0) return;
      useCard(act, card, false);
      act.say(sentenceOf(card).todo, act.me, [card]);
      act.next(step);
    },
    expect: (s, _, me) => buildingsOf(s, me),
    refuse: (s, { last }, me, item) => (owns(s, me, item) ? idleRefusal(s, me, item, last) : undefined),
  },
  /** First the black markers, then the dice (H-1). */
  hazards: {
    run: act => {
      const { s } = act;
      if (at(s.dice, BLACK) >= 5 && !spared(s, BLACK)) {
        for (const p of turnOrder(s)) if (enjoys(s, p, 'noMarkers')) act.say([{ do: 'refuseMarker' }], p);
        act.next({ do: 'drawMarkers' });
      }
      act.next({ do: 'diceHazards' });
    },
  },
  sail: {
    run: act => {
      if (plays(act.s, 'ships')) sail(act);
    },
  },
  laps: {
    run: act => {
      const { s } = act;
      s.phase = 3;
      s.laps = LAPS + extraLaps(s);
      if (act.heard) act.tell({ e: 'begun', seat: -1, what: 'actions', n: s.laps });
      if (s.tom >= 0) act.say(TOMS_TURN, s.tom);
      act.next({ do: 'lap' });
    },
  },
  lap: {
    run: act => {
      const { s } = act;
      if (s.laps === 0) {
        act.next({ do: 'majorities' }, { do: 'endRound' });
        return;
      }
      s.laps--;
      if (act.heard) act.tell({ e: 'begun', seat: -1, what: 'lap', n: s.laps });
      for (const p of people(s)) act.say(TURN, p);
      act.next({ do: 'lap' });
    },
  },
};

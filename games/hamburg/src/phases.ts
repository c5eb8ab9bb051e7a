/** Set-up, the four phases of a round, and the end. */
import { arrangement, at, bag, may, secret, times, upTo } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { BLACK, FIVE, LAPS, MAJORITIES, ROUNDS } from './board.ts';
import { IS_ZOO, sentenceOf } from './cards.ts';
import { extraLaps, layTiles, spared, tileInForce, turnTile } from './clerics.ts';
import { openTile } from './exchange.ts';
import { MAYOR_TILES } from './mayors.ts';
import { countOf, stonesOf } from './measure.ts';
import { colourItem, colourItems, indexOf } from './items.ts';
import { discardCard, openPiles, shuffleDiscard } from './piles.ts';
import { finalLines, total } from './scoring.ts';
import { sail } from './ships.ts';
import { canQuietAdvance } from './square.ts';
import {
  EXCHANGE,
  STACK,
  addMoney,
  displayOf,
  enjoys,
  hand,
  handLimit,
  handOf,
  leftOf,
  pile,
  pileSize,
  players,
  plays,
  topOf,
  turnOrder,
  underOf,
  withEntry,
} from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import { mark } from './use.ts';
import type { HamburgAct, Verbs } from './verbs.ts';
import { FIRST } from '@kaffeehaus/kernel';

const REFILL: readonly Step[] = [{ do: 'refill' }];
const INCOME: readonly Step[] = [{ do: 'income' }];
const OFFER: readonly Step[] = [{ do: 'offerII', last: false }];
const ADVANCE: readonly Step[] = [{ do: 'offerII', last: true }, { do: 'advance' }];
const TURN: readonly Step[] = [{ do: 'turn', played: false }];

/** Those who hold cards: everybody but TOM. */
const people = (s: Hamburg): Seat[] => turnOrder(s).filter(p => p !== s.tom);

const layMayors = (act: HamburgAct): void => {
  const tiles = upTo(MAYOR_TILES);
  act.shuffleNumbers(tiles);
  for (const [i, p] of people(act.s).entries()) act.say([{ do: 'chooseMayor', tile: at(tiles, i) }], p);
};

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

export const offers = (s: Hamburg, me: Seat, late: boolean): Card[] =>
  [...displayOf(s, me), ...underOf(s, me)].filter(
    card => sentenceOf(card).when === 'II' && !at(s.used, me).includes(card) && helpful(s, me, card, late),
  );

/** What counts for each majority, in the order of the markers; buildings only right of the tableau (H-20). */
const VALUES: readonly ((s: Hamburg, p: Seat) => number)[] = [
  (s, p) => at(s.square, p),
  (s, p) => displayOf(s, p).length,
  stonesOf,
  (s, p) => at(s.points, p),
  (s, p) => leftOf(s, p).filter(card => at(IS_ZOO, card - FIRST)).length,
];

/** Alone in front, or with one card level with the best at 1 or more (H-25). */
const leads = (s: Hamburg, p: Seat, value: (s: Hamburg, p: Seat) => number): boolean => {
  const mine = value(s, p);
  const best = Math.max(
    ...upTo(players(s))
      .filter(other => other !== p)
      .map(other => value(s, other)),
  );
  return mine > best || (mine === best && mine > 0 && enjoys(s, p, 'tie'));
};

const clearRound = (s: Hamburg): void => {
  for (const used of s.used) used.length = 0;
  s.doubled.fill(0);
  s.ships = 0;
  turnTile(s);
};

/** The cleric and the workers beside him go before the church. */
const leaveChurch = (s: Hamburg): void => {
  s.clerics = s.clerics.map((n, window) => n + (window === s.cleric ? 1 : 0) + (s.guests[window] ?? 0));
  s.cleric = -1;
  s.kept = s.kept.map((n, c) => n + at(s.guests, c));
  s.guests = s.guests.map(() => 0);
};

export const phases: Verbs<
  | 'open'
  | 'round'
  | 'refill'
  | 'income'
  | 'roll'
  | 'offerII'
  | 'newHand'
  | 'drawTwoPiles'
  | 'hazards'
  | 'sail'
  | 'laps'
  | 'lap'
  | 'majorities'
  | 'turnMarker'
  | 'endRound'
  | 'finalScoring'
> = {
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
  /** Up to the limit, or down to it (H-8). */
  refill: {
    ask: (s, _, me) => {
      const n = handLimit(s, me) - handOf(s, me).length;
      if (n >= 0) return n === 0 ? undefined : refillAsk(s, me, n);
      return secret(arrangement(me, 'hamburg.discard', handOf(s, me).slice(), -n, -n));
    },
    run: act => {
      for (const item of act.answers[0] ?? [])
        if (item < FIRST) drawFrom(act, indexOf(item));
        else discardCard(act, item, hand(act.me));
    },
    expect: (s, _, me) => (handOf(s, me).length < handLimit(s, me) ? colourItems : []),
    refuse: (_s, _step, _me, item) =>
      colourItems.includes(item)
        ? { rule: 'hamburg.pile.empty', args: { colour: indexOf(item) } }
        : undefined,
  },
  income: {
    run: act => {
      const { s, me } = act;
      for (const card of [...leftOf(s, me), ...displayOf(s, me), ...underOf(s, me)])
        if (sentenceOf(card).when === 'I') act.say(sentenceOf(card).todo, me, [card]);
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
      if (act.heard) act.tell({ e: 'dice', dice: s.dice.slice(), window: s.cleric });
      if (s.tom >= 0) addMoney(s, s.tom, at(s.dice, BLACK));
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
      mark(act.s, act.me, card);
      if (act.heard) act.tell({ e: 'used', seat: act.me, card });
      act.say(sentenceOf(card).todo, act.me, [card]);
      act.next(step);
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
      if (handLimit(act.s, act.me) > FIVE.length) act.next({ do: 'refill' });
    },
  },
  drawTwoPiles: {
    ask: (s, _, me) => {
      const open = openPiles(s);
      const n = Math.min(2, open.length);
      return n === 0 ? undefined : arrangement(me, 'hamburg.twoPiles', open.map(colourItem), n, n);
    },
    run: act => {
      const limit = handLimit(act.s, act.me);
      const more = Math.ceil(limit / 2);
      const [first, second] = (act.answers[0] ?? []).map(indexOf);
      if (first !== undefined) for (let i = 0; i < more; i++) drawFrom(act, first);
      if (second !== undefined) for (let i = more; i < limit; i++) drawFrom(act, second);
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item) =>
      colourItems.includes(item)
        ? { rule: 'hamburg.pile.empty', args: { colour: indexOf(item) } }
        : undefined,
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
      if (plays(act.s, 'ships')) sail(act.s);
    },
  },
  laps: {
    run: act => {
      const { s } = act;
      s.phase = 3;
      s.laps = LAPS + extraLaps(s);
      if (s.tom >= 0) act.say([{ do: 'tomDice' }], s.tom);
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
      for (const p of people(s)) act.say(TURN, p);
      act.next({ do: 'lap' });
    },
  },
  /** Phase IV: all majorities on the table as it stands, before any marker turns (H-40). */
  majorities: {
    run: act => {
      const { s } = act;
      s.phase = 4;
      for (const p of turnOrder(s))
        for (const marker of upTo(MAJORITIES.length))
          if (((at(s.majority, p) >> marker) & 1) === 0 && leads(s, p, at(VALUES, marker)))
            act.say([{ do: 'turnMarker', marker }], p);
    },
  },
  turnMarker: {
    run: (act, { marker }) => {
      act.s.majority = withEntry(act.s.majority, act.me, at(act.s.majority, act.me) | (1 << marker));
      if (act.heard) act.tell({ e: 'majority', seat: act.me, majority: marker });
    },
  },
  endRound: {
    run: act => {
      const { s } = act;
      leaveChurch(s);
      clearRound(s);
      if (s.round === ROUNDS) {
        act.next({ do: 'finalScoring' });
        return;
      }
      if (s.tom < 0) s.first = (s.first + 1) % s.seats;
      act.next({ do: 'round' });
    },
  },
  finalScoring: {
    run: act => {
      const { s } = act;
      s.sheet = times(players(s), p => finalLines(s, p));
      if (act.heard) act.tell({ e: 'over', points: times(players(s), p => total(s, p)) });
    },
  },
};

/** A turn of phase III: one card for one basic action, buildings before and after it. */
import { FIRST, add, at, secret } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { may, one } from './asks.ts';
import { ACTIONS, BUILD, COLOURS, FIVE, GREY, LAY, REDUCE, WALL, WORKERS, WORKERS_TAKEN } from './board.ts';
import { colourOf, isBuilding } from './cards.ts';
import { tileWorkers } from './clerics.ts';
import { canToll, tollMark } from './exchange.ts';
import {
  RECOLOUR,
  actionItem,
  actionItems,
  colourItem,
  colourItems,
  indexOf,
  itsColour,
  word,
} from './items.ts';
import { freePlaces } from './places.ts';
import { discardCard } from './piles.ts';
import { buildPrice, income } from './prices.ts';
import { countWorkers } from './purse.ts';
import { refusal } from './rules.ts';
import {
  SITE,
  aside,
  asideOf,
  displayOf,
  enjoys,
  hand,
  handOf,
  hazardOf,
  plays,
  underOf,
  workersOf,
} from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import { secretive, usable, useRefusal } from './use.ts';
import type { HamburgAct, Verbs } from './verbs.ts';
import { openHalves, wallRefusal } from './wall.ts';

/** The card in hand, the colour it stands for, and whether it is the hand card of the turn. */
interface Played {
  readonly card: Card;
  readonly colour: number;
  readonly hand: boolean;
  /** Its colour was named anew: then it cannot be erected. */
  readonly recoloured: boolean;
}

const played = (s: Hamburg, me: Seat, fromHand: boolean, it: readonly Item[]): Played | undefined => {
  const card = asideOf(s, me);
  if (card === undefined) return undefined;
  const recoloured = it.length > 0;
  return { card, colour: recoloured ? itsColour(it) : colourOf(card), hand: fromHand, recoloured };
};

/** Whether the exchange's surcharge can be paid besides `price` Mark. */
const affordable = (s: Hamburg, me: Seat, action: number, p: Played, price: number): boolean =>
  !p.hand || (price + tollMark(s, action) <= at(s.money, me) && canToll(s, me, action, p.colour));

/** An action that cannot be carried out may not be chosen (H-51). */
const possible = (s: Hamburg, me: Seat, action: number, p: Played): boolean => {
  switch (action) {
    case WORKERS:
      return affordable(s, me, action, p, 0);
    case REDUCE:
      return hazardOf(s, me, p.colour) > 0 && affordable(s, me, action, p, 0);
    case WALL:
      return openHalves(s, me, p.colour, p.hand).length > 0;
    case LAY:
      return workersOf(s, me, p.colour) > 0 && affordable(s, me, action, p, 0);
    case BUILD:
      return !p.recoloured && canBuild(s, me, p);
    default:
      return true;
  }
};

const canBuild = (s: Hamburg, me: Seat, p: Played): boolean => {
  const price = buildPrice(s, me, p.card, p.hand);
  if (price > at(s.money, me)) return false;
  if (!isBuilding(p.card)) return true;
  return freePlaces(s, me).length > 0 && affordable(s, me, BUILD, p, price);
};

const canRecolour = (s: Hamburg, me: Seat, p: Played): boolean =>
  p.hand && !p.recoloured && workersOf(s, me, GREY) > 0 && enjoys(s, me, 'recolour');

const actionRefusal = (s: Hamburg, me: Seat, action: number, p: Played): Refusal => {
  const money = at(s.money, me);
  if (action === REDUCE && hazardOf(s, me, p.colour) === 0)
    return { rule: 'hamburg.reduce.none', args: { colour: at(COLOURS, p.colour) } };
  if (action === WALL) return wallRefusal(s, me, p.colour, p.hand);
  if (action === LAY && workersOf(s, me, p.colour) === 0)
    return { rule: 'hamburg.plot.worker', args: { colour: at(COLOURS, p.colour) } };
  if (action === BUILD) {
    if (p.recoloured) return { rule: 'hamburg.build.recoloured', args: {} };
    const price = buildPrice(s, me, p.card, p.hand);
    if (price > money) return { rule: 'hamburg.build.price', args: { price, money } };
    if (isBuilding(p.card) && freePlaces(s, me).length === 0) return { rule: 'hamburg.build.plot', args: {} };
  }
  return { rule: 'hamburg.exchange.toll', args: { action: at(ACTIONS, action) } };
};

const deed = (action: number, { colour, hand: fromHand }: Played): Step => {
  switch (action) {
    case WORKERS:
      return { do: 'takeWorkers', n: WORKERS_TAKEN, hand: fromHand };
    case REDUCE:
      return { do: 'reduceOne', colour };
    case WALL:
      return { do: 'section', hand: fromHand };
    case LAY:
      return { do: 'layPlot' };
    case BUILD:
      return { do: 'erect', hand: fromHand };
    default:
      return { do: 'takeMoney', hand: fromHand };
  }
};

/** Price, deed and reinforcements, lightning, exchange, ship: in this order (H-53). */
const sequence = (s: Hamburg, action: number, p: Played): readonly Step[] => {
  const building = action === BUILD && isBuilding(p.card);
  const traded = p.hand && plays(s, 'exchange') && (action !== BUILD || building);
  return [
    ...(traded ? [{ do: 'toll', action } as const] : []),
    deed(action, p),
    ...(traded ? [{ do: 'course', action } as const] : []),
    ...(p.hand && action === WALL && plays(s, 'ships') ? [{ do: 'ship' } as const] : []),
  ];
};

const turnAsk = (s: Hamburg, done: boolean, me: Seat): Ask | undefined => {
  const buildings = usable(s, me);
  const cards = handOf(s, me);
  if (!done && cards.length > 0) return secret(one(me, 'hamburg.turn', [...cards, ...buildings]));
  const hides = secretive(s, me);
  if (buildings.length === 0 && !hides) return undefined;
  const ask = may(me, 'hamburg.use', buildings);
  return hides ? secret(ask) : ask;
};

const playCard = (act: HamburgAct, card: Card): void => {
  act.move(card, hand(act.me), aside(act.me));
  act.next({ do: 'basic', hand: true }, { do: 'turn', played: true });
};

const endTurn = (act: HamburgAct): void => {
  if (act.heard) act.tell({ e: 'ended', seat: act.me, what: 'turn', n: act.s.laps });
};

export const turns: Verbs<'begin' | 'end' | 'turn' | 'basic' | 'recolour' | 'takeWorkers' | 'takeMoney'> = {
  begin: {
    run: act => {
      if (act.heard) act.tell({ e: 'begun', seat: act.me, what: 'turn', n: act.s.laps });
    },
  },
  end: { run: endTurn },
  /** A card in hand must be played before the turn can end (H-10, H-65). */
  turn: {
    ask: (s, { played: done }, me) => turnAsk(s, done, me),
    run: (act, step) => {
      const { s, me } = act;
      const card = act.pick;
      if (card < FIRST) {
        endTurn(act);
        return;
      }
      if (handOf(s, me).includes(card)) {
        playCard(act, card);
        return;
      }
      act.next({ do: 'use', card, free: false }, step);
    },
    expect: (s, _, me) => [...displayOf(s, me), ...underOf(s, me), ...handOf(s, me)],
    refuse: (s, _, me, item) =>
      handOf(s, me).includes(item) ? refusal('hamburg.turn.played') : useRefusal(s, me, item),
  },
  /** The card lies aside; which of the six actions? "It" is a colour named for it, if any. */
  basic: {
    ask: (s, step, me, it) => {
      const p = played(s, me, step.hand, it);
      if (p === undefined) return undefined;
      const items: Item[] = [];
      for (let a = 0; a < ACTIONS.length; a++) if (possible(s, me, a, p)) items.push(actionItem(a));
      if (canRecolour(s, me, p)) items.push(RECOLOUR);
      return secret(one(me, 'hamburg.action', items));
    },
    run: (act, step) => {
      const { s, me } = act;
      const p = played(s, me, step.hand, act.it);
      if (p === undefined) return;
      if (act.pick === RECOLOUR) {
        act.next({ do: 'recolour' });
        return;
      }
      const action = indexOf(act.pick);
      if (act.heard) act.tell({ e: 'action', seat: me, action, colour: p.colour });
      if (action < LAY) discardCard(act, p.card, aside(me));
      else if (action === BUILD) act.move(p.card, aside(me), SITE);
      act.say(sequence(s, action, p), me, [colourItem(p.colour)]);
    },
    expect: () => actionItems,
    refuse: (s, step, me, item, it) => {
      const p = played(s, me, step.hand, it);
      if (p === undefined) return undefined;
      if (item === RECOLOUR) return refusal('hamburg.recolour.worker', { colour: 'none' });
      return actionItems.includes(item) ? actionRefusal(s, me, indexOf(item), p) : undefined;
    },
  },
  /** For a grey worker the played card takes the named colour until its action is over (H-31). */
  recolour: {
    ask: (s, _, me) => {
      const card = asideOf(s, me);
      return one(me, 'hamburg.recolour', FIVE.filter(c => c !== (card && colourOf(card))).map(colourItem));
    },
    run: act => {
      countWorkers(act, act.me, GREY, -1, 'recolour');
      if (act.heard) act.tell({ e: 'recoloured', seat: act.me, colour: indexOf(act.pick) });
      act.say([{ do: 'basic', hand: true }], act.me, [act.pick]);
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item) =>
      colourItems.includes(item) ? refusal('hamburg.recolour.worker', { colour: word(item) }) : undefined,
  },
  takeWorkers: {
    run: (act, { n, hand: fromHand }) => {
      const colour = itsColour(act.it);
      countWorkers(act, act.me, colour, n, 'taken');
      if (fromHand) tileWorkers(act, colour);
    },
  },
  takeMoney: {
    run: (act, { hand: fromHand }) => {
      const n = income(act.s, act.me, itsColour(act.it), fromHand);
      add(act.s.money, act.me, n);
      if (act.heard) act.tell({ e: 'money', seat: act.me, mark: n });
    },
  },
};

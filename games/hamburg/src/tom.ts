/** TOM, the opponent of a lone player: a seat whose programme is data and whose choices tomchoices.ts makes. */
import { at, settled } from '@kaffeehaus/kernel';
import type { Ask, Card, Op, Ops, Seat } from '@kaffeehaus/kernel';
import { FIVE } from './board.ts';
import { isBuilding, sentenceOf } from './cards.ts';
import type { HamburgEvent } from './events.ts';
import { fromLeft, placeOf, worthPaying } from './favour.ts';
import { colourItem } from './items.ts';
import { freePlaces } from './places.ts';
import { discardCard, layUnseen } from './piles.ts';
import { buildPrice } from './prices.ts';
import { countWorkers, score } from './purse.ts';
import { SITE, aside, asideOf, displayOf, hazardOf, pile, pileSize, topOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Deed, Step } from './steps.ts';
import { choose } from './tomchoices.ts';
import { usablePaid } from './duty.ts';
import type { HamburgAct, Verbs } from './verbs.ts';
import { openHalves } from './wall.ts';

/** By pips: what he does, and what instead if he cannot. */
const PROGRAMME: readonly (readonly Deed[])[] = [
  [],
  ['point'],
  ['workers'],
  ['wall', 'worker'],
  ['reduce', 'plot', 'money'],
  ['erect', 'layDrawn', 'money'],
  ['erect', 'wall', 'money'],
];

/** Whether the card aside can stand in his display: room for a building, and its price. */
const canErect = (s: Hamburg, me: Seat): boolean => {
  const card = asideOf(s, me);
  if (card === undefined || buildPrice(s, me, card, false) > at(s.money, me)) return false;
  return !isBuilding(card) || freePlaces(s, me).length > 0;
};

const possible = (s: Hamburg, me: Seat, deed: Deed, colour: number): boolean => {
  switch (deed) {
    case 'wall':
      return openHalves(s, me, colour, false).length > 0;
    case 'reduce':
      return hazardOf(s, me, colour) > 0;
    case 'plot':
      return workersOf(s, me, colour) > 0 && (asideOf(s, me) !== undefined || pileSize(s, colour) > 0);
    case 'erect':
      return canErect(s, me);
    case 'layDrawn':
      return asideOf(s, me) !== undefined && workersOf(s, me, colour) > 0;
    default:
      return true;
  }
};

const STEPS: { readonly [deed in Deed]?: readonly Step[] } = {
  workers: [{ do: 'takeWorkers', n: 2, hand: false }],
  worker: [{ do: 'takeWorkers', n: 1, hand: false }],
  money: [{ do: 'takeMoney', hand: false }],
  wall: [{ do: 'section', hand: false }],
  erect: [{ do: 'erect', hand: false }],
  layDrawn: [{ do: 'layPlot' }],
};

/** His results are basic actions for his permanent cards (H-86). */
const perform = (act: HamburgAct, deed: Deed, colour: number): void => {
  const { s, me } = act;
  if (deed === 'point') score(act, me, 1, colourItem(colour), 'tom');
  else if (deed === 'reduce') act.say([{ do: 'reduceOne', colour }], me, [colourItem(colour)]);
  else if (deed === 'plot' && asideOf(s, me) === undefined) {
    countWorkers(act, me, colour, -1, 'plot');
    layUnseen(act, colour, true);
  } else {
    const card = asideOf(s, me);
    if (deed === 'erect' && card !== undefined) act.move(card, aside(me), SITE);
    act.say(STEPS[deed] ?? [{ do: 'layPlot' }], me, [colourItem(colour)]);
  }
  if (act.heard) act.tell({ e: 'tom', deed, colour });
};

/** A drawn card that finds no use goes to the discard pile. */
const dropUnused = (act: HamburgAct, deed: Deed): void => {
  const card = asideOf(act.s, act.me);
  if (card !== undefined && deed !== 'erect' && deed !== 'layDrawn' && deed !== 'plot')
    discardCard(act, card, aside(act.me));
};

const isBeyond = (place: number, card: Card, here: number, last: Card): boolean =>
  place > here || (place === here && card > last);

/** Whether he uses the building now: once per round, if he can pay and it helps him (H-91). */
const uses = (s: Hamburg, me: Seat, card: Card): boolean =>
  sentenceOf(card).when === 'III' &&
  !at(s.used, me).includes(card) &&
  usablePaid(s, me, card) &&
  worthPaying(s, me, card);

export const tom: Verbs<'tomDice' | 'tomDie' | 'tomElse' | 'tomUse'> = {
  /** The coloured dice from 1 to 6, equal ones clockwise; then his buildings from left to right. */
  tomDice: {
    run: act => {
      const { s } = act;
      const order = [...FIVE].sort((a, b) => at(s.dice, a) - at(s.dice, b) || a - b);
      for (const colour of order) act.next({ do: 'tomDie', colour, drawn: false });
      act.next({ do: 'tomUse', place: -1, card: 0 });
    },
  },
  tomDie: {
    run: (act, { colour, drawn }) => {
      const { s, me } = act;
      const deeds = at(PROGRAMME, at(s.dice, colour));
      if (!drawn && deeds[0] === 'erect' && pileSize(s, colour) > 0)
        act.move(topOf(s, pile(colour)), pile(colour), aside(me));
      act.next({ do: 'tomElse', colour, left: deeds });
    },
  },
  /** The first deed of the list that is possible. */
  tomElse: {
    run: (act, { colour, left }) => {
      const deed = left.find(d => possible(act.s, act.me, d, colour)) ?? 'money';
      dropUnused(act, deed);
      perform(act, deed, colour);
    },
  },
  /** On from where he stands: what the dice or his buildings have erected further right is among it (H-87). */
  tomUse: {
    run: (act, { place, card }) => {
      const { s, me } = act;
      const next = fromLeft(s, me, displayOf(s, me)).find(
        other => isBeyond(placeOf(s, me, other), other, place, card) && uses(s, me, other),
      );
      if (next === undefined) return;
      act.next({ do: 'use', card: next, free: false });
      act.next({ do: 'tomUse', place: placeOf(s, me, next), card: next });
    },
  },
};

type Asker = Op<Hamburg, Step, Step, HamburgEvent>['ask'];
const answering = (ask: NonNullable<Asker>): NonNullable<Asker> => {
  return (s, step, me, it) => {
    const asked = ask(s, step, me, it);
    if (s.tom < 0 || me !== s.tom || asked === undefined || Array.isArray(asked)) return asked;
    const question = asked as Ask;
    return settled(question, choose(s, question, step, it));
  };
};

/** The verbs, with TOM's questions answered by his table of choices. */
export const automatic = (ops: Ops<Hamburg, Step, HamburgEvent>): Ops<Hamburg, Step, HamburgEvent> =>
  Object.fromEntries(
    Object.entries(ops).map(([verb, op]) => {
      const { ask } = op as Op<Hamburg, Step, Step, HamburgEvent>;
      return [verb, ask === undefined ? op : { ...op, ask: answering(ask) }];
    }),
  ) as Ops<Hamburg, Step, HamburgEvent>;

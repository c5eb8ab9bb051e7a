/** What cards do to the other players, always in turn order (H-54). */
import { add, at, bag, one, secret, subset, upTo, withEntry } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { FIVE, MAJORITIES } from './board.ts';
import { heldWorkers, tellGain, workerCount } from './gains.ts';
import { colourItems, indexOf, majorityItem, seatItem } from './items.ts';
import { dropFromHand, toHand } from './piles.ts';
import { addMoney, addPoints, addWorkers, hand, handOf, others } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

const DROP: readonly Step[] = [{ do: 'dropCard' }];
const TURN_BACK: readonly Step[] = [{ do: 'turnBack' }];

const withCards = (s: Hamburg, me: Seat): Seat[] => others(s, me).filter(p => handOf(s, p).length > 0);

const exchangePoint = (act: HamburgAct, from: Seat): number => {
  const { s, me } = act;
  const taken = Math.min(1, at(s.points, from));
  addPoints(s, from, -taken);
  addPoints(s, me, taken);
  return taken;
};

export const attacks: Verbs<
  | 'othersDiscard'
  | 'dropCard'
  | 'othersTurnBack'
  | 'turnBack'
  | 'trade'
  | 'stealCard'
  | 'stealMark'
  | 'stealWorkers'
  | 'giveWorkers'
  | 'othersLose'
  | 'othersBack'
> = {
  othersDiscard: {
    run: act => {
      for (const p of withCards(act.s, act.me)) act.say(DROP, p);
    },
  },
  dropCard: {
    ask: (s, _, me) => secret(one(me, 'hamburg.dropCard', handOf(s, me).slice())),
    run: act => dropFromHand(act, act.pick),
  },
  othersTurnBack: {
    run: act => {
      for (const p of others(act.s, act.me)) if (at(act.s.majority, p) !== 0) act.say(TURN_BACK, p);
    },
  },
  turnBack: {
    ask: (s, _, me) =>
      one(
        me,
        'hamburg.turnBack',
        upTo(MAJORITIES.length)
          .filter(i => (at(s.majority, me) >> i) & 1)
          .map(majorityItem),
      ),
    run: act => {
      const i = indexOf(act.pick);
      act.s.majority = withEntry(act.s.majority, act.me, at(act.s.majority, act.me) & ~(1 << i));
      if (act.heard) act.tell({ e: 'turnedBack', seat: act.me, majority: i });
    },
  },
  /** With enough Mark everybody gets one, also those without points; with less the player chooses whom (H-28). */
  trade: {
    ask: (s, _, me) => {
      const all = others(s, me);
      const n = Math.min(all.length, at(s.money, me));
      return n === 0 ? undefined : subset(me, 'hamburg.trade', all.map(seatItem), n, n);
    },
    run: act => {
      const chosen = (act.answers[0] ?? []).map(indexOf);
      addMoney(act.s, act.me, -chosen.length);
      for (const p of chosen) addMoney(act.s, p, 1);
      let points = 0;
      for (const p of chosen) points += exchangePoint(act, p);
      tellGain(act, -chosen.length, points, [0, 0, 0, 0, 0]);
    },
  },
  stealCard: {
    run: act => {
      const { s, me } = act;
      for (const p of withCards(s, me)) {
        const card = at(handOf(s, p), act.random(handOf(s, p).length));
        toHand(act, card, hand(p), me, false);
      }
    },
  },
  stealMark: {
    run: (act, { n }) => {
      const { s, me } = act;
      for (const p of others(s, me)) {
        const taken = Math.min(n, at(s.money, p));
        addMoney(s, p, -taken);
        addMoney(s, me, taken);
        if (act.heard) act.tell({ e: 'stole', seat: me, from: p, mark: taken });
      }
    },
  },
  stealWorkers: {
    run: (act, { n }) => {
      for (const p of others(act.s, act.me))
        if (workerCount(act.s, p) > 0) act.say([{ do: 'giveWorkers', n, to: act.me }], p);
    },
  },
  giveWorkers: {
    ask: (s, { n }, me) => {
      const k = Math.min(n, workerCount(s, me));
      return bag(me, 'hamburg.giveWorkers', colourItems, heldWorkers(s, me), k, k);
    },
    run: (act, { to }) => {
      const given = at(act.answers, 0);
      for (const item of given) {
        addWorkers(act.s, act.me, indexOf(item), -1);
        addWorkers(act.s, to, indexOf(item), 1);
      }
      if (act.heard)
        act.tell({
          e: 'gave',
          seat: act.me,
          to,
          workers: FIVE.map(c => given.filter(item => indexOf(item) === c).length),
        });
    },
  },
  othersLose: {
    run: (act, { hazard }) => {
      for (const p of others(act.s, act.me)) act.say([{ do: 'damage', hazard }], p);
    },
  },
  othersBack: {
    run: act => {
      for (const p of others(act.s, act.me)) if (at(act.s.square, p) > 0) add(act.s.square, p, -1);
    },
  },
};

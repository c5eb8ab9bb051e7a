/** What cards do to the other players, always in turn order (H-54). */
import { add, at, secret, upTo, withEntry } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { bag, one, subset } from './asks.ts';
import { FIVE, MAJORITIES } from './board.ts';
import { heldWorkers, workerCount } from './gains.ts';
import { colourItems, indexOf, kindOf, majorityItem, seatItem } from './items.ts';
import { dropFromHand, notInHand, onTable, toHand } from './piles.ts';
import { countMark, earn, score } from './purse.ts';
import { refusal } from './rules.ts';
import { hand, handOf, others, slot } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import type { Verbs } from './verbs.ts';

const DROP: readonly Step[] = [{ do: 'dropCard' }];
const TURN_BACK: readonly Step[] = [{ do: 'turnBack' }];

const withCards = (s: Hamburg, me: Seat): Seat[] => others(s, me).filter(p => handOf(s, p).length > 0);

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
    expect: (s, _, me) => onTable(s, me),
    refuse: (s, _, me, item) => notInHand(s, me, item),
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
    expect: () => upTo(MAJORITIES.length).map(majorityItem),
    refuse: (_s, _step, _me, item) =>
      kindOf(item) === 'majority' ? refusal('hamburg.majority.down') : undefined,
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
      let points = 0;
      for (const p of chosen) {
        countMark(act, p, 1, 'trade');
        points -= score(act, p, -1, seatItem(p), 'trade');
      }
      earn(act, act.me, -chosen.length, points);
    },
    expect: (s, _, me) => others(s, me).map(seatItem),
  },
  stealCard: {
    run: act => {
      const { s, me } = act;
      for (const p of withCards(s, me)) {
        const card = at(handOf(s, p), act.random(handOf(s, p).length));
        toHand(act, card, hand(p), me, false);
        if (act.heard) act.tell({ e: 'tookCard', seat: me, from: p });
      }
    },
  },
  stealMark: {
    run: (act, { n }) => {
      const { s, me } = act;
      for (const p of others(s, me)) {
        const taken = Math.min(n, at(s.money, p));
        add(s.money, p, -taken);
        add(s.money, me, taken);
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
      const { s, me } = act;
      const workers = FIVE.map(() => 0);
      for (const item of at(act.answers, 0)) {
        add(workers, indexOf(item), 1);
        add(s.workers, slot(me, indexOf(item)), -1);
        add(s.workers, slot(to, indexOf(item)), 1);
      }
      if (act.heard) act.tell({ e: 'gave', seat: me, to, workers });
    },
    expect: () => colourItems,
  },
  othersLose: {
    run: (act, { hazard }) => {
      for (const p of others(act.s, act.me)) act.say([{ do: 'damage', hazard }], p);
    },
  },
  othersBack: {
    run: act => {
      const { s } = act;
      for (const p of others(s, act.me)) {
        const from = at(s.square, p);
        if (from === 0) continue;
        s.square[p] = from - 1;
        if (act.heard) act.tell({ e: 'sentBack', seat: p, from, space: from - 1 });
      }
    },
  },
};

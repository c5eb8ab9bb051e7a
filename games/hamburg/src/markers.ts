/** Black markers: drawn when the black die shows 5 or 6; expansion 3 adds double hazards and small gifts. */
import { at, bit, last } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { FIVE } from './board.ts';
import { spared } from './clerics.ts';
import { RAISE, SUFFER, lower, notRaised, raisedColours } from './hazards.ts';
import { YES, colourItem, colourItems, indexOf, itsColour } from './items.ts';
import { refusal } from './rules.ts';
import { SPENT, STACK, enjoys, others, topOf, turnOrder } from './state.ts';
import type { Step } from './steps.ts';
import { marker } from './tiles.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

const AFTER_MARKER: readonly Step[] = [{ do: 'marker' }, { do: 'heed' }, SUFFER, { do: 'gift' }];
const PROVOKE: readonly Step[] = FIVE.map(colour => ({ do: 'provoke', colour }));

/** If the stack cannot serve all who draw, everything is shuffled together (H-67). */
const serve = (act: HamburgAct, n: number): void => {
  const { s } = act;
  if (at(s.zones, STACK).length >= n) return;
  for (const card of at(s.zones, SPENT).slice()) act.move(card, SPENT, STACK);
  act.shuffle(STACK);
};

export const markers: Verbs<
  | 'refuseMarker'
  | 'drawMarkers'
  | 'marker'
  | 'heed'
  | 'provoke'
  | 'divert'
  | 'gift'
  | 'lowerOther'
  | 'curse'
  | 'curseOthers'
> = {
  /** A mayor lets his player do without, before anything is drawn (H-48). */
  refuseMarker: {
    ask: (_s, _step, me) => may(me, 'hamburg.refuseMarker', [YES]),
    run: act => {
      if (act.pick !== YES) return;
      act.s.aloof |= bit(act.me);
      if (act.heard) act.tell({ e: 'aloof', seat: act.me });
    },
    expect: () => [YES],
  },
  /** In turn order everybody who draws settles his marker before the next one draws (H-1). */
  drawMarkers: {
    run: act => {
      const { s } = act;
      const draw = turnOrder(s).filter(p => (s.aloof & bit(p)) === 0);
      s.aloof = 0;
      if (act.heard) act.tell({ e: 'begun', seat: -1, what: 'markers', n: draw.length });
      serve(act, draw.length);
      for (const p of draw) act.say(AFTER_MARKER, p);
    },
  },
  marker: {
    run: act => {
      const card = topOf(act.s, STACK);
      act.move(card, STACK, SPENT);
      if (act.heard) act.tell({ e: 'marker', seat: act.me, marker: card });
    },
  },
  heed: {
    run: act => {
      for (const c of marker(last(at(act.s.zones, SPENT))).raises)
        if (!spared(act.s, c)) act.next(at(PROVOKE, c));
    },
  },
  /** What the marker shows; a building lets its owner raise another colour instead. */
  provoke: { run: (act, { colour }) => act.next(at(RAISE, colour)) },
  divert: {
    ask: (s, _, me, it) =>
      may(me, 'hamburg.divert', FIVE.filter(c => c !== itsColour(it) && !spared(s, c)).map(colourItem)),
    run: act => {
      if (act.pick < 0) return;
      const colour = indexOf(act.pick);
      act.skip();
      act.next(at(RAISE, colour));
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item, it) => {
      if (!colourItems.includes(item)) return undefined;
      return refusal(indexOf(item) === itsColour(it) ? 'hamburg.divert.same' : 'hamburg.divert.spared');
    },
  },
  gift: {
    run: act => {
      const { gift } = marker(last(at(act.s.zones, SPENT)));
      if (gift !== null) act.next(gift);
    },
  },
  lowerOther: {
    ask: (s, { colour }, me) =>
      may(
        me,
        'hamburg.lowerOther',
        raisedColours(s, me)
          .filter(c => c !== colour)
          .map(colourItem),
      ),
    run: act => {
      if (act.pick >= 0) lower(act, indexOf(act.pick), false);
    },
    expect: () => colourItems,
    refuse: (_s, { colour }, _me, item) => {
      if (!colourItems.includes(item)) return undefined;
      return indexOf(item) === colour ? refusal('hamburg.reduce.other') : notRaised(item);
    },
  },
  curse: {
    run: act => {
      serve(act, 1);
      act.next({ do: 'marker' }, { do: 'curseOthers' });
    },
  },
  /** Both colours of a double marker, no gift, no choice of another colour; a mayor's player is immune (H-5). */
  curseOthers: {
    run: act => {
      const { raises } = marker(last(at(act.s.zones, SPENT)));
      for (const p of others(act.s, act.me))
        if (!enjoys(act.s, p, 'noMarkers')) act.say([...raises.map(c => at(RAISE, c)), SUFFER], p);
    },
  },
};

/** Draw piles and discard pile: how cards come to the hand and leave it. */
import { FIRST, at, secret, upTo } from '@kaffeehaus/kernel';
import type { Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { arrangement, may, one, subset } from './asks.ts';
import { BLACK, COLOURS, FIVE } from './board.ts';
import { CATEGORY_OF, colourOf, isLightning } from './cards.ts';
import { UNSEEN, freePlaces } from './places.ts';
import { colourItem, colourItems, indexOf, itsColour, word } from './items.ts';
import { countWorkers, earn } from './purse.ts';
import { refusal } from './rules.ts';
import {
  DISCARD,
  TOP,
  aside,
  asideOf,
  displayOf,
  field,
  hand,
  handOf,
  leftOf,
  pile,
  pileSize,
  topOf,
  underOf,
  workersOf,
} from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY, ITS } from './steps.ts';
import type { Step } from './steps.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

/** Face up onto the discard pile: only its top lies open, what is below is remembered or forgotten (H-64). */
export const discardCard = (act: HamburgAct, card: Card, from: number): void => {
  const top = at(act.s.zones, TOP)[0];
  if (top !== undefined) act.move(top, TOP, DISCARD);
  act.move(card, from, TOP);
};

/** A card out of the hand of whoever acts, told as his. */
export const dropFromHand = (act: HamburgAct, card: Card): void => {
  discardCard(act, card, hand(act.me));
  if (act.heard) act.tell({ e: 'discarded', seat: act.me, card });
};

/** The card below becomes the top. */
export const uncover = (act: HamburgAct): void => {
  const { zones } = act.s;
  if (at(zones, TOP).length === 0 && at(zones, DISCARD).length > 0)
    act.move(topOf(act.s, DISCARD), DISCARD, TOP);
};

export const shuffleDiscard = (act: HamburgAct): void => {
  const { zones } = act.s;
  const top = at(zones, TOP)[0];
  if (top !== undefined) act.move(top, TOP, DISCARD);
  if (at(zones, DISCARD).length > 0) act.shuffle(DISCARD);
  uncover(act);
};

export const discarded = (s: Hamburg): number => at(s.zones, DISCARD).length + at(s.zones, TOP).length;

/** TOM has no hand: a card he would take is discarded for 1 Mark, a building that comes back for nothing (H-44). */
export const toHand = (act: HamburgAct, card: Card, from: number, to: Seat, comesBack: boolean): void => {
  if (to !== act.s.tom) {
    act.move(card, from, hand(to));
    return;
  }
  discardCard(act, card, from);
  if (!comesBack) earn(act, to, 1, 0);
};

export const openPiles = (s: Hamburg): number[] => FIVE.filter(c => pileSize(s, c) > 0);
const emptyPile = (s: Hamburg, item: number): Refusal | undefined =>
  colourItems.includes(item) && pileSize(s, indexOf(item)) === 0
    ? { rule: 'hamburg.pile.empty', args: { colour: word(item) } }
    : undefined;

/** Cards of one's own that lie open: nobody discards them from there. */
export const onTable = (s: Hamburg, me: Seat): Card[] => [
  ...displayOf(s, me),
  ...underOf(s, me),
  ...leftOf(s, me),
];
export const notInHand = (s: Hamburg, me: Seat, item: Item): Refusal | undefined =>
  onTable(s, me).includes(item) ? refusal('hamburg.discard.hand') : undefined;

/** Cards of a category in the discard pile: everybody knows which lie there, so they are named in order. */
const inDiscard = (s: Hamburg, category: number): Card[] =>
  [...at(s.zones, DISCARD), ...at(s.zones, TOP)]
    .filter(card => at(CATEGORY_OF, card - FIRST) === category)
    .sort((a, b) => a - b);

const inPile = (s: Hamburg, colour: number, category: number): Card[] =>
  at(s.zones, pile(colour))
    .filter(card => at(CATEGORY_OF, card - FIRST) === category)
    .sort((a, b) => a - b);

/** Piles from which a plot can be laid when its worker must be paid. */
export const settlePiles = (s: Hamburg, me: Seat): number[] =>
  openPiles(s).filter(c => workersOf(s, me, c) > 0);

const drawAgain = (step: Extract<Step, { do: 'draw' }>): Step => ({ ...step, n: step.n - 1 });

export const piles: Verbs<
  | 'draw'
  | 'discard'
  | 'search'
  | 'fetch'
  | 'takeFound'
  | 'stake'
  | 'settle'
  | 'improvise'
  | 'improviseTop'
  | 'sift'
> = {
  /** One by one, seen at once, the pile chosen anew each time (H-60). */
  draw: {
    ask: (s, { pile: from, may: optional }, me) => {
      const open = openPiles(s).filter(c => from === ANY || c === from);
      if (open.length === 0) return undefined;
      return (optional ? may : one)(me, 'hamburg.draw', open.map(colourItem));
    },
    run: (act, step) => {
      if (act.pick < 0) return;
      const colour = indexOf(act.pick);
      toHand(act, topOf(act.s, pile(colour)), pile(colour), act.me, false);
      if (act.heard) act.tell({ e: 'drew', seat: act.me, colour });
      if (step.n > 1) act.next(drawAgain(step));
    },
    expect: () => colourItems,
    refuse: (s, { pile: from }, _me, item) => {
      if (from === ANY || !colourItems.includes(item)) return emptyPile(s, item);
      return refusal('hamburg.draw.pile', { colour: at(COLOURS, from) });
    },
  },
  /** Whoever discards several cards chooses their order (H-63). */
  discard: {
    ask: (s, { n }, me) => {
      const k = Math.min(n, handOf(s, me).length);
      return k === 0 ? undefined : secret(arrangement(me, 'hamburg.discard', handOf(s, me).slice(), k, k));
    },
    run: act => {
      for (const card of act.answers[0] ?? []) dropFromHand(act, card);
    },
    expect: (s, _, me) => onTable(s, me),
    refuse: (s, _, me, item) => notInHand(s, me, item),
  },
  /** Search, erect, shuffle, then the lightning of what was found; without a free plot only shuffle (H-15). */
  search: {
    ask: (s, { category }, me) => {
      const found = freePlaces(s, me).length === 0 ? [] : inDiscard(s, category);
      return found.length === 0 ? undefined : one(me, 'hamburg.search', found);
    },
    run: act => {
      const card = act.pick;
      if (card < 0) {
        shuffleDiscard(act);
        return;
      }
      act.next({ do: 'place', card }, { do: 'erected', card, basic: false });
      if (isLightning(card)) act.next({ do: 'flash', card });
    },
    expect: (s, { category }) => inDiscard(s, category),
  },
  /** The player looks through the pile, for TOM too, takes one and shuffles it; he is asked even if none fits. */
  fetch: {
    run: (act, { category, colour }) => {
      const found = colour === ITS ? itsColour(act.it) : colour;
      const from = pile(found);
      if (pileSize(act.s, found) === 0) return;
      const looks = act.me === act.s.tom ? 0 : act.me;
      for (const i of upTo(at(act.s.zones, from).length)) act.peek(from, i, looks);
      act.next({ do: 'takeFound', category, colour: found });
    },
  },
  takeFound: {
    ask: (s, { category, colour }, me) => {
      const found = inPile(s, colour, category);
      const n = Math.min(1, found.length);
      return secret(subset(me, 'hamburg.fetch', found, n, n));
    },
    run: (act, { colour }) => {
      const from = pile(colour);
      if (act.pick >= 0) toHand(act, act.pick, from, act.me, false);
      if (pileSize(act.s, colour) > 0) act.shuffle(from);
    },
    expect: (s, { category, colour }) => inPile(s, colour, category),
  },
  stake: {
    ask: (s, _, me) => {
      const open = openPiles(s);
      return open.length === 0 ? undefined : one(me, 'hamburg.stake', open.map(colourItem));
    },
    run: (act, { n }) => {
      if (act.pick < 0) return;
      layUnseen(act, indexOf(act.pick), false);
      if (n > 1) act.next({ do: 'stake', n: n - 1 });
    },
    expect: () => colourItems,
    refuse: (s, _step, _me, item) => emptyPile(s, item),
  },
  settle: {
    ask: (s, _, me) => {
      const open = settlePiles(s, me);
      return open.length === 0 ? undefined : one(me, 'hamburg.settle', open.map(colourItem));
    },
    run: act => {
      if (act.pick < 0) return;
      countWorkers(act, act.me, indexOf(act.pick), -1, 'plot');
      layUnseen(act, indexOf(act.pick), false);
    },
    expect: () => colourItems,
    refuse: (s, _step, me, item) =>
      emptyPile(s, item) ??
      (colourItems.includes(item) && workersOf(s, me, indexOf(item)) === 0
        ? { rule: 'hamburg.plot.worker', args: { colour: word(item) } }
        : undefined),
  },
  improvise: {
    ask: (s, _, me) => {
      const open = openPiles(s);
      return open.length === 0 ? undefined : one(me, 'hamburg.improvise', open.map(colourItem));
    },
    run: act => {
      if (act.pick < 0) return;
      const from = pile(indexOf(act.pick));
      act.move(topOf(act.s, from), from, aside(act.me));
      actWithDrawn(act);
    },
    expect: () => colourItems,
    refuse: (s, _step, _me, item) => emptyPile(s, item),
  },
  improviseTop: {
    run: act => {
      const card = at(act.s.zones, TOP)[0];
      if (card === undefined) return;
      act.move(card, TOP, aside(act.me));
      uncover(act);
      actWithDrawn(act);
    },
  },
  /** As many from the discard pile as the black die shows, then as many back (H-62). */
  sift: {
    run: act => {
      const n = Math.min(at(act.s.dice, BLACK), discarded(act.s));
      for (let i = 0; i < n; i++) {
        toHand(act, topOf(act.s, TOP), TOP, act.me, false);
        uncover(act);
      }
      if (n > 0) act.next({ do: 'discard', n });
    },
  },
};

const DRAWN_ACTION: readonly Step[] = [{ do: 'basic', hand: false }];

/** A full basic action with the card aside; TOM does what the die of its colour says (H-44, H-92). */
const actWithDrawn = (act: HamburgAct): void => {
  const card = asideOf(act.s, act.me);
  if (card === undefined) return;
  if (act.me === act.s.tom) act.next({ do: 'tomDie', colour: colourOf(card), drawn: true });
  else act.say(DRAWN_ACTION, act.me, []);
};

/** Straight from a pile as a plot: nobody sees the face (H-64). */
export const layUnseen = (act: HamburgAct, colour: number, basic: boolean): void => {
  act.move(topOf(act.s, pile(colour)), pile(colour), field(act.me));
  addPlot(act, colour, 1);
  act.next({ do: 'plotLaid', colour, basic });
};

/** A card lies as a plot, at the right end. */
export const addPlot = (act: HamburgAct, colour: number, unseen: 0 | 1): void => {
  const plots = at(act.s.plots, act.me);
  plots.push(colour + unseen * UNSEEN);
  if (act.heard) act.tell({ e: 'plot', seat: act.me, colour, plot: plots.length - 1, unseen });
};

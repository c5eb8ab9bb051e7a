/** Action III: place or move an agent, pay, take what is surrounded; or take two bribes of a kind, or shillings. */
import { add, at, bit, times } from '@kaffeehaus/kernel';
import type { Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import type { Ability } from './abilities.ts';
import { bag, one } from './asks.ts';
import { BRIBES, BUILDINGS, KINDS, SQUARES } from './board.ts';
import { face } from './cards.ts';
import { isAtHome, mayUseFigure, nomadMayWalk } from './figures.ts';
import {
  FIGURE,
  SHILLING,
  SHILLINGS,
  SUPPLY,
  bribeItem,
  bribeItems,
  buildingItem,
  buildingItems,
  indexOf,
  isBuilding,
  isPair,
  nameOf,
  pairItems,
} from './items.ts';
import { payBribes } from './goods.ts';
import { score } from './scoring.ts';
import {
  IN_SUPPLY,
  agentsOf,
  bribesOf,
  dossiersOf,
  hasAgent,
  inDrawers,
  liftAgent,
  setAgent,
} from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';
import { NO_BRIBE, abilities } from './turn.ts';
import type { Verb, ViennaAct } from './verb.ts';

const PRICE = 2;
/** What a figure pays at most where it is at home. */
const HOME_PRICE = 1;

/** Agents of others on the building; the third man is nobody's. */
const isForeign = (s: Vienna, seat: Seat, b: number): boolean => (at(s.agents, b) & ~bit(seat)) !== 0;

/** Whether an ability looks at this building when the seat places an agent there. */
const fits = (s: Vienna, seat: Seat, b: number, { on, of }: Ability): boolean => {
  if (on === 'colour') return at(BUILDINGS, b).colour === of;
  if (on === 'flag') return at(s.flags, b) === of;
  if (on === 'seal') return at(BUILDINGS, b).seal === of;
  return on === 'foreign' && isForeign(s, seat, b);
};

/** What a seat can bring to bear on prices: its discount cards, and by kind whether its bribes are jokers. */
interface Means {
  readonly discounts: readonly Card[];
  readonly jokers: readonly boolean[];
}
const means = (s: Vienna, seat: Seat): Means => {
  const jokers = [false, false, false, false, false];
  const discounts = abilities(s, seat, card => {
    const { ability } = face(card);
    if (ability.joker) jokers[ability.of] = true;
    return ability.cheaper > 0;
  });
  return { discounts, jokers };
};

/** Two bribes (a figure at home: one) less every discount that fits, never below nothing. */
const priceWith = (s: Vienna, seat: Seat, b: number, figure: boolean, { discounts }: Means): number => {
  let n = figure && isAtHome(s, seat, b) ? HOME_PRICE : PRICE;
  for (const card of discounts) {
    const { ability } = face(card);
    if (fits(s, seat, b, ability)) n -= ability.cheaper;
  }
  return n < 0 ? 0 : n;
};

/** How many bribes of the seat can stand in for those of the building's colour. */
const standIns = (s: Vienna, seat: Seat, b: number, { jokers }: Means): number => {
  const { colour } = at(BUILDINGS, b);
  const own = bribesOf(s, seat);
  let n = 0;
  for (let kind = 0; kind < own.length; kind++) if (at(jokers, kind) && kind !== colour) n += at(own, kind);
  return n;
};

/** Bribes of the seat in the building's colour. */
const inColour = (s: Vienna, seat: Seat, b: number): number => at(bribesOf(s, seat), at(BUILDINGS, b).colour);

const canPay = (s: Vienna, seat: Seat, b: number, means_: Means, figure: boolean): boolean =>
  inColour(s, seat, b) + standIns(s, seat, b, means_) >= priceWith(s, seat, b, figure, means_);

/** What somebody costs on a building: an agent, or the figure. */
export interface Fare {
  readonly figure: boolean;
  readonly n: number;
}

/** What the seat would pay there, of all it can pay: an agent's price, and the figure's where that is another. */
export const fares = (s: Vienna, seat: Seat, b: number): readonly Fare[] => {
  const mine = means(s, seat);
  const [agents, figures] = [false, true].map(figure => priceWith(s, seat, b, figure, mine)) as [
    number,
    number,
  ];
  const found: Fare[] = [];
  if (canPay(s, seat, b, mine, false)) found.push({ figure: false, n: agents });
  if (figures < agents && mayUseFigure(s, seat) && canPay(s, seat, b, mine, true))
    found.push({ figure: true, n: figures });
  return found;
};

/** Where the figure would be cheaper the price is the figure's. */
const tooDear = (s: Vienna, seat: Seat, b: number): Refusal => {
  const mine = means(s, seat);
  const figure = mayUseFigure(s, seat) && isAtHome(s, seat, b);
  return {
    rule: figure ? 'vienna.figure.price' : 'vienna.agent.price',
    args: {
      bribe: at(BRIBES, at(BUILDINGS, b).colour),
      need: priceWith(s, seat, b, figure, mine),
      have: inColour(s, seat, b),
      jokers: standIns(s, seat, b, mine),
    },
  };
};

/** Some agent is always at hand, and a figure that may be used never costs more. */
const targets = (s: Vienna, me: Seat): Item[] => {
  const mine = means(s, me);
  const figure = mayUseFigure(s, me);
  const found: Item[] = [];
  for (let b = 0; b < BUILDINGS.length; b++)
    if (!hasAgent(s, me, b) && canPay(s, me, b, mine, figure)) found.push(buildingItem(b));
  return found;
};

export const agent: Verb<'agent'> = {
  ask: (s, _, me) =>
    one(
      me,
      'vienna.agent',
      s.full ? [...targets(s, me), ...pairItems, SHILLINGS] : [...targets(s, me), ...pairItems],
    ),
  run: act => {
    const to = indexOf(act.pick);
    if (act.pick === SHILLINGS) act.next({ do: 'income', n: act.s.shillings });
    else if (isPair(act.pick)) act.next({ do: 'gain', bribe: to, n: 2 });
    else act.next({ do: 'origin', to });
  },
  expect: () => buildingItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (!isBuilding(item)) return undefined;
    const b = indexOf(item);
    if (hasAgent(s, me, b)) return { rule: 'vienna.agent.own', args: { building: nameOf(b) } };
    return tooDear(s, me, b);
  },
};

/** From beside the desk, or from another building, also while there are agents beside the desk. */
const origins = (s: Vienna, me: Seat, to: number): Item[] => {
  const mine = means(s, me);
  const stands = at(s.figureAt, me);
  const ordinary = canPay(s, me, to, mine, false);
  const figure = mayUseFigure(s, me) && canPay(s, me, to, mine, true);
  const found: Item[] = [];
  if (ordinary && at(s.supply, me) > 0) found.push(SUPPLY);
  if (figure && stands === IN_SUPPLY) found.push(FIGURE);
  for (const b of agentsOf(s, me)) if (b === stands ? figure : ordinary) found.push(buildingItem(b));
  return found;
};

export const origin: Verb<'origin'> = {
  ask: (s, { to }, me) => one(me, 'vienna.origin', origins(s, me, to), [buildingItem(to)]),
  run: (act, { to }) => {
    const { s, me, pick } = act;
    const from = isBuilding(pick) ? indexOf(pick) : -1;
    const figure = pick === FIGURE || (from >= 0 && from === at(s.figureAt, me));
    if (pick === SUPPLY) add(s.supply, me, -1);
    if (from >= 0) liftAgent(s, me, from);
    setAgent(s, me, to);
    if (figure) {
      s.figureAt[me] = to;
      s.unlocked[me] = 1;
    }
    if (act.heard) act.tell({ e: figure ? 'placedFigure' : 'placed', seat: me, building: to, from });
    act.next({ do: 'pay', to, figure }, { do: 'land', to, figure });
  },
  expect: (s, _, me) => [SUPPLY, ...(figureWaits(s, me) ? [FIGURE] : []), ...buildingItems],
  /** Asked only if an ordinary agent can be paid, and a figure never costs more: the price is no reason here. */
  refuse: (s, _, me, item): Refusal | undefined => {
    if (item === SUPPLY) return { rule: 'vienna.agent.supply', args: {} };
    if (item === FIGURE && figureWaits(s, me)) return { rule: 'vienna.figure.locked', args: {} };
    if (!isBuilding(item)) return undefined;
    return { rule: 'vienna.agent.nobody', args: { building: nameOf(indexOf(item)) } };
  },
};

/** The seat has a figure, and it is beside the desk. */
const figureWaits = (s: Vienna, seat: Seat): boolean =>
  at(s.figures, seat) >= 0 && at(s.figureAt, seat) === IN_SUPPLY;

/** Bribes of the building's kind and jokers, in any mix; without jokers there is nothing to ask. */
export const pay: Verb<'pay'> = {
  ask: (s, { to, figure }, me) => {
    const mine = means(s, me);
    const n = priceWith(s, me, to, figure, mine);
    if (n === 0) return undefined;
    const { colour } = at(BUILDINGS, to);
    const kinds = KINDS.filter(kind => kind === colour || at(mine.jokers, kind));
    if (kinds.length === 1) return undefined;
    const own = bribesOf(s, me);
    return bag(
      me,
      'vienna.pay',
      kinds.map(bribeItem),
      kinds.map(kind => at(own, kind)),
      n,
      n,
      [buildingItem(to)],
    );
  },
  run: (act, { to, figure }) => {
    const { s, me } = act;
    const { colour } = at(BUILDINGS, to);
    const paid =
      act.answers[0]?.map(indexOf) ?? times(priceWith(s, me, to, figure, means(s, me)), () => colour);
    if (act.heard) tellHelp(act, to, paid);
    payBribes(act, paid);
  },
  expect: s => (s.full ? [...bribeItems, SHILLING] : bribeItems),
  refuse: (_, { to }, _me, item): Refusal | undefined => {
    if (item === SHILLING) return NO_BRIBE;
    const bribe = at(BRIBES, at(BUILDINGS, to).colour);
    return bribeItems.includes(item)
      ? { rule: 'vienna.pay.kind', args: { bribe, building: nameOf(to) } }
      : undefined;
  },
};

/** The abilities that made it cheaper, or let other bribes stand in. */
const tellHelp = (act: ViennaAct, to: number, paid: readonly number[]): void => {
  const { s, me } = act;
  const { colour } = at(BUILDINGS, to);
  for (const card of inDrawers(s, me)) {
    const { ability } = face(card);
    const helps =
      ability.cheaper > 0
        ? fits(s, me, to, ability)
        : ability.joker && ability.of !== colour && paid.includes(ability.of);
    if (helps) act.tell({ e: 'ability', seat: me, card });
  }
};

/** The agent is paid; Marrakesh's figure may walk before squares are looked at. */
export const land: Verb<'land'> = {
  run: (act, { to, figure }) => {
    const collect: Step = { do: 'collect', to, figure };
    if (nomadMayWalk(act.s, act.me, to)) act.next({ do: 'nomad' }, collect);
    else act.next(collect);
  },
};

interface Haul {
  /** The squares whose tiles were taken. */
  readonly squares: number[];
  readonly kinds: number[];
  helped: boolean;
}

/** Tiles and points first, then the abilities, then the third man moves on if he helped, then orders. */
export const collect: Verb<'collect'> = {
  run: (act, { to, figure }) => {
    const { s, me } = act;
    const before = dossiersOf(s, me).slice();
    const haul: Haul = { squares: [], kinds: [], helped: false };
    for (const q of at(BUILDINGS, to).squares) takeIfSurrounded(act, q, haul);
    const cards = setOffByLanding(s, me, to, haul, before);
    // The nomad's step takes tiles too, but sets no ability off (V-37).
    const stepped = act.it[0];
    if (stepped !== undefined)
      for (const q of at(BUILDINGS, indexOf(stepped)).squares) takeIfSurrounded(act, q, haul);
    if (cards.length > 0) act.next({ do: 'use', cards });
    if (haul.helped) act.next({ do: 'moveThirdMan' });
    if (s.full) act.next({ do: 'orders', at: to, figure, mayAccept: true });
  },
};

/** All own agents around the square, or all but one where the third man stands. */
const takeIfSurrounded = (act: ViennaAct, q: number, haul: Haul): void => {
  const { s, me } = act;
  const kind = at(s.squares, q);
  if (kind < 0) return;
  const { buildings, value } = at(SQUARES, q);
  let missing = -1;
  for (const b of buildings)
    if (!hasAgent(s, me, b)) {
      if (missing >= 0 || b !== s.thirdMan) return;
      missing = b;
    }
  const points = missing >= 0 ? value - 1 : value;
  if (missing >= 0) haul.helped = true;
  s.squares[q] = -1;
  add(dossiersOf(s, me), kind, 1);
  score(s, me, 'squares', points);
  haul.squares.push(q);
  haul.kinds.push(kind);
  if (act.heard) act.tell({ e: 'tile', seat: me, square: q, dossier: kind, points });
};

/** Abilities of the placement once, abilities of tiles once for each tile, of a new kind once for each new kind. */
const setOffByLanding = (s: Vienna, me: Seat, to: number, haul: Haul, before: readonly number[]): Card[] => {
  const newKinds = new Set(haul.kinds.filter(kind => at(before, kind) === 0)).size;
  const cards: Card[] = [];
  for (const card of abilities(s, me, c => face(c).ability.then.length > 0 && face(c).ability.action === 3)) {
    const { ability } = face(card);
    let n = 0;
    if (ability.on === 'tile') n = haul.kinds.filter(kind => kind === ability.of).length;
    else if (ability.on === 'newKind') n = newKinds;
    else if (ability.on === 'square')
      n = haul.squares.filter(q => at(SQUARES, q).value === ability.of).length;
    else if (ability.on === 'anyTile') n = haul.squares.length;
    else if (fits(s, me, to, ability) && !idle(s, ability)) n = 1;
    for (let i = 0; i < n; i++) cards.push(card);
  }
  return cards;
};

/** Cards for the next round are of no use in the last one (V-11). */
const idle = (s: Vienna, { then }: Ability): boolean => s.ending !== 0 && then[0]?.do === 'draw';

/** What the tile on a slot may do when its numeral is reached: symbol by symbol, each may be left. */
import { at, bit, last } from '@kaffeehaus/kernel';
import type { Item, Refusal } from '@kaffeehaus/kernel';
import { may, one } from './asks.ts';
import type { Why } from './asks.ts';
import { face } from './characters.ts';
import type { Ability, Aimed } from './characters.ts';
import {
  KEEP,
  choiceItems,
  indexOf,
  isReward,
  isSlot,
  isSymbol,
  rewardItem,
  slotItem,
  symbolItem,
  symbolOf,
} from './items.ts';
import { PLACES, SLOTS_OF, holds, placeOf } from './places.ts';
import { everySpot, slotItems } from './placing.ts';
import { refusal, slotArgs } from './rules.ts';
import type { Rule } from './rules.ts';
import {
  STACK,
  laidSlots,
  occupied,
  ownerOf,
  rewardOf,
  rewardZone,
  slotZone,
  taken,
  tileOn,
} from './state.ts';
import type { Estoril } from './state.ts';
import type { Step } from './steps.ts';
import { lift, sendHome } from './stones.ts';
import type { EstorilAct, Verb } from './verb.ts';

/** The question that each symbol puts which is used on a tile. */
const WHY: { readonly [K in Aimed]: Why } = {
  assassin: 'estoril.assassin',
  seducer: 'estoril.seducer',
  diplomat: 'estoril.diplomat',
};
const isAimed = (symbol: Ability): symbol is Aimed => symbol in WHY;

const freeHere = (s: Estoril, place: number): number => at(SLOTS_OF, place) & ~occupied(s);

/** The slots whose tile a symbol on this slot could be used on. */
const targets = (s: Estoril, slot: number, symbol: Aimed): number => {
  const place = placeOf(slot);
  const tiles = occupied(s) & ~s.guarded;
  if (symbol === 'assassin')
    return at(PLACES, place).rule === 'truce' ? 0 : tiles & at(SLOTS_OF, place) & ~(1 << slot);
  if (symbol === 'seducer') return freeHere(s, place) === 0 ? 0 : tiles & at(s.beside, place);
  return tiles & at(SLOTS_OF, place);
};

const isUsable = (s: Estoril, slot: number, symbol: Ability): boolean =>
  isAimed(symbol) ? targets(s, slot, symbol) !== 0 : at(s.zones, STACK).length > 0;

/** The kinds of symbols left on the tile that could do something now. */
const usable = (s: Estoril, slot: number, left: readonly Ability[]): Ability[] => {
  const found: Ability[] = [];
  for (const symbol of left) if (!found.includes(symbol) && isUsable(s, slot, symbol)) found.push(symbol);
  return found;
};

/** One kind of symbol that needs a target is asked with its targets; else the question is which symbol next. */
const targeting = (kinds: readonly Ability[]): Aimed | undefined => {
  const [kind] = kinds;
  return kinds.length === 1 && kind !== undefined && isAimed(kind) ? kind : undefined;
};

/** The next symbol of the tile, on what, or done: then the rest is lost (E-32). */
export const use: Verb<'use'> = {
  ask: (s, { slot, left }, me) => {
    const kinds = usable(s, slot, left);
    if (kinds.length === 0) return undefined;
    const symbol = targeting(kinds);
    const about = [tileOn(s, slot), slotItem(slot)];
    return symbol === undefined
      ? may(me, 'estoril.symbol', kinds.map(symbolItem), about)
      : may(me, WHY[symbol], slotItems(targets(s, slot, symbol)), about);
  },
  run: (act, { slot, left }) => {
    const { s, me, pick } = act;
    if (act.answers.length === 0) return;
    const card = tileOn(s, slot);
    if (pick < 0) {
      if (act.heard) act.tell({ e: 'declined', seat: me, card });
      return;
    }
    const symbol = isSymbol(pick) ? symbolOf(pick) : (targeting(usable(s, slot, left)) as Aimed);
    if (act.heard) act.tell({ e: 'ability', seat: me, card, symbol });
    if (!isAimed(symbol)) act.next({ do: 'draw', slot }, { do: 'choose', slot });
    else if (isSymbol(pick)) act.next({ do: 'target', slot, symbol });
    else strike(act, slot, symbol, indexOf(pick));
    if (left.length > 1) act.next({ do: 'use', slot, left: without(left, symbol) });
  },
  expect: (s, { slot, left }) => {
    const symbol = targeting(usable(s, slot, left));
    return symbol === undefined ? left.map(symbolItem) : everySpot(s);
  },
  refuse: (s, { slot, left }, _, item): Refusal | undefined => {
    const symbol = targeting(usable(s, slot, left));
    if (symbol !== undefined) return refuseTarget(s, slot, symbol, item);
    if (!isSymbol(item) || !left.includes(symbolOf(item)) || isUsable(s, slot, symbolOf(item)))
      return undefined;
    const truce = symbolOf(item) === 'assassin' && at(PLACES, placeOf(slot)).rule === 'truce';
    return refusal(truce ? 'estoril.symbol.truce' : 'estoril.symbol.target', { symbol: symbolOf(item) });
  },
};

const without = (left: readonly Ability[], used: Ability): readonly Ability[] =>
  left.filter((_, i) => i !== left.indexOf(used));

/** After the symbol was named it must be used. */
export const target: Verb<'target'> = {
  ask: (s, { slot, symbol }, me) =>
    one(me, WHY[symbol], slotItems(targets(s, slot, symbol)), [tileOn(s, slot), slotItem(slot)]),
  run: (act, { slot, symbol }) => strike(act, slot, symbol, indexOf(act.pick)),
  expect: everySpot,
  refuse: (s, { slot, symbol }, _, item) => refuseTarget(s, slot, symbol, item),
};

const refuseTarget = (s: Estoril, slot: number, symbol: Aimed, item: Item): Refusal | undefined => {
  if (isReward(item)) return refusal('estoril.target.reward');
  if (!isSlot(item)) return undefined;
  const rule = ruleAgainst(s, slot, symbol, indexOf(item));
  return rule && refusal(rule, slotArgs(indexOf(item)));
};

const ruleAgainst = (s: Estoril, slot: number, symbol: Aimed, aim: number): Rule | undefined => {
  if (!holds(occupied(s), aim)) return 'estoril.target.empty';
  const isHere = placeOf(aim) === placeOf(slot);
  if (symbol === 'assassin' && aim === slot) return 'estoril.assassin.self';
  if (symbol === 'assassin' && !isHere) return 'estoril.assassin.place';
  if (symbol === 'diplomat' && !isHere) return 'estoril.diplomat.place';
  if (symbol === 'seducer' && !holds(at(s.beside, placeOf(slot)), aim)) return 'estoril.seducer.adjacent';
  if (!holds(s.guarded, aim)) return undefined;
  return symbol === 'diplomat' ? 'estoril.diplomat.twice' : 'estoril.target.guarded';
};

const strike = (act: EstorilAct, slot: number, symbol: Aimed, aim: number): void => {
  if (symbol === 'assassin') shoot(act, aim);
  else if (symbol === 'diplomat') guard(act, aim);
  else act.next({ do: 'lure', slot, from: aim });
};

/** Tile and stone go home; neither is placed again this round (E-40). */
const shoot = (act: EstorilAct, aim: number): void => {
  const { s } = act;
  const card = tileOn(s, aim);
  const owner = sendHome(act, aim);
  act.move(card, slotZone(aim), taken(owner));
  if (act.heard) act.tell({ e: 'shot', seat: act.me, card, owner, slot: aim });
};

/** Against every later assassin and seducer of the round, wherever the tile goes (E-43). */
const guard = (act: EstorilAct, aim: number): void => {
  act.s.guarded |= 1 << aim;
  if (act.heard) act.tell({ e: 'guarded', seat: act.me, card: tileOn(act.s, aim), slot: aim });
};

/** The lured tile goes with its stone to a free slot here, face up; which one the seducer's owner says. */
export const lure: Verb<'lure'> = {
  ask: (s, { slot, from }, me) =>
    one(me, 'estoril.lure', slotItems(freeHere(s, placeOf(slot))), [slotItem(from)]),
  run: (act, { from }) => {
    const { s, me } = act;
    const to = indexOf(act.pick);
    const card = tileOn(s, from);
    const owner = lift(s, from);
    s.stones[owner] = at(s.stones, owner) | (1 << to);
    act.move(card, slotZone(from), slotZone(to));
    if (act.heard) act.tell({ e: 'lured', seat: me, card, owner, from, slot: to });
  },
  expect: s => slotItems(laidSlots(s)),
  refuse: (s, { slot }, _, item): Refusal | undefined => {
    if (!isSlot(item)) return undefined;
    const isHere = placeOf(indexOf(item)) === placeOf(slot);
    if (isHere && !holds(occupied(s), indexOf(item))) return undefined;
    return refusal(isHere ? 'estoril.lure.taken' : 'estoril.lure.place', slotArgs(indexOf(item)));
  },
};

/** The conspirator alone sees the top of the stack; it lies there until he has chosen. */
export const draw: Verb<'draw'> = {
  run: act => {
    const { s, me } = act;
    const stack = at(s.zones, STACK);
    act.peek(STACK, stack.length - 1, me);
    if (act.heard) act.tell({ e: 'drew', seat: me, card: last(stack), sees: bit(me) });
  },
};

/** One of the two becomes the reward, face up; the other goes under the stack (E-13). */
export const choose: Verb<'choose'> = {
  ask: (s, { slot }, me) => one(me, 'estoril.reward', choiceItems, [rewardOf(s, placeOf(slot))]),
  run: (act, { slot }) => {
    const { s, me } = act;
    const drawn = last(at(s.zones, STACK));
    if (act.pick === KEEP) {
      act.tuck(drawn, STACK, STACK);
      if (act.heard) act.tell({ e: 'kept', seat: me });
      return;
    }
    const zone = rewardZone(placeOf(slot));
    const old = rewardOf(s, placeOf(slot));
    act.move(drawn, STACK, zone);
    act.tuck(old, zone, STACK);
    if (act.heard) act.tell({ e: 'swapped', seat: me, card: drawn, old });
  },
  expect: (s, { slot }) => everySpot(s).filter(spot => spot !== rewardItem(placeOf(slot))),
  refuse: (_, { slot }, __, item): Refusal | undefined => {
    if (isSlot(item)) return refusal('estoril.conspirator.reward');
    if (!isReward(item) || indexOf(item) === placeOf(slot)) return undefined;
    return refusal('estoril.conspirator.place');
  },
};

/** Numeral by numeral: whoever stands there now, if anybody, uses what the tile can do. */
export const numeral: Verb<'numeral'> = {
  run: (act, { slot }) => {
    const owner = ownerOf(act.s, slot);
    if (owner < 0) return;
    const { active } = face(tileOn(act.s, slot));
    if (active.length === 0) return;
    const sentence: readonly Step[] = [{ do: 'use', slot, left: active }];
    act.say(sentence, owner);
  },
};

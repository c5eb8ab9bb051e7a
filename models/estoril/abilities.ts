/** What the tile on a slot may do when its numeral is reached. */
import type { Telling } from '../lockstep.ts';
import type { Place, Slot } from './data.ts';
import { wordsOf } from './facts.ts';
import type { Narrator } from './narrator.ts';
import { found } from './table.ts';
import type { Table } from './table.ts';

/** It uses its symbols in the order its owner likes; the first refusal ends it (E-32). */
export const act = function* (n: Narrator, place: Place, slot: Slot): Telling {
  const { tile, owner } = n.t.laidOn(slot.word);
  const left = tile.symbols.filter(symbol => symbol !== 'nationalist');
  for (;;) {
    const symbols = [...new Set(left)].filter(symbol => isOfUse(n.t, symbol, place, slot));
    if (symbols.length === 0) return;
    const used = yield* useOne(n, symbols, place, slot);
    if (used === undefined) {
      n.say({ e: 'declined', seat: owner, card: tile.word });
      return;
    }
    left.splice(left.indexOf(used), 1);
  }
};

const isOfUse = (t: Table, symbol: string, place: Place, slot: Slot): boolean =>
  symbol === 'conspirator' ? t.stack.length > 0 : targets(t, symbol, place, slot).length > 0;

const freeSlots = (t: Table, place: Place): readonly string[] =>
  wordsOf(place.slots).filter(word => !t.slots.has(word));

const targets = (t: Table, symbol: string, place: Place, slot: Slot): readonly string[] => {
  const unguarded = (where: Place): readonly string[] =>
    wordsOf(t.takenSlots(where)).filter(word => !t.laidOn(word).isGuarded);
  if (symbol === 'diplomat') return unguarded(place);
  if (symbol === 'assassin')
    return place.word === 'church' ? [] : unguarded(place).filter(word => word !== slot.word);
  if (freeSlots(t, place).length === 0) return [];
  return t.layout.places.filter(({ word }) => t.layout.areNeighbours(word, place.word)).flatMap(unguarded);
};

/** Which symbol was used, if any. Where only one could be, and on something, that is asked at once. */
const useOne = function* (
  n: Narrator,
  symbols: readonly string[],
  place: Place,
  slot: Slot,
): Telling<string | undefined> {
  const { owner: seat } = n.t.laidOn(slot.word);
  const [only = ''] = symbols;
  const isPlain = symbols.length === 1 && only !== 'conspirator';
  const [symbol] = isPlain
    ? symbols
    : yield* n.ask({ seat, why: 'symbol', items: symbols, min: 0, max: 1 }, slot);
  if (symbol === undefined) return undefined;
  if (symbol === 'conspirator') {
    tellUse(n, slot, symbol);
    yield* conspire(n, place, slot);
    return symbol;
  }
  // Whoever named one of several symbols must use it (E-64).
  if (!isPlain) tellUse(n, slot, symbol);
  const items = targets(n.t, symbol, place, slot);
  const [target] = yield* n.ask({ seat, why: symbol, items, min: isPlain ? 0 : 1, max: 1 }, slot);
  if (target === undefined) return undefined;
  if (isPlain) tellUse(n, slot, symbol);
  yield* strike(n, symbol, place, slot, target);
  return symbol;
};

const tellUse = (n: Narrator, { word }: Slot, symbol: string): void => {
  const { tile, owner } = n.t.laidOn(word);
  n.say({ e: 'ability', seat: owner, card: tile.word, symbol });
};

const strike = function* (n: Narrator, symbol: string, place: Place, slot: Slot, target: string): Telling {
  const { t } = n;
  const { owner: seat } = t.laidOn(slot.word);
  const struck = t.laidOn(target);
  const card = struck.tile.word;
  if (symbol === 'assassin') {
    n.sendHome(target, t.of(t.taken, struck.owner));
    n.say({ e: 'shot', seat, card, owner: struck.owner, slot: target });
  } else if (symbol === 'diplomat') {
    struck.isGuarded = true;
    n.say({ e: 'guarded', seat, card, slot: target });
  } else yield* lure(n, place, slot, target);
};

/** Tile and stone come to a free slot, face up (E-33, E-49). */
const lure = function* (n: Narrator, place: Place, by: Slot, from: string): Telling {
  const { t } = n;
  const { owner: seat } = t.laidOn(by.word);
  const items = freeSlots(t, place);
  const [slot = ''] = yield* n.ask({ seat, why: 'lure', items, min: 1, max: 1 }, by);
  const laid = t.laidOn(from);
  t.slots.delete(from);
  t.slots.set(slot, { ...laid, isUp: true });
  n.reveal(laid.tile);
  n.say({ e: 'lured', seat, card: laid.tile.word, owner: laid.owner, from, slot });
};

/** He alone sees the top of the stack, and must choose (E-13, E-47). */
const conspire = function* (n: Narrator, place: Place, slot: Slot): Telling {
  const { t } = n;
  const { owner: seat } = t.laidOn(slot.word);
  // It is looked at where it lies: who asks how high the stack is meanwhile is told that it is still there.
  const drawn = found(t.stack[0], 'tile in the stack');
  t.show(drawn, [seat]);
  n.seal();
  n.say({ e: 'drew', seat, card: drawn.word, sees: 1 << seat });
  const [choice] = yield* n.ask({ seat, why: 'reward', items: ['keep', 'swap'], min: 1, max: 1 }, slot);
  t.stack.shift();
  if (choice === 'keep') {
    t.stack.push(drawn);
    n.say({ e: 'kept', seat });
    return;
  }
  const old = t.rewardOf(place.word).tile;
  t.stack.push(old);
  t.rewards.set(place.word, { tile: drawn, owner: -1, isUp: true, isGuarded: false });
  n.reveal(drawn);
  n.say({ e: 'swapped', seat, card: drawn.word, old: old.word });
};

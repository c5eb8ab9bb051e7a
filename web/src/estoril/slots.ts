/** Slots, ready to draw: numeral, stone and tile as one viewer sees them. */
import { type Item, at } from '@kaffeehaus/kernel';
import {
  type Estoril,
  type Layout,
  NUMERALS,
  PLACES,
  SLOTS,
  cellOf,
  estoril,
  holds,
  isOpen,
  numeralOf,
  ownerOf,
  placeOf,
  slotItem,
  slotName,
  slotZone,
  slotsIn,
  strengthOn,
} from '@kaffeehaus/estoril';
import { anchor } from '../art/anchor.ts';
import { itemAnchor } from '../seat/anchor.ts';
import { say } from '../ui/words.ts';
import type { Picks } from '../seat/picks.ts';
import { withRule } from '../seat/why.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { SlotView } from './draw/Slot.tsx';
import type { TileView } from './draw/SpyFace.tsx';
import { faceOf, isFace, nameOf } from './faces.ts';
import { label } from './label.ts';
import { aboutNow, changedIn, stageOf } from './rounds.ts';

type Props = DrawProps<Estoril>;

/** The two dice of a tile at the casino, once they are rolled. */
const diceOn = (s: Estoril, slot: number): readonly [number, number] | undefined => {
  const roll = 2 * numeralOf(slot);
  const first = at(s.dice, roll);
  return at(PLACES, placeOf(slot)).rule === 'dice' && first > 0 ? [first, at(s.dice, roll + 1)] : undefined;
};

/** Strengths are compared on the place that is being settled, where every tile lies face up. */
const strengthNow = (s: Estoril, slot: number): number | undefined =>
  stageOf(s, placeOf(slot)) === 'reached' ? strengthOn(s, slot) : undefined;

const tileOf = (s: Estoril, slot: number): TileView | null => {
  const card = at(s.zones, slotZone(slot))[0];
  if (card === undefined) return null;
  return {
    at: isFace(card) ? itemAnchor(estoril, card) : anchor('tile', estoril.word(slotItem(slot))),
    face: isFace(card) ? faceOf(card) : null,
    down: !isOpen(s, slot),
    guarded: holds(s.guarded, slot),
    now: strengthNow(s, slot),
    dice: diceOn(s, slot),
  };
};

/** Who lies there, how, and what was said about it. */
const tileWords = ({ view: { table: s }, names }: Props, slot: number): string[] => {
  const card = at(s.zones, slotZone(slot))[0];
  if (card === undefined) return [label('free')];
  const who = ownerOf(s, slot);
  const strength = strengthNow(s, slot);
  const dice = diceOn(s, slot);
  const tile = isFace(card) ? nameOf(card) : '';
  const how = isFace(card) ? (isOpen(s, slot) ? 'up' : 'known') : 'down';
  return [
    label(`tile.${how}`, { who, tile }, names),
    ...(holds(s.guarded, slot) ? [label('guarded')] : []),
    ...(dice ? [label('dice', { first: dice[0], second: dice[1] })] : []),
    ...(strength === undefined ? [] : [label('strength', { n: strength })]),
  ];
};

const spaceWords = ({ outer }: Layout, slot: number): string => {
  const { secret, eye = 'none' } = at(SLOTS, slot);
  const reach = holds(outer, slot) ? 'outer' : 'inner';
  return label('space', { reach, lie: secret ? 'secret' : 'open', eye });
};

/** A slot is pressed as itself, or as the tile on it. */
export const slotChoice = (s: Estoril, picks: Picks, slot: number): Item => {
  const card = at(s.zones, slotZone(slot))[0];
  return isFace(card) && picks.state(card) !== 'idle' ? card : slotItem(slot);
};

/** What would lie here by the answer that is pointed at or chosen, where nothing lies now. */
const ghostOn = ({ view: { table: s }, picks }: Props, slot: number): Estoril | undefined => {
  const then = picks.ahead?.table as Estoril | undefined;
  const isNew = then && ownerOf(s, slot) < 0 && ownerOf(then, slot) >= 0;
  return isNew ? then : undefined;
};

export const slotView = (props: Props, layout: Layout, slot: number): SlotView => {
  const { view, picks } = props;
  const { table: s } = view;
  const ghost = ghostOn(props, slot);
  const { secret, eye } = at(SLOTS, slot);
  const choice = slotChoice(s, picks, slot);
  const state = picks.state(choice);
  const owner = ownerOf(ghost ?? s, slot);
  const words = [
    say(estoril.phrases.item(slotItem(slot))),
    ...tileWords(props, slot),
    spaceWords(layout, slot),
  ];
  return {
    id: slotName(slot),
    at: itemAnchor(estoril, slotItem(slot)),
    cell: cellOf(layout, slot),
    numeral: at(NUMERALS, numeralOf(slot)),
    outer: holds(layout.outer, slot),
    secret,
    eye,
    owner: owner < 0 ? undefined : colourOf(owner),
    tile: tileOf(ghost ?? s, slot),
    ghost: ghost !== undefined,
    near: slotsIn(at(layout.near, slot)).map(slotName),
    state,
    changed: changedIn(view).has(slotItem(slot)),
    about: aboutNow(s).includes(slotItem(slot)),
    label: withRule(words.join('. '), state === 'refused' ? picks.why(choice) : undefined),
  };
};

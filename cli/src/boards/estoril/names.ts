/** How the terminal names what lies on the table of Estoril, as far as the viewer of a masked table knows it. */
import { FIRST, OPEN, at } from '@kaffeehaus/kernel';
import type { Card, Item } from '@kaffeehaus/kernel';
import * as e from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import type { Pen } from '../board.ts';
import { label } from '../joint.ts';

export const itemName = (item: Item, { words }: Pen): string => words.say(e.estoril.phrases.item(item));
export const tileText = ({ wide }: Estoril, card: Card, { words }: Pen): string =>
  words.say(e.abilityText(card, wide));
export const placeName = (place: number, pen: Pen): string => itemName(e.placeItem(place), pen);
export const placeRule = (place: number, { words }: Pen): string =>
  words.say({ key: 'estoril.place.rule', args: { place: at(e.PLACES, place).word } });
export const missionName = (mission: number, { words }: Pen): string =>
  words.say({ key: 'estoril.mission', args: { mission: e.mission(mission).id } });
export const numeral = (slot: number): string => at(e.NUMERALS, e.numeralOf(slot));
export const spotName = (slot: number, pen: Pen): string =>
  `${placeName(e.placeOf(slot), pen)} ${numeral(slot)}`;

export const codename = (card: Card, { words }: Pen): string => words.called('estoril', e.face(card).name);

/** A character in a few letters: who, from where, how strong. */
export const shortTile = (card: Card, pen: Pen): string => {
  const { nation, strength } = e.face(card);
  return `${codename(card, pen)} (${nation} ${strength})`;
};

/** A tile as it lies there: its face, its back, or the face that only some know. */
const faceText = (card: Card, open: boolean, name: (card: Card, pen: Pen) => string, pen: Pen): string => {
  if (card < FIRST) return pen.words.t('cli.estoril.faceDown');
  return open ? name(card, pen) : pen.words.t('cli.estoril.down', { tile: name(card, pen) });
};

/** Everybody sees the reward of the place. */
export const isShown = (s: Estoril, place: number): boolean => at(s.sees, e.rewardZone(place)) === OPEN;

/** The reward of a place; none once it is awarded. */
export const rewardText = (
  s: Estoril,
  place: number,
  name: (card: Card, pen: Pen) => string,
  pen: Pen,
): string => {
  const [card] = at(s.zones, e.rewardZone(place));
  if (card === undefined) return pen.words.t('cli.none');
  return faceText(card, isShown(s, place), name, pen);
};

/** Who stands on a slot, as far as the viewer knows, and whether that is protected. */
export const standing = (
  s: Estoril,
  slot: number,
  name: (card: Card, pen: Pen) => string,
  pen: Pen,
): string => {
  const face = faceText(e.tileOn(s, slot), e.isOpen(s, slot), name, pen);
  return e.holds(s.guarded, slot) ? `${face}, ${pen.words.t('cli.estoril.guarded')}` : face;
};

/** Whose tile lies on a slot, and which, or that the slot is free. */
export const occupant = (
  s: Estoril,
  slot: number,
  name: (card: Card, pen: Pen) => string,
  pen: Pen,
): string => {
  const owner = e.ownerOf(s, slot);
  if (owner < 0) return pen.words.t('cli.estoril.free');
  return label(pen, at(pen.names, owner), standing(s, slot, name, pen));
};

/** What is printed on a slot and how it lies. */
export const slotTraits = (s: Estoril, slot: number, { words }: Pen): string[] => {
  const { secret, eye } = at(e.SLOTS, slot);
  const isLaid = s.grid.includes(e.placeOf(slot));
  return [
    ...(isLaid ? [words.t('cli.estoril.side', { side: e.holds(s.outer, slot) ? 'outer' : 'inner' })] : []),
    words.t('cli.estoril.cover', { cover: secret ? 'secret' : 'open' }),
    ...(eye ? [words.t('cli.estoril.eye', { eye })] : []),
  ];
};

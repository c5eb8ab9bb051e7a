/** What Estoril's characters, spaces and rewards are to somebody who chooses among them. */
import { FIRST, at, knownIn, last } from '@kaffeehaus/kernel';
import type { Ask, Card, Item } from '@kaffeehaus/kernel';
import * as e from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import type { Pen } from '../board.ts';
import { label, semicolons } from '../joint.ts';
import {
  codename,
  itemName,
  missionName,
  numeral,
  occupant,
  placeName,
  placeRule,
  rewardText,
  shortTile,
  slotTraits,
  spotName,
  tileText,
} from './names.ts';

/** Reward and company of a place; told with the first of its spaces that is offered. */
const company = (s: Estoril, place: number, pen: Pen): string[] => [
  label(pen, pen.words.t('cli.estoril.reward'), rewardText(s, place, shortTile, pen)),
  ...e
    .slotRange(place)
    .filter(slot => e.ownerOf(s, slot) >= 0)
    .map(slot => `${numeral(slot)} ${occupant(s, slot, shortTile, pen)}`),
];

const aboutFree = (s: Estoril, ask: Ask, slot: number, pen: Pen): string[] => {
  const place = e.placeOf(slot);
  const first = ask.of.find(item => e.isSlot(item) && e.placeOf(e.indexOf(item)) === place);
  const [, ...printed] = slotTraits(s, slot, pen);
  const inner = e.holds(s.outer, slot) ? [] : [pen.words.t('cli.estoril.side', { side: 'inner' })];
  return [...inner, ...printed, ...(first === e.slotItem(slot) ? company(s, place, pen) : [])];
};

/** Who may lie on a face-down slot. */
const aboutHidden = (s: Estoril, slot: number, pen: Pen): string[] => {
  const { words, names } = pen;
  if (e.tileOn(s, slot) > FIRST) return [occupant(s, slot, shortTile, pen)];
  const candidates = knownIn(s, e.slotZone(slot)).map(card => codename(card, pen));
  const maybe = words.t('cli.estoril.maybe', { names: words.list(candidates, 'or') });
  return [label(pen, at(names, e.ownerOf(s, slot)), maybe)];
};

const aboutTarget = (s: Estoril, slot: number, pen: Pen): string[] => [
  occupant(s, slot, shortTile, pen),
  ...(e.placeOf(slot) === s.reached
    ? [pen.words.t('cli.estoril.strength', { n: e.strengthOn(s, slot) })]
    : []),
];

const aboutSlot = (s: Estoril, ask: Ask, slot: number, pen: Pen): string[] => {
  if (e.isWhy(ask, 'estoril.slot')) return aboutFree(s, ask, slot, pen);
  if (e.isWhy(ask, 'estoril.look')) return aboutHidden(s, slot, pen);
  return e.isWhy(ask, 'estoril.lure') ? [] : aboutTarget(s, slot, pen);
};

/** Whether the rule of the place is for this character. */
const isConcerned = (card: Card, place: number): boolean => {
  const { rule, favours } = at(e.PLACES, place);
  const { nation, symbols } = e.face(card);
  return favours === nation || (rule === 'truce' && symbols.includes('assassin'));
};

const aboutTile = (s: Estoril, ask: Ask, card: Card, pen: Pen): string[] => {
  if (e.isWhy(ask, 'estoril.discard')) {
    const missions = s.missions.filter(m => e.mission(m).tile(card) > 0);
    const names = pen.words.list(missions.map(m => missionName(m, pen)));
    return missions.length === 0 ? [] : [pen.words.t('cli.estoril.counts', { missions: names })];
  }
  const place = e.placeOf(e.indexOf(at(ask.about, 0)));
  return [tileText(s, card, pen), ...(isConcerned(card, place) ? [placeRule(place, pen)] : [])];
};

/** Which spaces would lie inside if the place were turned like that. */
const aboutTurn = (s: Estoril, ask: Ask, turns: number, { words }: Pen): string => {
  const place = e.indexOf(at(ask.about, 0));
  const turned = s.turned.slice();
  turned[s.grid.indexOf(place)] = turns;
  const layout = { ...e.noLayout(), grid: s.grid, turned };
  e.survey(layout);
  const inner = e.slotRange(place).filter(slot => !e.holds(layout.outer, slot));
  return words.t('cli.estoril.turned', { n: inner.length, slots: words.list(inner.map(numeral)) });
};

/** The conspirator alone knows the top of the stack. */
const aboutChoice = (s: Estoril, ask: Ask, item: Item, pen: Pen): string =>
  itemName(item === e.KEEP ? at(ask.about, 0) : last(at(s.zones, e.STACK)), pen);

const symbolText = (item: Item, { words }: Pen): string =>
  words.say({ key: `estoril.card.${e.word(item)}`, args: {} });

export const about = (s: Estoril, ask: Ask, item: Item, pen: Pen): string => {
  if (item > FIRST) return aboutTile(s, ask, item, pen).join(' ');
  if (e.isSlot(item)) return aboutSlot(s, ask, e.indexOf(item), pen).join(' · ');
  if (e.isReward(item)) return rewardText(s, e.indexOf(item), shortTile, pen);
  if (e.isTurn(item)) return aboutTurn(s, ask, e.indexOf(item), pen);
  return e.isSymbol(item) ? symbolText(item, pen) : aboutChoice(s, ask, item, pen);
};

/** A slot as a line of its own: how it lies, what is next to it, who stands there. */
const slotLine = (s: Estoril, slot: number, pen: Pen): string => {
  const { words } = pen;
  const place = e.placeOf(slot);
  const near = e
    .slotsIn(at(s.near, slot))
    .map(other => (e.placeOf(other) === place ? numeral(other) : spotName(other, pen)));
  const traits = [
    ...slotTraits(s, slot, pen),
    ...(near.length > 0 ? [words.t('cli.estoril.near', { slots: words.list(near) })] : []),
  ];
  const text = `${numeral(slot)} (${traits.join(', ')})`;
  return s.grid.includes(place) ? label(pen, text, occupant(s, slot, itemName, pen)) : text;
};

const COLUMNS = ['left', 'middle', 'right'] as const;

/** Where a place lies and what shares an edge with it. */
const situation = (s: Estoril, place: number, { words, ...pen }: Pen): string[] => {
  const position = s.grid.indexOf(place);
  if (position < 0) return [];
  const around = s.grid.filter(other => (at(s.beside, place) & at(e.SLOTS_OF, other)) !== 0);
  const column = at(COLUMNS, position % COLUMNS.length);
  const row = position < COLUMNS.length ? 'upper' : 'lower';
  const places = words.list(around.map(other => placeName(other, { words, ...pen })));
  return [words.t('cli.estoril.position', { row, column }), words.t('cli.estoril.adjacent', { places })];
};

/** A place in lines: number and name, rule, reward, spaces. */
export const placeLines = (s: Estoril, place: number, pen: Pen): string[] => {
  const title = `${at(e.PLACES, place).number}. ${placeName(place, pen)}`;
  const where = semicolons(pen, situation(s, place, pen));
  const reward = label(pen, pen.words.t('cli.estoril.reward'), rewardText(s, place, itemName, pen));
  return [
    where === '' ? title : label(pen, title, where),
    placeRule(place, pen),
    ...(where === '' ? [] : [reward]),
    ...e.slotRange(place).map(slot => slotLine(s, slot, pen)),
  ];
};

const explainTile = (s: Estoril, card: Card, pen: Pen): string => {
  const sex = e.face(card).woman ? 'woman' : 'man';
  return pen.words.t('cli.estoril.card', {
    tile: itemName(card, pen),
    sex,
    ability: tileText(s, card, pen),
  });
};

export const explain = (s: Estoril, item: Item, pen: Pen): string | undefined => {
  const i = e.indexOf(item);
  if (item > FIRST) return explainTile(s, item, pen);
  if (e.isPlace(item)) return placeLines(s, i, pen).join('\n');
  if (e.isSlot(item))
    return `${placeName(e.placeOf(i), pen)} ${slotLine(s, i, pen)}\n${placeRule(e.placeOf(i), pen)}`;
  if (e.isReward(item))
    return `${label(pen, itemName(item, pen), rewardText(s, i, itemName, pen))}\n${placeRule(i, pen)}`;
  return e.isSymbol(item) ? symbolText(item, pen) : undefined;
};

/** What Vienna's cards, buildings and squares are to somebody who chooses among them. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Seat } from '@kaffeehaus/kernel';
import * as v from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import type { Pen } from '../board.ts';

export const itemName = (item: Item, { words }: Pen): string => words.say(v.vienna.phrases.item(item));
export const abilityOf = (card: Card, { words }: Pen): string => words.say(v.vienna.phrases.card(card));
export const flagName = (kind: number, { words }: Pen): string =>
  words.t('vienna.flag', { flag: at(v.FLAGS, kind) });
export const dossierName = (kind: number, { words }: Pen): string =>
  words.t('vienna.dossier', { dossier: at(v.DOSSIERS, kind) });

const buildingNames = (list: readonly number[], { words }: Pen): string => words.list(list.map(v.nameOf));

/** A building as a whole sentence: colour, flag, who stands there. */
export const buildingLabel = (s: Vienna, b: number, pen: Pen): string => {
  const agents = times(s.seats, seat => seat).filter(seat => v.hasAgent(s, seat, b));
  return pen.words.t('vienna.label.building', {
    building: v.nameOf(b),
    colour: at(v.COLOURS, at(v.BUILDINGS, b).colour),
    flag: at(v.FLAGS, at(s.flags, b)),
    n: agents.length,
    agents: pen.words.list(agents.map(seat => at(pen.names, seat))),
    thirdMan: s.thirdMan === b ? 'here' : 'away',
  });
};

/** A square as a whole sentence: value, tile, buildings around it. */
export const squareLabel = (s: Vienna, q: number, pen: Pen): string => {
  const { number, value, buildings } = at(v.SQUARES, q);
  const kind = at(s.squares, q);
  const head =
    kind < 0
      ? pen.words.t('vienna.label.square.empty', { square: number })
      : pen.words.t('vienna.label.square', { square: number, value, dossier: at(v.DOSSIERS, kind) });
  return `${head}. ${buildingNames(buildings, pen)}.`;
};

/** What an agent on the building would bring: squares surrounded, and squares that then lack one building. */
const prospects = (s: Vienna, seat: Seat, b: number, pen: Pen): string[] =>
  at(v.BUILDINGS, b).squares.flatMap(q => {
    const kind = at(s.squares, q);
    if (kind < 0) return [];
    const { number: square, value, buildings } = at(v.SQUARES, q);
    const missing = buildings.filter(other => other !== b && !v.hasAgent(s, seat, other));
    const [lacks] = missing;
    if (missing.length > 1) return [];
    const name = { square, dossier: dossierName(kind, pen) };
    if (lacks === undefined) return [pen.words.t('cli.vienna.surrounds', { ...name, points: value })];
    if (lacks === s.thirdMan) return [pen.words.t('cli.vienna.surrounds', { ...name, points: value - 1 })];
    return [pen.words.t('cli.vienna.lacks', { ...name, building: v.nameOf(lacks) })];
  });

const aboutBuilding = (s: Vienna, ask: Ask, b: number, pen: Pen): string[] => {
  const flag = flagName(at(s.flags, b), pen);
  if (ask.why !== 'vienna.agent') return [flag];
  const n = v.price(s, ask.seat, b);
  const bribe = at(v.BRIBES, at(v.BUILDINGS, b).colour);
  const price = n === 0 ? pen.words.t('cli.vienna.free') : pen.words.t('vienna.bribes', { bribe, n });
  return [price, flag, ...prospects(s, ask.seat, b, pen)];
};

const aboutMarker = (s: Vienna, seat: Seat, kind: number, { words }: Pen): string => {
  const field = at(s.tracks, kind);
  const points = at(v.dossiersOf(s, seat), kind);
  return words.t('cli.vienna.marker', { field, last: v.LAST_FIELD, value: v.zoneValue(field), points });
};

const aboutDrawer = (s: Vienna, seat: Seat, i: number, pen: Pen): string => {
  const card = v.cardIn(s, v.drawer(seat, i));
  return card === undefined
    ? pen.words.t('cli.vienna.empty')
    : `${itemName(card, pen)}. ${abilityOf(card, pen)}`;
};

export const about = (s: Vienna, ask: Ask, item: Item, pen: Pen): string => {
  const i = v.indexOf(item);
  if (item > FIRST) return abilityOf(item, pen);
  if (v.isBuilding(item)) return aboutBuilding(s, ask, i, pen).join(' · ');
  if (item === v.SUPPLY) return pen.words.t('vienna.label.supply', { n: at(s.supply, ask.seat) });
  if (v.word(item).startsWith('drawer-')) return aboutDrawer(s, ask.seat, i, pen);
  if (v.dossierItems.includes(item)) return aboutMarker(s, ask.seat, i, pen);
  return pen.words.t('cli.vienna.have', { n: at(v.bribesOf(s, ask.seat), i) });
};

export const explain = (s: Vienna, item: Item, pen: Pen): string | undefined => {
  const i = v.indexOf(item);
  if (item > FIRST) {
    const { bribe, dossier } = v.face(item);
    return pen.words.t('vienna.label.card', {
      number: v.word(item),
      bribe: at(v.BRIBES, bribe),
      dossier: at(v.DOSSIERS, dossier),
      ability: abilityOf(item, pen),
    });
  }
  if (v.isBuilding(item))
    return [buildingLabel(s, i, pen), ...at(v.BUILDINGS, i).squares.map(q => squareLabel(s, q, pen))].join(
      '\n',
    );
  return v.word(item).startsWith('square-') ? squareLabel(s, i, pen) : undefined;
};

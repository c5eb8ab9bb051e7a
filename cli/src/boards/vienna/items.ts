/** What Vienna's cards, buildings and squares are to somebody who chooses among them. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Seat } from '@kaffeehaus/kernel';
import * as v from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import type { Pen } from '../board.ts';

export const itemName = (item: Item, { words }: Pen): string => words.say(v.vienna.phrases.item(item));
export const cardText = (card: Card, { words }: Pen): string => words.say(v.vienna.phrases.card(card));
export const flagName = (kind: number, { words }: Pen): string =>
  words.t('vienna.flag', { flag: at(v.FLAGS, kind) });
export const dossierName = (kind: number, { words }: Pen): string =>
  words.t('vienna.dossier', { dossier: at(v.DOSSIERS, kind) });

const buildingNames = (list: readonly number[], { words }: Pen): string => words.list(list.map(v.nameOf));

/** The seal of a building and, if orders name it, its letter. */
export const sealMark = (b: number, { words }: Pen): string => {
  const { seal, letter } = at(v.BUILDINGS, b);
  const name = words.t('vienna.seal', { seal: at(v.SEALS, seal) });
  return letter === '' ? name : `${name} ${letter}`;
};

export const orderLabel = (card: Card, pen: Pen): string => {
  const { id, flag } = v.order(card);
  return pen.words.t('vienna.label.order', { order: id, flag: at(v.FLAGS, flag), text: cardText(card, pen) });
};

/** Whose agent stands there, and whether it is the figure. */
const agentOf = (s: Vienna, seat: Seat, b: number, { words, names }: Pen): string => {
  const who = at(names, seat);
  return at(s.figureAt, seat) === b ? words.t('vienna.label.figure.of', { who }) : who;
};

/** Full version: the seal, and the house sign if there is one. */
const office = (s: Vienna, b: number, { words }: Pen): string[] => {
  const { seal, letter } = at(v.BUILDINGS, b);
  if (!s.full) return [];
  const name = words.t('vienna.label.seal', { seal: at(v.SEALS, seal) });
  return letter === '' ? [name] : [name, words.t('vienna.label.house', { letter })];
};

/** A building in whole sentences: colour, flag, who stands there; seal and letter. */
export const buildingLabel = (s: Vienna, b: number, pen: Pen): string => {
  const agents = times(s.seats, seat => seat).filter(seat => v.hasAgent(s, seat, b));
  const what = pen.words.t('vienna.label.building', {
    building: v.nameOf(b),
    colour: at(v.COLOURS, at(v.BUILDINGS, b).colour),
    flag: at(v.FLAGS, at(s.flags, b)),
    n: agents.length,
    agents: pen.words.list(agents.map(seat => agentOf(s, seat, b, pen))),
    thirdMan: s.thirdMan === b ? 'here' : 'away',
  });
  return [what, ...office(s, b, pen)].join('. ');
};

/** The seat's figure: where it stands, or whether it may be placed. */
export const figureLabel = (s: Vienna, seat: Seat, { words }: Pen): string | undefined => {
  const figure = v.FIGURES[at(s.figures, seat)];
  if (figure === undefined) return undefined;
  const b = at(s.figureAt, seat);
  return words.t('vienna.label.figure', {
    name: words.t('vienna.figure', { figure }),
    place: b !== v.IN_SUPPLY ? 'board' : v.mayUseFigure(s, seat) ? 'supply' : 'locked',
    building: b === v.IN_SUPPLY ? '' : v.nameOf(b),
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

/** What an agent on the building would bring: tiles taken now, else the tiles around it. */
const prospects = (s: Vienna, seat: Seat, b: number, pen: Pen): string[] => {
  const around = at(v.BUILDINGS, b).squares.filter(q => at(s.squares, q) >= 0);
  const taken = around.flatMap(q => {
    const { number: square, value, buildings } = at(v.SQUARES, q);
    const missing = buildings.filter(other => other !== b && !v.hasAgent(s, seat, other));
    const helped = missing.length === 1 && missing[0] === s.thirdMan;
    if (missing.length > 0 && !helped) return [];
    const dossier = dossierName(at(s.squares, q), pen);
    return [pen.words.t('cli.vienna.surrounds', { square, dossier, points: helped ? value - 1 : value })];
  });
  return [...taken, ...lacking(s, seat, b, around, pen), tilesAround(s, around, pen)].filter(Boolean);
};

/** Squares begun by the seat that would then want one more building. */
const lacking = (s: Vienna, seat: Seat, b: number, around: readonly number[], pen: Pen): string[] =>
  around.flatMap(q => {
    const { number: square, buildings } = at(v.SQUARES, q);
    const others = buildings.filter(other => other !== b);
    const missing = others.filter(other => !v.hasAgent(s, seat, other));
    const [last] = missing;
    if (last === undefined || missing.length > 1 || others.length === 1 || last === s.thirdMan) return [];
    const dossier = dossierName(at(s.squares, q), pen);
    return [pen.words.t('cli.vienna.lacks', { square, dossier, building: v.nameOf(last) })];
  });

const tilesAround = (s: Vienna, around: readonly number[], pen: Pen): string => {
  const tiles = around.map(q => `${dossierName(at(s.squares, q), pen)} ${at(v.SQUARES, q).value}`);
  return tiles.length === 0 ? '' : pen.words.t('cli.vienna.around', { tiles: tiles.join(', ') });
};

/** So many bribes of the building's kind. */
const priceText = (b: number, n: number, { words }: Pen): string => {
  const bribe = at(v.BRIBES, at(v.BUILDINGS, b).colour);
  return n === 0 ? words.t('cli.vienna.free') : words.t('vienna.bribes', { bribe, n });
};

/** What an agent costs there, and the figure where it costs less. */
export const priceTexts = (s: Vienna, seat: Seat, b: number, pen: Pen): string[] =>
  v.fares(s, seat, b).map(({ figure, n }) => {
    if (!figure) return priceText(b, n, pen);
    if (n === 0) return pen.words.t('vienna.label.price.figure.free');
    const bribe = at(v.BRIBES, at(v.BUILDINGS, b).colour);
    return pen.words.t('vienna.label.price.figure', { bribe, n });
  });

/** Where it makes a difference who goes: what this one costs. */
const originPrice = (s: Vienna, ask: Ask, figure: boolean, pen: Pen): string[] => {
  const to = v.indexOf(at(ask.about, 0));
  const fares = v.fares(s, ask.seat, to);
  if (fares.length < 2) return [];
  return fares.filter(fare => fare.figure === figure).map(({ n }) => priceText(to, n, pen));
};

const aboutBuilding = (s: Vienna, ask: Ask, b: number, pen: Pen): string[] => {
  const { seat } = ask;
  const figure = at(s.figureAt, seat) === b;
  const mark = [
    flagName(at(s.flags, b), pen),
    ...(s.full ? [sealMark(b, pen)] : []),
    ...(figure ? [pen.words.t('vienna.label.figure.own')] : []),
  ];
  if (v.whyOf(ask) === 'vienna.origin') return [...originPrice(s, ask, figure, pen), ...mark];
  if (v.whyOf(ask) !== 'vienna.agent') return mark;
  return [...priceTexts(s, seat, b, pen), ...mark, ...prospects(s, seat, b, pen)];
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
    : `${itemName(card, pen)}. ${cardText(card, pen)}`;
};

export const supplyLabel = (s: Vienna, seat: Seat, { words }: Pen): string =>
  words.t('vienna.label.supply', { n: at(s.supply, seat) });

const have = (n: number, { words }: Pen): string => words.t('cli.vienna.have', { n });

/** What there is only in the full version. */
const aboutFull = (s: Vienna, ask: Ask, item: Item, pen: Pen): string | undefined => {
  const { words } = pen;
  const { seat } = ask;
  if (v.goodsItems.includes(item))
    return words.say({ key: 'vienna.goods.text', args: { goods: v.goodsName(v.indexOf(item)) } });
  if (item === v.SHILLINGS) return words.t('vienna.label.money', { n: s.shillings });
  if (item === v.SHILLING) return have(at(s.money, seat), pen);
  if (item !== v.FIGURE) return v.isAmount(item) ? '' : undefined;
  const figure = v.FIGURES[at(s.figures, seat)];
  return figure && [...originPrice(s, ask, true, pen), words.t('vienna.figure.text', { figure })].join(' · ');
};

export const about = (s: Vienna, ask: Ask, item: Item, pen: Pen): string => {
  const { seat } = ask;
  const i = v.indexOf(item);
  if (item > FIRST) return cardText(item, pen);
  const full = aboutFull(s, ask, item, pen);
  if (full !== undefined) return full;
  if (v.isBuilding(item)) return aboutBuilding(s, ask, i, pen).join(' · ');
  if (item === v.SUPPLY) return [...originPrice(s, ask, false, pen), supplyLabel(s, seat, pen)].join(' · ');
  if (v.word(item).startsWith('drawer-')) return aboutDrawer(s, seat, i, pen);
  return v.dossierItems.includes(item) ? aboutMarker(s, seat, i, pen) : have(at(v.bribesOf(s, seat), i), pen);
};

export const explain = (s: Vienna, item: Item, pen: Pen): string | undefined => {
  const i = v.indexOf(item);
  if (v.isOrder(item)) return orderLabel(item, pen);
  if (item > FIRST) {
    const { bribe, dossier } = v.face(item);
    return pen.words.t('vienna.label.card', {
      number: v.word(item),
      bribe: at(v.BRIBES, bribe),
      dossier: at(v.DOSSIERS, dossier),
      ability: cardText(item, pen),
    });
  }
  if (v.isBuilding(item))
    return [buildingLabel(s, i, pen), ...at(v.BUILDINGS, i).squares.map(q => squareLabel(s, q, pen))].join(
      '\n',
    );
  return v.word(item).startsWith('square-') ? squareLabel(s, i, pen) : undefined;
};

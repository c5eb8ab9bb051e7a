/** Vienna on the terminal: roof and tracks, desks, buildings and squares. */
import { at, score, times } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import * as v from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import type { Ink } from '../screen.ts';
import { grid, hanging, isWithin, pad, width, wrap } from '../text.ts';
import type { Board, Pen } from './board.ts';
import { label } from './joint.ts';
import {
  about,
  cardText,
  buildingLabel,
  dossierName,
  explain,
  orderLabel,
  sealMark,
  itemName,
  figureLabel,
  squareLabel,
  supplyLabel,
} from './vienna/items.ts';

const INKS: readonly Ink[] = ['violet', 'pink', 'grey', 'orange', 'brown'];

/** Orders anybody may accept. */
const ordersOnOffer = (s: Vienna, pen: Pen): string => {
  const cards = v.OPEN_ORDERS.flatMap(slot => v.cardIn(s, slot) ?? []);
  const lines = cards.map(card => hanging('  ', orderLabel(card, pen), pen.columns));
  const none = `  ${pen.words.t('vienna.label.order.empty')}`;
  return section(pen, pen.words.t('vienna.label.orders.open'), lines.join('\n') || none);
};

const section = ({ style, columns }: Pen, title: string, body: string): string =>
  `${style.ink('bold', wrap(title, columns))}\n${body}`;

/** Round, crest and roof. */
const clock = (s: Vienna, { words, names, columns }: Pen): string => {
  const field = at(v.ROOF, s.investigator);
  const lines = [
    `${words.t('common.round', { game: v.vienna.id, round: s.round })} · ${words.t('vienna.label.crest', { who: at(names, s.crest) })}`,
    words.t('vienna.label.roof', { field, end: at(v.ROOF, v.endField(s.seats)) }),
    ...(s.ending === 0 ? [] : [words.t('vienna.log.ending')]),
    ...(s.alerted === 0 ? [] : [words.t('vienna.label.alerted')]),
  ];
  return lines.map(line => wrap(line, columns)).join('\n');
};

/** Four fields to a zone, a stroke for each threshold. */
const drawTrack = (field: number): string =>
  times(
    v.LAST_FIELD + 1,
    i => `${i > 0 && i % v.ZONE_LENGTH === 0 ? '│' : ''}${i === field ? '●' : '·'}`,
  ).join('');

const tracks = (s: Vienna, pen: Pen): string => {
  const { words, style, columns } = pen;
  const labels = v.DOSSIERS.map((dossier, kind) => {
    const field = at(s.tracks, kind);
    return words.t('vienna.label.marker', { dossier, field, last: v.LAST_FIELD, value: v.zoneValue(field) });
  });
  const drawn = labels.map((label, kind) => `  ${drawTrack(at(s.tracks, kind))}  ${label}`).join('\n');
  const lines = labels.map(label => hanging('  ', label, columns)).join('\n');
  const body = style.plain || !isWithin(drawn, columns) ? lines : drawn;
  return section(pen, words.t('vienna.label.tracks'), body);
};

const kinds = (counts: readonly number[], name: (kind: number, n: number) => string, none: string): string =>
  counts.flatMap((n, kind) => (n > 0 ? [name(kind, n)] : [])).join(', ') || none;

const bribes = (s: Vienna, seat: Seat, { words }: Pen): string =>
  kinds(
    v.bribesOf(s, seat),
    (kind, n) => words.t('vienna.bribes', { bribe: at(v.BRIBES, kind), n }),
    words.t('cli.none'),
  );

const dossiers = (s: Vienna, seat: Seat, { words }: Pen): string =>
  kinds(
    v.dossiersOf(s, seat),
    (kind, n) => words.t('vienna.dossiers', { dossier: at(v.DOSSIERS, kind), n }),
    words.t('cli.none'),
  );

const points = (s: Vienna, seat: Seat, { words }: Pen): string =>
  words.t('common.points', { n: score(at(v.vienna.audit(s), seat)) });

/** Filled drawers in full, empty ones only by their number. */
const drawerLines = (s: Vienna, seat: Seat, pen: Pen): string[] => {
  const { words } = pen;
  const drawers = times(v.drawersOf(s, seat), i => ({ drawer: i + 1, card: v.cardIn(s, v.drawer(seat, i)) }));
  const empty = drawers.filter(({ card }) => card === undefined).map(({ drawer }) => String(drawer));
  const filled = drawers.flatMap(({ drawer, card }) =>
    card === undefined
      ? []
      : [words.t('vienna.label.drawer', { drawer, number: v.word(card), ability: cardText(card, pen) })],
  );
  const rest = words.t('cli.vienna.emptyDrawers', { n: empty.length, drawers: words.list(empty) });
  return empty.length === 0 ? filled : [...filled, rest];
};

/** Money, what was bought, the figure and the orders; nothing of it in the introductory version. */
const fullLines = (s: Vienna, seat: Seat, pen: Pen): string[] => {
  const { words } = pen;
  if (!s.full) return [];
  const goods = v.DESK.filter(item => v.owns(s, seat, item)).map(item =>
    words.t('vienna.goods', { goods: item }),
  );
  return [
    words.t('vienna.label.money', { n: at(s.money, seat) }),
    ...(v.owns(s, seat, 'cashBox') ? [words.t('vienna.label.cashBox', { n: at(s.cashBox, seat) })] : []),
    ...(goods.length > 0 ? [words.t('cli.vienna.bought', { goods: words.list(goods) })] : []),
    ...[figureLabel(s, seat, pen) ?? []].flat(),
    ...v.ordersOf(s, seat).map(card => orderLabel(card, pen)),
  ];
};

const ACTIONS = ['I', 'II', 'IV'] as const;

/** Cards assigned but not yet played: faces as far as the viewer knows them. */
const planLines = (s: Vienna, seat: Seat, pen: Pen): string[] =>
  ACTIONS.flatMap((action, i) => {
    const card = v.cardIn(s, v.plan(seat, i));
    if (card === undefined) return [];
    if (card < 0) return [pen.words.t('vienna.label.plan.back', { action })];
    const face = `${itemName(card, pen)}. ${cardText(card, pen)}`;
    return [label(pen, pen.words.t('vienna.label.plan', { action }), face)];
  });

const handLines = (s: Vienna, seat: Seat, pen: Pen): string[] => {
  const cards = at(s.zones, v.hand(seat));
  const known = cards.filter(card => card > 0);
  if (cards.length === 0) return [];
  return known.length === 0
    ? [pen.words.t('vienna.label.back', { n: cards.length })]
    : known.map(card => `${itemName(card, pen)}. ${cardText(card, pen)}`);
};

const desk = (s: Vienna, seat: Seat, pen: Pen): string => {
  const { words, names, columns } = pen;
  const title = words.t('vienna.label.desk', { who: at(names, seat) });
  const lines = [
    `${points(s, seat, pen)} · ${supplyLabel(s, seat, pen)}`,
    label(pen, words.t('vienna.label.bribes'), bribes(s, seat, pen)),
    label(pen, words.t('vienna.label.dossiers'), dossiers(s, seat, pen)),
    ...fullLines(s, seat, pen),
    ...drawerLines(s, seat, pen),
    ...planLines(s, seat, pen),
    ...handLines(s, seat, pen),
  ];
  return section(pen, title, lines.map(line => hanging('  ', line, columns)).join('\n'));
};

const THIRD_MAN = '★';
const FIGURE = '◆';

/** Seats by their number, figures and the third man by their signs. */
const standing = (s: Vienna, b: number): string => {
  const seats = times(s.seats, seat =>
    v.hasAgent(s, seat, b) ? `${seat + 1}${at(s.figureAt, seat) === b ? FIGURE : ''}` : '',
  );
  return [...seats, s.thirdMan === b ? THIRD_MAN : ''].filter(Boolean).join(' ');
};

/** What the signs mean, as far as this game has them. */
const legend = (s: Vienna, { words, columns }: Pen): string[] => {
  const signs = [
    ...(s.thirdMan < 0 ? [] : [words.t('cli.vienna.sign.thirdMan', { sign: THIRD_MAN })]),
    ...(at(s.figures, 0) < 0 ? [] : [words.t('cli.vienna.sign.figure', { sign: FIGURE })]),
  ];
  return signs.length === 0 ? [] : [hanging('  ', signs.join(' · '), columns)];
};

const buildings = (s: Vienna, pen: Pen): string => {
  const { words, style, columns } = pen;
  const title = words.t('cli.vienna.buildings');
  const all = v.BUILDINGS.map((building, b) => ({ ...building, b }));
  const heads = v.COLOURS.map((colour, kind) => {
    const bribe = words.t('vienna.bribe', { bribe: at(v.BRIBES, kind) });
    return `  ${words.t('vienna.colour', { colour })} (${bribe})`;
  });
  if (style.plain) {
    const lines = all.map(({ number, b }) => hanging(`  ${number}. `, buildingLabel(s, b, pen), columns));
    return section(pen, title, [...heads, ...lines].join('\n'));
  }
  const groups = heads.map((head, kind) => {
    const cells = all
      .filter(building => building.colour === kind)
      .map(({ number, name, b }) => {
        const agents = standing(s, b);
        const short = words.t('cli.vienna.flag', { flag: at(v.FLAGS, at(s.flags, b)) });
        const text = `${String(number).padStart(4)} ${name} · ${short}${s.full ? ` · ${sealMark(b, pen)}` : ''}`;
        return agents === '' ? text : `${text} ${style.ink('bold', `[${agents}]`)}`;
      });
    return `${style.ink(at(INKS, kind), head)}\n${grid(cells, columns)}`;
  });
  return section(pen, title, [...legend(s, pen), ...groups].join('\n'));
};

/** Squares that still hold a tile; the others matter no more. */
const squares = (s: Vienna, pen: Pen): string => {
  const { words, style, columns } = pen;
  const left = v.SQUARES.map((square, q) => ({ ...square, q })).filter(({ q }) => at(s.squares, q) >= 0);
  const title = words.t('cli.vienna.squares', { n: left.length });
  if (left.length === 0) return style.ink('bold', wrap(title, columns));
  if (style.plain)
    return section(
      pen,
      title,
      left.map(({ q }) => hanging('  ', squareLabel(s, q, pen), columns)).join('\n'),
    );
  const widest = Math.max(...v.DOSSIERS.map((_, kind) => width(dossierName(kind, pen))));
  const cells = left.map(({ number, q, buildings: around }) => {
    const numbers = around.map(b => at(v.BUILDINGS, b).number).join(' ');
    return `${String(number).padStart(4)} ${pad(dossierName(at(s.squares, q), pen), widest)} ${numbers}`;
  });
  return section(pen, title, grid(cells, columns));
};

/** The whole table; desks of all seats, hands only where the viewer knows them. */
const overview = (s: Vienna, pen: Pen): string =>
  [
    clock(s, pen),
    tracks(s, pen),
    ...(s.full ? [ordersOnOffer(s, pen)] : []),
    ...times(s.seats, seat => desk(s, seat, pen)),
    buildings(s, pen),
    squares(s, pen),
  ].join('\n\n');

const status = (s: Vienna, seat: Seat, pen: Pen): string => {
  const parts = [
    points(s, seat, pen),
    bribes(s, seat, pen),
    ...(s.full ? [pen.words.t('vienna.label.money', { n: at(s.money, seat) })] : []),
    dossiers(s, seat, pen),
    supplyLabel(s, seat, pen),
  ];
  return wrap(parts.join(' · '), pen.columns);
};

export const board: Board<Vienna> = {
  table: overview,
  desk,
  status,
  about,
  explain,
  chapters: s => ['goal', 'round', ...(s.full ? ['full'] : []), 'end'].map(part => `vienna.about.${part}`),
  numbers: v.BUILDINGS.length,
  numberOf: item => {
    if (v.isBuilding(item)) return at(v.BUILDINGS, v.indexOf(item)).number;
    return v.isAmount(item) ? v.indexOf(item) : undefined;
  },
};

/** Hamburg on the terminal: dice, church, town hall, piles, and what lies before everybody. */
import { FIRST, at, times, upTo } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import * as h from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { hanging, isWithin, table, wrap } from '../text.ts';
import type { Board, Pen } from './board.ts';
import { label, semicolons } from './joint.ts';
import { counts, desk, hazards, workers } from './hamburg/desk.ts';
import { about, explain, isHandCard } from './hamburg/items.ts';
import {
  byColour,
  cardLine,
  clericTile,
  colourName,
  diceText,
  exchangeNow,
  itemName,
  shipText,
  windowText,
} from './hamburg/names.ts';

const PHASES = ['', 'I', 'II', 'III', 'IV'] as const;

const section = ({ style, columns }: Pen, title: string, lines: readonly string[]): string =>
  [style.ink('bold', title), ...lines.map(line => hanging('  ', line, columns))].join('\n');

/** Round, phase and lap, who begins. */
const clock = (s: Hamburg, { words, names }: Pen): string => {
  const crest = words.t('cli.hamburg.crest', { who: at(names, s.first) });
  if (s.round === 0) return crest;
  const round = words.t('cli.hamburg.round', {
    round: s.round,
    rounds: h.ROUNDS,
    phase: at(PHASES, s.phase),
  });
  return [round, ...(s.phase === 3 ? [words.t('cli.hamburg.laps', { n: s.laps })] : []), crest].join(' · ');
};

const rolled = (s: Hamburg): boolean => s.phase > 1;

/** The dice, what an advance costs the seat, and what else they bring. */
const dice = (s: Hamburg, pen: Pen): string[] =>
  rolled(s) ? [section(pen, pen.words.t('cli.hamburg.dice'), [diceText(s, pen), ...ships(s, pen)])] : [];

const ships = (s: Hamburg, pen: Pen): string[] =>
  upTo(h.COLOURS.length + 1)
    .filter(ship => (s.ships >> ship) & 1)
    .map(ship => shipText(ship, pen));

const church = (s: Hamburg, pen: Pen): string => {
  const lines = upTo(h.WINDOWS).map(window => {
    const line = label(pen, itemName(h.windowItem(window), pen), windowText(s, window, pen));
    const tile = clericTile(s, window, pen);
    return tile === undefined ? line : `${line}. ${tile}`;
  });
  return section(pen, pen.words.t('cli.hamburg.church'), lines);
};

const COLUMNS = ['points', 'mark', 'space', 'hand', 'workers', 'hazards', 'wall', 'majorities'] as const;

/** The numbers of one player in a row; those of colours in their inks. */
const row = (s: Hamburg, seat: Seat, { names, style }: Pen): string[] => {
  const inked = (of: (colour: number) => number): string =>
    h.FIVE.map(c => style.ink(at(h.COLOURS, c), String(of(c)))).join(' ');
  const majorities = upTo(h.MAJORITIES.length).filter(i => (at(s.majority, seat) >> i) & 1).length;
  return [
    at(names, seat),
    ...[h.total(s, seat), at(s.money, seat), at(s.square, seat)].map(String),
    seat === s.tom ? '' : String(h.handOf(s, seat).length),
    inked(c => h.workersOf(s, seat, c)),
    inked(c => h.hazardOf(s, seat, c)),
    `${h.stonesIn(s, seat, 0)} ${h.stonesIn(s, seat, 1)}`,
    String(majorities),
  ];
};

/** Everybody at a glance, for eyes and wide windows; all of it stands in the lines of each player, too. */
const players = (s: Hamburg, pen: Pen): string[] => {
  const { words, style, columns } = pen;
  const head = ['', ...COLUMNS.map(column => words.t('cli.hamburg.column', { column }))];
  const rows = upTo(h.players(s)).map(seat => row(s, seat, pen));
  const lines = table([head, ...rows], ['left', ...COLUMNS.map(() => 'right' as const)]);
  if (style.plain || !isWithin(lines, columns)) return [];
  const colours = h.FIVE.map(c => colourName(c, pen)).join(', ');
  return [
    `${style.ink('bold', words.t('cli.hamburg.players'))}\n${lines}\n${wrap(words.t('cli.hamburg.order', { colours }), columns)}`,
  ];
};

/** Piles, the open top of the discards, statues and black markers left. */
const supply = (s: Hamburg, pen: Pen): string => {
  const { words } = pen;
  const [top] = at(s.zones, h.TOP);
  const discarded = at(s.zones, h.DISCARD).length + at(s.zones, h.TOP).length;
  const sizes = h.FIVE.map(c => h.pileSize(s, c));
  const statues = [
    ...(s.hummelsLeft.length > 0 ? [label(pen, itemName(h.HUMMEL, pen), s.hummelsLeft.join(', '))] : []),
    ...(s.jettesLeft.length > 0 ? [label(pen, itemName(h.JETTE, pen), s.jettesLeft.join(', '))] : []),
  ];
  return section(pen, words.t('cli.hamburg.supply'), [
    label(pen, words.t('cli.hamburg.piles'), byColour(sizes, pen)),
    words.t('cli.hamburg.discard', { n: discarded }),
    ...(top === undefined ? [] : [label(pen, words.t('cli.hamburg.top'), cardLine(top, pen))]),
    label(pen, words.t('cli.hamburg.statuesLeft'), semicolons(pen, statues) || words.t('cli.none')),
    words.t('cli.hamburg.markers', { n: at(s.zones, h.STACK).length }),
  ]);
};

const exchange = (s: Hamburg, pen: Pen): string[] =>
  h.plays(s, 'exchange') ? [section(pen, pen.words.t('cli.hamburg.exchange'), exchangeNow(s, pen))] : [];

const overview = (s: Hamburg, pen: Pen): string =>
  [
    wrap(clock(s, pen), pen.columns),
    ...dice(s, pen),
    church(s, pen),
    ...players(s, pen),
    supply(s, pen),
    ...exchange(s, pen),
    ...times(h.players(s), seat => desk(s, seat, pen)),
  ].join('\n\n');

/** Where the game stands, what the seat has, and the dice everything depends on; dimmed as a whole. */
const status = (s: Hamburg, seat: Seat, { style, ...rest }: Pen): string => {
  const pen: Pen = { ...rest, style: { ...style, ink: (_, text) => text } };
  const played = h.asideOf(s, seat);
  return [
    clock(s, pen),
    ...(rolled(s) ? [label(pen, pen.words.t('cli.hamburg.dice'), diceText(s, pen))] : []),
    counts(s, seat, pen),
    `${workers(s, seat, pen)} · ${hazards(s, seat, pen)}`,
    ...(played !== undefined && played > FIRST
      ? [
          label(
            pen,
            pen.words.t('cli.hamburg.playing'),
            cardLine(played, pen, h.buildPrice(s, seat, played, isHandCard(s))),
          ),
        ]
      : []),
  ]
    .map(line => wrap(line, pen.columns))
    .join('\n');
};

export const board: Board<Hamburg> = {
  table: overview,
  desk,
  status,
  about,
  explain,
  warning: s => h.warning(h.EXPANSIONS.filter(name => h.plays(s, name))),
  chapters: () => ['goal', 'round', 'end'].map(part => `hamburg.about.${part}`),
  numbers: 0,
  numberOf: () => undefined,
};

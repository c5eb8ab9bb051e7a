/** Estoril on the terminal: the places, the missions, what everybody has. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import * as e from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { hanging, wrap } from '../text.ts';
import type { Board, Pen } from './board.ts';
import { label } from './joint.ts';
import { GRID_WIDTH, drawGrid, legend } from './estoril/grid.ts';
import { about, explain, placeLines } from './estoril/items.ts';
import {
  itemName,
  missionName,
  placeName,
  placeRule,
  rewardText,
  shortTile,
  spotName,
  standing,
} from './estoril/names.ts';

const section = ({ style }: Pen, title: string, lines: readonly string[]): string =>
  [style.ink('bold', title), ...lines].join('\n');

const indented = (lines: readonly string[], { columns }: Pen): string[] =>
  lines.map(line => hanging('  ', line, columns));

/** What a place amounts to while it is resolved. */
const totals = (s: Estoril, pen: Pen): string[] => {
  if (s.reached < 0 || at(s.zones, e.rewardZone(s.reached)).length === 0) return [];
  const { words, names } = pen;
  const reached = { key: 'estoril.log.reached', args: { place: at(e.PLACES, s.reached).word } };
  const sums = times(s.seats, seat => ({ seat, sum: e.totalOn(s, s.reached, seat) }))
    .filter(({ sum }) => sum >= 0)
    .map(({ seat, sum }) => label(pen, at(names, seat), words.number(sum)));
  const strengths = sums.length === 0 ? [] : [words.t('cli.estoril.totals', { list: sums.join(', ') })];
  return [[words.say(reached), ...strengths].join(' ')];
};

const round = (s: Estoril, { words, names }: Pen): string =>
  words.t('cli.estoril.round', { round: s.round, rounds: e.ROUNDS, who: at(names, s.first) });

const clock = (s: Estoril, pen: Pen): string =>
  [round(s, pen), ...totals(s, pen)].map(line => wrap(line, pen.columns)).join('\n');

/** Pools are public, so everybody may count. */
const missions = (s: Estoril, pen: Pen): string => {
  const { words } = pen;
  const lines = s.missions.map(m => {
    const text = words.say({ key: 'estoril.mission.text', args: { mission: e.mission(m).id } });
    const has = times(s.seats, seat => {
      const n = e.mission(m).count(e.poolOf(s, seat), at(s.zones, e.discards(seat)));
      return label(pen, at(pen.names, seat), words.number(n));
    });
    return `${label(pen, missionName(m, pen), text)} (${has.join(', ')})`;
  });
  return section(pen, words.t('cli.estoril.missions'), indented(lines, pen));
};

/** The drawing, and below it what does not fit into it; or one place after another in lines. */
const places = (s: Estoril, pen: Pen): string => {
  const { words, style, columns } = pen;
  const title = words.t('cli.estoril.places');
  const order = e.placesInOrder(s);
  if (style.plain || columns < GRID_WIDTH)
    return section(
      pen,
      title,
      order.flatMap(place => {
        const [head = '', ...rest] = placeLines(s, place, pen);
        return [hanging('  ', head, columns), ...rest.map(line => hanging('     ', line, columns))];
      }),
    );
  const lines = order.map(place => {
    const reward = label(pen, words.t('cli.estoril.reward'), rewardText(s, place, itemName, pen));
    const head = `${at(e.PLACES, place).number} ${placeName(place, pen)}`;
    return `${label(pen, head, placeRule(place, pen))} ${reward}`;
  });
  return `${drawGrid(s, pen)}\n${style.ink('dim', legend(pen))}\n\n${section(pen, title, indented(lines, pen))}`;
};

/** Stones and the size of the hand: what anybody can count. */
const counts = (s: Estoril, seat: Seat, { words }: Pen): string =>
  [
    words.t('cli.estoril.stones', { n: at(s.supply, seat) }),
    words.t('cli.estoril.hand', { n: e.handSize(s, seat) }),
  ].join(' · ');

/** A heading with characters under it, if there are any. */
const group = (title: string, cards: readonly Card[], pen: Pen): string[] =>
  cards.length === 0
    ? []
    : [
        hanging('  ', title, pen.columns),
        ...cards.map(card => hanging('    ', itemName(card, pen), pen.columns)),
      ];

/** Those whose place in hand or on the table the viewer does not know; of the own seat the hand. */
const hidden = (s: Estoril, seat: Seat, pen: Pen): string[] => {
  const hand = at(s.zones, e.hand(seat));
  const isKnown = hand.every(card => card > FIRST);
  const seen = new Set(s.zones.flat());
  const cards = isKnown ? [...hand].sort((a, b) => a - b) : e.poolOf(s, seat).filter(card => !seen.has(card));
  return group(pen.words.t(isKnown ? 'cli.estoril.inHand' : 'cli.estoril.pool'), cards, pen);
};

const desk = (s: Estoril, seat: Seat, pen: Pen): string => {
  const { words, names, columns } = pen;
  const placed = e
    .slotsIn(at(s.stones, seat))
    .map(slot => label(pen, spotName(slot, pen), standing(s, slot, itemName, pen)));
  return section(pen, at(names, seat), [
    hanging('  ', counts(s, seat, pen), columns),
    ...hidden(s, seat, pen),
    ...group(words.t('cli.estoril.taken'), at(s.zones, e.taken(seat)), pen),
    ...(placed.length === 0 ? [] : [hanging('  ', words.t('cli.estoril.placed'), columns)]),
    ...placed.map(line => hanging('    ', line, columns)),
    ...group(words.t('cli.estoril.discards'), at(s.zones, e.discards(seat)), pen),
  ]);
};

/** What is left of the stack, and what the viewer knows in it. */
const stack = (s: Estoril, pen: Pen): string => {
  const { words } = pen;
  const cards = at(s.zones, e.STACK).slice().reverse();
  const known = cards.flatMap((card, i) =>
    card > FIRST ? [words.t('cli.estoril.stacked', { n: i + 1, tile: shortTile(card, pen) })] : [],
  );
  return section(pen, words.t('cli.estoril.stack', { n: cards.length }), indented(known, pen));
};

const box = (s: Estoril, pen: Pen): string[] => {
  const lost = at(s.zones, e.BOX);
  return lost.length === 0
    ? []
    : [
        section(
          pen,
          pen.words.t('cli.estoril.box'),
          indented(
            lost.map(card => itemName(card, pen)),
            pen,
          ),
        ),
      ];
};

const overview = (s: Estoril, pen: Pen): string =>
  [
    clock(s, pen),
    places(s, pen),
    missions(s, pen),
    ...times(s.seats, seat => desk(s, seat, pen)),
    stack(s, pen),
    ...box(s, pen),
  ].join('\n\n');

const status = (s: Estoril, seat: Seat, pen: Pen): string =>
  s.reached < 0 ? wrap(`${round(s, pen)} · ${counts(s, seat, pen)}`, pen.columns) : clock(s, pen);

export const board: Board<Estoril> = {
  table: overview,
  desk,
  status,
  about,
  explain,
  chapters: () => ['goal', 'round', 'end'].map(part => `estoril.about.${part}`),
  numbers: 0,
  numberOf: () => undefined,
};

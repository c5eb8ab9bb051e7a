/** The six places as a drawing: two rows of three, each two by two cells, as they lie on the table. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import * as e from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import type { Ink } from '../../screen.ts';
import { pad, wrap } from '../../text.ts';
import type { Pen } from '../board.ts';
import { codename, isShown, numeral, placeName } from './names.ts';

/** Letters to a cell, and lines. */
const CELL = 12;
const LINES = 4;
const PLACE = 2 * CELL + 1;
const ACROSS = 3;
/** A narrower terminal gets the list. */
export const GRID_WIDTH = ACROSS * PLACE + 2 * (ACROSS - 1);

const SECRET = '▒';
const GUARDED = '=';
const KNOWN = '~';
const EYE: { readonly [K in e.Eye]: string } = { here: '◎', adjacent: '◎+', any: '◎*' };
const SYMBOL: { readonly [K in e.Ability]: string } = {
  assassin: '†',
  seducer: '♥',
  nationalist: '⚑',
  diplomat: '☂',
  conspirator: '⇄',
};
const INKS: readonly Ink[] = ['cyan', 'orange', 'green', 'violet'];

const stone = (seat: number, { style }: Pen): string => style.ink(at(INKS, seat), `[${seat + 1}]`);

/** Nation, strength, symbols, points. */
const stats = (card: Card): string => {
  const { nation, strength, symbols, points } = e.face(card);
  return `${nation} ${strength} ${symbols.map(symbol => SYMBOL[symbol]).join('')} ★${points}`.replace(
    '  ',
    ' ',
  );
};

/** The code name and what is printed; or that it lies face down. */
const tileLines = (card: Card, open: boolean, mark: string, pen: Pen): string[] => {
  if (card < FIRST) return [`${mark}${pen.words.t('cli.estoril.faceDown')}`];
  const name = wrap(`${mark}${open ? '' : KNOWN}${codename(card, pen)}`, CELL).split('\n');
  return [...name, stats(card)];
};

const slotCell = (s: Estoril, slot: number, pen: Pen): string[] => {
  const { secret, eye } = at(e.SLOTS, slot);
  const number = e.holds(s.outer, slot) ? numeral(slot) : `(${numeral(slot)})`;
  const head = `${number} ${secret ? SECRET : ''}${eye ? EYE[eye] : ''}`;
  const owner = e.ownerOf(s, slot);
  if (owner < 0) return [head, `· ${pen.words.t('cli.estoril.free')}`];
  const mark = e.holds(s.guarded, slot) ? GUARDED : '';
  return [
    `${pad(head, CELL - 3)}${stone(owner, pen)}`,
    ...tileLines(e.tileOn(s, slot), e.isOpen(s, slot), mark, pen),
  ];
};

const rewardCell = (s: Estoril, place: number, pen: Pen): string[] => {
  const [card] = at(s.zones, e.rewardZone(place));
  const head = pen.style.ink('yellow', pen.words.t('cli.estoril.reward'));
  return card === undefined
    ? [head, `· ${pen.words.t('cli.none')}`]
    : [head, ...tileLines(card, isShown(s, place), '', pen)];
};

/** By cell of the table, row by row: what lies there. */
const cells = (s: Estoril, pen: Pen): string[][] => {
  const drawn = times(e.WIDTH * e.HEIGHT, (): string[] => []);
  for (const place of s.grid) {
    for (const slot of e.slotRange(place)) drawn[e.cellOf(s, slot)] = slotCell(s, slot, pen);
    const inside = e.rewardCell(s, place);
    if (inside >= 0) drawn[inside] = rewardCell(s, place, pen);
  }
  return drawn;
};

/** Between the upper and the lower cells: the reward of a place that has it in the middle. */
const middle = (s: Estoril, place: number, pen: Pen): string => {
  if (e.rewardCell(s, place) >= 0) return '';
  const { words, style } = pen;
  const [card] = at(s.zones, e.rewardZone(place));
  const text =
    card === undefined
      ? words.t('cli.none')
      : card < FIRST
        ? words.t('cli.estoril.faceDown')
        : `${isShown(s, place) ? '' : KNOWN}${stats(card)}`;
  return `${style.ink('yellow', words.t('cli.estoril.reward'))} ${text}`;
};

const title = (place: number, pen: Pen): string => {
  const text = ` ${at(e.PLACES, place).number} ${placeName(place, pen)} `;
  return `─${pen.style.ink('bold', text)}${'─'.repeat(PLACE - 1 - text.length)}`;
};

/** One line across three places. */
const across = (parts: readonly string[]): string =>
  parts
    .map(part => pad(part, PLACE))
    .join('│ ')
    .trimEnd();

const drawRow = (s: Estoril, row: number, drawn: readonly string[][], pen: Pen): string[] => {
  const places = s.grid.slice(row * ACROSS, (row + 1) * ACROSS);
  const band = (y: number): string[] =>
    times(LINES, line =>
      across(
        times(ACROSS, i => {
          const [left, right] = [0, 1].map(x => at(drawn, y * e.WIDTH + 2 * i + x)[line] ?? '');
          return `${pad(left ?? '', CELL)} ${right ?? ''}`;
        }),
      ),
    );
  return [
    places.map(place => title(place, pen)).join(row === 0 ? '┬─' : '┼─'),
    ...band(2 * row),
    across(places.map(place => middle(s, place, pen))),
    ...band(2 * row + 1),
  ];
};

export const drawGrid = (s: Estoril, pen: Pen): string => {
  const drawn = cells(s, pen);
  const rule = times(ACROSS, () => '─'.repeat(PLACE)).join('┴─');
  return [...times(2, row => drawRow(s, row, drawn, pen)).flat(), rule].join('\n');
};

/** What the signs of the drawing mean. */
export const legend = ({ words, columns }: Pen): string => {
  const signs = [
    `(II) ${words.t('cli.estoril.side', { side: 'inner' })}`,
    `${SECRET} ${words.t('cli.estoril.cover', { cover: 'secret' })}`,
    ...e.EYES.map(eye => `${EYE[eye]} ${words.t('cli.estoril.eye', { eye })}`),
    `[1] ${words.t('cli.estoril.stone', { seat: 1 })}`,
    `${KNOWN} ${words.t('cli.estoril.known')}`,
    `${GUARDED} ${words.t('cli.estoril.guarded')}`,
    ...e.SYMBOLS.map(symbol => `${SYMBOL[symbol]} ${words.t('estoril.symbol', { symbol })}`),
    `★ ${words.t('cli.estoril.points')}`,
  ];
  return wrap(signs.join(' · '), columns);
};

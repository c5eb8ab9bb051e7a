/** How the terminal names what lies on the table of Hamburg. */
import { at, last } from '@kaffeehaus/kernel';
import type { Card, Item, Seat } from '@kaffeehaus/kernel';
import * as h from '@kaffeehaus/hamburg';
import type { Hamburg, Step } from '@kaffeehaus/hamburg';
import { nameOf } from '../../play/listing.ts';
import type { Pen } from '../board.ts';

export const itemName = (item: Item, pen: Pen): string => nameOf(h.hamburg, item, pen);
export const cardText = (card: Card, { words }: Pen): string => words.say(h.hamburg.phrases.card(card));
/** A colour in its own ink; the sixth die, window and ship are black. */
export const colourName = (colour: number, { words, style }: Pen): string => {
  const name = h.COLOURS[colour];
  const text = words.t('cli.hamburg.colour', { colour: name ?? 'black' });
  return name === undefined ? text : style.ink(name, text);
};
/** What is printed on a card besides its text; in the hand, at the price its owner would pay now. */
export const facts = (card: Card, pen: Pen, price = h.face(card).price): string => {
  const face = h.face(card);
  const category = pen.words.t('hamburg.category', { category: at(h.CATEGORIES, face.category) });
  const worth = [mark(price, pen), points(face.points, pen)];
  return [h.word(card), category, colourName(face.colour, pen), ...worth].join(', ');
};
/** A card as a line of its own: name, what is printed, what it does. */
export const cardLine = (card: Card, pen: Pen, price?: number): string =>
  `${itemName(card, pen)} (${facts(card, pen, price)}). ${cardText(card, pen)}`;

export const hazardName = (colour: number, pen: Pen): string => itemName(h.hazardItem(colour), pen);

export const mark = (n: number, { words }: Pen): string => words.t('cli.hamburg.mark', { n });
export const points = (n: number, { words }: Pen): string => words.t('common.points', { n });

/** Colours with how much of each, those without left out. */
export const byColour = (counts: readonly number[], pen: Pen): string =>
  counts.flatMap((n, c) => (n > 0 ? [`${colourName(c, pen)} ${n}`] : [])).join(', ') ||
  pen.words.t('cli.none');

/** The six dice in the order of the rulebook. */
export const diceText = (s: Hamburg, pen: Pen): string => byColour(s.dice, pen);

/** A hazard with its colour and how far it has risen. */
export const hazardStep = (s: Hamburg, seat: Seat, colour: number, pen: Pen): string =>
  pen.words.t('cli.hamburg.step', {
    hazard: hazardName(colour, pen),
    colour: colourName(colour, pen),
    n: h.hazardOf(s, seat, colour),
    of: h.STEPS_TO_DAMAGE,
  });

/** The step that waits for an answer. */
export const stepNow = (s: Hamburg): Step | undefined => {
  if (s.stack.length === 0) return undefined;
  const i = last(s.at);
  return last(s.stack).todo[i < 0 ? ~i : i] as Step | undefined;
};

/** The next section of a half of the wall, or that there is none. */
export const nextSection = (s: Hamburg, seat: Seat, half: number, pen: Pen): string => {
  const colour = h.sectionColour(s, seat, half);
  if (colour === undefined) return pen.words.t('cli.hamburg.complete');
  return pen.words.t('cli.hamburg.next', {
    colour: at(h.COLOURS, colour),
    price: h.stonePrice(s, seat, half, stepNow(s)),
  });
};

export const stones = (s: Hamburg, seat: Seat, half: number, { words }: Pen): string =>
  words.t('cli.hamburg.stones', { n: h.stonesIn(s, seat, half), of: h.SECTIONS });

/** A window of the church and what its clerics will count. */
export const windowText = (s: Hamburg, window: number, { words }: Pen): string => {
  const guests = s.guests[window] ?? 0;
  return [
    words.t('cli.hamburg.clerics', { n: at(s.clerics, window) }),
    ...(s.cleric === window ? [words.t('cli.hamburg.here')] : []),
    ...(guests > 0 ? [words.t('cli.hamburg.guests', { n: guests })] : []),
  ].join(', ');
};

/** A ship and what it does. */
export const shipText = (ship: number, pen: Pen): string => itemName(h.shipItem(ship), pen);

/** The tile under a window, if the game has tiles there. */
export const clericTile = (s: Hamburg, window: number, { words }: Pen): string | undefined => {
  const code = at(s.tiles, window);
  if (code < 0) return undefined;
  const text = words.say(h.clericText(at(at(h.CLERIC_TILES, code >> 1), code & 1)));
  return code === s.tile ? words.t('cli.hamburg.inForce', { tile: text }) : text;
};

/** The open tile of the exchange and where its pointer stands; how many are to come. */
export const exchangeNow = (s: Hamburg, pen: Pen): string[] => {
  const { words } = pen;
  const [tile] = at(s.zones, h.COURSE);
  if (tile === undefined) return [words.t('cli.hamburg.closed')];
  return [
    cardText(tile, pen),
    words.t('cli.hamburg.pointer', { field: s.field, side: s.field > 3 ? 'red' : 'green' }),
    words.t('cli.hamburg.tilesLeft', { n: at(s.zones, h.EXCHANGE).length }),
  ];
};

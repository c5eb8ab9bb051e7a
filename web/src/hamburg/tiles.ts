/** Tiles of the expansions in signs and words: under the church windows, on the exchange. */
import { type Card, at } from '@kaffeehaus/kernel';
import {
  ACTIONS,
  CLERIC_TILES,
  COLOURS,
  COURSE,
  EXCHANGE,
  FIRST_TILE,
  FIVE,
  type ClericTile,
  type Hamburg,
  SIDES,
  type Side,
  clericText,
  hamburg,
} from '@kaffeehaus/hamburg';
import { say, t } from '../ui/words.ts';
import type { IconName } from '../art/names.ts';
import type { Picto } from '../art/Pictos.tsx';
import type { TileView } from './draw/Church.tsx';
import type { ExchangeProps, ExchangeSide } from './draw/Exchange.tsx';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Coloured dots only where not all colours are meant. */
const coloursSigns = (colours: readonly number[]): Picto[] =>
  colours.length === FIVE.length
    ? []
    : colours.map(c => {
        const colour = COLOURS[c] ?? 'black';
        return { icon: `suit-${colour}`, colour };
      });

const PRICED: { readonly [of: string]: IconName } = {
  build: 'deed-build',
  wall: 'deed-wall',
  advance: 'townhall',
  money: 'deed-money',
};

const tileSigns = (tile: ClericTile): Picto[] => {
  switch (tile.of) {
    case 'workers':
      return [{ icon: 'worker', text: signed(tile.n) }, ...coloursSigns(tile.colours)];
    case 'anyWorker':
      return [{ icon: 'worker', text: `${signed(tile.n)}?` }];
    case 'newHand':
      return [{ icon: 'hand' }, { icon: 'pile', text: String(tile.piles) }];
    case 'ships':
      return [{ icon: 'ship', text: tile.all ? '∀' : '0' }];
    case 'laps':
      return [{ icon: 'play', text: signed(tile.n) }];
    case 'hazards':
      return [{ icon: 'fire', text: '0' }, ...coloursSigns(tile.spared)];
    default:
      return [
        { icon: PRICED[tile.of] ?? 'mark' },
        { icon: 'mark', text: signed(tile.n) },
        ...coloursSigns(tile.colours),
      ];
  }
};

/** Good for everybody, or bad. */
const isGood = (tile: ClericTile): boolean => {
  switch (tile.of) {
    case 'money':
    case 'anyWorker':
    case 'laps':
      return tile.n > 0;
    case 'build':
    case 'wall':
    case 'advance':
      return tile.n < 0;
    case 'ships':
      return tile.all;
    default:
      return true;
  }
};

/** One side of a cleric tile. */
export const clericSide = (tile: ClericTile, inForce: boolean): TileView => {
  const text = say(clericText(tile));
  return {
    signs: tileSigns(tile),
    good: isGood(tile),
    inForce,
    label: inForce ? t('web.hamburg.tile.inForce', { text }) : text,
  };
};

/** The tile below a window, if there is one. */
export const clericTile = (s: Hamburg, window: number): TileView | undefined => {
  const code = at(s.tiles, window);
  if (code < 0) return undefined;
  return clericSide(at(at(CLERIC_TILES, code >> 1), code & 1), s.tile >= 0 && s.tile === code);
};

const effectSigns = ({ effect, steps, colours }: Side, field: number): Picto[] => {
  const n = at(steps, field);
  const mine = colours ? coloursSigns(at(colours, field)) : [];
  switch (effect) {
    case 'points':
      return [{ icon: 'star', text: signed(n) }];
    case 'workers':
    case 'worker':
      return [{ icon: 'worker', text: signed(n) }, ...mine];
    case 'tollWorker':
    case 'tollWorkers':
      return [{ icon: 'worker', text: `−${n}` }, ...mine];
    case 'tollMark':
      return [{ icon: 'mark', text: `−${n}` }];
    case 'price':
      return [{ icon: 'deed-money', text: signed(n) }, ...mine];
    case 'free':
      return [{ icon: 'mark', text: '0' }, ...mine];
    default:
      return [{ icon: 'mark', text: signed(n) }];
  }
};

const exchangeSide = (side: Side, label: string): ExchangeSide => ({
  name: t('web.hamburg.deed', { action: at(ACTIONS, side.action) }),
  deed: at(ACTIONS, side.action),
  fields: side.steps.map((_, field) => effectSigns(side, field)),
  label,
});

/** What is printed on a tile of the exchange. */
export const exchangeSides = (tile: Card): ExchangeProps['sides'] => {
  const [rising, falling] = at(SIDES, tile - FIRST_TILE);
  const text = say(hamburg.phrases.card(tile));
  return [exchangeSide(rising, text), exchangeSide(falling, text)];
};

/** The open tile of the exchange; none once it is closed. */
export const exchangeOf = (s: Hamburg): ExchangeProps | undefined => {
  const tile = at(s.zones, COURSE)[0];
  if (tile === undefined) return undefined;
  return {
    title: t('web.hamburg.exchange'),
    sides: exchangeSides(tile),
    pointer: s.field,
    left: t('web.hamburg.exchange.left', { n: at(s.zones, EXCHANGE).length }),
  };
};

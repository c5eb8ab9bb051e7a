/** Hamburg, assembled. */
import { FIRST } from '@kaffeehaus/kernel';
import type { Game, Ops } from '@kaffeehaus/kernel';
import { CARDS, COLOUR_OF } from './cards.ts';
import { course, toll } from './exchange.ts';
import { displays } from './display.ts';
import type { HamburgEvent } from './events.ts';
import { fold } from './fold.ts';
import { gains } from './gains.ts';
import { hazards } from './hazards.ts';
import { item, word } from './items.ts';
import { markers } from './markers.ts';
import { chooseMayor } from './mayors.ts';
import { attacks } from './others.ts';
import { endings } from './endings.ts';
import { hands } from './hands.ts';
import { OPTIONS, SEATS } from './options.ts';
import { phases } from './phases.ts';
import { phrases } from './phrases.ts';
import { piles } from './piles.ts';
import { RULES } from './rules.ts';
import { audit, winners } from './scoring.ts';
import { ships } from './ships.ts';
import { squares } from './square.ts';
import { listening } from './standing.ts';
import { clone, setup, zones } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import { HIDDEN, isMarker } from './tiles.ts';
import { automatic, tom } from './tom.ts';
import { turns } from './turn.ts';
import { uses } from './use.ts';
import { walls } from './wall.ts';

const ops: Ops<Hamburg, Step, HamburgEvent> = {
  ...phases,
  ...hands,
  ...endings,
  ...hazards,
  ...markers,
  ...squares,
  ...turns,
  ...displays,
  ...walls,
  ...uses,
  ...gains,
  ...piles,
  ...attacks,
  ...ships,
  ...tom,
  chooseMayor,
  toll,
  course,
};

/** What a face-down card still shows: its colour; markers and exchange tiles only what they are. */
const MARKER_BACK = 5;
const TILE_BACK = 6;
const back = (card: number): number =>
  card <= FIRST + CARDS ? (COLOUR_OF[card - FIRST] ?? 0) : isMarker(card) ? MARKER_BACK : TILE_BACK;

export const hamburg: Game<Hamburg, Step, HamburgEvent> = {
  id: 'hamburg',
  rev: 2,
  shape: 1,
  seats: SEATS,
  options: OPTIONS,
  ops: automatic(listening(ops)),
  cards: HIDDEN,
  back,
  zones,
  setup: (base, options) => {
    const s = setup(base, options['expansions'] as readonly string[]);
    s.stack = [{ me: 0, todo: [{ do: 'open' }], it: [] }];
    s.at = [0];
    return s;
  },
  clone,
  round: s => s.round,
  audit,
  winners,
  word,
  item,
  phrases,
  fold,
  rules: RULES,
};

export { WHYS, isWhy, whyOf } from './asks.ts';
export type { Why } from './asks.ts';
export * from './board.ts';
export { CARDS, FACES, face, isBuilding, isCard, sentenceOf } from './cards.ts';
export { MARK, REASONS } from './events.ts';
export type { HamburgEvent, Kind, Reason, Told } from './events.ts';
export { SIDES, openSide } from './exchange.ts';
export type { Side } from './exchange.ts';
export { TILES as CLERIC_TILES, tileInForce } from './clerics.ts';
export type { Tile as ClericTile } from './clerics.ts';
export { MAYORS } from './mayors.ts';
export { mayorName, nameOf } from './names.ts';
export { clericText, mayorText, text } from './texts.ts';
export { UNSEEN, plotColour } from './places.ts';
export { FIRST_TILE, marker } from './tiles.ts';
export type { Face } from './cards.ts';
export * from './items.ts';
export {
  advancePrice,
  buildPrice,
  income,
  masonPrice,
  sectionColour,
  stonePrice,
  wallPrice,
} from './prices.ts';
export * from './options.ts';
export { RULES } from './rules.ts';
export type { Sentence, When } from './sentences.ts';
export { SOURCES, audit, total, winners } from './scoring.ts';
export * from './state.ts';
export type { Step } from './steps.ts';

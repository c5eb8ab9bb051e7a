/** Scenes of Estoril: a table set by hand, told in the words of the notation. */
import { FIRST, OPEN, setTable, deedsOf, mask, maskDeed, seeded, start } from '@kaffeehaus/kernel';
import type { Card, Item, Options, Seat } from '@kaffeehaus/kernel';
import { Stage } from '@kaffeehaus/kernel/stage';
import {
  BOX,
  MISSIONS,
  PLACES,
  PROGRAMMES,
  STACK,
  discards,
  estoril,
  hand,
  indexOf,
  poolOf,
  rewardZone,
  slotZone,
  startersOf,
  survey,
  taken,
} from '../src/index.ts';
import type { Estoril, EstorilEvent, Kind, Step } from '../src/index.ts';

export interface Setting {
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  /** The places at the six positions, row by row, and their quarter turns. */
  readonly grid?: readonly string[];
  readonly turned?: readonly number[];
  /** The hand of each seat; its six starters unless told. */
  readonly hands?: readonly (readonly string[])[];
  /** From the top; the other recruits lie below, or in the box if this is `all` of the stack. */
  readonly stack?: readonly string[];
  readonly all?: boolean;
  readonly missions?: readonly string[];
  readonly stones?: readonly number[];
}

export const item = (word: string): Item => {
  const found = estoril.item(word);
  if (found === undefined) throw new Error(`no ${word}`);
  return found;
};
export const words = (cards: readonly Card[]): string =>
  cards
    .map(card => (card < 0 ? 'back' : estoril.word(card)))
    .sort()
    .join(' ') || '-';
export const place = (word: string): number => PLACES.findIndex(p => p.word === word);
export const slot = (word: string): number => indexOf(item(word));

/** Corner places are turned so that only their reward lies inside. */
const GRID = ['church', 'beach', 'casino', 'palacio', 'station', 'boca'];
const TURNED = [1, 0, 2, 0, 0, 3];

const giveHand = (s: Estoril, seat: Seat, tiles: readonly Card[]): void => {
  s.zones[taken(seat)] = [];
  s.zones[hand(seat)] = [...tiles];
  s.zones[STACK] = s.zones[STACK]!.filter(card => !tiles.includes(card));
  for (const card of tiles) s.knows[card - FIRST] = OPEN;
  s.zones[BOX] = [...s.zones[BOX]!, ...startersOf(seat).filter(card => !tiles.includes(card))];
};

const stackUp = (s: Estoril, top: readonly Card[], all: boolean): void => {
  const rest = s.zones[STACK]!.filter(card => !top.includes(card));
  s.zones[STACK] = [...(all ? [] : rest), ...[...top].reverse()];
  if (!all) return;
  s.zones[BOX] = [...s.zones[BOX]!, ...rest];
  for (const card of rest) s.knows[card - FIRST] = OPEN;
};

const prepare = (setting: Setting): Estoril => {
  const s = setTable(estoril, setting.options ?? {}, setting.seats ?? 2);
  s.rng = seeded(setting.seed ?? 'scene');
  s.stack = [];
  s.at = [];
  s.round = 1;
  s.first = 0;
  s.grid = (setting.grid ?? GRID).map(place);
  s.turned = [...(setting.turned ?? TURNED)];
  survey(s);
  s.missions = (setting.missions ?? []).map(id => MISSIONS.findIndex(mission => mission.id === id));
  for (let seat = 0; seat < s.seats; seat++)
    giveHand(s, seat, setting.hands?.[seat]?.map(item) ?? startersOf(seat));
  stackUp(s, (setting.stack ?? []).map(item), setting.all ?? false);
  if (setting.stones) s.supply = [...setting.stones];
  return s;
};

/** Something is always left to be said: a table without a further sentence would be over and hide nothing. */
const PAUSE: Step = { do: 'turn' };

export const scene = (setting: Setting = {}): Scene => new Scene(estoril, prepare(setting), undefined);

/** A game from its very beginning. */
export const opening = (seats: number, options: Options = {}, seed = 'opening'): Scene =>
  new Scene(estoril, start(estoril, options, seats, seed), undefined);

export class Scene extends Stage<Estoril, Step> {
  /** Says sentences, then pauses at the next placement. */
  tell(me: Seat, ...steps: readonly Step[]): this {
    return this.say(me, ...steps, PAUSE);
  }

  rewards(): this {
    return this.tell(0, { do: 'rewards' });
  }

  /** Tile and stone on a slot, wherever it lies; `look` answers the eye of the slot. */
  place(seat: Seat, where: string, tile: string): this {
    return this.tell(seat, { do: 'tile', slot: slot(where) }).answer(seat, tile);
  }

  look(seat: Seat, from: string): this {
    return this.tell(seat, { do: 'look', slot: slot(from) });
  }

  /** Resolves these places, and nothing else. */
  resolve(...places: readonly string[]): this {
    return this.tell(0, ...places.flatMap(where => PROGRAMMES[place(where)]!));
  }

  /** Nobody has anything to decide before the next placement. */
  quiet(): this {
    const asked = this.asked();
    if (asked.length !== 1 || !asked[0]!.endsWith(':estoril.slot'))
      throw new Error(`asked: ${asked.join(', ')}`);
    return this;
  }

  zone(where: string): number {
    const [kind, seat] = where.split('-') as [string, string | undefined];
    const owned = { hand, taken, discards }[kind];
    if (owned !== undefined) return owned(Number(seat) - 1);
    if (kind === 'stack') return STACK;
    if (kind === 'box') return BOX;
    return seat === 'reward' ? rewardZone(place(kind)) : slotZone(slot(where));
  }

  /** What really lies there. */
  at(where: string): string {
    return words(this.s.zones[this.zone(where)]!);
  }

  /** What a viewer sees there: faces, backs, the ends of the stack, or the pool of a seat. */
  sees(viewer: Seat, where: string): string {
    const masked = mask(estoril, this.s, viewer);
    const [kind, end] = where.split('-') as [string, string | undefined];
    if (kind === 'pool') return words(poolOf(masked, Number(end) - 1));
    const cards = masked.zones[this.zone(where)]!;
    if (where === 'stack-top') return words(cards.slice(-1));
    if (where === 'stack-bottom') return words(cards.slice(0, 1));
    return words(cards);
  }

  /** What was told since `from`, of cards apart. */
  deeds(from = 0): readonly EstorilEvent[] {
    return deedsOf(this.events.slice(from)) as readonly EstorilEvent[];
  }

  /** The deeds of one kind. */
  told<K extends Kind>(e: K): readonly Extract<EstorilEvent, { e: K }>[] {
    return this.deeds().filter((deed): deed is Extract<EstorilEvent, { e: K }> => deed.e === e);
  }

  /** The log lines a viewer hears for what happened since `from`: key, seat, spot and tile. */
  heard(viewer: Seat, from = 0): string[] {
    return this.deeds(from).flatMap(deed => {
      const phrase = estoril.phrases.event(maskDeed(estoril, deed, viewer));
      if (phrase === undefined) return [];
      const { who, name, place: at, numeral } = phrase.args;
      const spot = at === undefined ? [] : [numeral === undefined ? at : `${at}-${numeral}`];
      const parts = [phrase.key.replace('estoril.log.', ''), ...(who === undefined ? [] : [Number(who) + 1])];
      return [[...parts, ...spot, ...(name ? [name] : [])].join(' ')];
    });
  }

  /** Who won the reward of a place, with what strength: "seat strength", or "nobody". */
  won(where: string): string {
    const won = this.told('won')
      .filter(deed => deed.place === place(where))
      .at(-1);
    return won ? `${won.seat + 1} with ${won.strength}` : 'nobody';
  }
}

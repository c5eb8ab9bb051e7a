/** Scenes of the full version: the scenes of ../scene.ts with money, orders, desk items, flags and figures. */
import { FIRST, at, deedsOf } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import {
  DESK,
  FIGURES,
  FULFILLED,
  OPEN_ORDERS,
  drawer,
  item,
  order,
  orderZone,
  vienna,
} from '../../src/index.ts';
import type { DeskItem, Figure, Vienna } from '../../src/index.ts';
import { FLAGS } from '../glossary.ts';
import { building, scene } from '../scene.ts';
import type { Holding, Setting, Table } from '../scene.ts';

export type Flag = (typeof FLAGS)[number];

export interface Office extends Holding {
  readonly money?: number;
  readonly cashBox?: number;
  readonly desk?: readonly DeskItem[];
  readonly orders?: readonly string[];
  /** Agents bought so far; five come with the desk. */
  readonly hired?: number;
  readonly figure?: Figure;
  /** Where the figure stands; it is unlocked then. */
  readonly figureOn?: string;
}

export interface FullSetting extends Setting {
  readonly holdings?: readonly Office[];
  /** Open orders on the postcard. */
  readonly open?: readonly string[];
  /** Flag tiles that differ from the printed flags, by building. */
  readonly flags?: { readonly [building: string]: Flag };
  /** The last round is being played. */
  readonly last?: boolean;
  /** The investigator came to his field in this round. */
  readonly entered?: boolean;
}

const AGENTS = 5;

const furnish = (s: Vienna, seat: Seat, office: Office): void => {
  const { agents = [], desk = [], hired = 0, figure, figureOn } = office;
  s.money[seat] = office.money ?? 0;
  s.cashBox[seat] = office.cashBox ?? 0;
  s.owned[seat] = desk.reduce((bits, thing) => bits | (1 << DESK.indexOf(thing)), 0);
  s.supply[seat] = AGENTS + hired - agents.length;
  s.forSale[seat] = 3 - hired;
  s.figures[seat] = figure === undefined ? -1 : FIGURES.indexOf(figure);
  if (figureOn === undefined) return;
  const b = building(figureOn);
  s.figureAt[seat] = b;
  s.unlocked[seat] = 1;
  s.agents[b] = at(s.agents, b) | (1 << seat);
};

export const orderOf = (id: string): Card => {
  const found = item(id);
  if (found === undefined) throw new Error(`no order ${id}`);
  return found;
};

const layOrders = (t: Table, { holdings = [], open = [] }: FullSetting): void => {
  holdings.forEach(({ orders = [] }, seat) => {
    for (const id of orders) t.put(orderOf(id), orderZone(seat));
  });
  for (const stack of ['A', 'B'])
    open
      .filter(id => id.startsWith(stack))
      .forEach((id, i) => t.put(orderOf(id), at(OPEN_ORDERS, i + (stack === 'A' ? 0 : 2))));
};

/** A scene of the full version; nobody has money, orders or a place on the desk filled unless told. */
export const office = (setting: FullSetting = {}): Table => {
  const { holdings = [], flags = {}, last = false, entered = false } = setting;
  const t = scene({ ...setting, options: { version: 'full', ...setting.options } });
  const { s } = t;
  for (let seat = 0; seat < s.seats; seat++) furnish(s, seat, holdings[seat] ?? {});
  for (const [word, flag] of Object.entries(flags)) s.flags[building(word)] = FLAGS.indexOf(flag);
  s.ending = last ? 1 : 0;
  s.alerted = entered ? 1 : 0;
  layOrders(t, setting);
  return t;
};

/** Seat 1 does action III and enters a building, with an agent from the supply unless told. */
export const enter = (t: Table, to: string, from = 'supply'): Table => {
  t.say(0, { do: 'agent' }).answer(0, to);
  return t.asked()[0] === '1:vienna.origin' ? t.answer(0, from) : t;
};

/** The round ends; on which field the investigator stands, and whether he came there now, the scene says. */
export const endOfRound = (setting: FullSetting): Table => office(setting).say(0, { do: 'endRound' });

export const money = (t: Table, seat: Seat): number => at(t.s.money, seat);
export const cashBox = (t: Table, seat: Seat): number => at(t.s.cashBox, seat);
export const desk = (t: Table, seat: Seat): DeskItem[] =>
  DESK.filter((_, i) => ((at(t.s.owned, seat) >> i) & 1) === 1);

const ids = (t: Table, zone: number): string[] => at(t.s.zones, zone).map(card => order(card).id);
export const orders = (t: Table, seat: Seat): string[] => ids(t, orderZone(seat));
export const openOrders = (t: Table): string[] => OPEN_ORDERS.flatMap(slot => ids(t, slot));
export const fulfilled = (t: Table): string[] => ids(t, FULFILLED);

/** What the four drawers of the seat hold, by card number; 0 for nothing. */
export const fourDrawers = (t: Table, seat: Seat): number[] =>
  [0, 1, 2, 3].map(i => (t.s.zones[drawer(seat, i)]?.[0] ?? FIRST) - FIRST);

/** Every legal answer of seat 1, sorted. */
export const ways = (t: Table): string[] => t.answers(0).sort();
/** The next round has begun, and nothing else is asked. */
export const isNextRound = (t: Table): boolean =>
  t.asked().length === t.s.seats && t.asked().every(ask => ask.endsWith('vienna.assign'));

/** The points of one line of the score sheet. */
export const line = (t: Table, seat: Seat, source: string): number =>
  at(vienna.audit(t.s), seat).find(points => points.source === source)?.points ?? Number.NaN;

/** Which events of these names were told, in order. */
export const told = (t: Table, ...names: readonly string[]): string[] =>
  deedsOf(t.events)
    .map(({ e }) => e)
    .filter(e => names.includes(e));

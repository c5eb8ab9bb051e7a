/**
 * What a bot may be forbidden, to see whether it is worth anything to it: whoever wins more often without something
 * misjudges it.
 */
import { Sight } from '@kaffeehaus/bots';
import type { Bot } from '@kaffeehaus/bots';
import * as e from '@kaffeehaus/estoril';
import * as h from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Ask, Item, State } from '@kaffeehaus/kernel';
import * as v from '@kaffeehaus/vienna';

export interface Ban {
  readonly game: string;
  readonly name: string;
  /** The question with what is left of it. */
  limit(s: State, ask: Ask): Ask;
}

/** The question without some items; as it is, if nothing would be left that answers it. */
const without = (ask: Ask, isForbidden: (item: Item) => boolean): Ask => {
  const left = ask.of.flatMap((item, i) => (isForbidden(item) ? [] : [i]));
  if (left.length === ask.of.length || left.length < Math.min(ask.min, ask.of.length)) return ask;
  const { cap } = ask;
  return { ...ask, of: left.map(i => at(ask.of, i)), cap: cap && left.map(i => at(cap, i)) };
};

/** Never these items at these questions. */
const never = (
  game: string,
  name: string,
  whys: readonly string[],
  isForbidden: (item: Item, s: State) => boolean = () => true,
): Ban => ({
  game,
  name,
  limit: (s, ask) => (whys.includes(ask.why) ? without(ask, item => isForbidden(item, s)) : ask),
});

const isGoods = (word: string) => (item: Item) => v.vienna.word(item) === word;
const isAction = (word: h.Action) => (item: Item) => h.hamburg.word(item) === word;
const isSymbol = (symbol: e.Ability) => (item: Item) =>
  e.estoril.word(item) === symbol || !e.SYMBOLS.some(other => other === e.estoril.word(item));

/** One card of each colour, as far as there are colours enough. */
const varied: Ban = {
  game: 'hamburg',
  name: 'draws two cards of a colour',
  limit: (_, ask) =>
    ask.why === 'hamburg.refill' && ask.cap !== null && ask.of.length >= ask.max
      ? { ...ask, cap: ask.cap.map(n => Math.min(n, 1)) }
      : ask,
};

export const BANS: readonly Ban[] = [
  never('vienna', 'hires agents', ['vienna.buy'], isGoods('agent')),
  never('vienna', 'buys the telephone', ['vienna.buy'], isGoods('telephone')),
  never('vienna', 'buys the cash box', ['vienna.buy'], isGoods('cash-box')),
  never('vienna', 'buys the side table', ['vienna.buy'], isGoods('side-table')),
  never('vienna', 'buys the seal', ['vienna.buy'], isGoods('seal-stamp')),
  never('vienna', 'buys the road map', ['vienna.buy'], isGoods('road-map')),
  never('vienna', 'uses abilities', ['vienna.ability']),
  never('vienna', 'takes two bribes', ['vienna.agent'], v.isPair),
  never('vienna', 'accepts missions', ['vienna.orders'], (card, s) =>
    v.OPEN_ORDERS.some(zone => at(s.zones, zone).includes(card)),
  ),
  never('hamburg', 'builds walls as an action', ['hamburg.action'], isAction('wall')),
  varied,
  never('hamburg', 'reduces hazards as an action', ['hamburg.action'], isAction('reduce')),
  never('hamburg', 'erects buildings', ['hamburg.action'], isAction('build')),
  never('hamburg', 'takes plots', ['hamburg.action'], isAction('plot')),
  never('hamburg', 'takes workers as an action', ['hamburg.action'], isAction('workers')),
  never('hamburg', 'advances', ['hamburg.advance']),
  never('estoril', 'looks', ['estoril.look']),
  never('estoril', 'uses inner spaces', ['estoril.slot'], (item, s) => {
    const { outer } = s as e.Estoril;
    return !e.holds(outer, e.indexOf(item));
  }),
  never('estoril', 'uses conspirators', ['estoril.symbol'], isSymbol('conspirator')),
  never('estoril', 'uses diplomats', ['estoril.symbol', 'estoril.diplomat'], isSymbol('diplomat')),
  never('estoril', 'shoots', ['estoril.symbol', 'estoril.assassin'], isSymbol('assassin')),
  never('estoril', 'uses seducers', ['estoril.symbol', 'estoril.seducer'], isSymbol('seducer')),
  never('estoril', 'places on I', ['estoril.slot'], item => e.numeralOf(e.indexOf(item)) === 0),
  never('estoril', 'places on III or IV', ['estoril.slot'], item => e.numeralOf(e.indexOf(item)) >= 2),
];

/** A bot that keeps to a ban. */
export const restrained = (bot: Bot, ban: Ban): Bot => ({
  name: bot.name,
  answer: (sight, judge, enough) => {
    const { game, table, ask, chance } = sight;
    return bot.answer(new Sight(game, table, ban.limit(table, ask), chance), judge, enough);
  },
});

/** By game and name: `vienna hires agents`. */
export const keyOfBan = ({ game, name }: Ban): string => `${game} ${name}`;

export const banNamed = (key: string): Ban => {
  const ban = BANS.find(one => keyOfBan(one) === key);
  if (ban === undefined) throw new Error(`nobody is forbidden ${key}`);
  return ban;
};

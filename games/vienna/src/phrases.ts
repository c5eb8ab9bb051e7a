/** How Vienna names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import type { Ability, Trigger } from './abilities.ts';
import { BRIBES, BUILDINGS, COLOURS, DOSSIERS, FLAGS, ROOF, SEALS, SQUARES, zoneValue } from './board.ts';
import { face } from './cards.ts';
import type { ByKind, Kind, Told, ViennaEvent } from './events.ts';
import {
  FIGURE,
  SHILLING,
  SHILLINGS,
  SUPPLY,
  goodsItems,
  indexOf,
  isAmount,
  isBuilding,
  isPair,
  nameOf,
  word,
} from './items.ts';
import { goodsName, priceOf } from './money.ts';
import { isOrder, order, orderCalled } from './orders.ts';
import type { Condition } from './orders.ts';
import type { Vienna } from './state.ts';

type Args = Phrase['args'];

const phrase = (key: string, args: Args = {}): Phrase => ({ key: `vienna.${key}`, args });

/** A card by its number and by what stands on it. */
const printed = (x: Card) => {
  const { bribe, dossier } = face(x);
  return { number: word(x), bribe: at(BRIBES, bribe), dossier: at(DOSSIERS, dossier) };
};

const cardItem = (x: Card): Phrase => {
  if (isOrder(x)) return phrase('item.order', { order: order(x).id, flag: at(FLAGS, order(x).flag) });
  return phrase('item.card', printed(x));
};

/** Items of the full version that are no card. */
const fullItem = (x: Item): Phrase | undefined => {
  if (x === FIGURE) return phrase('item.figure');
  if (x === SHILLING) return phrase('item.shilling');
  if (x === SHILLINGS) return phrase('item.shillings');
  if (goodsItems.includes(x))
    return phrase('item.goods', { goods: goodsName(indexOf(x)), price: priceOf(x) });
  return isAmount(x) ? phrase('item.deposit', { n: indexOf(x) }) : undefined;
};

const item = (x: Item): Phrase => {
  const i = indexOf(x);
  if (x > FIRST) return cardItem(x);
  const full = fullItem(x);
  if (full !== undefined) return full;
  if (isBuilding(x))
    return phrase('item.building', { building: nameOf(i), colour: at(COLOURS, at(BUILDINGS, i).colour) });
  if (isPair(x)) return phrase('bribes', { bribe: at(BRIBES, i), n: 2 });
  if (x === SUPPLY) return phrase('item.supply');
  const text = word(x);
  if (text.startsWith('drawer')) return phrase('item.drawer', { drawer: i + 1 });
  if (text.startsWith('square')) return phrase('item.square', { square: at(SQUARES, i).number });
  return (BRIBES as readonly string[]).includes(text)
    ? phrase('bribe', { bribe: text })
    : phrase('dossier', { dossier: text });
};

/** What the question is about: a building or a card; and how many items it wants. */
const prompt = ({ why, about, min }: Ask): Phrase => {
  const [topic] = about;
  if (topic !== undefined && topic > FIRST)
    return phrase(why.replace('vienna.', 'ask.card.'), printed(topic));
  const subject =
    topic === undefined
      ? {}
      : isBuilding(topic)
        ? { building: nameOf(indexOf(topic)) }
        : { dossier: at(DOSSIERS, indexOf(topic)) };
  return phrase(why.replace('vienna.', 'ask.'), { ...subject, n: min });
};

type Line = readonly [key: string, args?: Args] | undefined;
/** For the eye, or told by another line. */
const silent = (): Line => undefined;
const bribes = ({ bribe, n }: { bribe: number; n: number }): Args => ({ bribe: at(BRIBES, bribe), n });
const on = ({ building }: { building: number }): Args => ({ building: nameOf(building) });

/** An order by its number, its flag and what kind of thing it asks for. */
const named = ({ order: id }: { order: string }): Args => {
  const { flag, condition: asked } = orderCalled(id);
  return { order: id, flag: at(FLAGS, flag), wants: asked.type };
};

/** The log line of each event, without `who`, which is always the event's seat. */
const LOG: ByKind<[], Line> = {
  opened: silent,
  flags: silent,
  figures: silent,
  crest: () => ['crest'],
  round: ({ round }) => ['round', { round }],
  assigned: silent,
  begun: silent,
  ending: () => ['ending'],
  inserted: ({ card: x, drawer, old }) => {
    const args = { ...printed(x), drawer: drawer + 1 };
    if (old < 0) return ['card.inserted', args];
    const { number, bribe: oldBribe, dossier: oldDossier } = printed(old);
    return ['card.replaced', { ...args, old: number, oldBribe, oldDossier }];
  },
  took: told =>
    told.card < 0 ? ['took', bribes(told)] : ['bribe', { ...bribes(told), number: word(told.card) }],
  paid: told => ['paid', bribes(told)],
  ability: told => ['card.ability', printed(told.card)],
  drew: ({ n }) => ['drew', { n }],
  placed: told =>
    told.from < 0 ? ['placed', on(told)] : ['moved', { ...on(told), from: nameOf(told.from) }],
  placedFigure: told => ['placedFigure', on(told)],
  nomad: told => ['nomad', on(told)],
  home: told => ['home', on(told)],
  thirdMan: told => ['thirdMan', on(told)],
  tile: ({ square, dossier, points }) => [
    'tile',
    { square: at(SQUARES, square).number, dossier: at(DOSSIERS, dossier), points },
  ],
  marker: ({ dossier, field, points }) => [
    'marker',
    { dossier: at(DOSSIERS, dossier), field, value: zoneValue(field), points },
  ],
  investigator: ({ field }) => ['investigator', { field: at(ROOF, field) }],
  laidOpen: told => ['order.laidOpen', named(told)],
  accepted: told => ['order.accepted', named(told)],
  noOrder: ({ flag, n, why }) => [`noOrder.${why}`, { flag: at(FLAGS, flag), n }],
  fulfilled: told => ['order.fulfilled', { ...named(told), points: told.points, shillings: told.shillings }],
  earned: ({ n, saved }) => ['earned', { n, saved }],
  spent: ({ n }) => ['spent', { n }],
  purchase: () => ['purchase'],
  bought: ({ goods }) => ['bought', { goods: goodsName(goods) }],
  passed: ({ why }) => [why === 'choice' ? 'passed' : 'passed.price'],
  paydayBegins: () => ['paydayBegins'],
  payday: told => ['payday', { shillings: told.shillings, bribes: told.bribes.length, unpaid: told.unpaid }],
  figurePaid: () => ['figurePaid'],
  figureHome: () => ['figureHome'],
  // The lines of the final scoring stand on the score sheet.
  scored: ({ why, points }) => (why === 'abilities' ? ['scored', { points }] : undefined),
  over: () => ['over'],
};
const lineOf = <E extends Kind>(told: Told<E>): Line => LOG[told.e](told);

const event = (told: ViennaEvent): Phrase | undefined => {
  const line = lineOf(told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { ...args, who: told.seat } : args);
};

/** The kind an ability waits for, in the word its trigger uses. */
const KIND: { readonly [on in Trigger]?: readonly string[] } = {
  bribe: BRIBES,
  colour: COLOURS,
  flag: FLAGS,
  seal: SEALS,
  tile: DOSSIERS,
  marker: DOSSIERS,
  pay: BRIBES,
};

/** The effect of an ability as the end of a key, with its number or kind. */
const effect = ({ on, of, then, cheaper, joker, instead }: Ability): readonly [key: string, args: Args] => {
  if (cheaper > 0) return ['cheaper', { n: cheaper }];
  if (joker) return ['joker', {}];
  if (instead) return ['instead', {}];
  const step = at(then, 0);
  if (step.do === 'score') return ['points', { n: step.n }];
  if (step.do === 'anyBribe' && step.n > 1) return ['equalBribes', { n: step.n }];
  if (step.do === 'advance' || step.do === 'draw') return [step.do, { n: step.n }];
  if (step.do !== 'gain') return [step.do, {}];
  return on === 'bribe' && of === step.bribe
    ? ['more', { n: step.n }]
    : ['gain', { gained: at(BRIBES, step.bribe), n: step.n }];
};

/** The kinds an order asks for, most wanted first, as the arguments a, b, c and d. */
const wanted = (kinds: readonly string[], need: readonly number[]): Args => {
  const order = kinds.map((kind, i) => ({ kind, n: at(need, i) })).filter(({ n: count }) => count > 0);
  order.sort((one, other) => other.n - one.n);
  return Object.fromEntries(order.map(({ kind }, i) => [at(['a', 'b', 'c', 'd'], i), kind]));
};

/** What an order asks for, as the end of a key and its kinds. */
const condition = ({ type, need, building }: Condition): readonly [key: string, args: Args] => {
  const sum = need.reduce((all, count) => all + count, 0);
  if (type === 'house')
    return ['house', { building: nameOf(building), letter: at(BUILDINGS, building).letter }];
  if (type === 'seals') return [need.includes(sum) ? 'sealTwice' : `seals${sum}`, wanted(SEALS, need)];
  return [`${type}${sum}`, wanted(type === 'bribes' ? BRIBES : DOSSIERS, need)];
};

const orderText = (x: Card): Phrase => {
  const { shillings, points, condition: asked } = order(x);
  const [key, args] = condition(asked);
  return phrase(`card.order.${key}`, { ...args, shillings, points });
};

const card = (x: Card): Phrase => {
  if (isOrder(x)) return orderText(x);
  const { ability } = face(x);
  const [key, args] = effect(ability);
  const of = ability.on === 'square' ? ability.of : KIND[ability.on]?.[ability.of];
  return phrase(`card.${ability.on}.${key}`, of === undefined ? args : { ...args, of });
};

export const phrases: Phrases<Vienna, ViennaEvent> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`source.${source}`),
};

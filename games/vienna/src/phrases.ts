/** How Vienna names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Deed, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import type { Ability, Trigger } from './abilities.ts';
import { BRIBES, BUILDINGS, COLOURS, DOSSIERS, FLAGS, ROOF, SEALS, SQUARES, zoneValue } from './board.ts';
import { face } from './cards.ts';
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
import { isOrder, order } from './orders.ts';
import type { Condition } from './orders.ts';
import type { Vienna } from './state.ts';

type Args = Phrase['args'];

const phrase = (key: string, args: Args = {}): Phrase => ({ key: `vienna.${key}`, args });

const cardItem = (x: Card): Phrase => {
  if (isOrder(x)) return phrase('item.order', { order: order(x).id, flag: at(FLAGS, order(x).flag) });
  const { bribe, dossier } = face(x);
  return phrase('item.card', { number: word(x), bribe: at(BRIBES, bribe), dossier: at(DOSSIERS, dossier) });
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
  const named =
    topic === undefined
      ? {}
      : topic > FIRST
        ? { number: word(topic) }
        : isBuilding(topic)
          ? { building: nameOf(indexOf(topic)) }
          : { dossier: at(DOSSIERS, indexOf(topic)) };
  return phrase(why.replace('vienna.', 'ask.'), { ...named, n: min });
};

/** A field of an event; the caller vouches that it is a number. */
const n = (told: Deed, field: string): number => told[field] as number;

/** The log line of each event, without `who`, which is always the event's seat. */
const LOG: { readonly [e: string]: (told: Deed) => readonly [key: string, args?: Args] } = {
  crest: () => ['crest'],
  round: told => ['round', { round: n(told, 'round') }],
  inserted: told => {
    const old = n(told, 'old');
    const args = { number: word(n(told, 'card')), drawer: n(told, 'drawer') + 1 };
    return old < 0 ? ['inserted', args] : ['replaced', { ...args, old: word(old) }];
  },
  took: told => {
    const card = n(told, 'card');
    const args = { bribe: at(BRIBES, n(told, 'bribe')), n: n(told, 'n') };
    return card < 0 ? ['took', args] : ['bribe', { ...args, number: word(card) }];
  },
  paid: told => ['paid', { bribe: at(BRIBES, n(told, 'bribe')), n: n(told, 'n') }],
  placed: told => {
    const from = n(told, 'from');
    const args = { building: nameOf(n(told, 'building')) };
    return from < 0 ? ['placed', args] : ['moved', { ...args, from: nameOf(from) }];
  },
  tile: told => [
    'tile',
    {
      square: at(SQUARES, n(told, 'square')).number,
      dossier: at(DOSSIERS, n(told, 'dossier')),
      points: n(told, 'points'),
    },
  ],
  marker: told => {
    const field = n(told, 'field');
    const value = zoneValue(field);
    return ['marker', { dossier: at(DOSSIERS, n(told, 'dossier')), field, value, points: n(told, 'points') }];
  },
  investigator: told => ['investigator', { field: at(ROOF, n(told, 'field')) }],
  ability: told => ['ability', { number: word(n(told, 'card')) }],
  scored: told => ['scored', { points: n(told, 'points') }],
  thirdMan: told => ['thirdMan', { building: nameOf(n(told, 'building')) }],
  drew: told => ['drew', { n: n(told, 'n') }],
  placedFigure: told => ['placedFigure', { building: nameOf(n(told, 'building')) }],
  nomad: told => ['nomad', { building: nameOf(n(told, 'building')) }],
  earned: told => ['earned', { n: n(told, 'n'), saved: n(told, 'saved') }],
  accepted: told => ['accepted', { order: told['order'] as string }],
  fulfilled: told => [
    'fulfilled',
    { order: told['order'] as string, points: n(told, 'points'), shillings: n(told, 'shillings') },
  ],
  purchase: () => ['purchase'],
  paydayBegins: () => ['paydayBegins'],
  bought: told => ['bought', { goods: goodsName(n(told, 'goods')) }],
  payday: told => [
    'payday',
    { shillings: n(told, 'shillings'), bribes: n(told, 'bribes'), unpaid: n(told, 'unpaid') },
  ],
  figurePaid: () => ['figurePaid'],
  figureHome: () => ['figureHome'],
  home: told => ['home', { building: nameOf(n(told, 'building')) }],
  ending: () => ['ending'],
  over: () => ['over'],
};

/** Moves, peeks and shuffles are for the eye; the log tells what they mean. */
const event = (told: Deed): Phrase | undefined => {
  const line = LOG[told.e]?.(told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { ...args, who: n(told, 'seat') } : args);
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

export const phrases: Phrases<Vienna> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`source.${source}`),
};

/** How Vienna names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Event, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import type { Ability } from './abilities.ts';
import { BRIBES, BUILDINGS, COLOURS, DOSSIERS, FLAGS, ROOF, SQUARES } from './board.ts';
import { face } from './cards.ts';
import { SUPPLY, indexOf, isBuilding, isPair, word } from './items.ts';
import type { Vienna } from './state.ts';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const item = (x: Item): Phrase => {
  if (x > FIRST) return phrase('vienna.item.card', { number: word(x) });
  if (isBuilding(x)) return phrase('vienna.item.building', { building: at(BUILDINGS, indexOf(x)).name });
  if (isPair(x)) return phrase('vienna.item.pair', { bribe: at(BRIBES, indexOf(x)) });
  if (x === SUPPLY) return phrase('vienna.item.supply');
  const text = word(x);
  if (text.startsWith('drawer')) return phrase('vienna.item.drawer', { drawer: indexOf(x) + 1 });
  if (text.startsWith('square'))
    return phrase('vienna.item.square', { square: at(SQUARES, indexOf(x)).number });
  return (BRIBES as readonly string[]).includes(text)
    ? phrase('vienna.item.bribe', { bribe: text })
    : phrase('vienna.item.dossier', { dossier: text });
};

const prompt = (ask: Ask): Phrase => {
  const about = ask.about[0];
  const args =
    about !== undefined && isBuilding(about) ? { building: at(BUILDINGS, indexOf(about)).name } : {};
  return phrase(`vienna.ask.${ask.why.replace(/^vienna\./, '')}`, args);
};

/** Numbers in events become the names of what they count. */
const NAMES: { readonly [field: string]: (n: number) => string | number } = {
  bribe: n => at(BRIBES, n),
  dossier: n => at(DOSSIERS, n),
  building: n => at(BUILDINGS, n).name,
  from: n => (n < 0 ? '' : at(BUILDINGS, n).name),
  square: n => at(SQUARES, n).number,
  card: n => (n < 0 ? '' : word(n)),
  old: n => (n < 0 ? '' : word(n)),
  drawer: n => n + 1,
};

/** Moves, peeks and shuffles are for the eye; the log tells what they mean. */
const SILENT = ['move', 'turn', 'shuffle', 'peek', 'over'];

const event = (told: Event): Phrase | undefined => {
  if (SILENT.includes(told.e)) return undefined;
  const args: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(told)) {
    if (field === 'e' || typeof value === 'object') continue;
    if (field === 'seat') args['who'] = value;
    else args[field] = typeof value === 'number' ? (NAMES[field]?.(value) ?? value) : value;
  }
  if (told.e === 'investigator') args['field'] = at(ROOF, told['field'] as number);
  return phrase(`vienna.log.${told.e}`, args);
};

/** The kind an ability waits for, in the word its trigger uses. */
const KIND = { bribe: BRIBES, colour: COLOURS, flag: FLAGS, marker: DOSSIERS, foreign: [] } as const;

/** The effect of an ability as a key and its number or kind. */
const effect = ({ then, cheaper }: Ability): Phrase => {
  if (cheaper > 0) return phrase('cheaper', { n: cheaper });
  const step = at(then, 0);
  if (step.do === 'gain') return phrase('gain', { gained: at(BRIBES, step.bribe), n: step.n });
  if (step.do === 'score') return phrase('points', { n: step.n });
  return phrase(step.do, {});
};

const card = (x: Card): Phrase => {
  const { ability } = face(x);
  const then = effect(ability);
  const of = KIND[ability.on][ability.of];
  return phrase(`vienna.card.${ability.on}.${then.key}`, { ...then.args, ...(of !== undefined && { of }) });
};

export const phrases: Phrases<Vienna> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`vienna.source.${source}`),
};

/** How Hamburg names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Event, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { ACTIONS, CATEGORIES, COLOURS, HAZARDS, MAJORITIES } from './board.ts';
import { face, isCard } from './cards.ts';
import type { Count } from './counts.ts';
import { HUMMEL, JETTE, RECOLOUR, YES, indexOf, kindOf, word } from './items.ts';
import type { Layer, Sentence, Standing } from './sentences.ts';
import type { Hamburg } from './state.ts';
import { ANY, ITS } from './steps.ts';
import type { Step } from './steps.ts';

type Args = { readonly [name: string]: string | number };
const phrase = (key: string, args: Args = {}): Phrase => ({ key, args });

/** What an item shows besides its kind. */
const ITEM_ARGS: { readonly [kind: string]: (index: number, text: string) => Args } = {
  colour: (_, colour) => ({ colour }),
  action: (_, action) => ({ action }),
  half: (_, half) => ({ half }),
  majority: i => ({ majority: at(MAJORITIES, i) }),
  hazard: (_, hazard) => ({ hazard }),
  ship: i => ({ ship: COLOURS[i] ?? 'black' }),
  seat: who => ({ who }),
  mayor: side => ({ side }),
  window: i => ({ n: i + 1 }),
  plot: i => ({ n: i + 1 }),
};

const item = (x: Item): Phrase => {
  const text = word(x);
  if (isCard(x)) return phrase('hamburg.item.card', { number: text });
  if (x > FIRST) return phrase('hamburg.item.tile', { number: text });
  const named = [RECOLOUR, YES, HUMMEL, JETTE].includes(x);
  const kind = named ? text : kindOf(x);
  return phrase(`hamburg.item.${kind}`, ITEM_ARGS[kind]?.(indexOf(x), text) ?? {});
};

const prompt = (ask: Ask): Phrase => {
  const card = ask.about[0];
  const key = `hamburg.ask.${ask.why.replace(/^hamburg\./, '')}`;
  return phrase(key, { n: ask.max, ...(card !== undefined && isCard(card) && { number: word(card) }) });
};

/** Numbers in events become the names of what they count. */
const NAMES: { readonly [field: string]: (n: number) => string | number } = {
  card: n => (n < 0 ? '' : word(n)),
  zoo: word,
  marker: word,
  colour: n => at(COLOURS, n),
  hazard: n => at(HAZARDS, n),
  majority: n => at(MAJORITIES, n),
  action: n => at(ACTIONS, n),
  window: n => n + 1,
  half: n => (n === 0 ? 'left' : 'right'),
  ship: n => COLOURS[n] ?? 'black',
};

/** Moves, peeks and shuffles are for the eye; the log tells what they mean. */
const SILENT = ['move', 'turn', 'shuffle', 'peek', 'over'];

const event = (told: Event): Phrase | undefined => {
  if (SILENT.includes(told.e)) return undefined;
  const args: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(told)) {
    if (field === 'e') continue;
    if (typeof value === 'object') args[field] = value.join(' ');
    else if (field === 'seat') args['who'] = value;
    else args[field] = typeof value === 'number' ? (NAMES[field]?.(value) ?? value) : value;
  }
  return phrase(`hamburg.log.${told.e}`, args);
};

const colourArg = (colour: number): string =>
  colour === ANY ? 'any' : colour === ITS ? 'its' : at(COLOURS, colour);

const countArgs = (count: Count): Args => {
  if (count.of === 'category') return { category: at(CATEGORIES, count.category) };
  if (count.of === 'plots') return { colour: at(COLOURS, count.colour) };
  if (count.of === 'dice') return { value: count.value };
  return count.of === 'sumUpTo' || count.of === 'sumFrom' ? { sum: count.n } : {};
};

const given = (mark: number, points: number): string =>
  `${mark > 0 ? '.mark' : ''}${points > 0 ? '.points' : ''}`;

/** The shape of one step and what fills it. */
const stepPhrase = (step: Step): Phrase => {
  switch (step.do) {
    case 'gain': {
      const workers = (step.workers ?? []).flatMap((n, c) => (n > 0 ? [at(COLOURS, c)] : []));
      const key = `gain${given(step.mark, step.points)}${workers.length > 0 ? '.workers' : ''}`;
      return phrase(key, { mark: step.mark, points: step.points, workers: workers.join(' ') });
    }
    case 'per':
      return phrase(`per.${step.count.of}${given(step.mark, step.points)}`, {
        ...countArgs(step.count),
        each: step.each,
        mark: step.mark,
        points: step.points,
      });
    case 'reduce':
      return phrase(`reduce.${step.colour < 0 ? colourArg(step.colour) : 'colour'}`, {
        n: step.n,
        colour: colourArg(step.colour),
      });
    default:
      return phrase(step.do, plainArgs(step));
  }
};

/** Fields of other steps under their own names, colours and categories as words. */
const plainArgs = (step: Step): Args => {
  const args: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(step) as [string, unknown][]) {
    if (typeof value !== 'number') continue;
    if (field === 'colour' || field === 'pile' || field === 'die') args[field] = colourArg(value);
    else if (field === 'category') args[field] = at(CATEGORIES, value);
    else if (field === 'hazard') args[field] = at(HAZARDS, value);
    else args[field] = value;
  }
  return args;
};

const joined = (todo: readonly Step[]): Phrase => {
  const parts = todo.map(stepPhrase);
  return phrase(parts.map(p => p.key).join('+'), Object.assign({}, ...parts.map(p => p.args)) as Args);
};

const standingPhrase = ({ moment, verb, by, todo }: Standing): Phrase => {
  const then = joined(todo);
  return phrase(`${moment}.${verb}.${by}.${then.key}`, then.args);
};

const layerPhrase = ({ of, how, by, n, colour }: Layer): Phrase =>
  phrase(`price.${of}.${how}.${by}${colour === ANY ? '' : '.colour'}`, { n, colour: colourArg(colour) });

/** The text of a sentence: key from its shape, arguments from its numbers, so that it says what is executed. */
export const text = (sentence: Sentence): Phrase => {
  const { standing, layer, quirk, laurel } = sentence;
  if (standing !== null) return standingPhrase(standing);
  if (layer !== null) return layerPhrase(layer);
  if (quirk !== null) return phrase(`quirk.${quirk}`);
  if (laurel !== null)
    return phrase(`laurel.${laurel.count.of}`, {
      ...countArgs(laurel.count),
      each: laurel.each,
      points: laurel.points,
    });
  return joined(sentence.todo);
};

const card = (x: Card): Phrase => {
  if (!isCard(x)) return phrase('hamburg.card.tile', { of: word(x) });
  const { sentence } = face(x);
  const { key, args } = text(sentence);
  const fee = sentence.fee.map(colourArg).join(' ') || 'none';
  return phrase(`hamburg.card.${key || 'nothing'}`, { ...args, when: sentence.when, fee });
};

const source = (name: string): Phrase => phrase(`hamburg.source.${name}`);

export const phrases: Phrases<Hamburg> = { item, prompt, event, card, source };

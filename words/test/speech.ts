/** Everything a game says: what it names at rest, and what it says while it is played at random. */
import {
  FIRST,
  Fault,
  WATCHER,
  apply,
  asked,
  below,
  count,
  expected,
  nth,
  refusalOf,
  resolveOptions,
  seeded,
  start,
  times,
  upTo,
  deedsOf,
  maskDeed,
} from '@kaffeehaus/kernel';
import type {
  Ask,
  Deed,
  Game,
  GameEvent,
  Item,
  Options,
  OptionValue,
  Phrase,
  State,
} from '@kaffeehaus/kernel';
import { SCENES } from './scenes.ts';

/** Phrases by their content, so that each is looked at once. */
export class Speech {
  readonly phrases = new Map<string, Phrase>();
  /** The rules that refusals cited. */
  readonly cited = new Set<string>();

  hear(phrase: Phrase | undefined): void {
    if (phrase) this.phrases.set(contentOf(phrase), phrase);
  }

  /** The keys heard that begin so. */
  keys(prefix: string): string[] {
    const keys = new Set([...this.phrases.values()].map(phrase => phrase.key));
    return [...keys].filter(key => key.startsWith(prefix)).sort();
  }
}

/** Quicker than JSON, for hundreds of thousands of phrases; a number is not taken for a text. */
const contentOf = ({ key, args }: Phrase): string => {
  let content = key;
  for (const name in args) {
    const value = args[name];
    content += typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}=${value}`;
  }
  return content;
};

const isKnown = (game: Game, item: Item): boolean => game.item(game.word(item)) === item;

export const cardsOf = (game: Game): readonly number[] =>
  times(game.cards, i => FIRST + 1 + i).filter(card => isKnown(game, card));

/** Items, cards, sources of points, rules and options: all there is, whether a game meets it or not. */
export const namesOf = (game: Game): Speech => {
  const speech = new Speech();
  for (const item of upTo(FIRST)) if (isKnown(game, item)) speech.hear(game.phrases.item(item));
  for (const card of cardsOf(game)) {
    speech.hear(game.phrases.item(card));
    speech.hear(game.phrases.card(card));
  }
  for (const key of optionKeys(game)) speech.hear({ key, args: {} });
  for (const rule of game.rules)
    speech.hear({ key: rule.replace(`${game.id}.`, `${game.id}.rule.`), args: {} });
  return speech;
};

/** Each option has a name and a line of help, each of its values a name. */
const optionKeys = (game: Game): string[] =>
  game.options.flatMap(({ name, values }) => {
    const key = `${game.id}.option.${name}`;
    return [key, `${key}.help`, ...values.map(value => `${key}.${String(value)}`)];
  });

const spread = (choices: Game['options']): Options[] => {
  const [first, ...rest] = choices;
  if (!first) return [{}];
  const values: readonly OptionValue[] = first.many ? [[], first.values as readonly string[]] : first.values;
  return spread(rest).flatMap(options => values.map(value => ({ ...options, [first.name]: value })));
};

/** Every combination of options that the game takes with so many seats. */
const variants = (game: Game, seats: number): Options[] =>
  spread(game.options).filter(options => {
    try {
      return Boolean(resolveOptions(game, options, seats));
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  });

const PATIENCE = 36;

/**
 * Plays every variant and scene at random, again and again until all these keys were heard, and hears all that is
 * said. Each time a variant is played at a table of another size.
 */
export const playsOf = (
  game: Game,
  keys: readonly string[],
  speech = new Speech(),
  patience = PATIENCE,
): Speech => {
  const [min, max] = game.seats;
  const tables = times(max - min + 1, i => variants(game, min + i));
  for (let again = 0; again < patience; again++) {
    for (const [i, table] of tables.entries())
      for (const options of table.filter((_, n) => (n + i + again) % tables.length === 0)) {
        const events: GameEvent[] = [];
        const s = start(game, options, min + i, `speech ${again}`, events);
        play(game, s, events, `speech ${again}`, speech);
      }
    const scene = SCENES[game.id]?.(`scene ${again}`);
    if (scene) play(game, scene, [], `scene ${again}`, speech);
    const heard = speech.keys('');
    if (keys.every(key => heard.includes(key))) break;
  }
  return speech;
};

const play = (game: Game, s: State, events: GameEvent[], seed: string, speech: Speech): void => {
  const chance = seeded(`answers to ${seed}`);
  while (s.wait.length > 0) {
    for (const ask of asked(s)) hearAsk(game, s, ask, speech);
    for (const deed of deedsOf(events.splice(0))) hearDeed(game, deed, speech);
    const [ask] = asked(s) as [Ask];
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))), events);
  }
  for (const deed of deedsOf(events)) hearDeed(game, deed, speech);
  for (const { source } of game.audit(s).flat()) speech.hear(game.phrases.source(source));
};

/** As it happened, and as somebody hears it who saw no hidden face. */
const hearDeed = (game: Game, deed: Deed, speech: Speech): void => {
  speech.hear(game.phrases.event(deed));
  speech.hear(game.phrases.event(maskDeed(game, deed, WATCHER)));
};

const hearAsk = (game: Game, s: State, ask: Ask, speech: Speech): void => {
  speech.hear(game.phrases.prompt(ask, s));
  speech.hear({ key: ask.why.replace(`${game.id}.`, `${game.id}.help.`), args: {} });
  for (const item of expected(game, s, ask.seat)) {
    const refusal = ask.of.includes(item) ? undefined : refusalOf(game, s, ask.seat, item);
    if (!refusal) continue;
    speech.cited.add(refusal.rule);
    speech.hear({ key: refusal.rule, args: refusal.args });
  }
};

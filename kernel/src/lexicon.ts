/**
 * What the tables and events of a game are made of: its fields, strings and shapes of objects, the commonest first.
 * Both ends of a wire make it from the same rules, so it is never sent. It follows from the rules alone: the same games
 * are played for it everywhere. What is not in it can be told all the same, only at greater length.
 */
import { count, nth } from './choice.ts';
import { Fault } from './fault.ts';
import type { Ask, Game, GameEvent, State } from './game.ts';
import { at } from './list.ts';
import { anyOptions } from './options.ts';
import { apply, firstOpen, start } from './play.ts';
import { below, seeded } from './random.ts';
import type { Chance } from './random.ts';

/** The keys of an object in their order; `tag` is the value of the first one where that names the kind of object. */
export interface Form {
  readonly tag: string;
  readonly keys: readonly string[];
  /** Those of the keys whose values were texts. */
  readonly texts: readonly string[];
}

export interface Lexicon {
  /** The fields of the state, in their order. */
  readonly fields: readonly string[];
  readonly strings: readonly string[];
  readonly forms: readonly Form[];
}

/** Games played for a lexicon: seat counts in turn, options by lot. */
const GAMES = 6;
/** Games of ours are shorter. */
const ANSWERS = 3_000;
/** What a wire can name. */
const MOST = 1024;
const TAGS = new Set(['do', 'e', 'k']);

const LEXICONS = new WeakMap<object, Lexicon>();

export const lexiconOf = (game: Game): Lexicon => {
  let lexicon = LEXICONS.get(game);
  if (lexicon === undefined) {
    lexicon = makeLexicon(game);
    LEXICONS.set(game, lexicon);
  }
  return lexicon;
};

/** Tells how an object is laid out. A tag that is not a text is a field like any other. */
const formOf = (value: object): Pick<Form, 'tag' | 'keys'> => {
  const keys = Object.keys(value);
  const [first = ''] = keys;
  const tag: unknown = TAGS.has(first) ? (value as { readonly [key: string]: unknown })[first] : '';
  return { tag: typeof tag === 'string' ? tag : '', keys };
};

interface Counted {
  readonly form: Pick<Form, 'tag' | 'keys'>;
  readonly texts: Set<string>;
  n: number;
}

class Count {
  private readonly strings = new Map<string, number>();
  private readonly forms = new Map<string, Counted>();
  /** Sentences are shared by frames and tables: each counts once. */
  private readonly seen = new Set<object>();

  add(value: unknown): void {
    if (typeof value === 'string') this.strings.set(value, (this.strings.get(value) ?? 0) + 1);
    if (typeof value !== 'object' || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    if (Array.isArray(value)) for (const entry of value as readonly unknown[]) this.add(entry);
    else this.object(value as { readonly [key: string]: unknown });
  }

  private object(value: { readonly [key: string]: unknown }): void {
    const form = formOf(value);
    const key = [form.tag, ...form.keys].join(' ');
    const entry = this.forms.get(key) ?? { form, texts: new Set(), n: 0 };
    entry.n++;
    for (const name of form.keys) if (typeof value[name] === 'string') entry.texts.add(name);
    this.forms.set(key, entry);
    for (const name of form.tag === '' ? form.keys : form.keys.slice(1)) this.add(value[name]);
  }

  /** In an order that depends on nothing but what was counted. */
  lexicon(fields: readonly string[]): Lexicon {
    const texts = [...this.strings].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const forms = [...this.forms].sort(([a, { n }], [b, { n: m }]) => m - n || (a < b ? -1 : 1));
    return {
      fields,
      strings: texts.slice(0, MOST).map(([text]) => text),
      forms: forms.slice(0, MOST).map(([, { form, texts }]) => ({ ...form, texts: [...texts].sort() })),
    };
  }
}

const makeLexicon = (game: Game): Lexicon => {
  const counted = new Count();
  const chance = seeded(`lexicon of ${game.id}`);
  const [least, most] = game.seats;
  let fields: readonly string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const seats = least + (i % (most - least + 1));
    const events: GameEvent[] = [];
    const s = start(game, anyOptions(game, chance, seats), seats, `lexicon ${i}`, events);
    fields = Object.keys(s);
    countGame(game, s, chance, events, counted);
    for (const field of fields) counted.add(s[field as keyof State]);
  }
  return counted.lexicon(fields);
};

/** Plays on by lot. Rules that break off, or never end, are the business of the laws; what was met so far counts. */
const countGame = (game: Game, s: State, chance: Chance, events: GameEvent[], counted: Count): void => {
  try {
    for (let n = 0; n < ANSWERS && s.wait.length > 0; n++) {
      counted.add(s.stack);
      counted.add(s.wait);
      const ask = firstOpen(s) as Ask;
      apply(game, s, ask.seat, nth(ask, below(chance, count(ask))), events);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
  }
  counted.add(events);
};

/** Finds the number of a string or a form. */
export class Index {
  private readonly strings = new Map<string, number>();
  private readonly forms = new Map<string, number[]>();
  readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    lexicon.strings.forEach((text, i) => this.strings.set(text, i));
    lexicon.forms.forEach(({ tag, keys }, i) => {
      const head = tag === '' ? `${keys[0] ?? ''}:` : tag;
      this.forms.set(head, [...(this.forms.get(head) ?? []), i]);
    });
  }

  string(text: string): number {
    return this.strings.get(text) ?? -1;
  }

  form(value: { readonly [key: string]: unknown }): number {
    for (const first in value) {
      const tag = value[first];
      const tagged = TAGS.has(first) && typeof tag === 'string' && tag !== '';
      for (const i of this.forms.get(tagged ? tag : `${first}:`) ?? [])
        if (this.fits(at(this.lexicon.forms, i), value, tagged)) return i;
      return -1;
    }
    return -1;
  }

  private fits(form: Form, value: object, tagged: boolean): boolean {
    if ((form.tag !== '') !== tagged) return false;
    const { keys } = form;
    let i = 0;
    for (const key in value) if (keys[i++] !== key) return false;
    return i === keys.length;
  }
}

/** Scenario files, read: every line understood before any is played. */
import { Fault, asked, setTable } from '@kaffeehaus/kernel';
import type { GameOption, Options, OptionValue, State, Step } from '@kaffeehaus/kernel';
import type { Stage } from '@kaffeehaus/kernel/stage';
import { checks, deeds } from './language.ts';
import type { Deed } from './language.ts';
import { nearest } from './near.ts';
import { Stuck, readBy } from './pattern.ts';
import { Misread, readLines } from './text.ts';
import type { Keyword, Line } from './text.ts';
import { Impossible } from './vocabulary.ts';
import type { Moment, Reader, Vocabulary } from './vocabulary.ts';

/** One line of a scenario, ready to be played. */
export interface Act {
  readonly line: Line;
  readonly run: Deed;
}

export interface Scenario {
  readonly title: string;
  readonly source: string;
  readonly vocabulary: Vocabulary;
  /** How many play; behind their names stands that of an opponent who is not asked. */
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Options;
  readonly acts: readonly Act[];
}

/** Reads a file of one of these games. Throws `Misread` at the first line that says nothing. */
export const parse = (text: string, vocabularies: readonly Vocabulary[]): Scenario => {
  const lines = readLines(text);
  const title = only(lines, 'scenario', 'what the scenario shows').text;
  const known = vocabularies.map(({ game }) => game.id).join(', ');
  const vocabulary = vocabularyOf(only(lines, 'game', known), vocabularies);
  const playing = only(lines, 'seats', 'the names of the players, in turn order');
  const seats = seatsOf(playing, vocabulary);
  const names = namesOf(playing, vocabulary);
  const options = optionsOf(lines, vocabulary, seats);
  const readers = readersFor(vocabulary);
  const acts = lines.flatMap(line => {
    const kinds = readers[line.keyword];
    return kinds ? [{ line, run: understood(line, kinds, names) }] : [];
  });
  inOrder(
    acts.map(({ line }) => line),
    lines.at(-1)?.number ?? 1,
  );
  const source = lines.filter(line => line.keyword === 'source').map(line => line.text);
  return { title, source: source.join(' '), vocabulary, seats, names, options, acts };
};

/** The one line with this keyword. */
const only = (lines: readonly Line[], keyword: Keyword, needed: string): Line => {
  const [line, second] = lines.filter(one => one.keyword === keyword);
  if (line === undefined) throw new Misread(1, `a line “${keyword} …” is missing: ${needed}`);
  if (second !== undefined) throw new Misread(second.number, `there is already a line “${keyword} …”`);
  return line;
};

/** First what is given, then what happens, and something must be expected. */
const inOrder = (lines: readonly Line[], end: number): void => {
  const begun = lines.findIndex(({ keyword }) => keyword !== 'given');
  const late = begun < 0 ? undefined : lines.slice(begun).find(({ keyword }) => keyword === 'given');
  if (late) throw new Misread(late.number, 'what is given stands before everything that happens');
  if (!lines.some(({ keyword }) => keyword === 'then'))
    throw new Misread(end, 'nothing is expected: a line “then …” is missing');
};

const vocabularyOf = (line: Line, vocabularies: readonly Vocabulary[]): Vocabulary => {
  const found = vocabularies.find(({ game }) => game.id === line.text.toLowerCase());
  if (found) return found;
  const known = vocabularies.map(({ game }) => game.id);
  const meant = nearest(line.text, known);
  const hint = meant === undefined ? `; there is ${known.join(', ')}` : `, did you mean ${meant}?`;
  throw new Misread(line.number, `unknown game “${line.text}”${hint}`);
};

/** Words that sentences use where a name could stand. */
const NO_NAMES = ['nobody', 'every', 'spectator', 'and', 'the'];

const written = (line: Line): string[] => line.text.split(/[\s,]+/).filter(name => name !== '');

const seatsOf = (line: Line, { game }: Vocabulary): number => {
  const seats = written(line).length;
  refuse(line, () => setTable(game, {}, seats));
  return seats;
};

const namesOf = (line: Line, { opponent }: Vocabulary): readonly string[] => {
  const playing = written(line);
  const names = playing.length === 1 && opponent !== undefined ? [...playing, opponent] : playing;
  names.forEach((name, i) => {
    const low = name.toLowerCase();
    if (!/^\p{L}[\p{L}\p{N}-]+$/u.test(name) || NO_NAMES.includes(low))
      throw new Misread(line.number, `“${name}” cannot be a name`);
    if (names.slice(0, i).some(other => other.toLowerCase() === low))
      throw new Misread(line.number, `“${name}” sits at the table twice`);
  });
  return names;
};

/** Passes on what the kernel refuses, in its own words. */
export const refuse = (line: Line, act: () => void): void => {
  try {
    act();
  } catch (error) {
    if (error instanceof Fault || error instanceof Impossible) throw new Misread(line.number, error.message);
    throw error;
  }
};

const VALUES: { readonly [word: string]: OptionValue } = { yes: true, no: false };
const valueOf = (word: string): OptionValue => VALUES[word] ?? (/^\d+$/.test(word) ? Number(word) : word);

const optionOf = (line: Line, choices: readonly GameOption[]): Options => {
  const [name = '', ...values] = line.text.split(' ');
  const [value, more] = values;
  if (choices.find(choice => choice.name === name)?.many) return { [name]: values };
  if (value === undefined || more !== undefined)
    throw new Misread(line.number, 'an option is a name and a value, such as “option flags random”');
  return { [name]: valueOf(value) };
};

const optionsOf = (lines: readonly Line[], { game }: Vocabulary, seats: number): Options => {
  let options: Options = {};
  for (const line of lines.filter(({ keyword }) => keyword === 'option')) {
    options = { ...options, ...optionOf(line, game.options) };
    refuse(line, () => setTable(game, options, seats));
  }
  return options;
};

const readersOf = (vocabulary: Vocabulary): { readonly [K in Keyword]?: readonly Reader<Deed>[] } => ({
  given: vocabulary.facts.map(given),
  when: [...deeds(vocabulary), ...vocabulary.moments.map(begins)].map(fresh),
  then: [...checks(vocabulary), ...vocabulary.facts.map(expected)],
});

/** Sentences are put together once for each game. */
const READERS = new Map<Vocabulary, ReturnType<typeof readersOf>>();
const readersFor = (vocabulary: Vocabulary): ReturnType<typeof readersOf> => {
  const readers = READERS.get(vocabulary) ?? readersOf(vocabulary);
  READERS.set(vocabulary, readers);
  return readers;
};

const given =
  (reader: Vocabulary['facts'][number]): Reader<Deed> =>
  (words, names) => {
    const fact = reader(words, names);
    if (fact instanceof Stuck) return fact;
    return world => {
      if (fact.put === undefined) throw new Impossible('this can be expected, but not given');
      fact.put(world.t);
      return undefined;
    };
  };

const expected =
  (reader: Vocabulary['facts'][number]): Reader<Deed> =>
  (words, names) => {
    const fact = reader(words, names);
    return fact instanceof Stuck ? fact : world => world.named(fact.differs(world.t));
  };

const begins =
  (reader: Reader<(t: Stage<State, Step>) => Moment<Step>>): Reader<Deed> =>
  (words, names) => {
    const moment = reader(words, names);
    if (moment instanceof Stuck) return moment;
    return world => {
      if (asked(world.t.s).some(({ why }) => why !== world.vocabulary.rest)) return world.openQuestions();
      const { me, todo } = moment(world.t);
      world.t.say(me, ...todo);
      return undefined;
    };
  };

/** Every "when" begins a new page of the log. */
const fresh =
  (reader: Reader<Deed>): Reader<Deed> =>
  (words, names) => {
    const deed = reader(words, names);
    if (deed instanceof Stuck) return deed;
    return world => {
      world.mark = world.t.events.length;
      return deed(world);
    };
  };

const understood = (line: Line, readers: readonly Reader<Deed>[], names: readonly string[]): Deed => {
  const read = readBy(readers, line.words, names);
  if (typeof read === 'string') throw new Misread(line.number, read);
  return read;
};

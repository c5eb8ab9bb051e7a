/** Options by name, laid over the defaults; what is unknown or impossible is refused in one line. */
import { Fault } from './fault.ts';
import type { GameOption, Game, Options, OptionValue } from './game.ts';
import { at } from './list.ts';
import { below } from './random.ts';
import type { Chance } from './random.ts';

export const defaults = (game: Pick<Game, 'options'>): Options =>
  Object.fromEntries(game.options.map(choice => [choice.name, choice.default]));

const list = (values: readonly OptionValue[]): string =>
  values.map(value => JSON.stringify(value)).join(', ');

const allows = (choice: GameOption, value: unknown): boolean =>
  choice.many
    ? Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every(x => choice.values.includes(x as OptionValue))
    : choice.values.includes(value as OptionValue);

export const resolveOptions = (game: Game, given: unknown, seats: number): Options => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw noOptions(game);
  for (const name of Object.keys(given))
    if (!game.options.some(c => c.name === name)) throw unknown(game, name);
  const options: Options = { ...defaults(game), ...given };
  for (const choice of game.options) {
    const value = options[choice.name];
    if (!allows(choice, value)) throw bad(game, choice, value);
    const rule = choice.conflict?.(options, seats);
    if (rule !== undefined) throw clash(game, choice.name, options, seats, rule);
  }
  return options;
};

const noOptions = (game: Game): Fault => {
  const example = JSON.stringify(defaults(game));
  return new Fault('no-options', `options must be an object such as ${example}`, { game: game.id, example });
};

const unknown = (game: Game, option: string): Fault => {
  const known = game.options.map(choice => choice.name).join(', ');
  const message = `${game.id} has no option ${JSON.stringify(option)}; it has ${known}`;
  return new Fault('unknown-option', message, { game: game.id, option, known });
};

const bad = (game: Game, choice: GameOption, found: unknown): Fault => {
  const possible = list(choice.values);
  const value = JSON.stringify(found);
  const what = choice.many ? `a list out of ${possible}` : `one of ${possible}`;
  const message = `option ${choice.name} must be ${what}, not ${value}`;
  const code = choice.many ? 'bad-option-list' : 'bad-option';
  return new Fault(code, message, { game: game.id, option: choice.name, possible, value });
};

/** The rule's own text says what to do; `value` and `seats` are there for it. */
const clash = (game: Game, option: string, options: Options, seats: number, rule: string): Fault => {
  const value = String(options[option]);
  const message = `option ${option}: ${value} does not go with the other options or with ${seats} seats (${rule})`;
  return new Fault('option-clash', message, { game: game.id, option }, { rule, args: { value, seats } });
};

/** One random choice of options that go together at a table of so many seats. */
export const anyOptions = (game: Game, chance: Chance, seats: number): Options => {
  for (;;) {
    const options: { [name: string]: OptionValue } = {};
    for (const { name, values, many } of game.options)
      options[name] = many
        ? (values.filter(() => below(chance, 2) === 1) as string[])
        : at(values, below(chance, values.length));
    if (game.options.every(choice => choice.conflict?.(options, seats) === undefined)) return options;
  }
};

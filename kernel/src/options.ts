/** Options by name, laid over the defaults; what is unknown or impossible is refused in one line. */
import { Fault } from './fault.ts';
import type { Choice, Game, Options, OptionValue } from './game.ts';

export const defaults = (game: Game): Options =>
  Object.fromEntries(game.options.map(choice => [choice.name, choice.default]));

const list = (values: readonly OptionValue[]): string =>
  values.map(value => JSON.stringify(value)).join(', ');

const allows = (choice: Choice, value: unknown): boolean =>
  choice.many
    ? Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every(x => choice.values.includes(x as OptionValue))
    : choice.values.includes(value as OptionValue);

export const resolveOptions = (game: Game, given: unknown, seats: number): Options => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw bad(`options must be an object such as ${JSON.stringify(defaults(game))}`, game);
  const names = game.options.map(choice => choice.name);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw bad(`${game.id} has no option ${JSON.stringify(name)}; it has ${names.join(', ')}`, game);
  const options: Options = { ...defaults(game), ...given };
  for (const choice of game.options) {
    const value = options[choice.name];
    if (!allows(choice, value)) {
      const what = choice.many ? `a list out of ${list(choice.values)}` : `one of ${list(choice.values)}`;
      throw bad(`option ${choice.name} must be ${what}, not ${JSON.stringify(value)}`, game);
    }
    const rule = choice.conflict?.(options, seats);
    if (rule !== undefined) throw clash(game, choice.name, options, seats, rule);
  }
  return options;
};

const bad = (message: string, game: Game): Fault =>
  new Fault('bad-options', message, { game: game.id, message });

/** The rule's own text says what to do; `value` and `seats` are there for it. */
const clash = (game: Game, name: string, options: Options, seats: number, rule: string): Fault => {
  const value = String(options[name]);
  const message = `option ${name}: ${value} does not go with the other options or with ${seats} seats (${rule})`;
  return new Fault('bad-options', message, { game: game.id, message }, { rule, args: { value, seats } });
};

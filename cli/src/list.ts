/** kaffeehaus games: which games there are, for how many, with which options. */
import type { GameOption, Game, OptionValue } from '@kaffeehaus/kernel';
import { FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { GAMES, gameName } from './games.ts';
import { JSON_FLAG, wants, writeJson } from './read.ts';
import { hanging } from './text.ts';

const asJson = (game: Game): object => ({
  id: game.id,
  rev: game.rev,
  seats: { min: game.seats[0], max: game.seats[1] },
  options: game.options.map(({ name, values, default: usual, many }) => ({
    name,
    values,
    default: usual,
    many: many === true,
  })),
});

/** A value with its meaning, if the game's words tell one. */
const meaning = ({ words }: Call, game: Game, name: string, value: OptionValue): string => {
  const key = `${game.id}.option.${name}.${String(value)}`;
  const text = JSON.stringify(value);
  return words.has(key) ? `${text} (${words.say({ key, args: {} })})` : text;
};

/** Begins with a dot: only the games themselves stand at the start of a line. */
const line = (call: Call, game: Game, { name, values, default: usual, many }: GameOption): string => {
  const list = values.map(value => meaning(call, game, name, value)).join(', ');
  const text = call.words.t(many ? 'cli.games.many' : 'cli.games.one', {
    name,
    list,
    usual: JSON.stringify(usual),
  });
  return hanging('  · ', text, call.io.out.columns);
};

const describe = (call: Call, game: Game): string => {
  const [min, max] = game.seats;
  const head = call.words.t('cli.games.line', { id: game.id, name: gameName(call.words, game), min, max });
  return [head, ...game.options.map(choice => line(call, game, choice))].join('\n');
};

export const command: Command = {
  name: 'games',
  takes: '',
  flags: [JSON_FLAG],
  examples: ['games', 'games --json'],
  run: async call => {
    if (wants(call, 'json')) writeJson(call, { games: GAMES.map(asJson) });
    else call.io.out.write(`${GAMES.map(game => describe(call, game)).join('\n\n')}\n`);
    return FINE;
  },
};

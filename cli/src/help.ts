/** Help of the command and of each subcommand, from their tables. */
import type { Words } from '@kaffeehaus/words/node';
import { NAMES, flagsOf } from './command.ts';
import type { Command, Flag } from './command.ts';
import { entries, hanging, wrap } from './text.ts';

const usageOf = ({ name, value }: Flag): string => (value === undefined ? `--${name}` : `--${name} ${value}`);

const exits = (words: Words): readonly (readonly [string, string])[] => [
  ['0', words.t('cli.exit.fine')],
  ['1', words.t('cli.exit.failed')],
  ['2', words.t('cli.exit.bad')],
  ['130', words.t('cli.exit.left')],
];

export const generalHelp = (words: Words, columns: number): string =>
  [
    wrap(words.t('cli.about'), columns),
    `${words.t('cli.help.usage')}\n  kaffeehaus <command> [flags]`,
    `${words.t('cli.help.commands')}\n${entries(
      NAMES.map(name => [name, words.t(`cli.summary.${name}`)]),
      columns,
    )}`,
    `${wrap(words.t('cli.help.more'), columns)}\n`,
  ].join('\n\n');

export const commandHelp = async (command: Command, words: Words, columns: number): Promise<string> => {
  const { name, takes, flags, lists = [], examples } = command;
  const usage = [takes, ...flags.map(flag => (flag.isNeeded ? usageOf(flag) : `[${usageOf(flag)}]`))]
    .filter(Boolean)
    .join(' ');
  return [
    wrap(words.t(`cli.summary.${name}`), columns),
    `${words.t('cli.help.usage')}\n${hanging(`  kaffeehaus ${name} `, usage, columns)}`,
    ...(lists.length === 0
      ? []
      : [
          `${words.t('cli.help.verbs')}\n${entries(
            lists.map(([word, text]) => [word, words.t(text)]),
            columns,
          )}`,
        ]),
    `${words.t('cli.help.flags')}\n${entries(
      flagsOf(command).map(flag => [usageOf(flag), words.t(flag.text)]),
      columns,
    )}`,
    ...((await command.more?.(words)) ?? []).map(
      ({ title, entries: list }) => `${words.t(title)}\n${entries(list, columns)}`,
    ),
    `${words.t('cli.help.examples')}\n${examples.map(line => `  kaffeehaus ${line}`).join('\n')}`,
    `${words.t('cli.help.exits')}\n${entries(exits(words), columns)}\n`,
  ].join('\n\n');
};

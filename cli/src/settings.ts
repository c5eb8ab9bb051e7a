/** What an operator may set, by flags or else in the environment; what cannot be used is said in the user's language. */
import type { Config } from '@kaffeehaus/server';
import type { Words } from '@kaffeehaus/words/node';
import { BadInput } from './command.ts';
import type { Call, Flag, List } from './command.ts';
import { natural } from './read.ts';

export const DATA_FLAG: Flag = { name: 'data', value: 'FOLDER', text: 'cli.flag.data' };

const PORTS = [0, 65_535] as const;

export interface Settings {
  readonly config: Config;
  /** What the server refuses, in words of the command; nothing if it is another kind of trouble. */
  refused(error: unknown): BadInput | undefined;
}

/** Flags stand for variables. */
const environmentOf = ({ io, flags }: Call): Call['io']['env'] => ({
  ...io.env,
  ...(flags.has('port') && { PORT: flags.get('port') }),
  ...(flags.has('host') && { HOST: flags.get('host') }),
  ...(flags.has('data') && { DATA: flags.get('data') }),
});

/** A variable as the catalogues name it: LIMIT_FRAME_BYTES is told by limit.frame.bytes. */
type Dotted<T extends string> = T extends `${infer A}_${infer B}` ? `${A}.${Dotted<B>}` : T;
type Named<T extends string> = Lowercase<Dotted<T>>;
const named = <T extends string>(name: T): Named<T> => name.toLowerCase().replaceAll('_', '.') as Named<T>;

/** Everything that can be set by environment, what it means and what counts unless it is. */
export const settingLists = async (words: Words): Promise<readonly List[]> => {
  const { KEYS, LIMITS, LIMIT_NAMES, SETTINGS, variableOf } = await import('@kaffeehaus/server');
  const told = (about: string, usual: string): string =>
    usual === '' ? about : words.t('cli.help.usual', { about, usual });
  return [
    {
      title: 'cli.help.settings',
      entries: KEYS.map(key => [key, told(words.t(`cli.set.${named(key)}`), SETTINGS[key][0])]),
    },
    {
      title: 'cli.help.limits',
      entries: LIMIT_NAMES.map(name => [
        variableOf(name),
        told(words.t(`cli.limit.${named(name)}`), String(LIMITS[name][0])),
      ]),
    },
  ];
};

export const settingsOf = async (call: Call): Promise<Settings> => {
  natural(call, 'port', PORTS);
  const { words } = call;
  // Loaded only now: most commands need no server.
  const { BadDatabase, BadFolder, BadSetting, configOf } = await import('@kaffeehaus/server');
  const refused = (error: unknown): BadInput | undefined => {
    if (error instanceof BadFolder) {
      const { path, reason, detail } = error;
      return reason === 'held'
        ? new BadInput('cli.bad.held', { path, by: detail })
        : new BadInput('cli.bad.folder', { path, detail });
    }
    if (error instanceof BadDatabase) {
      const { place, detail } = error;
      return new BadInput('cli.bad.database', { place, detail });
    }
    if (!(error instanceof BadSetting)) return undefined;
    const { key, value, wanted } = error;
    if (wanted === 'unknown') return new BadInput('cli.bad.limit', { key });
    return new BadInput('cli.bad.setting', { key, value, wanted: words.t(`cli.setting.${wanted}`) });
  };
  try {
    return { config: configOf(environmentOf(call)), refused };
  } catch (error) {
    throw refused(error) ?? error;
  }
};

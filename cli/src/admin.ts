/** kaffeehaus admin: looks after a server and what it keeps. Whoever may read the data folder may do everything. */
import { resolve } from 'node:path';
import type { Config, Outcome, Verb } from '@kaffeehaus/server';
import { askServer } from './admin/ask.ts';
import * as say from './admin/say.ts';
import { BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command, Plain } from './command.ts';
import { JSON_FLAG, natural, wants, writeJson } from './read.ts';
import { DATA_FLAG, settingsOf } from './settings.ts';
import { fit } from './text.ts';

/** What a verb takes after it, and which flags mean something there. */
interface Form {
  readonly takes: readonly string[];
  readonly flags: readonly string[];
  /** Flags that it cannot do without. */
  readonly needs?: readonly string[];
  readonly about: Plain;
  run(deed: Deed): Promise<Done>;
}

interface Deed {
  readonly call: Call;
  readonly config: Config;
  /** By name, what stood after the verb. */
  readonly given: { readonly [name: string]: string };
}

/** What came of it: an object for programs, lines for people, and the exit code. */
interface Done {
  readonly value: object;
  readonly lines: readonly string[];
  readonly exit?: number;
}

const MOST = [1, 1000] as const;
const DAYS = [1, 36_500] as const;

/** The flags as a server wants them. */
const flagsIn = (call: Call): object => {
  const most = natural(call, 'most', MOST);
  const days = natural(call, 'days', DAYS);
  const texts = ['why', 'phase', 'game', 'name'].filter(name => call.flags.has(name));
  return {
    ...Object.fromEntries(texts.map(name => [name, call.flags.get(name)])),
    ...(most !== undefined && { most }),
    ...(days !== undefined && { days }),
  };
};

/** A day and a time, of this machine's zone unless it names another. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/;

const momentIn = ({ flags }: Call): number | undefined => {
  const text = flags.get('until');
  if (text === undefined) return undefined;
  const moment = MOMENT.test(text) ? Date.parse(text.replace(' ', 'T')) : NaN;
  if (Number.isNaN(moment)) throw new BadInput('cli.admin.bad.moment', { text });
  return moment;
};

/** A verb that the server does, running or not. */
const asked =
  <V extends Verb>(verb: V, tell: (call: Call, outcome: Outcome<V>) => readonly string[]) =>
  async ({ call, config, given }: Deed): Promise<Done> => {
    const value = await askServer(config, verb, { ...given, ...flagsIn(call) });
    return { value, lines: tell(call, value) };
  };

const FORMS: { readonly [verb: string]: Form } = {
  backup: {
    takes: ['folder'],
    flags: [],
    about: 'cli.admin.about.backup',
    run: async ({ call, config, given }) => {
      const { backup } = await import('@kaffeehaus/server');
      const value = await backup(config, resolve(call.io.cwd, given['folder'] ?? ''));
      return { value, lines: say.backup(call, value) };
    },
  },
  restore: {
    takes: ['folder'],
    flags: ['move', 'until'],
    about: 'cli.admin.about.restore',
    run: async ({ call, config, given }) => {
      const { bringBack } = await import('@kaffeehaus/server');
      const wish = { move: wants(call, 'move'), until: momentIn(call) };
      const value = await bringBack(config, resolve(call.io.cwd, given['folder'] ?? ''), wish);
      return { value, lines: say.restore(call, value) };
    },
  },
  move: {
    takes: [],
    flags: [],
    about: 'cli.admin.about.move',
    run: async ({ call, config }) => {
      const { moveHouse } = await import('@kaffeehaus/server');
      const value = await moveHouse(config);
      return { value, lines: say.moved(call, value) };
    },
  },
  doctor: {
    takes: [],
    flags: [],
    about: 'cli.admin.about.doctor',
    run: async ({ call, config }) => {
      const { doctor } = await import('@kaffeehaus/server');
      const value = await doctor(config);
      return { value, lines: say.doctor(call, value), exit: value.findings.length > 0 ? FAILED : FINE };
    },
  },
  upgrade: {
    takes: [],
    flags: ['dry-run'],
    needs: ['dry-run'],
    about: 'cli.admin.about.upgrade',
    run: async ({ call, config }) => {
      const { upgrade } = await import('@kaffeehaus/server');
      const value = await upgrade(config);
      const { differs, refused } = value.counts;
      const wrong = differs + refused + value.findings.length;
      return { value, lines: say.upgrade(call, value), exit: wrong > 0 ? FAILED : FINE };
    },
  },
  tables: {
    takes: [],
    flags: ['phase', 'game', 'most'],
    about: 'cli.admin.about.tables',
    run: asked('tables', say.tables),
  },
  people: {
    takes: [],
    flags: ['name', 'most'],
    about: 'cli.admin.about.people',
    run: asked('people', say.people),
  },
  reports: {
    takes: [],
    flags: ['most'],
    about: 'cli.admin.about.reports',
    run: asked('reports', say.reports),
  },
  audit: { takes: [], flags: ['most'], about: 'cli.admin.about.audit', run: asked('audit', say.audit) },
  close: {
    takes: ['table'],
    flags: ['why'],
    needs: ['why'],
    about: 'cli.admin.about.close',
    run: asked('close', say.close),
  },
  repair: {
    takes: ['table'],
    flags: ['close', 'why'],
    about: 'cli.admin.about.repair',
    run: async ({ call, config, given }) => {
      if (wants(call, 'close') && !call.flags.has('why'))
        throw new BadInput('cli.bad.usage', { usage: 'admin repair <table> --close --why' });
      const args = { ...given, ...flagsIn(call), close: wants(call, 'close') };
      const value = await askServer(config, 'repair', args);
      const isOpen = value.what !== 'sound' && value.done === 'nothing';
      return { value, lines: say.repair(call, value), exit: isOpen ? FAILED : FINE };
    },
  },
  ban: {
    takes: ['person'],
    flags: ['why', 'days'],
    needs: ['why'],
    about: 'cli.admin.about.ban',
    run: asked('ban', say.ban),
  },
  unban: { takes: ['person'], flags: [], about: 'cli.admin.about.unban', run: asked('unban', say.unban) },
  hide: {
    takes: ['table', 'line'],
    flags: ['why'],
    needs: ['why'],
    about: 'cli.admin.about.hide',
    run: asked('hide', say.hide),
  },
  freeze: {
    takes: ['rules'],
    flags: ['why'],
    needs: ['why'],
    about: 'cli.admin.about.freeze',
    run: asked('freeze', say.freeze),
  },
  thaw: { takes: ['rules'], flags: [], about: 'cli.admin.about.thaw', run: asked('thaw', say.thaw) },
  rotate: { takes: [], flags: [], about: 'cli.admin.about.rotate', run: asked('rotate', say.rotate) },
};

const EVERYWHERE: readonly string[] = ['data', 'json'];

const usageOf = (verb: string, { takes, needs = [] }: Form): string =>
  ['admin', verb, ...takes.map(name => `<${name}>`), ...needs.map(name => `--${name}`)].join(' ');

/** The verb, if everything that it needs is there and nothing else. */
const formOf = ({ args, flags }: Call): { readonly form: Form; readonly given: Deed['given'] } => {
  const [verb = '', ...rest] = args;
  const form = Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined;
  if (!form) throw new BadInput('cli.bad.verb', { word: verb, known: Object.keys(FORMS).join(', ') });
  const { takes, needs = [] } = form;
  if (rest.length !== takes.length || needs.some(name => !flags.has(name)))
    throw new BadInput('cli.bad.usage', { usage: usageOf(verb, form) });
  const stray = [...flags.keys()].find(name => ![...form.flags, ...EVERYWHERE].includes(name));
  if (stray !== undefined) throw new BadInput('cli.bad.stray', { flag: `--${stray}`, verb });
  return { form, given: Object.fromEntries(takes.map((name, i) => [name, rest[i] ?? ''])) };
};

const run = async (call: Call): Promise<number> => {
  const { form, given } = formOf(call);
  const { config, refused } = await settingsOf(call);
  const done = await form.run({ call, config, given }).catch(async (error: unknown) => {
    throw refused(error) ?? (await say.refusal(error)) ?? error;
  });
  if (wants(call, 'json')) writeJson(call, done.value);
  else call.io.out.write(`${fit(done.lines.join('\n'), call.io.out.columns)}\n`);
  return done.exit ?? FINE;
};

export const command: Command = {
  name: 'admin',
  takes: '<verb…>',
  flags: [
    DATA_FLAG,
    JSON_FLAG,
    { name: 'why', value: 'TEXT', text: 'cli.admin.flag.why' },
    { name: 'close', text: 'cli.admin.flag.close' },
    { name: 'days', value: 'N', text: 'cli.admin.flag.days' },
    { name: 'phase', value: 'PHASE', text: 'cli.admin.flag.phase' },
    { name: 'game', value: 'GAME', text: 'cli.admin.flag.game' },
    { name: 'name', value: 'TEXT', text: 'cli.admin.flag.name' },
    { name: 'most', value: 'N', text: 'cli.admin.flag.most' },
    { name: 'move', text: 'cli.admin.flag.move' },
    { name: 'until', value: 'TIME', text: 'cli.admin.flag.until' },
    { name: 'dry-run', text: 'cli.admin.flag.dryRun' },
  ],
  lists: Object.entries(FORMS).map(([verb, { takes, about }]) => [
    [verb, ...takes.map(name => `<${name}>`)].join(' '),
    about,
  ]),
  examples: [
    'admin backup copies/monday',
    'admin restore copies/monday --data /srv/kaffeehaus',
    'admin restore copies/monday --until 2026-11-16T20:15 --move',
    'admin tables --phase playing --json',
    'admin ban 17 --days 7 --why spam',
    'admin upgrade --dry-run',
    'admin doctor',
  ],
  run,
};

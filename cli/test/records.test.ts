/** Files that the first build's --record wrote: whatever the terminal became since, they are read and played on. */
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { at, below, isOver, replay, seeded } from '@kaffeehaus/kernel';
import type { GameRecord } from '@kaffeehaus/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextVienna } from '../../house/test/planted.ts';
import { freeze } from '../../scripts/bundle.mjs';
import { playAnew, readCorpus } from '../../scripts/retell.mjs';
import { GAMES, gameOf } from '../src/games.ts';
import { RULES, openRecord, registryIn } from '../src/rules.ts';
import { folder, kaffeehaus } from './stage.ts';

const CORPUS = fileURLToPath(new URL('../../corpus/', import.meta.url));
const FOLDER = join(CORPUS, 'records');
const NAMES = readdirSync(FOLDER).map(file => file.replace('.json', ''));

/** What `replay --json` of the first build said. */
const TOLD = JSON.parse(readFileSync(join(CORPUS, 'told.json'), 'utf8')) as {
  readonly [name: string]: { readonly over: boolean };
};

const recordIn = (path: string): GameRecord => JSON.parse(readFileSync(path, 'utf8')) as GameRecord;

/** Somebody who takes any of the things that the last prompt lists. */
const obedient = () => {
  const chance = seeded('those who come back');
  let before = '';
  return (shown: string): string => {
    const last = shown.split(/^Seat \d> /m).at(-2) ?? shown;
    const isList = /^ {2}\d+\. /m.test(last) || /nobody else/.test(last);
    // A refusal shows no list: the one before still stands.
    if (isList) before = last;
    if (/presses Enter when nobody else/.test(before)) return '';
    const numbers = [...before.matchAll(/^ {2}(\d+)\. /gm)].map(match => match[1] ?? '');
    const several = /^Type (\d+) /m.exec(before)?.[1];
    const n = several ? Number(several) : isList ? 1 : 1 + below(chance, numbers.length);
    const left = numbers.slice();
    const pick = (): string =>
      left.splice(below(chance, left.length), 1)[0] ?? at(numbers, below(chance, numbers.length));
    return Array.from({ length: n }, pick).join(' ');
  };
};

describe.each(NAMES)('%s', name => {
  test('is retold as it was', async () => {
    const { code, out, err } = await kaffeehaus(['replay', join(FOLDER, `${name}.json`), '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject(TOLD[name] ?? {});
  });
});

const RUNNING = NAMES.filter(name => TOLD[name]?.over === false);

test('there are unfinished games of every kind', () => {
  for (const { id } of GAMES) expect(RUNNING.filter(name => name.startsWith(id))).not.toEqual([]);
});

test.each(RUNNING)('%s is played on to its end', async name => {
  const cwd = folder();
  const before = recordIn(join(FOLDER, `${name}.json`));
  copyFileSync(join(FOLDER, `${name}.json`), join(cwd, 'evening.json'));
  const { code } = await kaffeehaus(['play', before.game, '--record', 'evening.json', '--think', '20'], {
    cwd,
    input: obedient(),
  });
  const { game, record } = await openRecord(recordIn(join(cwd, 'evening.json')), RULES);
  expect(code).toBe(0);
  expect(isOver(replay(game, record))).toBe(true);
  expect(record.answers.slice(0, before.answers.length)).toEqual(before.answers);
});

describe('a game of a revision that is not built in', () => {
  const cwd = folder();
  const rules = pathToFileURL(`${join(cwd, 'rules')}/`);
  const { rev } = gameOf('vienna');
  const first = at(readCorpus(CORPUS, 'vienna', rev).records, 12);
  let second: GameRecord = first;
  const write = (file: string, record: GameRecord): void =>
    writeFileSync(join(cwd, file), `${JSON.stringify(record)}\n`);

  beforeAll(async () => {
    await freeze(fileURLToPath(rules), await nextVienna());
    const found = await registryIn(rules).byRevision('vienna', rev + 1);
    if (!found) throw new Error('the next revision is not there');
    second = playAnew(found, first);
    write('first.json', first);
    write('second.json', second);
    write('third.json', { ...first, rev: rev + 2 });
    write('running.json', { ...second, answers: second.answers.slice(0, 60), names: ['you', 'random'] });
  });

  interface Outcome {
    readonly rev: number;
    readonly scores: readonly number[];
  }

  const retold = async (file: string): Promise<Outcome> => {
    const { out, err } = await kaffeehaus(['replay', file, '--json'], { cwd, rules });
    expect(err).toBe('');
    return JSON.parse(out) as Outcome;
  };

  test('is retold by the rules that began it', async () => {
    const [one, two] = [await retold('first.json'), await retold('second.json')];
    expect([one.rev, two.rev]).toEqual([rev, rev + 1]);
    expect(two.scores).not.toEqual(one.scores);
  });

  test('is played on by them', async () => {
    const argv = ['play', 'vienna', '--record', 'running.json'];
    const { code } = await kaffeehaus(argv, { cwd, rules, input: obedient() });
    expect(code).toBe(0);
    expect((await retold('running.json')).rev).toBe(rev + 1);
  });

  test('is refused in one line if nobody kept its rules', async () => {
    const { code, err } = await kaffeehaus(['replay', 'third.json'], { cwd, rules });
    expect({ code, err }).toEqual({
      code: 2,
      err: `kaffeehaus: This game of Vienna was played by revision ${rev + 2} of the rules; this version has revision ${rev}.\n`,
    });
  });
});

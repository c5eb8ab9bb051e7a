/** Files that the first build's --record wrote: whatever the terminal became since, they are read and played on. */
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, below, isOver, readRecord, replay, seeded } from '@kaffeehaus/kernel';
import type { GameRecord } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../src/games.ts';
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
  const { record } = readRecord(recordIn(join(cwd, 'evening.json')), GAMES);
  expect(code).toBe(0);
  expect(isOver(replay(gameOf(before.game), record))).toBe(true);
  expect(record.answers.slice(0, before.answers.length)).toEqual(before.answers);
});

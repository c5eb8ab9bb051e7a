/** Whoever judges the house must find what is wrong, and nothing where nothing is. */
import { describe, expect, test } from 'vitest';
import { judge } from './break/history.ts';
import type { Command, History, Written } from './break/history.ts';

const row = (version: number, own: Partial<Written> = {}): Written => ({
  table: 't',
  tab: 1,
  version,
  seat: version % 2,
  actor: 1,
  kind: 'answer',
  cmd: `c${version}`,
  words: 'x',
  chain: `abc${version}`,
  by: 'a',
  at: 1000 * version,
  ...own,
});

const command = (v: number, own: Partial<Command> = {}): Command => ({
  table: 't',
  seat: v % 2,
  cmd: `c${v}`,
  words: 'x',
  asked: 10 * v,
  told: 10 * v + 5,
  v,
  receipt: `abc${v}`,
  why: undefined,
  ...own,
});

const FINE: History = {
  rows: [row(1, { kind: 'start', actor: 0, cmd: '' }), row(2), row(3), row(4, { actor: 0, cmd: '' })],
  commands: [command(2), command(3)],
  sights: [1, 2, 2, 4].map(v => ({ table: 't', who: 'Ada', v })),
  tenancies: [{ section: 1, by: 'a', at: 0 }],
};

test('a history that one order explains is fine', () => {
  expect(judge(FINE)).toEqual([]);
  // Of what was never told it is open whether it stands.
  const open = command(3, { told: undefined, v: undefined });
  expect(judge({ ...FINE, commands: [command(2), open] })).toEqual([]);
});

describe('it is found that', () => {
  test.each<[string, Partial<History>]>([
    ['an acknowledged answer is lost', { rows: FINE.rows.slice(0, 2), sights: [] }],
    ['an answer stands twice', { rows: [...FINE.rows, row(5, { cmd: 'c3', seat: 1 })] }],
    ['another answer stands in its place', { rows: FINE.rows.map(one => ({ ...one, words: 'y' })) }],
    ['a receipt is another one', { commands: [command(2, { receipt: 'zzz' }), command(3)] }],
    ['what was refused stands', { commands: [command(2), command(3, { v: undefined, why: 'not-stored' })] }],
    ['nobody gave an answer', { commands: [command(2)] }],
    ['a version is missing', { rows: [...FINE.rows, row(6, { cmd: '', actor: 0 })] }],
    ['what was told first came later', { commands: [command(2, { asked: 50, told: 60 }), command(3)] }],
    ['somebody saw an older table', { sights: [3, 2].map(v => ({ table: 't', who: 'Ada', v })) }],
    ['somebody saw what never was', { sights: [{ table: 't', who: 'Ada', v: 9 }] }],
    ['a machine acted that did not hold the lease', { tenancies: [{ section: 1, by: 'b', at: 0 }] }],
    [
      'it held it, but no longer',
      {
        tenancies: [
          { section: 1, by: 'a', at: 0 },
          { section: 1, by: 'b', at: 3000 },
        ],
      },
    ],
  ])('%s', (_, changed) => {
    expect(judge({ ...FINE, ...changed }).length).toBeGreaterThan(0);
  });
});

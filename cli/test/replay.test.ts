import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, mask, replay, score } from '@kaffeehaus/kernel';
import type { GameRecord } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../src/games.ts';
import { folder, kaffeehaus, played, totalsIn } from './stage.ts';

const cwd = folder();
const game = gameOf('vienna');
const keep = (name: string, record: GameRecord): string => {
  writeFileSync(join(cwd, name), JSON.stringify(record));
  return name;
};
const whole = played('vienna', 3, { version: 'intro', thirdMan: true });
const file = keep('whole.json', whole);

describe('replay of a finished game', () => {
  test('tells the log, the table, the score sheet with its totals, and who won', async () => {
    const { code, out, err } = await kaffeehaus(['replay', file], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Vienna, 3 seats, seed ${whole.seed}`);
    expect(out).toMatch(/Round 1 begins with Seat \d\./);
    const table = replay(game, whole);
    expect(totalsIn(out)).toEqual(game.audit(table).map((sheet, i) => [`Seat ${i + 1}`, score(sheet)]));
    expect(out).toMatch(/(wins|share the victory)\./);
    expect(out).not.toMatch(/vienna\.|common\.|cli\./);
  });

  test('what was chosen otherwise than usual stands there in the words of the game, and no bare value', async () => {
    const said = {
      en: 'Options: Version: Introductory version and With the third man',
      de: 'Varianten: ',
      fr: 'Variantes\u00a0: ',
      nl: 'Varianten: ',
    };
    for (const [lang, text] of Object.entries(said)) {
      const { out } = await kaffeehaus(['replay', file, '--lang', lang], { cwd });
      expect(out).toContain(text);
      expect(out).not.toMatch(/[{}]|thirdMan|intro\b/);
    }
    const usual = keep('usual.json', played('hamburg', 2, { expansions: [] }));
    expect((await kaffeehaus(['replay', usual, '--to', '0'], { cwd })).out).not.toContain('Options');
    const lists = keep('lists.json', played('hamburg', 2, { expansions: ['mayors', 'ships'] }));
    const { out } = await kaffeehaus(['replay', lists, '--to', '0'], { cwd });
    expect(out).toContain('Options: Expansions: 1: The mayors and 4: The ships');
  });

  test('on a terminal the sheet has a column for each player, one row for each source that gave anybody points', async () => {
    const { out } = await kaffeehaus(['replay', file], { cwd, tty: true, env: { NO_COLOR: '1' } });
    const sheets = game.audit(replay(game, whole));
    const rows = at(sheets, 0)
      .map((_, i) => sheets.map(sheet => at(sheet, i).points))
      .filter(points => points.some(n => n !== 0));
    expect(out).toMatch(new RegExp(`^Total +${sheets.map(score).join(' +')}$`, 'm'));
    const shown = out.slice(out.lastIndexOf('Seat 1  '), out.lastIndexOf('Total'));
    expect(shown.match(/(?: +-?\d+){3}$/gm)?.map(row => row.trim().split(/ +/).map(Number))).toEqual(rows);
  });

  test('--json agrees with the kernel', async () => {
    const { out } = await kaffeehaus(['replay', file, '--json'], { cwd });
    const table = replay(game, whole);
    expect(JSON.parse(out)).toMatchObject({
      game: 'vienna',
      seats: 3,
      answers: whole.answers.length,
      over: true,
      scores: game.audit(table).map(score),
      winners: game.winners(table).seats.map(seat => seat + 1),
    });
  });
});

describe('names', () => {
  const told = async (names: readonly string[]): Promise<string> =>
    (await kaffeehaus(['replay', keep('named.json', { ...whole, names })], { cwd })).out;

  test('of people stand wherever seats do: log, table, score sheet, verdict', async () => {
    const out = await told(['Anna', 'Jan', 'Mia']);
    expect(out).toContain('Seats: Anna, Jan, Mia');
    expect(out).toMatch(/Round 1 begins with (Anna|Jan|Mia)\./);
    expect(totalsIn(out).map(([name]) => name)).toEqual(['Anna', 'Jan', 'Mia']);
    expect(out).toMatch(/(Anna|Jan|Mia)[^\n]* (wins|share the victory)\./);
    expect(out).not.toMatch(/Seat \d/);
  });

  test('that are none, or two people’s, are told with the seat; kinds of players beside it', async () => {
    expect(await told(['you', 'hard', 'easy'])).toContain(
      'Seats: Seat 1 (you), Seat 2 (hard), Seat 3 (easy)',
    );
    expect(await told(['Anna', ' ', 'Anna'])).toContain('Seats: Anna (Seat 1), Seat 2, Anna (Seat 3)');
  });

  test('are in the object, too', async () => {
    const file = keep('named.json', { ...whole, names: ['Anna', 'Jan', 'Mia'] });
    const { out } = await kaffeehaus(['replay', file, '--json'], { cwd });
    expect((JSON.parse(out) as GameRecord).names).toEqual(['Anna', 'Jan', 'Mia']);
  });
});

describe('replay --to', () => {
  test('stops there: fewer lines, the table of that moment, who must answer', async () => {
    const { code, out } = await kaffeehaus(['replay', file, '--to', '20'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain(`20 of ${whole.answers.length} answers`);
    expect(out).toMatch(/ha(s|ve) to answer\./);
    expect(out).not.toMatch(/wins\./);
    const { out: start } = await kaffeehaus(['replay', file, '--to', '0'], { cwd });
    expect(start.length).toBeLessThan(out.length);
  });

  test('every line has the number of the answer it follows', async () => {
    const log = async (to: number): Promise<readonly string[]> => {
      const { out } = await kaffeehaus(['replay', file, '--to', String(to)], { cwd });
      return (out.split('\n\n')[1] ?? '').split('\n').map(line => line.replace(/^ */, ''));
    };
    const numbers = (lines: readonly string[]): number[] =>
      lines.flatMap(line => (/^\d+ {2}/.test(line) ? [Number.parseInt(line, 10)] : []));
    const [before, after] = [await log(12), await log(30)];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(at(numbers(before), 0)).toBe(0);
    expect(Math.max(...numbers(before))).toBeLessThanOrEqual(12);
    const fresh = numbers(after.slice(before.length));
    expect(Math.min(...fresh)).toBeGreaterThan(12);
    // Whoever puts a card into a drawer is told of right after that answer.
    const [line = ''] = after.filter(each => /into drawer/.test(each) && /^\d/.test(each));
    const [, n, seat] = /^(\d+) {2}Seat (\d)/.exec(line) ?? [];
    expect(whole.answers[Number(n) - 1]).toMatch(new RegExp(`^${seat}: drawer-`));
  });

  test('shows a seat its own cards and nobody else’s', async () => {
    // After the third man, seats 1 and 2 have assigned their cards, seat 3 still holds hers.
    const to = whole.answers.findIndex(answer => answer.startsWith('3: ') && answer.split(' ').length === 4);
    const hand = at3(whole, to);
    const seen = async (...seat: string[]): Promise<string> =>
      (await kaffeehaus(['replay', file, '--to', String(to), ...seat], { cwd })).out;
    for (const card of hand) {
      expect(await seen('--seat', '3')).toContain(`Card ${card}`);
      expect(await seen('--seat', '1')).not.toContain(`Card ${card}`);
      expect(await seen()).not.toContain(`Card ${card}`);
    }
  });
});

const at3 = (record: GameRecord, to: number): string[] => {
  const table = mask(game, replay(game, record, to), 2);
  return (table.wait.find(ask => ask.seat === 2)?.of ?? []).map(item => game.word(item));
};

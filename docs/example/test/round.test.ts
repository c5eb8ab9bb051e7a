/** The game of docs/kernel.md keeps the laws, is played by bots and told in words; the page quotes it to the letter. */
import { readFileSync, readdirSync } from 'node:fs';
import { BotHost, answerJob, judgeFor, secretOf } from '@kaffeehaus/bots';
import { Host, asked, deedsOf, firstOpen, newRecord, score } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { checkGame } from '@kaffeehaus/kernel/laws';
import { opened } from '@kaffeehaus/kernel/stage';
import { expect, test } from 'vitest';
import { round } from '../game.ts';
import { mind } from '../mind.ts';
import { say } from '../words.ts';

/** A host knows games only from outside. */
const game = round as unknown as Game;

test('all laws hold, whatever is answered', () => {
  for (const seats of [2, 3, 4])
    for (let i = 0; i < 3; i++)
      expect(checkGame(game, { seats, options: {}, seed: `round ${i}`, every: 1 }).rounds).toBe(3);
});

test('all lay at the same time; the highest card rolls, and may roll again', () => {
  const table = opened(round, { seats: 2, seed: 'coffee' });
  expect(table.asked()).toEqual(['1:round.lay', '2:round.lay']);
  const [mine = '', theirs = ''] = [0, 1].map(seat => table.answers(seat)[0]);
  table.answer(0, mine).answer(1, theirs);
  const winner = Number(mine.slice(1)) > Number(theirs.slice(1)) ? 0 : 1;
  table.offers(winner, 'round.keep', ['keep', 'again']).answer(winner, 'keep');
  expect(round.audit(table.s).map(score)[winner]).toBe(table.s.sum);
});

test('bots play it to the end, and everything that happens has words', async () => {
  const bots = new BotHost({ judgeOf: async () => judgeFor(round, mind), now: () => 0 });
  const host = new Host(game, { record: newRecord(game, {}, 3, 'bots') });
  const told: string[] = [];
  for (let ask = firstOpen(host.table); ask; ask = firstOpen(host.table)) {
    told.push(say(game.phrases.prompt(ask, host.table)), ...ask.of.map(item => say(game.phrases.item(item))));
    const level = ask.seat === 0 ? 'normal' : 'random';
    const job = answerJob(game, host.table, ask.seat, secretOf(host.record), level, { thoughts: 30 });
    host.answer(ask.seat, await bots.answer(job));
  }
  const deeds = deedsOf(host.turns.flatMap(turn => turn.events));
  told.push(...deeds.map(deed => say(game.phrases.event(deed) ?? { key: '', args: {} }, ['Anna'])));
  expect(asked(host.table)).toEqual([]);
  expect(told).toContain('Round 3: the cards are turned over.');
  expect(told.some(line => line.startsWith('Anna ') || line.startsWith('Seat '))).toBe(true);
});

test('the page shows nothing that is not here', () => {
  const folder = new URL('..', import.meta.url);
  const files = ['', 'test/'].flatMap(part =>
    readdirSync(new URL(part, folder))
      .filter(name => name.endsWith('.ts'))
      .map(name => part + name),
  );
  const code = files.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const page = readFileSync(new URL('../kernel.md', folder), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.trimEnd());
  expect(blocks.length).toBeGreaterThan(5);
  const lines = (text: string): string =>
    text
      .split('\n')
      .map(line => line.trim())
      .join('\n');
  expect(blocks.filter(block => !lines(code).includes(lines(block)))).toEqual([]);
});

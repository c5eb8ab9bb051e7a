import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { type Game, askOf, count, has, mask, nth, readAnswer, readRecord, replay } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { dailyOf, puzzlesOf } from '../src/practise/found.ts';
import { Riddle } from '../src/practise/riddle.ts';
import { nameOf } from '../src/repertoire/puzzles.ts';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];

describe.each(GAMES.map(game => [game.id, game] as const))('puzzles of %s', (id, game) => {
  test('there are enough of them, none twice, and not all ask the same', async () => {
    const puzzles = await puzzlesOf(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(12);
    expect(new Set(puzzles.map(nameOf)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ why }) => why)).size).toBeGreaterThan(1);
  });

  test('each is a question of its game with one clear best answer', async () => {
    for (const { record, seat, why, answers, given } of await puzzlesOf(id)) {
      const s = replay(game, readRecord(record, [game]).record);
      const ask = askOf(s, seat);
      expect(ask?.why).toBe(why);
      if (!ask) return;
      for (const { answer } of [...answers, { answer: given }]) {
        const [who, items] = readAnswer(game, answer, 0);
        expect(who).toBe(seat);
        expect(has(ask, items)).toBe(true);
      }
      const [best, ...others] = answers;
      expect(others.length).toBeGreaterThan(0);
      expect(best?.answer).not.toBe(given);
      for (const { behind, margin } of others) expect(behind - margin).toBeGreaterThan(0.02);
    }
  });

  test('its seat sees what it saw then, answers once, and nothing comes of it', async () => {
    const [puzzle] = await puzzlesOf(id);
    if (!puzzle) throw new Error('there is none');
    const riddle = new Riddle(game, puzzle, ['Anna', 'Ben', 'Cleo', 'Dirk'].slice(0, puzzle.record.seats));
    const { question, told } = riddle;
    expect(question.table).toEqual(mask(game, replay(game, puzzle.record), puzzle.seat));
    const { ask } = question;
    const best = told[0]?.answer;
    if (!ask || !best) throw new Error('nobody is asked');
    const wrong = Array.from({ length: count(ask) }, (_, i) => nth(ask, i)).find(
      answer => answer.join() !== best.join(),
    );
    riddle.answer(wrong ?? []);
    expect(riddle.isRight).toBe(false);
    expect(riddle.view.value.ask).toBeUndefined();
    riddle.answer(best);
    expect(riddle.isRight).toBe(false);
    riddle.again();
    riddle.answer(best);
    expect(riddle.isRight).toBe(true);
    expect(riddle.view.value.table).toEqual(question.table);
  });

  test('every day has its own, and all come in turn', async () => {
    const puzzles = await puzzlesOf(id);
    const days = Array.from({ length: puzzles.length }, (_, i) =>
      dailyOf(puzzles, new Date(2026, 10, 18 + i)),
    );
    expect(new Set(days).size).toBe(puzzles.length);
    expect(dailyOf(puzzles, new Date(2026, 10, 18, 0, 1))).toBe(
      dailyOf(puzzles, new Date(2026, 10, 18, 23, 59)),
    );
  });
});

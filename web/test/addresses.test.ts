import { beforeEach, describe, expect, test } from 'vitest';
import { hashOfLearning, parseLearning } from '../src/learn/places.ts';
import { cardAddress, questionAddress, ruleAddress } from '../src/ui/addresses.ts';
import { leaveTable, noteTable, noteWay, tableSeen, whence } from '../src/ui/whence.ts';

describe('addresses of rules and cards', () => {
  test.each([
    [ruleAddress('vienna.agent.price'), ['rules', 'vienna', 'agent.price']],
    [questionAddress('hamburg.useII'), ['rules', 'hamburg', 'at.useII']],
    [cardAddress('estoril', 'attache'), ['cards', 'estoril', 'attache']],
    [cardAddress('vienna'), ['cards', 'vienna']],
    ['#/learn', []],
    ['#/learn/lessons/vienna-first', ['lessons', 'vienna-first']],
  ])('%s', (hash, path) => {
    expect(parseLearning(hash)).toEqual({ at: 'learn', path });
    expect(hashOfLearning(path)).toBe(hash);
  });

  test('nothing else is one', () => {
    for (const hash of ['#/', '#/rulesx', '#/table/rules', '#/rules//x', '#/learn?x'])
      expect(parseLearning(hash)).toBeUndefined();
  });
});

describe('the way back to a table', () => {
  beforeEach(() => {
    leaveTable();
    noteWay('', '#/');
  });

  test('leads from whatever is read to the table that was left', () => {
    noteTable('vienna', [1001, 1042]);
    noteWay('#/table/abc', '#/rules/vienna/agent.price');
    leaveTable();
    noteWay('#/rules/vienna/agent.price', '#/cards/vienna');
    expect(whence.value?.address).toBe('#/table/abc');
    // Only faces that were seen.
    expect(tableSeen('vienna')).toEqual(new Set([1001, 1042]));
    expect(tableSeen('hamburg')).toBeUndefined();
  });

  test('is forgotten elsewhere, and there is none from the lobby', () => {
    noteTable('vienna', []);
    noteWay('#/table/abc', '#/rules/vienna');
    noteWay('#/rules/vienna', '#/games');
    expect(whence.value).toBeUndefined();
    leaveTable();
    noteWay('#/', '#/rules/vienna');
    expect(whence.value).toBeUndefined();
  });
});

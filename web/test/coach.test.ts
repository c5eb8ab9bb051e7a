/** Who is new to a game is helped: known mistakes, levels of bots, lessons for what is switched on. */
import { FACES, SLOTS, estoril, slotItem, slotName } from '@kaffeehaus/estoril';
import { type Hamburg, hamburg } from '@kaffeehaus/hamburg';
import {
  type Ask,
  FIRST,
  type Game,
  type Options,
  type State,
  one,
  readAnswer,
  readRecord,
} from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { LANGS } from '@kaffeehaus/words';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

import { readCoaching } from '../src/learn/coaching.ts';
import { lessonNamed } from '../src/learn/lessons.ts';
import { MISTAKES as inEstoril } from '../src/learn/mistakes/estoril.ts';
import { MISTAKES as inHamburg } from '../src/learn/mistakes/hamburg.ts';
import { MISTAKES as inVienna } from '../src/learn/mistakes/vienna.ts';
import type { Given, Mistake } from '../src/learn/mistakes/mistake.ts';
import { offersFor } from '../src/learn/offers.ts';
import { Schooling } from '../src/learn/schooling.ts';
import { Watchful } from '../src/learn/watchful.ts';
import type { Found } from '../src/repertoire/games.ts';
import { adviceFor } from '../src/repertoire/level.ts';
import type { View } from '../src/seat/view.ts';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];

/** A table of a lesson at one of its steps, as the learner sees it. */
const standing = (id: string, step: number): { game: Game; view: View } => {
  const lesson = lessonNamed(id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  const { game, record } = readRecord(lesson.record, GAMES);
  const taken = record.answers.filter(line => line.startsWith('1:'));
  const room = new Schooling({ game, lesson, record }, ['You'], { pace: () => 0 }, { step, taken });
  return { game, view: room.view.peek() as View };
};

const made = (mistakes: readonly Mistake[], view: View, given: readonly Given[]): readonly string[] =>
  mistakes.filter(({ isMade }) => isMade(view, given)).map(({ id }) => id);

/** What the learner would answer now, in words. */
const answering = ({ game, view }: { game: Game; view: View }, words: string): Given[] => [
  { ask: view.ask as Ask, answer: readAnswer(game, `1: ${words}`.trimEnd(), 1)[1] },
];

describe('known mistakes', () => {
  test('Vienna: a filled drawer while another is empty', () => {
    const now = standing('vienna-first', 11);
    expect(now.view.ask?.why).toBe('vienna.drawer');
    expect(made(inVienna, now.view, answering(now, 'drawer-1'))).toEqual(['vienna.drawer']);
    expect(made(inVienna, now.view, answering(now, 'drawer-2'))).toEqual([]);
  });

  test('Vienna: an agent moved while there are some in the supply', () => {
    const now = standing('vienna-first', 12);
    const [first] = answering(now, 'theater-an-der-wien');
    const from = (words: string): Given => ({
      ask: one(0, 'vienna.origin', []),
      answer: readAnswer(now.game, `1: ${words}`, 1)[1],
    });
    expect(made(inVienna, now.view, [first as Given, from('ruprechtskirche')])).toEqual(['vienna.moving']);
    expect(made(inVienna, now.view, [first as Given, from('supply')])).toEqual([]);
  });

  test('Vienna: an ability that is skipped', () => {
    const now = standing('vienna-first', 6);
    expect(made(inVienna, now.view, answering(now, ''))).toEqual(['vienna.ability']);
    expect(made(inVienna, now.view, answering(now, '054'))).toEqual([]);
  });

  test('Vienna: a mission accepted in the last round', () => {
    const now = standing('vienna-missions', 4);
    expect(made(inVienna, now.view, answering(now, 'A-22'))).toEqual([]);
    const table = { ...now.view.table, ending: 1 } as State;
    expect(made(inVienna, { ...now.view, table }, answering(now, 'A-22'))).toEqual(['vienna.lastMission']);
  });

  test('Hamburg: a cheap step that is left, and a building that is not used', () => {
    const advance = standing('hamburg-first', 4);
    expect(made(inHamburg, advance.view, answering(advance, ''))).toEqual(['hamburg.advance']);
    expect(made(inHamburg, advance.view, answering(advance, 'yes'))).toEqual([]);
    const dear = { ...advance.view.table, dice: [2, 2, 4, 6, 3, 4] } as State;
    expect(made(inHamburg, { ...advance.view, table: dear }, answering(advance, ''))).toEqual([]);
    const use: Given = { ask: { ...one(0, 'hamburg.use', []), min: 0 }, answer: [] };
    expect(made(inHamburg, advance.view, [use])).toEqual(['hamburg.unused']);
  });

  test('Hamburg: a hazard that strikes with its next step, and a last card that could push it back', () => {
    const now = standing('hamburg-first', 7);
    const [card] = answering(now, '258');
    const doing = (word: string): Given => ({
      ask: one(0, 'hamburg.action', []),
      answer: readAnswer(now.game, `1: ${word}`, 1)[1],
    });
    const hazards = [0, 0, 0, 2, 0, 0, 0, 0, 0, 0];
    const late = { ...(now.view.table as Hamburg), laps: 1, hazards };
    const view = { ...now.view, table: late as State };
    expect(made(inHamburg, view, [card as Given, doing('build')])).toEqual(['hamburg.hazard']);
    expect(made(inHamburg, view, [card as Given, doing('reduce')])).toEqual([]);
    expect(made(inHamburg, now.view, [card as Given, doing('build')])).toEqual([]);
  });

  test('Estoril: an assassin in the church, or where it acts late', () => {
    const { view } = standing('estoril-first', 3);
    const assassin = FIRST + 1 + FACES.findIndex(({ symbols }) => symbols.includes('assassin'));
    const other = FIRST + 1 + FACES.findIndex(({ symbols }) => !symbols.includes('assassin'));
    const placing = (slot: string, tile: number): Given[] => [
      {
        ask: one(0, 'estoril.slot', []),
        answer: [slotItem(SLOTS.findIndex((_, i) => slotName(i) === slot))],
      },
      { ask: one(0, 'estoril.tile', []), answer: [tile] },
    ];
    expect(made(inEstoril, view, placing('church-I', assassin))).toEqual(['estoril.church']);
    expect(made(inEstoril, view, placing('palacio-III', assassin))).toEqual(['estoril.late']);
    expect(made(inEstoril, view, placing('palacio-I', assassin))).toEqual([]);
    expect(made(inEstoril, view, placing('church-I', other))).toEqual([]);
  });

  test('are told when they are made again, once a game, and not where nobody wants to hear it', async () => {
    const now = standing('vienna-first', 6);
    const skipping = answering(now, '');
    let isOn = true;
    const game = async (): Promise<Watchful> => {
      const watchful = new Watchful(() => isOn);
      await watchful.bring({ id: 'vienna' });
      return watchful;
    };
    const first = await game();
    expect(first.objects(now.view, skipping)).toBe(false);
    expect(first.objects(now.view, skipping)).toBe(true);
    expect(first.tip.value?.text.key).toBe('learn.mistake.vienna.ability');
    expect(first.objects(now.view, skipping)).toBe(false);
    expect(first.tip.value).toBeUndefined();
    expect((await game()).objects(now.view, skipping)).toBe(true);
    isOn = false;
    expect((await game()).objects(now.view, skipping)).toBe(false);
  });
});

describe('how strong bots should be', () => {
  const played = (level: string, won: boolean, more: object = {}): Found =>
    ({
      kept: { sitters: ['person', level], ...more },
      game: { id: 'vienna' },
      over: true,
      leads: [won ? 0 : 1],
    }) as unknown as Found;
  const advised = (...games: readonly Found[]): string => adviceFor('vienna', games, false).level;

  test('easy for whoever is new, then as the last games went', () => {
    expect(adviceFor('vienna', [], true).level).toBe('easy');
    expect(advised()).toBe('normal');
    expect(advised(played('easy', true))).toBe('easy');
    expect(advised(played('easy', true), played('easy', false), played('easy', true))).toBe('normal');
    expect(advised(played('normal', false), played('normal', false), played('normal', false))).toBe('easy');
    expect(advised(played('easy', false), played('easy', false), played('easy', false))).toBe('easy');
    expect(advised(played('hard', true), played('hard', true))).toBe('hard');
  });

  test('tables of lessons and tables of several people say nothing', () => {
    expect(advised(played('easy', true, { lesson: 'vienna-first' }))).toBe('normal');
    expect(advised(played('person', true))).toBe('normal');
  });
});

test('what is chosen for the first time has a lesson', () => {
  const offers = (game: string, before: Options, now: Options): readonly string[] =>
    offersFor(game, { options: before, seats: 2 }, { options: now, seats: 2 });
  expect(offers('vienna', { version: 'intro' }, { version: 'full' })).toEqual(['vienna-missions']);
  expect(offers('vienna', { version: 'full' }, { version: 'full', thirdMan: true })).toEqual([
    'vienna-third-man',
  ]);
  const expansions = ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'];
  const all = offers('hamburg', { expansions: [] }, { expansions });
  expect(all).toHaveLength(6);
  for (const lesson of all) expect(lessonNamed(lesson)).toBeDefined();
  expect(offers('hamburg', { expansions }, { expansions: [] })).toEqual([]);
});

test('whoever sits down alone in Hamburg is offered the lesson for it', () => {
  const seats = (n: number) => ({ options: { expansions: [] }, seats: n });
  expect(offersFor('hamburg', seats(2), seats(1))).toEqual(['hamburg-solo']);
  expect(offersFor('hamburg', seats(1), seats(2))).toEqual([]);
  expect(offersFor('hamburg', seats(2), seats(3))).toEqual([]);
  expect(lessonNamed('hamburg-solo')).toBeDefined();
});

test('what somebody wants explained is read back, as far as it makes sense', () => {
  expect(readCoaching('{')).toEqual({ wanted: {}, told: [], mistakes: {}, offered: [] });
  const found = readCoaching('{"wanted":{"vienna":true,"hamburg":2},"told":["a",1],"mistakes":{"b":1}}');
  expect(found).toEqual({ wanted: { vienna: true }, told: ['a'], mistakes: { b: 1 }, offered: [] });
});

test.each(LANGS)('there is a text for every known mistake in %s', lang => {
  const { has } = wordsOf(lang);
  for (const { id } of [...inVienna, ...inHamburg, ...inEstoril])
    expect(has(`learn.mistake.${id}`)).toBe(true);
});

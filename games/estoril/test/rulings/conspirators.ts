/** Conspirators and rewards. */
import { expect } from 'vitest';
import { WATCHER } from '@kaffeehaus/kernel';
import { STACK } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { item, scene, words } from '../scene.ts';
import type { Scene } from '../scene.ts';

const SECOND = ['needle-2', 'swan-2', 'rooster-2', 'umbrella-2', 'cipher-2', 'anchor-2'];
const FIRST = SECOND.map(tile => tile.replace('-2', '-1'));
/** For church, palacio, beach, station, casino, boca, then what is drawn. */
const TOP = ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta', 'winter', 'paprika', 'banner'];

const conspire = (where: string, tile = 'cipher-1'): Scene =>
  scene({ stack: TOP, hands: [[...FIRST, 'threshold', 'mastiff'], SECOND] })
    .rewards()
    .place(0, where, tile)
    .resolve(where.split('-')[0]!);

shows('E-13', 'the owner says that he conspires, alone sees what he drew, and chooses', () => {
  const t = conspire('beach-I').offers(0, 'estoril.symbol', ['conspirator']).optional(0);
  const size = t.s.zones[STACK]!.length;
  t.answer(0, 'conspirator').offers(0, 'estoril.reward', ['keep', 'swap']);
  expect([0, 1, WATCHER].map(viewer => t.sees(viewer, 'stack-top'))).toEqual(['winter', 'back', 'back']);
  t.answer(0, 'keep').quiet();
  expect([0, 1, WATCHER].map(viewer => t.sees(viewer, 'stack-bottom'))).toEqual(['winter', 'back', 'back']);
  expect([t.at('taken-1'), t.s.zones[STACK]!.length]).toEqual(['castle', size]);

  const swap = conspire('beach-I').answer(0, 'conspirator').answer(0, 'swap').quiet();
  for (const viewer of [0, 1, WATCHER])
    expect([swap.sees(viewer, 'taken-1'), swap.sees(viewer, 'stack-bottom')]).toEqual(['winter', 'castle']);
  expect(swap.s.zones[STACK]!.length).toBe(size);
});

shows('E-45', 'a top-secret reward is up by then, and a swapped one lies face up too', () => {
  const t = conspire('palacio-I').answer(0, 'conspirator');
  for (const viewer of [1, WATCHER]) expect(t.sees(viewer, 'palacio-reward')).toBe('eagle');
  t.tell(0, { do: 'choose', slot: 3 }).answer(0, 'swap');
  for (const viewer of [1, WATCHER]) expect(t.sees(viewer, 'palacio-reward')).toBe('winter');
});

shows('E-46', 'two symbols are two full uses: the second meets the reward as it is then', () => {
  const t = conspire('beach-I', 'threshold').answer(0, 'conspirator').answer(0, 'swap');
  t.offers(0, 'estoril.symbol', ['conspirator']).optional(0).answer(0, 'conspirator');
  expect(words(t.ask(0, 'estoril.reward').about)).toBe('winter');
  expect(t.sees(0, 'stack-top')).toBe('paprika');
  t.answer(0, 'swap').quiet();
  expect([t.at('taken-1'), t.sees(WATCHER, 'stack-bottom')]).toEqual(['paprika', 'winter']);
});

shows('E-47', 'using is optional, but after the draw one of the two must be the reward', () => {
  conspire('beach-I').optional(0).answer(0).quiet();
  conspire('beach-I').answer(0, 'conspirator').optional(0, false);
});

shows('rule', 'a conspirator decides about one reward: of no other place, and about no tile', () => {
  const t = conspire('beach-I').answer(0, 'conspirator');
  t.refuses(0, 'casino-reward', 'estoril.conspirator.place');
  t.refuses(0, 'beach-I', 'estoril.conspirator.reward').refuses(0, 'casino-I', 'estoril.conspirator.reward');
});

shows('rule', 'with an empty stack a conspirator is not asked', () => {
  const t = scene({ stack: TOP.slice(0, 6), all: true })
    .rewards()
    .place(0, 'beach-I', 'cipher-1');
  t.resolve('beach').quiet();
});

shows('E-57', 'a won reward goes to the hand at once, seen by all, and is not placed this round', () => {
  const t = scene({ stack: TOP }).rewards().place(0, 'church-I', 'anchor-1').resolve('church');
  for (const viewer of [0, 1, WATCHER]) expect(t.sees(viewer, 'taken-1')).toBe('wheel');
  t.tell(0, { do: 'tile', slot: 0 });
  expect(t.ask(0, 'estoril.tile').of).not.toContain(item('wheel'));
  t.tell(0, { do: 'takeBack' }, { do: 'tile', slot: 0 });
  expect(t.ask(0, 'estoril.tile').of).toContain(item('wheel'));
});

shows(
  'rule',
  'an award: highest total, then lowest numeral; strength 0 can win; nobody there, under the stack',
  () => {
    const sum = scene().rewards().place(0, 'beach-I', 'umbrella-1').place(0, 'beach-III', 'anchor-1');
    sum.place(1, 'beach-II', 'anchor-2').resolve('beach').answer(0);
    expect(sum.won('beach')).toBe('1 with 3');
    const tie = scene()
      .rewards()
      .place(0, 'beach-II', 'anchor-1')
      .place(1, 'beach-I', 'anchor-2')
      .resolve('beach');
    expect(tie.won('beach')).toBe('2 with 2');
    const zero = scene().rewards().place(0, 'beach-III', 'rooster-1').resolve('beach');
    expect(zero.won('beach')).toBe('1 with 0');
    const empty = scene({ stack: TOP }).rewards().resolve('beach');
    expect([empty.won('beach'), empty.sees(WATCHER, 'stack-bottom')]).toEqual(['nobody', 'castle']);
  },
);

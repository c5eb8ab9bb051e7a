/** What is known, forgotten and remembered. The table of all cases stands in knowledge.test.ts. */
import { expect } from 'vitest';
import { WATCHER, mask, retract } from '@kaffeehaus/kernel';
import { FACES, discards, estoril, handSize } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { item, opening, scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const FIRST_HAND = 'anchor-1 cipher-1 needle-1 rooster-1 swan-1 umbrella-1';

shows(
  'E-15',
  'a tile seen on its way under the stack is known when it comes up, to exactly those who saw it',
  () => {
    const t = scene({
      seats: 3,
      grid: ['palacio', 'beach', 'atlantico', 'station', 'casino', 'boca'],
      stack: ['wheel', 'castle', 'thorn', 'metro', 'siesta', 'winter', 'eagle'],
      all: true,
    }).rewards();
    t.place(0, 'palacio-I', 'cipher-1').resolve('palacio').answer(0, 'conspirator').answer(0, 'keep');
    t.resolve('beach', 'atlantico', 'station', 'casino', 'boca').tell(
      0,
      { do: 'takeBack' },
      { do: 'rewards' },
    );
    expect([0, 1, 2, WATCHER].map(viewer => t.sees(viewer, 'palacio-reward'))).toEqual([
      'eagle',
      'back',
      'back',
      'back',
    ]);
    for (const viewer of [0, 1, 2, WATCHER]) expect(t.sees(viewer, 'atlantico-reward')).toBe('thorn');
  },
);

shows('E-28', 'pools are public and sorted, their spread over hand and face-down slots is not', () => {
  const t = scene().rewards().place(0, 'church-I', 'needle-1').place(0, 'beach-I', 'swan-1');
  for (const viewer of [1, WATCHER]) {
    expect(t.sees(viewer, 'pool-1')).toBe(FIRST_HAND);
    expect(t.sees(viewer, 'church-I')).toBe('back');
    expect(t.sees(viewer, 'hand-1')).toBe('back back back back');
    expect(handSize(mask(estoril, t.s, viewer), 0)).toBe(4);
  }
  t.look(1, 'church-III').answer(1, 'church-I');
  expect(t.sees(1, 'church-I')).toBe('needle-1');
  expect(t.sees(1, 'pool-1')).toBe(FIRST_HAND);
});

shows('E-31', 'reward and tiles of the place reached are turned up together, before anybody acts', () => {
  const t = scene({ stack: ['wheel', 'eagle'] }).rewards();
  t.place(0, 'palacio-II', 'needle-1').place(1, 'palacio-III', 'anchor-2').place(1, 'station-I', 'swan-2');
  const from = t.events.length;
  t.resolve('palacio').offers(0, 'estoril.assassin', ['palacio-III']);
  expect(t.heard(WATCHER, from)).toEqual([
    'reached palacio',
    'rewardShown Walther Schönberg',
    'shown 1 palacio-II Abigail Stone',
    'shown 2 palacio-III Zé Pescador',
  ]);
  expect(t.sees(0, 'station-I')).toBe('back');
  expect(t.sees(0, 'casino-reward')).toBe('back');
});

shows('E-49', 'a tile that somebody had looked at is public once it is lured', () => {
  const t = scene({ seats: 3 }).rewards().place(1, 'casino-I', 'rooster-2').place(0, 'beach-I', 'swan-1');
  t.look(2, 'casino-III').answer(2, 'casino-I');
  expect([0, 2, WATCHER].map(viewer => t.sees(viewer, 'casino-I'))).toEqual(['back', 'rooster-2', 'back']);
  t.resolve('beach').answer(0, 'casino-I').answer(0, 'beach-III');
  for (const viewer of [0, 2, WATCHER]) expect(t.sees(viewer, 'beach-III')).toBe('rooster-2');
});

shows('E-50', 'a reward somebody had looked at is up before anybody conspires', () => {
  const t = scene({ stack: ['wheel', 'eagle'] }).rewards();
  t.place(1, 'palacio-I', 'cipher-2').look(0, 'palacio-III').answer(0, 'palacio-reward').resolve('palacio');
  for (const viewer of [0, 1, WATCHER]) expect(t.sees(viewer, 'palacio-reward')).toBe('eagle');
  t.answer(1, 'conspirator').answer(1, 'swap');
  for (const viewer of [0, 1, WATCHER]) expect(t.sees(viewer, 'stack-bottom')).toBe('eagle');
});

shows('E-51', 'tiles return to the hand known as a set, and where they lie next is secret again', () => {
  const t = scene({ stack: ['wheel'] })
    .rewards()
    .place(0, 'church-I', 'needle-1')
    .resolve('church');
  t.tell(0, { do: 'takeBack' });
  expect(t.sees(1, 'pool-1')).toBe(`${FIRST_HAND} wheel`);
  t.place(0, 'church-I', 'needle-1');
  expect([t.sees(0, 'church-I'), t.sees(1, 'church-I')]).toEqual(['needle-1', 'back']);
});

const overfull = (): Scene =>
  scene({
    seats: 3,
    hands: [
      [...FIRST_HAND.split(' '), 'wheel', 'eagle'],
      [...FIRST_HAND.replaceAll('-1', '-2').split(' '), 'castle'],
      FIRST_HAND.replaceAll('-1', '-3').split(' '),
    ],
  }).tell(0, { do: 'discard' });

shows('E-29', 'discards are chosen unseen and shown together', () => {
  const t = overfull();
  t.answer(0, 'wheel', 'needle-1');
  for (const viewer of [1, 2, WATCHER]) {
    expect(t.sees(viewer, 'discards-1')).toBe('-');
    const view = mask(estoril, t.s, viewer);
    expect(JSON.stringify([view.given[0], view.wait[0]])).not.toMatch(/10\d\d/);
  }
  retract(t.s, 0);
  t.answer(1, 'castle');
  expect(t.asked()).toEqual(['1:estoril.discard']);
  t.answer(0, 'eagle', 'anchor-1');
  for (const viewer of [0, 1, 2, WATCHER])
    expect([t.sees(viewer, 'discards-1'), t.sees(viewer, 'discards-2')]).toEqual([
      'anchor-1 eagle',
      'castle',
    ]);
});

shows('E-58', 'exactly down to six; who has no more is not asked', () => {
  const t = overfull();
  expect(t.asked()).toEqual(['1:estoril.discard', '2:estoril.discard']);
  expect([t.ask(0, 'estoril.discard').min, t.ask(0, 'estoril.discard').max]).toEqual([2, 2]);
  t.offers(1, 'estoril.discard', [...FIRST_HAND.replaceAll('-1', '-2').split(' '), 'castle']);
  expect(() => t.answer(0, 'wheel')).toThrow('not an answer');
  t.answer(0, 'wheel', 'eagle').answer(1, 'needle-2');
  expect([0, 1, 2].map(seat => handSize(t.s, seat))).toEqual([6, 6, 6]);
  const later = overfull();
  later.put(item('thorn'), discards(0)).put(item('metro'), discards(1));
  for (const tile of ['thorn', 'metro']) later.refuses(0, tile, 'estoril.discard.pile');
});

shows('E-61', 'a spectator sees what is public, and after the end everything', () => {
  const t = opening(3);
  while (t.s.round < 3) {
    const ask = t.s.wait.find((_, i) => t.s.given[i] === null)!;
    t.answer(ask.seat, ...t.answers(ask.seat).at(-1)!.split(' ').filter(Boolean));
  }
  const view = mask(estoril, t.s, WATCHER);
  for (const field of ['grid', 'turned', 'missions', 'stones', 'supply', 'dice', 'round', 'first'] as const)
    expect(view[field]).toEqual(t.s[field]);
  expect(view.zones.map(cards => cards.length)).toEqual(t.s.zones.map(cards => cards.length));
  for (const seat of [1, 2, 3]) {
    expect(t.sees(WATCHER, `hand-${seat}`)).toMatch(/^(back ?)+$/);
    expect(t.sees(WATCHER, `pool-${seat}`)).toBe(t.sees(seat - 1, `pool-${seat}`));
    expect(t.sees(WATCHER, `discards-${seat}`)).toBe(t.at(`discards-${seat}`));
  }
  expect(view.rng.key).toEqual([]);
});

shows('numbering', 'the starters of empty seats lie nowhere', () => {
  for (const seats of [2, 3, 4]) {
    const cards = opening(seats).s.zones.flat();
    expect(cards.length).toBe(27 + 6 * seats);
    expect(new Set(cards).size).toBe(cards.length);
  }
  expect(FACES).toHaveLength(51);
});

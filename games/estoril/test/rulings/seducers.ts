/** Seducers: whom they lure, where to, and what that changes. */
import { expect } from 'vitest';
import { WATCHER } from '@kaffeehaus/kernel';
import { strengthOn } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { scene, slot } from '../scene.ts';
import type { Scene } from '../scene.ts';

const SECOND = ['needle-2', 'swan-2', 'rooster-2', 'umbrella-2', 'cipher-2', 'anchor-2'];
const FIRST = SECOND.map(tile => tile.replace('-2', '-1'));

shows('E-09', 'tiles may be lured from a resolved place; its award stands', () => {
  const t = scene({ stack: ['wheel'] })
    .rewards()
    .place(0, 'church-I', 'anchor-1')
    .place(1, 'beach-I', 'swan-2');
  t.resolve('church').resolve('beach').offers(1, 'estoril.seducer', ['church-I']).answer(1, 'church-I');
  t.answer(1, 'beach-II');
  expect([t.won('church'), t.won('beach')]).toEqual(['1 with 2', '1 with 2']);
  expect(t.at('taken-1')).toContain('wheel');
});

shows('E-10', 'a lured tile acts if its new numeral is still to come', () => {
  const t = scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'casino-I', 'needle-2');
  t.resolve('beach').answer(0, 'casino-I').answer(0, 'beach-III');
  t.offers(1, 'estoril.assassin', ['beach-I']).answer(1, 'beach-I').quiet();
  expect([t.at('taken-1'), t.won('beach')]).toEqual(['swan-1', '2 with 0']);
});

shows('E-11', 'a tile lured away takes no part where it was', () => {
  const t = scene({ stack: ['wheel', 'eagle', 'castle', 'thorn', 'metro'] }).rewards();
  t.place(0, 'beach-I', 'swan-1').place(1, 'casino-I', 'anchor-2');
  t.resolve('beach').answer(0, 'casino-I').answer(0, 'beach-III').resolve('casino').quiet();
  expect(t.won('casino')).toBe('nobody');
  expect(t.sees(WATCHER, 'stack-bottom')).toBe('metro');
});

shows('E-12', 'the favour of a place goes to lured tiles too', () => {
  const t = scene().rewards().place(0, 'palacio-I', 'swan-1').place(1, 'station-I', 'swan-2');
  t.resolve('palacio').answer(0, 'station-I').answer(0, 'palacio-II').quiet();
  expect([strengthOn(t.s, slot('palacio-II')), t.won('palacio')]).toEqual([2, '1 with 2']);
  const grid = ['church', 'beach', 'atlantico', 'palacio', 'station', 'boca'];
  const german = scene({ grid }).rewards().place(0, 'atlantico-I', 'swan-1').place(1, 'beach-I', 'cipher-2');
  german.resolve('atlantico').answer(0, 'beach-I').answer(0, 'atlantico-III').answer(1);
  expect(german.won('atlantico')).toBe('2 with 2');
});

shows('E-33', 'the seducer’s owner names the tile, then a free slot of his place', () => {
  const t = scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'casino-I', 'anchor-2');
  t.place(1, 'church-I', 'needle-2').place(1, 'palacio-I', 'rooster-2').place(1, 'beach-III', 'cipher-2');
  t.resolve('beach').offers(0, 'estoril.seducer', ['church-I', 'casino-I']).optional(0);
  t.refuses(0, 'palacio-I', 'estoril.seducer.adjacent').refuses(0, 'beach-III', 'estoril.seducer.adjacent');
  t.refuses(0, 'casino-II', 'estoril.target.empty').refuses(0, 'casino-reward', 'estoril.target.reward');
  // Only one slot is free, so that is not asked.
  t.answer(0, 'casino-I');
  expect(t.at('beach-II')).toBe('anchor-2');
  const wide = scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'casino-I', 'anchor-2');
  wide.resolve('beach').answer(0, 'casino-I').offers(0, 'estoril.lure', ['beach-II', 'beach-III']);
  wide.optional(0, false).refuses(0, 'beach-I', 'estoril.lure.taken');
  wide.refuses(0, 'casino-II', 'estoril.lure.place');
});

shows('E-33', 'without a free slot or a neighbour a seducer is not asked', () => {
  const full = scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'beach-II', 'anchor-2');
  full.place(1, 'beach-III', 'rooster-2').place(1, 'casino-I', 'cipher-2').resolve('beach').quiet();
  scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'boca-I', 'anchor-2').resolve('beach').quiet();
});

shows('E-34', 'a lured seducer lures in its turn; numerals only go forward', () => {
  const t = scene({ hands: [FIRST, [...SECOND, 'nightingale']] }).rewards();
  t.place(0, 'station-I', 'swan-1').place(1, 'boca-I', 'nightingale').place(1, 'palacio-I', 'swan-2');
  t.resolve('station').answer(0, 'boca-I').answer(0, 'station-III');
  t.offers(1, 'estoril.seducer', ['palacio-I']).answer(1, 'palacio-I').quiet();
  expect([t.at('station-II'), t.at('station-III')]).toEqual(['swan-2', 'nightingale']);
});

shows('E-35', 'a tile may act on every place where its numeral is reached', () => {
  const t = scene().rewards().place(1, 'palacio-II', 'cipher-2').place(0, 'station-I', 'swan-1');
  t.resolve('palacio')
    .offers(1, 'estoril.symbol', ['conspirator'])
    .answer(1, 'conspirator')
    .answer(1, 'keep');
  t.resolve('station').answer(0, 'palacio-II').answer(0, 'station-III');
  t.offers(1, 'estoril.symbol', ['conspirator']);
});

shows('E-36', 'lured to a passed numeral a tile does not act, but counts, also for ties', () => {
  const t = scene().rewards().place(0, 'station-II', 'swan-1').place(1, 'palacio-I', 'umbrella-2');
  t.resolve('station').answer(0, 'palacio-I').answer(0, 'station-I').quiet();
  expect(t.won('station')).toBe('2 with 1');
});

shows('E-37', 'the old place counts what is left, and its slot may be filled by a seducer there', () => {
  const t = scene().rewards().place(0, 'beach-I', 'swan-1').place(1, 'casino-I', 'anchor-2');
  t.place(1, 'casino-II', 'swan-2').resolve('beach').answer(0, 'casino-I').answer(0, 'beach-II');
  t.resolve('casino').offers(1, 'estoril.seducer', ['beach-I', 'beach-II']).answer(1, 'beach-I');
  t.offers(1, 'estoril.lure', ['casino-I', 'casino-III']).answer(1, 'casino-I');
  expect([t.at('casino-I'), t.at('casino-II')]).toEqual(['swan-1', 'swan-2']);
});

/** Seat 1 lures a tile of equal strength onto a numeral of the Boca do Inferno. */
const lureToBoca = (numeral: string): Scene =>
  scene()
    .rewards()
    .place(0, 'boca-II', 'swan-1')
    .place(1, 'casino-I', 'umbrella-2')
    .resolve('boca')
    .answer(0, 'casino-I')
    .answer(0, `boca-${numeral}`);

shows('E-38', 'order and ties go by the slot a tile stands on now', () => {
  const low = lureToBoca('I');
  expect([low.sees(WATCHER, 'box'), low.won('boca')]).toEqual(['swan-1', '2 with 1']);
  const high = lureToBoca('III').answer(1);
  expect([high.sees(WATCHER, 'box'), high.won('boca')]).toEqual(['umbrella-2', '1 with 1']);
});

shows('E-39', 'a slot freed by an assassin is free at once', () => {
  const t = scene().rewards().place(0, 'beach-I', 'needle-1').place(0, 'beach-II', 'swan-1');
  t.place(1, 'beach-III', 'anchor-2').place(1, 'casino-I', 'rooster-2').resolve('beach');
  t.answer(0, 'beach-III').offers(0, 'estoril.seducer', ['casino-I']).answer(0, 'casino-I');
  expect(t.at('beach-III')).toBe('rooster-2');
});

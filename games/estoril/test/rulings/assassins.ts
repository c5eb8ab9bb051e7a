/** Assassins, diplomats, nationalists, and several symbols on one tile. */
import { expect } from 'vitest';
import { WATCHER } from '@kaffeehaus/kernel';
import { strengthOn } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { scene, slot } from '../scene.ts';
import type { Scene } from '../scene.ts';

const SECOND = ['needle-2', 'swan-2', 'rooster-2', 'umbrella-2', 'cipher-2', 'anchor-2'];
const FIRST = SECOND.map(tile => tile.replace('-2', '-1'));

shows(
  'E-02',
  'a nationalist counts compatriots on the place, by option also face-up ones on adjacent places',
  () => {
    const play = (nationalist: string): Scene => {
      const t = scene({
        options: { nationalist },
        grid: ['church', 'beach', 'atlantico', 'palacio', 'station', 'boca'],
        hands: [[...FIRST, 'banner', 'mastiff'], SECOND],
      }).rewards();
      t.place(0, 'beach-I', 'rooster-1').place(1, 'beach-II', 'anchor-2');
      t.place(0, 'atlantico-I', 'umbrella-1')
        .place(0, 'palacio-I', 'anchor-1')
        .place(0, 'station-I', 'banner');
      return t;
    };
    const strength = (t: Scene): number => strengthOn(t.s, slot('beach-I'));
    const narrow = play('place').resolve('beach');
    expect([strength(narrow), narrow.won('beach')]).toEqual([1, '2 with 2']);
    const wide = play('adjacent').resolve('beach');
    expect([strength(wide), wide.won('beach')]).toEqual([2, '1 with 2']);
    const resolved = play('adjacent').place(0, 'church-I', 'mastiff');
    expect(strength(resolved)).toBe(2);
    expect(strength(resolved.resolve('church'))).toBe(3);
  },
);

shows('E-03', 'nationalists count when strengths are compared: a shot compatriot does not', () => {
  const t = scene().rewards();
  t.place(0, 'beach-I', 'rooster-1').place(1, 'beach-II', 'anchor-2').place(1, 'beach-III', 'needle-2');
  t.resolve('beach').offers(1, 'estoril.assassin', ['beach-I', 'beach-II']).answer(1, 'beach-II').quiet();
  expect(t.won('beach')).toBe('1 with 0');
});

shows('E-04', 'a nationalist is not asked, the bonus is always there', () => {
  const t = scene().rewards().place(0, 'beach-I', 'rooster-1').place(0, 'beach-II', 'anchor-1');
  expect(t.resolve('beach').quiet().won('beach')).toBe('1 with 3');
});

shows('E-05', 'a diplomat protects any unprotected tile on the place, itself too', () => {
  const t = scene().rewards().place(0, 'beach-I', 'umbrella-1').place(1, 'beach-II', 'anchor-2');
  t.place(1, 'casino-I', 'swan-2');
  t.resolve('beach').offers(0, 'estoril.diplomat', ['beach-I', 'beach-II']).optional(0);
  t.refuses(0, 'casino-I', 'estoril.diplomat.place').refuses(0, 'beach-III', 'estoril.target.empty');
  t.refuses(0, 'beach-reward', 'estoril.target.reward');
  t.answer(0, 'beach-I').quiet();
  expect(t.s.guarded).toBe(1 << slot('beach-I'));
});

shows('E-06', 'protection holds against the own seducer too', () => {
  const t = scene().rewards().place(0, 'church-I', 'umbrella-1').place(0, 'church-II', 'anchor-1');
  t.place(0, 'beach-I', 'swan-1').resolve('church').answer(0, 'church-II').resolve('beach');
  t.offers(0, 'estoril.seducer', ['church-I']).refuses(0, 'church-II', 'estoril.target.guarded');
});

shows('E-07', 'an assassin can be shot before it acts', () => {
  const t = scene().rewards().place(0, 'beach-I', 'needle-1').place(1, 'beach-II', 'needle-2');
  t.resolve('beach').offers(0, 'estoril.assassin', ['beach-II']).answer(0, 'beach-II').quiet();
  expect([t.at('taken-2'), t.won('beach')]).toEqual(['needle-2', '1 with 0']);
});

shows('E-08', 'own tiles may be shot and lured; an assassin never aims at itself', () => {
  const t = scene().rewards().place(0, 'beach-I', 'needle-1').place(0, 'beach-II', 'anchor-1');
  t.place(1, 'beach-III', 'anchor-2').place(1, 'casino-I', 'swan-2').resolve('beach');
  t.offers(0, 'estoril.assassin', ['beach-II', 'beach-III']).refuses(0, 'beach-I', 'estoril.assassin.self');
  t.refuses(0, 'casino-I', 'estoril.assassin.place').refuses(0, 'beach-reward', 'estoril.target.reward');
  t.answer(0, 'beach-II');
  expect(t.at('taken-1')).toContain('anchor-1');
  const own = scene()
    .rewards()
    .place(0, 'beach-I', 'swan-1')
    .place(0, 'casino-I', 'anchor-1')
    .resolve('beach');
  own.offers(0, 'estoril.seducer', ['casino-I']).answer(0, 'casino-I').answer(0, 'beach-III').quiet();
  expect([own.at('beach-III'), own.won('beach')]).toEqual(['anchor-1', '1 with 3']);
});

shows(
  ['E-32', 'E-64'],
  'symbols are asked one by one, in the owner’s order; after “done” the rest is lost',
  () => {
    const play = (): Scene =>
      scene({ hands: [[...FIRST, 'samovar'], SECOND] })
        .rewards()
        .place(0, 'beach-I', 'samovar')
        .place(1, 'beach-II', 'anchor-2')
        .resolve('beach');
    const t = play().offers(0, 'estoril.symbol', ['assassin', 'diplomat']).optional(0);
    t.answer(0, 'diplomat').offers(0, 'estoril.diplomat', ['beach-I', 'beach-II']).optional(0, false);
    t.answer(0, 'beach-I')
      .offers(0, 'estoril.assassin', ['beach-II'])
      .optional(0)
      .answer(0, 'beach-II')
      .quiet();
    expect(t.at('taken-2')).toBe('anchor-2');
    play().answer(0).quiet();
    const other = play().answer(0, 'assassin');
    other.offers(0, 'estoril.diplomat', ['beach-I']).answer(0).quiet();
    expect(other.at('taken-2')).toBe('anchor-2');

    const alone = scene({ hands: [['samovar', 'anchor-1'], SECOND] })
      .rewards()
      .place(0, 'beach-I', 'samovar');
    alone.resolve('beach').offers(0, 'estoril.diplomat', ['beach-I']).answer(0, 'beach-I').quiet();
  },
);

shows('E-40', 'a shot tile and its stone go home; it is out of reach for the rest of the round', () => {
  const t = scene().rewards().place(0, 'beach-I', 'needle-1').place(1, 'beach-III', 'anchor-2');
  t.place(0, 'station-I', 'swan-1').place(1, 'boca-I', 'rooster-2');
  const stones = t.s.supply[1]!;
  t.resolve('beach').answer(0, 'beach-III');
  expect([t.at('taken-2'), t.at('beach-III'), t.s.supply[1]]).toEqual(['anchor-2', '-', stones + 1]);
  for (const viewer of [0, 1, WATCHER]) expect(t.sees(viewer, 'taken-2')).toBe('anchor-2');
  t.tell(1, { do: 'tile', slot: slot('church-I') });
  t.offers(1, 'estoril.tile', ['needle-2', 'swan-2', 'umbrella-2', 'cipher-2']);
  t.resolve('station').offers(0, 'estoril.seducer', ['beach-I', 'boca-I']);
});

shows('E-42', 'a diplomat protects from its own turn on, not before', () => {
  const late = scene().rewards().place(0, 'beach-I', 'needle-1').place(1, 'beach-II', 'umbrella-2');
  late.resolve('beach').answer(0, 'beach-II').quiet();
  expect(late.at('taken-2')).toBe('umbrella-2');
  const early = scene().rewards().place(1, 'beach-I', 'umbrella-2').place(0, 'beach-II', 'needle-1');
  early.resolve('beach').answer(1, 'beach-I').quiet();
  expect(early.at('beach-I')).toBe('umbrella-2');
});

shows('E-43', 'protection lasts to the end of the round, here and from later places', () => {
  const t = scene().rewards().place(1, 'station-I', 'umbrella-2').place(1, 'station-II', 'anchor-2');
  t.place(0, 'station-III', 'needle-1').place(0, 'boca-I', 'swan-1');
  t.resolve('station').answer(1, 'station-II').offers(0, 'estoril.assassin', ['station-I']);
  t.refuses(0, 'station-II', 'estoril.target.guarded').answer(0);
  t.resolve('boca').offers(0, 'estoril.seducer', ['station-I', 'station-III']);
  t.refuses(0, 'station-II', 'estoril.target.guarded').answer(0);
  expect(t.tell(0, { do: 'takeBack' }).s.guarded).toBe(0);
});

shows('E-44', 'an enemy tile may be protected, a protected one not again, and one may decline', () => {
  const t = scene({ hands: [[...FIRST, 'siesta'], SECOND] }).rewards();
  t.place(0, 'beach-I', 'siesta').place(1, 'beach-II', 'anchor-2').resolve('beach');
  t.answer(0, 'beach-II').offers(0, 'estoril.diplomat', ['beach-I']).optional(0);
  t.refuses(0, 'beach-II', 'estoril.diplomat.twice').answer(0).quiet();
  expect(t.s.guarded).toBe(1 << slot('beach-II'));
});

shows('E-41', 'at the church only pistols are void: the other symbol works, a pistol is not asked', () => {
  const t = scene({ hands: [[...FIRST, 'metro', 'samovar', 'winter'], SECOND] }).rewards();
  t.place(0, 'church-I', 'metro').place(0, 'church-II', 'samovar').place(1, 'church-III', 'anchor-2');
  t.resolve('church')
    .offers(0, 'estoril.symbol', ['conspirator'])
    .refuses(0, 'assassin', 'estoril.symbol.truce');
  t.answer(0, 'conspirator')
    .answer(0, 'keep')
    .offers(0, 'estoril.diplomat', ['church-I', 'church-II', 'church-III']);
  t.answer(0).quiet();
  const pistols = scene({ hands: [[...FIRST, 'winter'], SECOND] }).rewards();
  pistols.place(0, 'church-I', 'winter').place(0, 'church-II', 'needle-1').place(1, 'church-III', 'anchor-2');
  pistols.resolve('church').quiet();
});

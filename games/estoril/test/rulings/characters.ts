/** Every character: what is printed on it, and what it may do. */
import { expect } from 'vitest';
import { FACES, estoril, strengthOn } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { item, scene, slot } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Word, sex, nation, strength, points, symbols. */
const PRINTED: readonly string[] = [
  'mastiff M PT 2 2 assassin',
  'passport M PT 3 3 diplomat',
  'banner M PT 1 4 nationalist',
  'nightingale F PT 4 1 seducer',
  'ledger M PT 4 1 conspirator',
  'matinee M US 1 3 assassin',
  'attache M US 2 4 diplomat',
  'clipper F US 3 2 nationalist',
  'orchid F US 2 3 seducer',
  'switchboard F GB 1 4 conspirator',
  'bulldog M GB 4 2 diplomat',
  'curtain M GB 2 3 nationalist',
  'martini M GB 3 2 seducer',
  'chessboard M IT 5 1',
  'eagle M DE 4 1 nationalist',
  'lorelei F DE 1 4 seducer',
  'castle M DE 2 3 conspirator',
  'thorn F DE 1 3 assassin',
  'threshold M YU 3 1 conspirator conspirator',
  'winter M SU 1 1 assassin assassin',
  'samovar M SU 0 2 assassin diplomat',
  'siesta M ES 2 3 diplomat diplomat',
  'metro M FR 0 2 assassin conspirator',
  'aviator M FR 2 2 seducer conspirator',
  'paprika F HU 1 3 seducer seducer',
  'wheel M ES 3 4',
  'professor M PT 2 1 nationalist nationalist',
  ...[1, 2, 3, 4].flatMap(seat => [
    `needle-${seat} F US 0 1 assassin`,
    `swan-${seat} F GB 1 1 seducer`,
    `rooster-${seat} M PT 0 1 nationalist`,
    `umbrella-${seat} M PT 1 1 diplomat`,
    `cipher-${seat} M DE 1 1 conspirator`,
    `anchor-${seat} M PT 2 1`,
  ]),
];

const SECOND = ['needle-2', 'swan-2', 'rooster-2', 'umbrella-2', 'cipher-2', 'anchor-2'];

/** The character on the beach beside an enemy, with another one at the casino next door. */
const onBeach = (word: string): Scene =>
  scene({
    hands: [['anchor-1', 'swan-1', ...(word === 'anchor-1' || word === 'swan-1' ? [] : [word])], SECOND],
  })
    .rewards()
    .place(0, 'beach-I', word)
    .place(1, 'beach-II', 'anchor-2')
    .place(1, 'casino-I', 'rooster-2')
    .resolve('beach');

const shoots = (t: Scene): Scene => {
  t.offers(0, 'estoril.assassin', ['beach-II']).answer(0, 'beach-II');
  expect(t.at('beach-II')).toBe('-');
  return t;
};
const lures = (t: Scene): Scene => {
  t.offers(0, 'estoril.seducer', ['casino-I']).answer(0, 'casino-I');
  expect(t.at('beach-III')).toBe('rooster-2');
  return t;
};
const protects = (t: Scene, among = ['beach-I', 'beach-II']): Scene => {
  t.offers(0, 'estoril.diplomat', among).answer(0, among.at(-1)!);
  expect((t.s.guarded >> slot(among.at(-1)!)) & 1).toBe(1);
  return t;
};
const conspires = (t: Scene): Scene => {
  expect(t.sees(0, 'stack-top')).toBe('back');
  t.offers(0, 'estoril.symbol', ['conspirator']).answer(0, 'conspirator');
  expect(t.sees(0, 'stack-top')).not.toBe('back');
  t.offers(0, 'estoril.reward', ['keep', 'swap']).answer(0, 'swap');
  return t;
};
const both = (t: Scene, a: string, b: string): Scene => t.offers(0, 'estoril.symbol', [a, b]).answer(0, a);

/** What a tile with these symbols is asked and does, to the end of its turn. */
const DOES: { readonly [symbols: string]: (t: Scene) => Scene } = {
  '': t => t,
  nationalist: t => t,
  'nationalist nationalist': t => t,
  assassin: shoots,
  'assassin assassin': shoots,
  seducer: lures,
  'seducer seducer': lures,
  diplomat: t => protects(t),
  'diplomat diplomat': t => protects(protects(t), ['beach-I']),
  conspirator: conspires,
  'conspirator conspirator': t => conspires(conspires(t)),
  'assassin diplomat': t => protects(both(t, 'assassin', 'diplomat'), ['beach-I']),
  'assassin conspirator': t => conspires(both(t, 'assassin', 'conspirator')),
  'seducer conspirator': t => conspires(both(t, 'seducer', 'conspirator')),
};

for (const [i, row] of PRINTED.entries()) {
  const [word, sex, nation, strength, points, ...symbols] = row.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  shows(
    `character ${word}`,
    `${nation} ${strength}, ${points} points, ${symbols.join(' ') || 'no symbol'}`,
    () => {
      const { woman, ...face } = FACES[i]!;
      expect(estoril.item(word)).toBe(1001 + i);
      expect([face.word, woman, face.nation, face.strength, face.points, face.symbols]).toEqual([
        word,
        sex === 'F',
        nation,
        Number(strength),
        Number(points),
        symbols,
      ]);
      // Starters of the other seats are the same tile in another colour.
      if (/-[234]$/.test(word)) return;
      const t = onBeach(word);
      DOES[symbols.join(' ')]!(t).quiet();
      const here = ['beach-I', 'beach-II', 'beach-III']
        .map(on => t.at(on))
        .filter(on => on !== '-' && on !== word);
      const compatriots = here.filter(on => FACES[item(on) - 1001]!.nation === nation).length;
      const flags = symbols.filter(symbol => symbol === 'nationalist').length;
      expect(strengthOn(t.s, slot('beach-I'))).toBe(Number(strength) + flags * compatriots);
    },
  );
}

shows('character winter', 'two pistols, two shots', () => {
  const t = scene({ hands: [['winter', 'anchor-1'], SECOND] })
    .rewards()
    .place(0, 'beach-I', 'winter');
  t.place(1, 'beach-II', 'anchor-2').place(1, 'beach-III', 'rooster-2').resolve('beach');
  t.offers(0, 'estoril.assassin', ['beach-II', 'beach-III']).answer(0, 'beach-III');
  t.offers(0, 'estoril.assassin', ['beach-II']).optional(0).answer(0, 'beach-II').quiet();
  expect([t.at('taken-2'), t.won('beach')]).toEqual(['anchor-2 rooster-2', '1 with 1']);
});

shows('character paprika', 'two lures', () => {
  const t = scene({ hands: [['paprika', 'anchor-1'], SECOND] })
    .rewards()
    .place(0, 'beach-I', 'paprika');
  t.place(1, 'casino-I', 'anchor-2').place(1, 'church-I', 'rooster-2').resolve('beach');
  t.offers(0, 'estoril.seducer', ['church-I', 'casino-I']).answer(0, 'casino-I').answer(0, 'beach-II');
  t.offers(0, 'estoril.seducer', ['church-I']).optional(0).answer(0, 'church-I').quiet();
  expect([t.at('beach-II'), t.at('beach-III')]).toEqual(['anchor-2', 'rooster-2']);
});

shows('character professor', 'two flags, twice as strong among compatriots', () => {
  const t = scene({ hands: [['professor', 'anchor-1'], SECOND] })
    .rewards()
    .place(0, 'beach-I', 'professor');
  t.place(0, 'beach-II', 'anchor-1').place(1, 'beach-III', 'anchor-2');
  expect(strengthOn(t.resolve('beach').quiet().s, slot('beach-I'))).toBe(2 + 2 * 2);
});

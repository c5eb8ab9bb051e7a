/** The eight places. */
import { expect } from 'vitest';
import { WATCHER, upTo, deedsOf } from '@kaffeehaus/kernel';
import {
  PLACES,
  SLOTS_OF,
  cellOf,
  estoril,
  legalSlots,
  noLayout,
  rewardCell,
  strengthOn,
  survey,
} from '../../src/index.ts';
import type { Layout } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { opening, place, scene, slot } from '../scene.ts';
import type { Scene } from '../scene.ts';

const SECOND = ['needle-2', 'swan-2', 'rooster-2', 'umbrella-2', 'cipher-2', 'anchor-2'];
const FIRST = SECOND.map(tile => tile.replace('-2', '-1'));

/** o open, s top secret; then how far an eye sees. */
const PRINTED: { readonly [word: string]: readonly [string[], reward: string] } = {
  church: [['s', 's', 's here'], 'o'],
  palacio: [['o', 's', 's adjacent'], 's'],
  beach: [['o', 'o', 'o adjacent'], 'o'],
  atlantico: [['o', 's', 's adjacent'], 's'],
  station: [['s', 's', 's here'], 'o'],
  casino: [['s', 's', 's here'], 's'],
  boca: [['s', 'o', 's adjacent'], 'o'],
  post: [['s', 's', 's', 's any'], 's'],
};

for (const [i, [word, [slots, reward]]] of Object.entries(PRINTED).entries())
  shows(`place ${i + 1}`, `${word} shows its slots and its reward space`, () => {
    const printed = PLACES[i]!;
    expect([printed.number, printed.word]).toEqual([i + 1, word]);
    expect(
      printed.slots.map(({ secret, eye }) => [secret ? 's' : 'o', ...(eye ? [eye] : [])].join(' ')),
    ).toEqual(slots);
    expect(printed.secretReward).toBe(reward === 's');
  });

shows('place 1', 'pistols are silent at the church, and may be laid there all the same', () => {
  const t = scene().rewards().place(0, 'church-I', 'needle-1').place(1, 'church-II', 'anchor-2');
  expect(t.resolve('church').quiet().won('church')).toBe('2 with 2');
});

shows(['place 2', 'place 4'], 'British are one stronger at the Palácio, Germans at the Atlântico', () => {
  const grid = ['palacio', 'beach', 'atlantico', 'church', 'station', 'boca'];
  for (const [where, strong, weak] of [
    ['palacio', 'swan-1', 'cipher-2'],
    ['atlantico', 'cipher-1', 'swan-2'],
  ] as const) {
    const t = scene({ grid }).rewards().place(0, `${where}-II`, strong).place(1, `${where}-I`, weak);
    t.tell(0, { do: 'reach', place: place(where) }, { do: 'award', place: place(where) });
    expect(t.won(where)).toBe('1 with 2');
    expect(strengthOn(t.s, slot(`${where}-I`))).toBe(1);
  }
});

shows(['place 3', 'E-16'], 'on the beach everything lies face up, the reward too', () => {
  const t = scene({ stack: ['wheel', 'eagle', 'castle'] })
    .rewards()
    .place(0, 'beach-III', 'needle-1');
  for (const viewer of [1, WATCHER])
    expect([t.sees(viewer, 'beach-reward'), t.sees(viewer, 'beach-III')]).toEqual(['castle', 'needle-1']);
});

shows('place 5', 'every slot of the station is an outer one, wherever it lies', () => {
  for (const turn of upTo(4)) {
    const t = scene({ turned: [1, 0, 2, 0, turn, 3] }).rewards();
    expect(legalSlots(t.s, 0) & SLOTS_OF[place('station')]!).toBe(SLOTS_OF[place('station')]);
    const elsewhere = scene({
      grid: ['church', 'beach', 'casino', 'palacio', 'post', 'boca'],
      turned: [1, 0, 2, 0, turn, 3],
    }).rewards();
    expect(legalSlots(elsewhere.s, 0) & SLOTS_OF[place('post')]!).not.toBe(SLOTS_OF[place('post')]);
  }
});

const casino = (seed: string): Scene =>
  scene({ seed })
    .rewards()
    .place(0, 'casino-I', 'anchor-1')
    .place(1, 'casino-II', 'anchor-2')
    .resolve('casino');
const rolls = (t: Scene): number[][] =>
  deedsOf(t.events).flatMap(({ e, seat, slot: on, first, second }) =>
    e === 'rolled' ? [[Number(seat), Number(on), Number(first), Number(second)]] : [],
  );

shows(
  ['place 6', 'E-17', 'E-52'],
  'two dice for each tile in the order of numerals, their difference counts',
  () => {
    const differences = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const t = casino(`dice ${i}`).quiet();
      const [low, high] = rolls(t) as [number[], number[]];
      expect([low.slice(0, 2), high.slice(0, 2)]).toEqual([
        [0, slot('casino-I')],
        [1, slot('casino-II')],
      ]);
      const totals = [low, high].map(([, , a, b]) => 2 + Math.abs(a! - b!));
      const winner = totals[1]! > totals[0]! ? 1 : 0;
      expect(t.won('casino')).toBe(`${winner + 1} with ${totals[winner]}`);
      for (const [, , a, b] of [low, high]) {
        expect([a, b].every(die => die! >= 1 && die! <= 6)).toBe(true);
        differences.add(Math.abs(a! - b!));
      }
      expect(t.s.dice).toEqual([...low.slice(2), ...high.slice(2), 0, 0]);
      expect(t.s.sealed).toBe(t.s.ply);
    }
    expect(differences).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  },
);

shows('E-52', 'the dice of a round are gone in the next', () => {
  const t = casino('dice 0');
  expect(t.s.dice.some(die => die > 0)).toBe(true);
  expect(t.say(0, { do: 'round' }).s.dice).toEqual([0, 0, 0, 0, 0, 0]);
});

shows('E-53', 'equal totals at the casino: the lowest numeral, nothing is rolled again', () => {
  const even = upTo(60)
    .map(i => casino(`dice ${i}`))
    .filter(t =>
      rolls(t).every(([, , a, b]) => Math.abs(a! - b!) === Math.abs(rolls(t)[0]![2]! - rolls(t)[0]![3]!)),
    );
  expect(even.length).toBeGreaterThan(3);
  for (const t of even) {
    expect(t.won('casino')).toMatch(/^1 with/);
    expect(rolls(t)).toHaveLength(2);
  }
});

shows(
  ['place 7', 'E-18', 'E-19'],
  'the weakest loses a tile, be it the only one; then strengths are taken anew',
  () => {
    const t = scene().rewards().place(0, 'boca-I', 'rooster-1').place(0, 'boca-II', 'anchor-1');
    // Rooster counts two compatriots, then one: 2 + 2 against 2, then 1 + 2 against nobody.
    t.place(1, 'boca-III', 'anchor-2').resolve('boca').quiet();
    expect([t.sees(WATCHER, 'box'), t.won('boca')]).toEqual(['anchor-2', '1 with 3']);
    const alone = scene()
      .rewards()
      .place(0, 'boca-I', 'rooster-1')
      .place(0, 'boca-II', 'needle-1')
      .resolve('boca');
    alone.answer(0).quiet();
    expect([alone.sees(WATCHER, 'box'), alone.won('boca')]).toEqual(['-', '1 with 0']);
  },
);

shows('E-54', 'totals with nationalists fix who loses', () => {
  const tie = scene()
    .rewards()
    .place(0, 'boca-I', 'rooster-1')
    .place(1, 'boca-III', 'umbrella-2')
    .resolve('boca');
  tie.answer(1).quiet();
  // 1 against 1: whoever stands on the highest numeral.
  expect([tie.sees(WATCHER, 'box'), tie.won('boca')]).toEqual(['umbrella-2', '1 with 0']);
});

shows('E-54', 'with several tiles there the loser chooses', () => {
  const t = scene({ hands: [FIRST, [...SECOND, 'chessboard']] }).rewards();
  t.place(0, 'boca-I', 'anchor-1').place(0, 'boca-II', 'rooster-1').place(1, 'boca-III', 'chessboard');
  t.place(0, 'casino-I', 'swan-1').resolve('boca').offers(0, 'estoril.loss', ['boca-I', 'boca-II']);
  t.optional(0, false)
    .refuses(0, 'boca-III', 'estoril.loss.own')
    .refuses(0, 'casino-I', 'estoril.loss.place');
  t.answer(0, 'boca-II').quiet();
  expect([t.sees(WATCHER, 'box'), t.won('boca')]).toEqual(['rooster-1', '2 with 5']);
});

shows(['E-20', 'E-55'], 'neither protection nor having been lured saves from the abyss', () => {
  const t = scene().rewards().place(0, 'boca-I', 'umbrella-1').place(1, 'boca-III', 'anchor-2');
  const stones = t.s.supply[0]!;
  t.resolve('boca').answer(0, 'boca-I').quiet();
  for (const viewer of [0, 1, WATCHER]) expect(t.sees(viewer, 'box')).toBe('umbrella-1');
  expect([t.s.supply[0], t.s.guarded, t.won('boca')]).toEqual([stones + 1, 0, '2 with 2']);
  const lured = scene()
    .rewards()
    .place(0, 'boca-I', 'swan-1')
    .place(1, 'casino-I', 'rooster-2')
    .resolve('boca');
  lured.answer(0, 'casino-I').answer(0, 'boca-II').quiet();
  expect(lured.sees(WATCHER, 'box')).toBe('rooster-2');
});

shows('place 8', 'the post office has four slots; the fourth sees every place', () => {
  const grid = ['post', 'beach', 'casino', 'palacio', 'station', 'boca'];
  const t = scene({ grid }).rewards().place(1, 'boca-I', 'needle-2').place(1, 'post-I', 'swan-2');
  t.place(1, 'post-IV', 'anchor-2').look(0, 'post-IV');
  t.offers(0, 'estoril.look', [
    'boca-I',
    'post-I',
    'post-IV',
    'palacio-reward',
    'casino-reward',
    'post-reward',
  ]);
  t.answer(0, 'boca-I').place(0, 'post-III', 'umbrella-1').place(0, 'post-II', 'rooster-1').resolve('post');
  t.offers(0, 'estoril.diplomat', ['post-I', 'post-II', 'post-III', 'post-IV']).answer(0).quiet();
  expect(t.won('post')).toBe('2 with 3');
});

const corner = (turn: number, word: string): Layout => ({
  ...noLayout(),
  grid: [word, ...['beach', 'casino', 'palacio', 'station', 'boca', 'atlantico'].filter(w => w !== word)]
    .slice(0, 6)
    .map(place),
  turned: [turn, 0, 0, 0, 0, 0],
});

shows('rule', 'a quarter turn clockwise takes the top left to the top right', () => {
  // Cells of I, II, III and the reward in the top left corner of a table six cells wide.
  for (const [turn, cells] of [
    [0, 6, 7, 1],
    [1, 0, 6, 7],
    [7, 1, 0, 6],
    [6, 7, 1, 0],
  ].entries()) {
    const layout = corner(turn, 'church');
    expect([
      ...['I', 'II', 'III'].map(n => cellOf(layout, slot(`church-${n}`))),
      rewardCell(layout, 0),
    ]).toEqual(cells);
  }
  const post = corner(1, 'post');
  expect(['I', 'II', 'III', 'IV'].map(n => cellOf(post, slot(`post-${n}`)))).toEqual([1, 0, 6, 7]);
  expect([rewardCell(post, 7), cellOf(post, slot('church-I'))]).toEqual([-1, -1]);
});

shows('rule', 'slots are next to each other across borders, never diagonally; a reward is no slot', () => {
  const layout = corner(0, 'church');
  survey(layout);
  const near = (where: string): string[] =>
    upTo(25)
      .filter(i => (layout.near[slot(where)]! >> i) & 1)
      .map(i => estoril.word(100 + i));
  // Row 0: church I, reward; beach I, reward; casino I, reward. Row 1: II, III of each. Row 2: palacio I …
  expect(near('church-III').sort()).toEqual(['beach-II', 'church-II']);
  expect(near('church-II').sort()).toEqual(['church-I', 'church-III', 'palacio-I']);
  expect(layout.beside[place('church')]).toBe(SLOTS_OF[place('beach')]! | SLOTS_OF[place('palacio')]!);
  layout.grid = ['post', 'beach', 'casino', 'palacio', 'station', 'boca'].map(place);
  survey(layout);
  expect([near('church-II'), layout.beside[place('church')]]).toEqual([[], 0]);
});

shows('rule', 'the start player may turn each place, in ascending number, before rewards are laid', () => {
  const t = opening(2, { rotation: 'chosen', first: 2 });
  const order = [...t.s.grid].sort((a, b) => a - b);
  for (const p of order) {
    t.offers(1, 'estoril.rotate', ['turn-0', 'turn-90', 'turn-180', 'turn-270']);
    expect(t.ask(1, 'estoril.rotate').about).toEqual([30 + p]);
    expect(t.at('church-reward')).toBe('-');
    for (const other of order) if (other !== p) t.refuses(1, PLACES[other]!.word, 'estoril.rotate.order');
    t.refuses(1, `${PLACES[p]!.word}-I`, 'estoril.rotate.first');
    t.refuses(1, `${PLACES[p]!.word}-reward`, 'estoril.rotate.first');
    t.answer(1, 'turn-180');
  }
  expect(t.s.turned).toEqual([2, 2, 2, 2, 2, 2]);
  expect(t.asked()).toEqual(['2:estoril.slot']);
});

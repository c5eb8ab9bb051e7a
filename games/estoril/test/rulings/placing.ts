/** Stones, slots, tiles and looks. */
import { expect } from 'vitest';
import { Fault, Host, WATCHER, maskEvent, newRecord, start, times } from '@kaffeehaus/kernel';
import { SLOTS, STACK, estoril, indexOf, isSlot } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { item, opening, scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Without symbols that ask. */
const TILES = ['rooster-2', 'anchor-2', 'wheel', 'chessboard'];

const answerFirst = (t: Scene): void => {
  const ask = t.s.wait.find((_, i) => t.s.given[i] === null)!;
  t.answer(ask.seat, ...t.answers(ask.seat)[0]!.split(' ').filter(Boolean));
};

shows('E-01', 'six, four or three stones, twelve placements a round in any case', () => {
  for (const [seats, stones] of [
    [2, 6],
    [3, 4],
    [4, 3],
  ] as const) {
    const t = opening(seats);
    expect(t.s.supply).toEqual(Array<number>(seats).fill(stones));
    while (!t.events.some(({ e }) => e === 'reached')) answerFirst(t);
    expect(t.events.filter(({ e }) => e === 'placed' || e === 'out')).toHaveLength(12);
  }
});

shows(
  'rule',
  'outer slots are free for all, inner ones only next to an own stone, also across a border',
  () => {
    const corners = ['church', 'palacio', 'station', 'casino', 'boca'];
    const outer = [...corners.flatMap(p => ['I', 'II', 'III'].map(n => `${p}-${n}`)), 'beach-I'];
    const t = scene().rewards().offers(0, 'estoril.slot', outer).optional(0, false);
    t.refuses(0, 'beach-II', 'estoril.slot.inner').refuses(0, 'beach-reward', 'estoril.slot.reward');
    t.answer(0, 'station-I').answer(0, 'anchor-1');
    const left = outer.filter(slot => slot !== 'station-I');
    t.offers(1, 'estoril.slot', left).refuses(1, 'station-I', 'estoril.slot.taken');
    t.answer(1, 'palacio-I').answer(1, 'anchor-2');
    t.offers(0, 'estoril.slot', [...left.filter(slot => slot !== 'palacio-I'), 'beach-II']);
    t.refuses(0, 'beach-III', 'estoril.slot.inner');
    t.answer(0, 'beach-II').offers(0, 'estoril.tile', [
      'needle-1',
      'swan-1',
      'rooster-1',
      'umbrella-1',
      'cipher-1',
    ]);
    t.refuses(0, 'anchor-1', 'estoril.tile.placed');
  },
);

shows(
  'E-14',
  'a look offers every face-down tile in range that is not one’s own, known or not, or nothing',
  () => {
    const t = scene().rewards();
    t.place(0, 'church-I', 'needle-1').place(1, 'church-II', 'swan-2').place(1, 'beach-I', 'anchor-2');
    t.look(0, 'church-III').offers(0, 'estoril.look', ['church-II']).optional(0);
    t.refuses(0, 'church-I', 'estoril.look.own').refuses(0, 'church-III', 'estoril.look.empty');
    t.refuses(0, 'church-reward', 'estoril.look.open').refuses(0, 'beach-I', 'estoril.look.open');
    t.refuses(0, 'palacio-reward', 'estoril.look.range');
    t.answer(0, 'church-II');
    expect([t.heard(0).at(-1), t.heard(1).at(-1)]).toEqual([
      'looked 1 church-II Violet Ashcombe',
      'lookedUnseen 1 church-II',
    ]);
    t.look(0, 'church-III').offers(0, 'estoril.look', ['church-II']).answer(0);
    expect(t.heard(1).at(-1)).toBe('unseen 1');
    scene().rewards().place(0, 'church-I', 'needle-1').look(0, 'church-III').quiet();
  },
);

shows('E-48', 'the eye for neighbours sees this place and those sharing an edge, never diagonally', () => {
  const t = scene().rewards();
  t.place(1, 'palacio-II', 'swan-2').place(1, 'church-I', 'needle-2').place(1, 'station-I', 'anchor-2');
  t.place(1, 'casino-I', 'cipher-2').place(1, 'boca-I', 'rooster-2');
  const inSight = ['palacio-II', 'church-I', 'station-I', 'palacio-reward'];
  t.look(0, 'palacio-III').offers(0, 'estoril.look', inSight);
  t.refuses(0, 'casino-I', 'estoril.look.range').refuses(0, 'boca-I', 'estoril.look.range');
  t.refuses(0, 'casino-reward', 'estoril.look.range');
});

shows('E-22', 'without a tile or a slot a seat is out for this phase, and its stones come back', () => {
  const t = scene({ hands: [['anchor-1'], TILES], stones: [2, 3] }).rewards();
  t.answer(0, 'church-I').answer(0, 'anchor-1').answer(1, 'palacio-I').answer(1, 'wheel');
  expect(t.heard(WATCHER).at(-1)).toBe('out 1');
  expect(t.asked()).toEqual(['2:estoril.slot']);
  t.answer(1, 'church-II').answer(1, 'rooster-2');
  expect(t.asked()).toEqual(['2:estoril.slot']);
  t.answer(1, 'station-I').answer(1, 'anchor-2');
  expect(t.s.round).toBe(2);
  expect([t.s.supply, t.s.out]).toEqual([[6, 6], 0]);

  const full = scene({ hands: [['anchor-1'], TILES] });
  full.s.stones[1] = full.s.outer;
  // One slot is left to the other seat, so it is not asked which.
  expect(full.tell(0).ask(1, 'estoril.tile').about).toEqual([item('beach-II')]);
  expect(full.heard(0)).toEqual(['out 1']);
});

shows('E-56', 'the first player is drawn or named, and passes clockwise', () => {
  for (const first of [1, 2, 3]) expect(opening(3, { first }).asked()).toEqual([`${first}:estoril.slot`]);
  const drawn = new Set(times(10, i => opening(3, {}, `drawn ${i}`).s.first));
  expect(drawn).toEqual(new Set([0, 1, 2]));
  const t = opening(3, { first: 3 });
  while (t.s.round < 2) answerFirst(t);
  expect(t.s.first).toBe(0);
  expect(t.asked()).toEqual(['1:estoril.slot']);
  let fault: unknown;
  try {
    start(estoril, { first: 4 }, 3, 'x');
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(Fault);
  expect((fault as Fault).refusal).toEqual({ rule: 'estoril.option.seat', args: { value: '4', seats: 3 } });
});

/** A game whose first seat may place where the slot is as wanted. */
const hostWith = (wanted: (slot: number) => boolean): { host: Host; pick: number } => {
  for (let i = 0; ; i++) {
    const host = new Host(estoril, { record: newRecord(estoril, { first: 1 }, 2, `undo ${i}`) });
    const pick = host.table.wait[0]!.of.find(x => isSlot(x) && wanted(indexOf(x)));
    if (pick !== undefined) return { host, pick };
  }
};
const layFirst = (host: Host, pick: number): void => {
  host.answer(0, [pick]);
  host.answer(0, [host.table.wait[0]!.of[0]!]);
};

shows(
  'E-62',
  'only a face-down placement without a look can be taken back, until the next seat answers',
  () => {
    const hidden = hostWith(slot => SLOTS[slot]!.secret && SLOTS[slot]!.eye === undefined);
    layFirst(hidden.host, hidden.pick);
    expect(hidden.host.undoable(0)).toBe(2);
    hidden.host.answer(1, [hidden.host.table.wait[0]!.of[0]!]);
    expect(hidden.host.undoable(0)).toBe(0);

    const open = hostWith(slot => !SLOTS[slot]!.secret);
    layFirst(open.host, open.pick);
    expect(open.host.undoable(0)).toBe(0);

    const secretEye = indexOf(item('palacio-III'));
    for (const [answer, undoable] of [
      [[], 3],
      [null, 0],
    ] as const) {
      const { host, pick } = hostWith(slot => slot === secretEye);
      layFirst(host, pick);
      host.answer(0, answer ?? [host.table.wait[0]!.of[0]!]);
      expect(host.undoable(0)).toBe(undoable);
    }

    const drawn = scene({ stack: ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta', 'winter'] });
    drawn.rewards().place(0, 'beach-I', 'cipher-1').resolve('beach').answer(0, 'conspirator');
    expect(drawn.s.sealed).toBe(drawn.s.ply);
  },
);

shows('E-62', 'turning up or swapping in what everybody knows seals nothing', () => {
  const six = ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta'];
  // Nobody is at church and beach: their rewards go under the empty stack, seen by all.
  const t = scene({ stack: six, all: true }).rewards();
  t.place(0, 'palacio-I', 'cipher-1').place(0, 'casino-I', 'anchor-1').resolve('church', 'beach', 'palacio');
  t.answer(0, 'conspirator');
  const { ply } = t.s;
  expect(t.s.sealed).toBe(ply);
  t.answer(0, 'swap');
  expect([t.won('palacio'), t.s.ply, t.s.sealed]).toEqual(['1 with 1', ply + 1, ply]);
  t.resolve('casino');
  expect(t.s.sealed).toBe(t.s.ply);
});

shows('E-63', 'the face that was looked at goes to nobody but the seat that looked', () => {
  const t = scene({ stack: ['wheel', 'eagle'] })
    .rewards()
    .look(0, 'palacio-III')
    .answer(0, 'palacio-reward');
  for (const viewer of [1, WATCHER])
    expect(JSON.stringify(t.events.map(event => maskEvent(estoril, event, viewer)))).not.toContain('1015');
  expect(JSON.stringify(t.events.map(event => maskEvent(estoril, event, 0)))).toContain('1015');
});

shows('E-30', 'the stack never runs short', () => {
  for (const seats of [2, 3, 4])
    for (const seed of 'abcdefgh') {
      const t = opening(seats, {}, seed);
      while (t.s.round < 4) answerFirst(t);
      expect(t.s.zones[STACK]!.length).toBeGreaterThanOrEqual(3);
    }
});

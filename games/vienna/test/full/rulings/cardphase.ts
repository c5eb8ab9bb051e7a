/** Set-up and card phase of the full version: V-11 to V-13, and the hands of the telephone. */
import { WATCHER, at, mask } from '@kaffeehaus/kernel';
import { opened } from '@kaffeehaus/kernel/stage';
import { describe, expect, test } from 'vitest';
import { DECK, DISCARD, FIGURES, STACKS, hand, plan, vienna } from '../../../src/index.ts';
import { answerFirst, card, name, numbers } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { place } from '../glossary.ts';
import { isNextRound, office, openOrders, orders } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const full = (seats: number, seed: string, options = {}): Table =>
  opened(vienna, { seats, seed, options: { version: 'full', ...options } });
const GAMES = Array.from({ length: 24 }, (_, i) => i);

describe('set-up', () => {
  test.each([2, 3, 4])(
    '%i seats: 5 agents and 3 for sale, 1 shilling, an order of S, four open orders',
    seats => {
      for (const game of GAMES.slice(0, 6)) {
        const t = full(seats, `full ${game}`);
        const all = Array.from({ length: seats }, (_, seat) => seat);
        expect([t.s.supply, t.s.forSale, t.s.money]).toEqual([
          all.map(() => 5),
          all.map(() => 3),
          all.map(() => 1),
        ]);
        expect([t.s.cashBox, t.s.owned, t.s.figures]).toEqual([
          all.map(() => 0),
          all.map(() => 0),
          all.map(() => -1),
        ]);
        expect(t.s.bribes).toEqual(all.map(() => [1, 1, 1, 1, 1]));
        const started = all.flatMap(seat => orders(t, seat));
        expect(started).toHaveLength(seats);
        expect([started.every(id => id.startsWith('S-')), new Set(started).size]).toEqual([true, seats]);
        expect(openOrders(t).map(id => id.charAt(0))).toEqual(['A', 'A', 'B', 'B']);
        expect([STACKS.S, STACKS.A, STACKS.B, DECK].map(zone => numbers(t, zone).length)).toEqual([
          5 - seats,
          28,
          23,
          175 - 3 * seats,
        ]);
      }
    },
  );

  test('start orders and open orders are drawn', () => {
    const drawn = GAMES.map(game => full(4, `lot ${game}`));
    expect(new Set(drawn.flatMap(t => orders(t, 0))).size).toBe(5);
    expect(new Set(drawn.map(t => openOrders(t).join())).size).toBe(drawn.length);
  });

  test('every seat has a figure of its own, and Marrakesh a shilling for the start order', () => {
    const marrakesh = FIGURES.indexOf('marrakesh');
    const drawn = GAMES.map(game => full(3, `figures ${game}`, { feldFigures: true }).s);
    for (const { figures, money, figureAt } of drawn) {
      expect(new Set(figures).size).toBe(3);
      expect(money).toEqual(figures.map(figure => (figure === marrakesh ? 2 : 1)));
      expect(figureAt).toEqual([-1, -1, -1]);
    }
    expect(new Set(drawn.flatMap(({ figures }) => figures))).toEqual(new Set([0, 1, 2, 3]));
  });
});

/** A round begins; the decks are those of the scene. */
const round = (setting: FullSetting): Table => office(setting).say(0, { do: 'round' });

describe('the telephone', () => {
  const t = (): Table => round({ holdings: [{ desk: ['telephone'] }, {}] });

  test('four cards, three of which are assigned', () => {
    const table = t();
    expect([numbers(table, hand(0)).length, numbers(table, hand(1)).length]).toEqual([4, 3]);
    expect([table.answers(0).length, table.answers(1).length]).toEqual([24, 6]);
    for (const answer of table.answers(0)) expect(answer.split(' ')).toHaveLength(3);
  });

  ruling('V-12', 'what is left over is discarded in turn order, once all are ready, and never used', () => {
    const both: readonly Office[] = [{ desk: ['telephone'] }, { desk: ['telephone'] }];
    for (const crest of [0, 1]) {
      const table = round({ holdings: both, crest });
      const kept = [0, 1].map(seat => numbers(table, hand(seat)));
      const [mine = [], theirs = []] = kept;
      table.answer(0, ...mine.slice(0, 3).map(name));
      expect([numbers(table, hand(0)), numbers(table, DISCARD)]).toEqual([mine, []]);
      table.answer(1, ...theirs.slice(1).map(name));
      const left = [at(mine, 3), at(theirs, 0)];
      expect(numbers(table, DISCARD)).toEqual(crest === 0 ? left : [...left].reverse());
      expect([0, 1, 2].flatMap(i => numbers(table, plan(0, i)))).toEqual(mine.slice(0, 3));
    }
  });
});

describe('126–130', () => {
  const FOREIGN = { enters: 'albertina', others: ['albertina'] };

  ruling(
    'V-11',
    'two cards at once, kept unseen; three more next round, three assigned, the others discarded',
    () => {
      const t = place(FOREIGN, [126, 86]).answer(0, '126');
      const drawn = numbers(t, hand(0));
      expect(drawn).toHaveLength(2);
      for (const viewer of [1, WATCHER])
        expect(at(mask(vienna, t.s, viewer).zones, hand(0)).every(seen => seen < 0)).toBe(true);
      t.say(0, { do: 'round' });
      const dealt = numbers(t, hand(0));
      expect([dealt.length, dealt.slice(0, 2), numbers(t, hand(1)).length]).toEqual([5, drawn, 3]);
      expect(t.answers(0)).toHaveLength(5 * 4 * 3);
      const [a, b, c, d, e] = dealt.map(name) as [string, string, string, string, string];
      answerFirst(t.answer(0, e, a, c), 1);
      expect(numbers(t, DISCARD)).toEqual([b, d].map(Number));
      expect([0, 1, 2].flatMap(i => numbers(t, plan(0, i)))).toEqual([e, a, c].map(Number));
    },
  );

  ruling('V-11', 'with the telephone six cards', () => {
    const t = place(FOREIGN, [130]).answer(0, '130');
    t.s.owned[0] = 1;
    t.say(0, { do: 'round' });
    expect([numbers(t, hand(0)).length, t.answers(0).length]).toEqual([6, 120]);
    answerFirst(answerFirst(t, 0), 1);
    expect([numbers(t, hand(0)).length, numbers(t, DISCARD).length]).toEqual([0, 3]);
  });

  ruling('V-11', 'used twice in a round by two players, each keeps two', () => {
    const t = office({
      holdings: [
        { bribes: { wine: 2 }, agents: ['hofburg'], drawers: [127] },
        { bribes: { chocolate: 2 }, agents: ['albertina'], drawers: [128] },
      ],
    });
    t.say(0, { do: 'agent' }).answer(0, 'albertina').answer(0, 'supply').answer(0, '127');
    t.say(1, { do: 'agent' }).answer(1, 'hofburg').answer(1, 'supply').answer(1, '128');
    expect([numbers(t.say(0, { do: 'round' }), hand(0)).length, numbers(t, hand(1)).length]).toEqual([5, 5]);
  });

  ruling('V-11', 'in the last round nothing is drawn, nor offered', () => {
    for (const number of [126, 127, 128, 129, 130]) {
      const t = office({
        last: true,
        holdings: [{ bribes: { wine: 2 }, drawers: [number, 86] }, { agents: ['albertina'] }],
      });
      t.say(0, { do: 'agent' }).answer(0, 'albertina').offers(0, 'vienna.ability', ['086']).answer(0, '086');
      expect([t.asked(), numbers(t, hand(0))]).toEqual([[], []]);
    }
  });
});

/** Only these cards in the deck, the first on top; all others in the discard pile, unless dealt to a desk. */
const nearlyOut = (t: Table, ...deck: readonly number[]): Table => {
  for (const number of numbers(t, DECK)) t.put(card(number), DISCARD);
  for (const number of [...deck].reverse()) t.put(card(number), DECK);
  return t;
};

describe('the deck runs out', () => {
  ruling('V-13', 'in the middle of 126–130: the rest, then the shuffled discard pile', () => {
    const t = office({ holdings: [{ bribes: { wine: 2 }, drawers: [129] }, { agents: ['albertina'] }] });
    nearlyOut(t, 33).say(0, { do: 'agent' }).answer(0, 'albertina').answer(0, '129');
    expect(at(numbers(t, hand(0)), 0)).toBe(33);
    expect([numbers(t, hand(0)).length, numbers(t, DECK).length, numbers(t, DISCARD)]).toEqual([2, 172, []]);
    expect(numbers(t, DECK)).not.toEqual(numbers(t, DECK).sort((a, b) => a - b));
  });

  ruling('V-13', 'in the middle of the deal, with telephones, in turn order', () => {
    const holdings = [{ desk: ['telephone'], drawers: [80] }, { drawers: [12] }] as const;
    const t = nearlyOut(office({ holdings, crest: 1 }), 5, 6, 7, 8, 9).say(0, { do: 'round' });
    expect([numbers(t, hand(1)), numbers(t, hand(0)).slice(0, 2)]).toEqual([
      [5, 6, 7],
      [8, 9],
    ]);
    expect([numbers(t, hand(0)).length, numbers(t, DECK).length]).toEqual([4, 175 - 7 - 2]);
    expect(isNextRound(t)).toBe(true);
  });
});

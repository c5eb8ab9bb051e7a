/** Cards of the full version: V-01, V-05, V-09, V-10, V-16, V-41, V-42, V-48, V-57, V-58, V-65, V-66, V-69. */
import { describe, expect } from 'vitest';
import { DECK, DISCARD } from '../../../src/index.ts';
import { TWO_EACH } from '../../glossary.ts';
import { DOSSIERS, PAIRS, bribes, card, field, numbers, points, roof } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { GLOSSARY, SHOWS, place } from '../glossary.ts';
import { endOfRound, enter, fourDrawers, isNextRound, money, office, ways } from '../office.ts';
import type { Office } from '../office.ts';
import { ruling } from './ruling.ts';

describe('the deck', () => {
  ruling('V-42, V-65', '001–175 in one pile, the introductory version 001–090', () => {
    const t = office();
    expect(numbers(t, DECK)).toEqual(Array.from({ length: 175 }, (_, i) => i + 1));
    expect(t.s.zones.filter(zone => zone.includes(card(120)))).toHaveLength(1);
    expect(numbers(office({ options: { version: 'intro' } }), DECK)).toHaveLength(90);
  });

  ruling('V-01', 'twins of the full version take each other’s drawer, other abilities any', () => {
    const insert = (number: number, ...drawers: readonly number[]): Table =>
      office({ holdings: [{ drawers, plans: [number] }] }).say(0, { do: 'reveal' }, { do: 'insert' });
    for (const [old, twin] of [
      [91, 92],
      [110, 109],
      [121, 125],
      [130, 126],
      [146, 147],
      [165, 164],
      [166, 170],
      [175, 174],
    ] as const) {
      const t = insert(twin, 5, old);
      expect([t.asked(), fourDrawers(t, 0), numbers(t, DISCARD)]).toEqual([[], [5, twin, 0, 0], [old]]);
    }
    for (const other of [36, 93, 101, 111, 116])
      insert(91, other).offers(0, 'vienna.drawer', ['drawer-1', 'drawer-2', 'drawer-3']);
    for (const other of [171, 173, 174]) expect(insert(172, other).answers(0)).toHaveLength(3);
  });
});

describe('what an ability looks at', () => {
  ruling('V-69, V-66', '091–120 look at the seal, and 111–115 score 3', () => {
    const seals = GLOSSARY.filter(({ number }) => number <= 120);
    expect(seals.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => 101 + i));
    for (const { id, number, fits } of seals.filter(line => line.number >= 111 && line.number <= 115)) {
      const t = place(fits, [number]).answer(0, id);
      expect([points(t, 0), bribes(t, 0).wine, t.asked()]).toEqual([3, undefined, []]);
    }
  });

  ruling('V-48', 'moving an agent sets off what placing one does', () => {
    const t = office({
      holdings: [
        { ...TWO_EACH, agents: ['schloss-schoenbrunn', 'parlament'], drawers: [112, 171, 129] },
        { agents: ['stephansdom'] },
      ],
      squares: { 7: 'slide' },
    });
    enter(t, 'stephansdom', 'parlament').offers(0, 'vienna.ability', ['112', '129', '171']);
  });

  ruling('V-58', '121–130 act once, however many foreign agents stand there', () => {
    const holdings = [
      { bribes: { wine: 1 }, drawers: [123, 127] },
      ...[1, 2, 3].map(() => ({ agents: ['albertina'] })),
    ];
    const t = enter(office({ seats: 4, holdings }), 'albertina');
    expect(bribes(t, 0)).toEqual({});
    t.offers(0, 'vienna.ability', ['127']).answer(0, '127');
    expect(t.asked()).toEqual([]);
    expect(
      office({ seats: 4, holdings: [{ ...holdings[0], bribes: {} }, ...holdings.slice(1)] })
        .say(0, { do: 'agent' })
        .answers(0),
    ).toEqual([...PAIRS, 'shillings']);
  });

  ruling('V-16, V-41', 'two bribes or 2 shillings instead set off no card; 3 is an option', () => {
    for (const shillings of [2, 3]) {
      const t = office({ options: { shillings }, holdings: [{ bribes: {}, drawers: [146, 121, 174] }] });
      t.say(0, { do: 'agent' })
        .offers(0, 'vienna.agent', [...PAIRS, 'shillings'])
        .optional(0, false);
      t.answer(0, 'shillings');
      expect([money(t, 0), bribes(t, 0), points(t, 0), t.asked()]).toEqual([shillings, {}, 0, []]);
    }
    const rich = office({ holdings: [{ ...TWO_EACH, drawers: [12] }] }).say(0, { do: 'agent' });
    expect(rich.answers(0)).toHaveLength(30 + 6);
    expect(bribes(rich.answer(0, 'two-wine'), 0).wine).toBe(4);
  });
});

describe('prices', () => {
  ruling('V-05', 'discounts of seal, flag and foreign agent add up, never below nothing', () => {
    const paying = (wine: number, ...drawers: readonly number[]): Table =>
      office({ holdings: [{ bribes: { wine }, drawers }, { agents: ['albertina'] }] }).say(0, {
        do: 'agent',
      });
    // Albertina: nobility, USA, a foreign agent
    paying(1, 93).refuses(0, 'albertina', 'vienna.agent.price');
    for (const [wine, drawers, left] of [
      [1, [91], undefined],
      [0, [91, 44], undefined],
      [0, [91, 121], undefined],
      [0, [44, 121], undefined],
      [1, [91, 44, 121], 1],
    ] as const)
      expect(bribes(paying(wine, ...drawers).answer(0, 'albertina'), 0).wine).toBe(left);
    const t = paying(0, 91, 44, 121);
    expect(bribes(t.answer(0, 'albertina'), 0)).toEqual({});
    expect(t.asked()).toEqual([]);
  });

  ruling('V-05, V-57', 'a joker pays beside the right bribe, and with discounts', () => {
    const held = (wine: number, coffee: number): Table =>
      enter(office({ holdings: [{ bribes: { wine, coffee }, drawers: [154, 92] }] }), 'albertina');
    expect(ways(held(1, 1))).toEqual(['coffee', 'wine']);
    expect(bribes(held(1, 1).answer(0, 'coffee'), 0)).toEqual({ wine: 1 });
    // a question only if there is more than one way
    expect([held(0, 2).asked(), bribes(held(0, 2), 0)]).toEqual([[], { coffee: 1 }]);
    expect([held(2, 0).asked(), bribes(held(2, 0), 0)]).toEqual([[], { wine: 1 }]);
  });

  ruling('V-57', 'two kinds of jokers mix with each other and with the right bribe', () => {
    const t = office({ holdings: [{ bribes: { wine: 1, tobacco: 1, coffee: 1 }, drawers: [150, 155] }] });
    expect(ways(enter(t, 'albertina'))).toEqual(['tobacco coffee', 'wine coffee', 'wine tobacco']);
    t.answer(0, 'tobacco', 'coffee');
    expect(bribes(t, 0)).toEqual({ wine: 1 });
  });

  ruling('V-57', 'jokers pay for agents only: not for orders, purchases or paydays', () => {
    // A-11 wants wine, tobacco, a magazine and coffee; only the coffee is missing
    const held: Office = { bribes: { chocolate: 2, wine: 3, tobacco: 1, magazine: 1 }, drawers: [146] };
    const order = enter(office({ holdings: [{ ...held, orders: ['A-11'] }] }), 'postsparkasse');
    expect(order.answer(0, 'wine', 'wine').asked()).toEqual([]);
    const poor: Office = { bribes: { chocolate: 9 }, drawers: [146], agents: ['hofburg'] };
    const purchase = endOfRound({ investigator: 'B', entered: true, holdings: [poor, poor] });
    expect(isNextRound(purchase)).toBe(true);
    const payday = endOfRound({ investigator: 'E', entered: true, holdings: [poor, poor] });
    expect([payday.s.supply, bribes(payday, 0)]).toEqual([[5, 5], { chocolate: 9 }]);
  });
});

describe('156–165', () => {
  const instead = (shown: keyof typeof SHOWS, drawers: readonly number[], tracks = {}): Table =>
    office({
      holdings: [{ dossiers: { slide: 2, pistol: 1 }, drawers, plans: [0, 0, SHOWS[shown]] }],
      tracks,
    }).say(0, { do: 'dossier' });

  ruling('V-09', '066–080 look at the marker that really moved', () => {
    const moved = instead('flask', [158, 78, 77]).answer(0, 'slide');
    moved.offers(0, 'vienna.ability', ['078']).answer(0, '078');
    expect([points(moved, 0, 'steps'), points(moved, 0, 'abilities')]).toEqual([2, 2]);
    instead('flask', [158, 78, 77]).answer(0, 'flask').offers(0, 'vienna.ability', ['077']);
  });

  ruling('V-09', 'once: the marker moved instead is not replaced again', () => {
    const t = instead('flask', [158, 160]).answer(0, 'slide');
    expect([t.asked(), field(t, 'slide'), field(t, 'flask')]).toEqual([[], 1, 0]);
  });

  ruling('V-09', 'steps given by a card are not replaced', () => {
    const t = place({ enters: 'stephansdom' }, [117, 160]).answer(0, '117').answer(0, 'slide');
    expect([t.asked(), field(t, 'slide')]).toEqual([[], 4]);
  });

  ruling('V-10', 'a marker at its end may be chosen, or left for one that still moves', () => {
    const stays = instead('slide', [160], { slide: 20 })
      .offers(0, 'vienna.marker', DOSSIERS)
      .answer(0, 'slide');
    expect([field(stays, 'slide'), points(stays, 0), roof(stays)]).toEqual([20, 2, 'A']);
    const moves = instead('slide', [160], { slide: 20, pistol: 3 }).answer(0, 'pistol');
    expect([field(moves, 'pistol'), points(moves, 0), roof(moves)]).toEqual([4, 1, 'B']);
  });
});

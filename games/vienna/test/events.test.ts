/** What is told: enough to follow a table from its events alone, with the amounts and where things came from. */
import { FIRST, deedsOf } from '@kaffeehaus/kernel';
import type { Deed } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { vienna } from '../src/index.ts';
import { enter, office } from './full/office.ts';
import type { FullSetting } from './full/office.ts';
import { FLAGS } from './glossary.ts';
import { building, scene } from './scene.ts';
import type { Table } from './scene.ts';

const deeds = (t: Table, ...kinds: readonly string[]): readonly Deed[] =>
  deedsOf(t.events).filter(({ e }) => kinds.includes(e));

describe('money', () => {
  test('a purchase tells each coin, with the road map each kind of bribe', () => {
    const t = office({ holdings: [{ desk: ['roadMap'], money: 2, bribes: { wine: 1, coffee: 3 } }] });
    t.say(0, { do: 'buy' }).answer(0, 'side-table').answer(0, 'shilling', 'coffee', 'coffee');
    expect(deeds(t, 'spent', 'paid', 'bought')).toEqual([
      { e: 'spent', seat: 0, n: 1 },
      { e: 'paid', seat: 0, bribe: 4, n: 2 },
      { e: 'bought', seat: 0, goods: 5 },
    ]);
  });

  test('whoever buys nothing is mentioned, and whether for want of money', () => {
    const t = office({ holdings: [{ money: 1 }] }).say(0, { do: 'purchase' });
    t.offers(0, 'vienna.buy', ['agent']).answer(0);
    expect(deeds(t, 'passed')).toEqual(
      ['choice', 'price'].map((why, seat) => ({ e: 'passed', seat, what: 'purchase', why })),
    );
  });

  test('payday tells which bribes were paid', () => {
    const t = office({
      holdings: [
        { desk: ['roadMap'], money: 1, bribes: { wine: 2 }, agents: ['rathaus', 'hofburg', 'parlament'] },
      ],
    });
    t.say(0, { do: 'payAgents' }).answer(0, 'wine', 'wine');
    expect(deeds(t, 'payday')).toEqual([{ e: 'payday', seat: 0, shillings: 1, bribes: [1, 1], unpaid: 0 }]);
  });

  test("the nomad's extra shilling at the start is told", () => {
    const t = scene({ options: { version: 'full', feldFigures: true }, seats: 4 }).say(0, { do: 'open' });
    const seat = t.s.figures.indexOf(0);
    expect(deeds(t, 'earned')).toEqual([{ e: 'earned', seat, n: 1, saved: 0 }]);
    expect(deeds(t, 'figures')).toEqual([{ e: 'figures', figures: t.s.figures }]);
  });
});

describe('points', () => {
  test('of an ability are told at its card', () => {
    // 012 gives two points when action II brings wine.
    const t = scene({ holdings: [{ drawers: [12], plans: [0, 7] }] })
      .say(0, { do: 'bribe' })
      .answer(0, '012');
    expect(deeds(t, 'scored')).toEqual([
      { e: 'scored', seat: 0, points: 2, at: FIRST + 12, why: 'abilities' },
    ]);
  });

  test('of the final scoring are told line by line, those of dossiers at their markers', () => {
    const t = scene({ holdings: [{ dossiers: { slide: 2 } }, {}], tracks: { slide: 9 } });
    t.say(0, { do: 'finalScoring' });
    expect(deeds(t, 'scored', 'over')).toEqual([
      { e: 'scored', seat: 0, points: 6, at: vienna.item('slide'), why: 'slide' },
      { e: 'over' },
    ]);
    expect(deedsOf(t.events).map(deed => vienna.phrases.event(deed as never)?.key)).toEqual([
      undefined,
      'vienna.log.over',
    ]);
  });

  test('of an order are told in all, and what seal stamp and figure gave of them', () => {
    const t = office({
      holdings: [
        {
          bribes: { chocolate: 3, coffee: 1, tobacco: 1 },
          desk: ['sealStamp'],
          figure: 'newYork',
          orders: ['A-09'],
        },
      ],
    });
    enter(t, 'hofburg').answer(0, 'A-09');
    expect(deeds(t, 'fulfilled')).toEqual([
      { e: 'fulfilled', seat: 0, order: 'A-09', points: 5, stamp: 3, figure: 1, shillings: 2 },
    ]);
  });
});

describe('places', () => {
  test('whatever moves tells where it came from', () => {
    const t = scene({
      holdings: [{ bribes: { wine: 2 }, agents: ['rathaus'], plans: [0, 0, 2] }],
      tracks: { slide: 3 },
      investigator: 'B',
    });
    t.say(0, { do: 'agent' }).answer(0, 'albertina').answer(0, 'rathaus').say(0, { do: 'dossier' });
    expect(deeds(t, 'placed', 'marker', 'investigator')).toEqual([
      { e: 'placed', seat: 0, building: building('albertina'), from: building('rathaus') },
      { e: 'marker', seat: 0, dossier: 2, from: 3, field: 4, points: 0 },
      { e: 'investigator', from: 1, field: 2 },
    ]);
  });

  test('the agent stands before it is paid for', () => {
    const t = office({ holdings: [{ bribes: { chocolate: 2, wine: 2 }, drawers: [146] }] });
    enter(t, 'albertina').offers(0, 'vienna.pay', ['chocolate', 'wine']);
    expect(deeds(t, 'placed', 'paid')).toEqual([
      { e: 'placed', seat: 0, building: building('albertina'), from: -1 },
    ]);
    expect(t.s.agents[building('albertina')]).toBe(1);
  });

  test('an order that fills a space of the postcard is told', () => {
    const t = office({ holdings: [{ bribes: { wine: 2 } }], open: ['A-09'], flags: { albertina: 'usa' } });
    enter(t, 'albertina').answer(0, 'A-09');
    expect(deeds(t, 'accepted', 'laidOpen').map(({ e }) => e)).toEqual(['accepted', 'laidOpen']);
  });
});

describe('orders passed over', () => {
  const passedOver = (setting: FullSetting): readonly Deed[] => {
    const t = office({ flags: { albertina: 'usa' }, ...setting });
    enter(t, 'albertina');
    expect(t.asked()).toEqual([]);
    return deeds(t, 'noOrder');
  };
  const WINE = { wine: 2 };
  const told = { e: 'noOrder', seat: 0, flag: FLAGS.indexOf('usa') };

  test('say what is missing: the condition, a free space, or both', () => {
    const seals = ['S-05', 'A-20', 'B-25'];
    expect(passedOver({ holdings: [{ bribes: WINE, orders: ['S-05'] }] })).toEqual([
      { ...told, n: 1, why: 'condition' },
    ]);
    expect(
      passedOver({ holdings: [{ bribes: WINE, orders: seals }], open: ['A-09', 'B-09', 'B-10'] }),
    ).toEqual([
      { ...told, n: 3, why: 'condition' },
      { ...told, n: 3, why: 'slot' },
    ]);
    const foreign = ['S-01', 'A-01', 'B-01'];
    expect(passedOver({ holdings: [{ bribes: WINE, orders: foreign }], open: ['A-09'] })).toEqual([
      { ...told, n: 1, why: 'slot' },
    ]);
  });

  test('say nothing where no order flies the flag', () => {
    expect(passedOver({ holdings: [{ bribes: WINE, orders: ['S-01'] }], open: ['A-01'] })).toEqual([]);
  });

  test('say nothing to whoever could do something, and did not', () => {
    const t = office({
      holdings: [{ bribes: WINE, orders: ['S-05'] }],
      open: ['A-09'],
      flags: { albertina: 'usa' },
    });
    enter(t, 'albertina').offers(0, 'vienna.orders', ['A-09']).answer(0);
    expect(deeds(t, 'noOrder')).toEqual([]);
  });
});

describe('rounds', () => {
  test('say who assigned, and whose turn begins', () => {
    const t = scene({}).say(0, { do: 'round' });
    for (const seat of [0, 1]) t.answer(seat, ...(t.answers(seat)[0] ?? '').split(' '));
    expect(deeds(t, 'assigned', 'begun')).toEqual([
      { e: 'assigned', seat: 0 },
      { e: 'assigned', seat: 1 },
      { e: 'begun', seat: 0, what: 'turn' },
    ]);
  });
});

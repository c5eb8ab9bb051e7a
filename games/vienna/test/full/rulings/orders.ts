/** Orders: V-14, V-26, V-27, V-39, V-40, V-49, V-53, and the examples of the rulebook. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { STACKS } from '../../../src/index.ts';
import { TWO_EACH } from '../../glossary.ts';
import { bribes, card, dossiers, numbers, points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { enter, fulfilled, line, money, office, openOrders, orderOf, orders, told } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { TASKS } from '../tasks.ts';
import { ruling } from './ruling.ts';

/** Seat 1 enters Albertina, which flies the flag of the USA, unless told another building. */
const onto = (holding: Office, setting: FullSetting = {}, to = 'albertina'): Table =>
  enter(office({ ...setting, holdings: [{ ...TWO_EACH, ...holding }, ...(setting.holdings ?? [])] }), to);
const FLASK_AND_PISTOL = { dossiers: { flask: 1, pistol: 1 } };

describe('examples', () => {
  test('Jan rather accepts the second order of the USA than fulfil the first', () => {
    const t = onto({ ...FLASK_AND_PISTOL, orders: ['B-10'] }, { open: ['A-01', 'A-02', 'B-19', 'B-11'] });
    t.offers(0, 'vienna.orders', ['B-10', 'B-19']).optional(0).answer(0, 'B-19');
    expect([money(t, 0), orders(t, 0), points(t, 0), t.asked()]).toEqual([2, ['B-10', 'B-19'], 0, []]);
  });

  ruling('V-27', 'Jan, later: one flask and one pistol for both, 3 points and 7 shillings', () => {
    const t = onto({ ...FLASK_AND_PISTOL, orders: ['B-10', 'B-19'] });
    t.offers(0, 'vienna.orders', ['B-10', 'B-19']).answer(0, 'B-10');
    t.offers(0, 'vienna.orders', ['B-19']).optional(0).answer(0, 'B-19');
    expect([money(t, 0), points(t, 0, 'orders'), dossiers(t, 0)]).toEqual([7, 3, { flask: 1, pistol: 1 }]);
    expect([orders(t, 0), fulfilled(t), t.asked()]).toEqual([[], ['B-10', 'B-19'], []]);
  });

  ruling(
    'V-27, V-40',
    'Katrin: religion and twice nobility for S-01 and A-16, 5 shillings and 2 points',
    () => {
      const agents = ['hofburg', 'palais-liechtenstein'];
      const t = onto({ agents, orders: ['S-01', 'A-16'] }, {}, 'minoritenkirche');
      t.offers(0, 'vienna.orders', ['S-01', 'A-16']).answer(0, 'A-16').answer(0, 'S-01');
      expect([money(t, 0), points(t, 0), fulfilled(t)]).toEqual([5, 2, ['A-16', 'S-01']]);
      // with one agent on nobility the order that shows it twice is not met
      onto({ agents: ['hofburg'], orders: ['S-01', 'A-16'] }, {}, 'minoritenkirche')
        .offers(0, 'vienna.orders', ['S-01'])
        .refuses(0, 'A-16', 'vienna.order.condition');
    },
  );

  ruling('V-27', 'Ulrich: B-03 and B-14 for 13 points and 1 shilling, B-20 not without the flag', () => {
    const owned = { dossiers: { briefcase: 1, slide: 1, flask: 1, microfilm: 1, pistol: 2 } };
    const t = onto({ ...owned, orders: ['B-03', 'B-14', 'B-20'] }, {}, 'urania-sternwarte');
    t.offers(0, 'vienna.orders', ['B-03', 'B-14']).refuses(0, 'B-20', 'vienna.order.flag');
    t.answer(0, 'B-14').answer(0, 'B-03');
    expect([points(t, 0), money(t, 0), orders(t, 0), t.asked()]).toEqual([13, 1, ['B-20'], []]);
    onto({ ...owned, orders: ['B-03', 'B-14', 'B-20'] }).offers(0, 'vienna.orders', ['B-20']);
  });
});

describe('fulfilling', () => {
  ruling('V-26', 'any of those that can be fulfilled, in any order, or none', () => {
    const held: Office = { ...FLASK_AND_PISTOL, orders: ['B-10', 'B-19', 'B-20'] };
    const t = onto(held).offers(0, 'vienna.orders', ['B-10', 'B-19']);
    t.refuses(0, 'B-20', 'vienna.order.condition').answer(0, 'B-19').answer(0);
    expect([orders(t, 0), money(t, 0), points(t, 0)]).toEqual([['B-10', 'B-20'], 4, 1]);
    const none = onto(held).answer(0);
    expect([orders(none, 0), money(none, 0)]).toEqual([['B-10', 'B-19', 'B-20'], 0]);
  });

  ruling('V-26', 'a start order is an order like all others', () => {
    const t = onto({ agents: ['josephinum', 'hofburg'], orders: ['S-05', 'B-10'], ...FLASK_AND_PISTOL });
    t.offers(0, 'vienna.orders', ['S-05', 'B-10']).answer(0, 'S-05').answer(0, 'B-10');
    expect([money(t, 0), points(t, 0), orders(t, 0)]).toEqual([6, 2, []]);
  });

  ruling('V-26', 'fulfil or accept, never both', () => {
    const open = ['A-09', 'A-29', 'B-09', 'B-20'];
    const first = onto({ ...FLASK_AND_PISTOL, orders: ['B-10', 'B-19'] }, { open });
    first.offers(0, 'vienna.orders', ['B-10', 'B-19', ...open]).answer(0, 'B-10');
    first.offers(0, 'vienna.orders', ['B-19']).refuses(0, 'A-09', 'vienna.order.either').answer(0, 'B-19');
    expect([first.asked(), orders(first, 0), openOrders(first)]).toEqual([[], [], open]);
    const other = onto({ ...FLASK_AND_PISTOL, orders: ['B-10'] }, { open }).answer(0, 'A-09');
    expect([other.asked(), orders(other, 0)]).toEqual([[], ['B-10', 'A-09']]);
  });

  ruling('V-26', 'only after an agent came to the flag, not for one that stands there', () => {
    const held: Office = { ...FLASK_AND_PISTOL, agents: ['albertina', 'hofburg'], orders: ['B-10'] };
    expect(onto(held, { open: ['A-09'] }, 'stephansdom').asked()).toEqual([]);
    for (const other of ['two-wine', 'shillings']) {
      const t = office({ holdings: [{ ...TWO_EACH, ...held }], open: ['A-09'] });
      expect(t.say(0, { do: 'agent' }).answer(0, other).asked()).toEqual([]);
    }
  });

  ruling('V-26', 'an agent that moves to the flag will do', () => {
    const t = office({
      holdings: [{ ...TWO_EACH, ...FLASK_AND_PISTOL, agents: ['rathaus'], orders: ['B-10'] }],
    });
    enter(t, 'albertina', 'rathaus').offers(0, 'vienna.orders', ['B-10']);
  });

  ruling('V-17', 'a building just left counts for no order', () => {
    const held: Office = { bribes: { wine: 2 }, agents: ['universitaet', 'secession'], orders: ['A-21'] };
    const from = (house: string): Table => enter(office({ holdings: [held] }), 'postsparkasse', house);
    expect(from('universitaet').asked()).toEqual([]);
    from('secession').offers(0, 'vienna.orders', ['A-21']);
  });

  ruling('V-14', 'tiles, then abilities, then orders; what those brought is shown', () => {
    const t = office({
      holdings: [
        {
          bribes: { wine: 2, tobacco: 1 },
          dossiers: { pistol: 1 },
          agents: ['schloss-schoenbrunn'],
          drawers: [174],
          orders: ['A-13', 'B-06'],
        },
      ],
      squares: { 7: 'slide' },
      open: ['A-05'],
    });
    enter(t, 'stephansdom').answer(0, '174').answer(0, 'coffee');
    t.offers(0, 'vienna.orders', ['B-06', 'A-05'])
      .refuses(0, 'A-13', 'vienna.order.condition')
      .answer(0, 'B-06');
    const order = ['placed', 'paid', 'tile', 'ability', 'took', 'fulfilled', 'earned'];
    expect(told(t, ...order)).toEqual(order);
  });

  ruling('V-14', 'bribes won now count, bribes paid do not', () => {
    const held: Office = { bribes: { wine: 2, tobacco: 1, magazine: 1 }, drawers: [101], orders: ['A-10'] };
    const shown = onto(held).answer(0, '101').answer(0, 'wine');
    shown.offers(0, 'vienna.orders', ['A-10']).answer(0, 'A-10');
    expect([points(shown, 0), bribes(shown, 0)]).toEqual([4, { wine: 1, tobacco: 1, magazine: 1 }]);
    expect(onto(held).answer(0).asked()).toEqual([]);
  });

  ruling('V-40, V-27', 'only seals are shown twice on one order, and then two are needed', () => {
    for (const { id, needs } of TASKS)
      if (new Set(needs).size < needs.length) expect(id).toMatch(/^(A-1[6-9]|A-20|B-2[1-5])$/);
    const agents = ['universitaet', 'palais-liechtenstein'];
    // science twice and religion once: the second science is missing
    onto({ agents, orders: ['A-20', 'B-25', 'S-05'] }).offers(0, 'vienna.orders', ['S-05']);
    onto({ agents: [...agents, 'josephinum', 'karlskirche'], orders: ['A-20', 'B-25', 'S-05'] }).offers(
      0,
      'vienna.orders',
      ['A-20', 'B-25', 'S-05'],
    );
  });

  ruling('V-39', 'with drawn flags one building may meet flag and letter of an order', () => {
    const setting: FullSetting = { flags: { universitaet: 'france' } };
    const t = onto({ orders: ['A-21'] }, setting, 'universitaet').offers(0, 'vienna.orders', ['A-21']);
    expect(money(t.answer(0, 'A-21'), 0)).toBe(3);
    expect(onto({ orders: ['A-21'] }, {}, 'universitaet').asked()).toEqual([]);
    // the drawn flag counts, the printed one no longer does
    expect(onto({ ...FLASK_AND_PISTOL, orders: ['B-10'] }, setting, 'universitaet').asked()).toEqual([]);
  });
});

describe('accepting', () => {
  test('an order of A pays down 1 shilling, one of B 2, and the space is filled at once', () => {
    for (const [id, down, slot, stack] of [
      ['A-09', 1, 1, STACKS.A],
      ['B-25', 2, 2, STACKS.B],
    ] as const) {
      const t = onto({}, { open: ['A-01', 'A-09', 'B-25', 'B-01'] });
      const next = at(t.s.zones, stack).at(-1);
      t.offers(0, 'vienna.orders', ['A-09', 'B-25']).refuses(0, 'A-01', 'vienna.order.flag').answer(0, id);
      expect([money(t, 0), orders(t, 0), t.asked()]).toEqual([down, [id], []]);
      expect(orderOf(at(openOrders(t), slot))).toBe(next);
      expect(openOrders(t)).toHaveLength(4);
    }
  });

  ruling('V-26', 'one, and no more', () => {
    const t = onto({}, { open: ['A-09', 'A-10', 'B-09', 'B-10'] }).answer(0, 'A-10');
    expect([t.asked(), orders(t, 0)]).toEqual([[], ['A-10']]);
  });

  ruling('V-26', 'an empty stack leaves its space empty, the other stack does not help out', () => {
    const t = office({ holdings: [{ bribes: { wine: 2 } }], open: ['A-09', 'A-10', 'B-09', 'B-01'] });
    for (const number of numbers(t, STACKS.A)) t.put(card(number), STACKS.S);
    enter(t, 'albertina').answer(0, 'A-09');
    expect([openOrders(t), money(t, 0)]).toEqual([['A-10', 'B-09', 'B-01'], 1]);
  });

  ruling('V-53, V-26', 'needs a free slot: three, four with the side table; no order is thrown away', () => {
    const three = ['B-01', 'B-02', 'B-03'];
    const open = ['A-09', 'A-10', 'B-09', 'B-19'];
    expect(onto({ orders: three }, { open }).asked()).toEqual([]);
    onto({ orders: three.slice(1) }, { open }).offers(0, 'vienna.orders', open);
    onto({ orders: [...three.slice(1), 'B-10'], ...FLASK_AND_PISTOL }, { open })
      .offers(0, 'vienna.orders', ['B-10'])
      .refuses(0, 'A-09', 'vienna.order.slot');
    const table = onto({ orders: three, desk: ['sideTable'] }, { open });
    table.offers(0, 'vienna.orders', open).answer(0, 'B-19');
    expect(orders(table, 0)).toEqual([...three, 'B-19']);
    expect(onto({ orders: [...three, 'B-04'], desk: ['sideTable'] }, { open }).asked()).toEqual([]);
  });

  ruling('V-26', 'may be declined, and an order of another flag cannot be had', () => {
    const t = onto({}, { open: ['A-09', 'A-01'] })
      .optional(0)
      .answer(0);
    expect([orders(t, 0), money(t, 0)]).toEqual([[], 0]);
    expect(onto({}, { open: ['A-01', 'A-02', 'B-01', 'B-03'] }).asked()).toEqual([]);
  });
});

describe('the seal stamp', () => {
  ruling('V-49', 'three points for every order fulfilled, also for one without points', () => {
    const t = onto({
      ...FLASK_AND_PISTOL,
      desk: ['sealStamp'],
      agents: ['josephinum'],
      orders: ['S-05', 'B-10', 'B-19'],
    });
    t.answer(0, 'S-05');
    expect([points(t, 0), line(t, 0, 'orders'), line(t, 0, 'sealStamp')]).toEqual([3, 0, 3]);
    t.answer(0, 'B-19').answer(0, 'B-10');
    expect([line(t, 0, 'orders'), line(t, 0, 'sealStamp'), money(t, 0)]).toEqual([3, 9, 10]);
  });

  ruling('V-49', 'none for an order accepted', () => {
    const t = onto({ desk: ['sealStamp'] }, { open: ['A-09'] }).answer(0, 'A-09');
    expect(points(t, 0)).toBe(0);
  });
});

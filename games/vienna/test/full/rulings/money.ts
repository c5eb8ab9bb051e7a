/** Money: income and the cash box, purchases, what is bought: V-23, V-25, V-30, V-64. */
import { describe, expect, test } from 'vitest';
import { TWO_EACH } from '../../glossary.ts';
import { bribes, points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import {
  cashBox,
  desk,
  endOfRound,
  enter,
  fourDrawers,
  isNextRound,
  money,
  office,
  orders,
  told,
  ways,
} from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const TILES = ['telephone', 'road-map', 'cash-box', 'seal-stamp'];

/** A purchase at the end of the round: seat 1 as told, seat 2 without a shilling. */
const shopping = (holding: Office, setting: FullSetting = {}): Table =>
  endOfRound({
    investigator: 'B',
    entered: true,
    holdings: [{ bribes: {}, ...holding }, { bribes: {} }],
    ...setting,
  });

describe('a purchase', () => {
  test.each([
    [1, ['agent']],
    [2, ['agent', ...TILES]],
    [3, ['agent', ...TILES, 'side-table']],
    [9, ['agent', ...TILES, 'side-table']],
  ] as const)('with %i shillings', (shillings, goods) => {
    const t = shopping({ money: shillings }).offers(0, 'vienna.buy', goods).optional(0);
    for (const dear of [...TILES, 'side-table'])
      if (!(goods as readonly string[]).includes(dear)) t.refuses(0, dear, 'vienna.buy.price');
  });

  const GOODS = [
    ['agent', 1, []],
    ['telephone', 2, ['telephone']],
    ['road-map', 2, ['roadMap']],
    ['cash-box', 2, ['cashBox']],
    ['seal-stamp', 2, ['sealStamp']],
    ['side-table', 3, ['sideTable']],
  ] as const;
  test.each(GOODS)('%s for %i', (goods, price, owned) => {
    const t = shopping({ money: 5, bribes: { wine: 3 } }).answer(0, goods);
    expect([money(t, 0), desk(t, 0), bribes(t, 0)]).toEqual([5 - price, owned, { wine: 3 }]);
    const hired = goods === 'agent' ? 1 : 0;
    expect([t.s.supply[0], t.s.forSale[0]]).toEqual([5 + hired, 3 - hired]);
  });

  ruling('V-23', 'is free to refuse, one for each, and then the next round begins', () => {
    const t = shopping({ money: 9 }).answer(0);
    expect([isNextRound(t), money(t, 0), desk(t, 0)]).toEqual([true, 9, []]);
    const bought = shopping({ money: 9 }).answer(0, 'agent');
    expect([isNextRound(bought), money(bought, 0)]).toEqual([true, 8]);
  });

  ruling('V-23', 'goes in turn order from the holder of the crest, before the crest passes', () => {
    const rich = { money: 3 };
    const t = shopping({}, { seats: 3, investigator: 'B', crest: 1, holdings: [rich, rich, rich] });
    expect(t.asked()).toEqual(['2:vienna.buy']);
    expect(t.answer(1).asked()).toEqual(['3:vienna.buy']);
    expect(t.answer(2, 'agent').asked()).toEqual(['1:vienna.buy']);
    expect([t.s.crest, isNextRound(t.answer(0)), t.s.crest]).toEqual([1, true, 2]);
  });

  ruling('V-23', 'without open money there is nothing to ask', () => {
    expect(isNextRound(shopping({ bribes: { wine: 9 } }))).toBe(true);
  });

  ruling('V-23', 'each tile and the side table once, three agents', () => {
    const t = shopping({ money: 9, desk: ['telephone', 'cashBox', 'sideTable'], hired: 2 });
    t.offers(0, 'vienna.buy', ['agent', 'road-map', 'seal-stamp']);
    for (const owned of ['telephone', 'cash-box', 'side-table']) t.refuses(0, owned, 'vienna.buy.once');
    t.answer(0, 'agent');
    expect([t.s.supply[0], t.s.forSale[0]]).toEqual([8, 0]);
    shopping({ money: 9, hired: 3 })
      .refuses(0, 'agent', 'vienna.buy.agents')
      .offers(0, 'vienna.buy', [...TILES, 'side-table']);
  });

  ruling('V-64', 'money in the cash box buys nothing', () => {
    expect(isNextRound(shopping({ money: 0, cashBox: 12, desk: ['cashBox'] }))).toBe(true);
  });

  ruling('V-30', 'there are always enough coins', () => {
    const hoard = [1, 2, 3, 4].map(() => ({ money: 60, bribes: {} }));
    const t = office({ seats: 4, holdings: hoard }).say(0, { do: 'agent' }).answer(0, 'shillings');
    expect(t.s.money).toEqual([62, 60, 60, 60]);
  });
});

describe('the road map', () => {
  ruling('V-23', 'Jan buys the side table with two wine and a chocolate: one way, no question', () => {
    const t = shopping({ bribes: { wine: 2, chocolate: 1 }, desk: ['roadMap'] });
    t.offers(0, 'vienna.buy', ['agent', 'telephone', 'cash-box', 'seal-stamp', 'side-table']).answer(
      0,
      'side-table',
    );
    expect([isNextRound(t), desk(t, 0), bribes(t, 0)]).toEqual([true, ['roadMap', 'sideTable'], {}]);
  });

  ruling('V-23', 'shillings and bribes in any mix, asked if there is more than one way', () => {
    const t = shopping({ money: 1, bribes: { wine: 1, coffee: 2 }, desk: ['roadMap'] }).answer(
      0,
      'telephone',
    );
    expect(ways(t)).toEqual(['coffee coffee', 'shilling coffee', 'shilling wine', 'wine coffee']);
    t.offers(0, 'vienna.spend', ['shilling', 'chocolate', 'wine', 'tobacco', 'magazine', 'coffee']);
    t.optional(0, false).answer(0, 'wine', 'coffee');
    expect([money(t, 0), bribes(t, 0), desk(t, 0)]).toEqual([1, { coffee: 1 }, ['telephone', 'roadMap']]);
    const paid = shopping({ money: 2, bribes: {}, desk: ['roadMap'] }).answer(0, 'telephone');
    expect([isNextRound(paid), money(paid, 0)]).toEqual([true, 0]);
  });

  ruling('V-23', 'does not pay for itself', () => {
    const t = shopping({ money: 1, bribes: { wine: 9 } });
    t.offers(0, 'vienna.buy', ['agent']).refuses(0, 'road-map', 'vienna.buy.price');
    const bought = shopping({ money: 2, bribes: { wine: 9 } }).answer(0, 'road-map');
    expect([money(bought, 0), bribes(bought, 0)]).toEqual([0, { wine: 9 }]);
  });

  test('bribes are money in purchases and paydays only', () => {
    const t = office({ holdings: [{ ...TWO_EACH, money: 9, desk: ['roadMap'] }] }).say(0, { do: 'agent' });
    expect(bribes(t.answer(0, 'albertina'), 0).wine).toBeUndefined();
    expect(money(t, 0)).toBe(9);
    const poor = office({ holdings: [{ bribes: { coffee: 9 }, money: 9, desk: ['roadMap'] }] });
    poor.say(0, { do: 'agent' }).refuses(0, 'albertina', 'vienna.agent.price');
  });
});

describe('the side table', () => {
  test('a fourth drawer, whose ability works', () => {
    const filled = [3, 12, 17];
    const insert = (owned: Office): Table =>
      office({ holdings: [{ drawers: filled, plans: [22], ...owned }] }).say(
        0,
        { do: 'reveal' },
        { do: 'insert' },
      );
    insert({}).offers(0, 'vienna.drawer', ['drawer-1', 'drawer-2', 'drawer-3']);
    const t = insert({ desk: ['sideTable'] });
    t.offers(0, 'vienna.drawer', ['drawer-1', 'drawer-2', 'drawer-3', 'drawer-4']).answer(0, 'drawer-4');
    expect(fourDrawers(t, 0)).toEqual([...filled, 22]);
    t.s.bribes[0] = [0, 2, 0, 0, 0];
    enter(t, 'albertina').offers(0, 'vienna.ability', ['022']);
  });

  ruling('V-01', 'the same ability lies in none of the four', () => {
    const t = office({ holdings: [{ drawers: [3, 12, 0, 91], plans: [92], desk: ['sideTable'] }] });
    t.say(0, { do: 'reveal' }, { do: 'insert' });
    expect([fourDrawers(t, 0), t.asked()]).toEqual([[3, 12, 0, 92], []]);
  });
});

/** Seat 1 has the cash box and enters Albertina with the orders of the USA it holds. */
const saving = (holding: Office, setting: FullSetting = {}): Table =>
  enter(
    office({
      ...setting,
      holdings: [{ bribes: { wine: 2 }, dossiers: { flask: 1, pistol: 1 }, desk: ['cashBox'], ...holding }],
    }),
    'albertina',
  );
const deposits = (most: number): string[] => Array.from({ length: most + 1 }, (_, n) => `deposit-${n}`);

describe('the cash box', () => {
  ruling('V-25', 'Anna: the extra shilling first, then 2 of her 3 into the box and 1 open', () => {
    const t = saving({ agents: ['josephinum'], orders: ['S-05'] }).answer(0, 'S-05');
    expect([cashBox(t, 0), money(t, 0)]).toEqual([1, 0]);
    t.offers(0, 'vienna.deposit', deposits(3)).optional(0, false).answer(0, 'deposit-2');
    expect([cashBox(t, 0), money(t, 0), t.asked()]).toEqual([3, 1, []]);
    expect(told(t, 'fulfilled', 'earned')).toEqual(['fulfilled', 'earned', 'earned']);
  });

  ruling('V-25', 'the extra shilling comes also for an order that pays none, and is no choice', () => {
    const t = saving({ dossiers: { pistol: 1, briefcase: 1, slide: 1 }, orders: ['B-20'] }).answer(0, 'B-20');
    expect([cashBox(t, 0), money(t, 0), points(t, 0), t.asked()]).toEqual([1, 0, 8, []]);
  });

  ruling('V-25', 'several orders are settled singly, in the owner’s order', () => {
    const t = saving({ cashBox: 7, orders: ['B-10', 'B-19'] }).answer(0, 'B-19');
    t.offers(0, 'vienna.deposit', deposits(4)).answer(0, 'deposit-1');
    expect([cashBox(t, 0), money(t, 0)]).toEqual([9, 3]);
    t.offers(0, 'vienna.orders', ['B-10']).answer(0, 'B-10');
    t.offers(0, 'vienna.deposit', deposits(2)).answer(0, 'deposit-2');
    expect([cashBox(t, 0), money(t, 0), t.asked()]).toEqual([12, 4, []]);
  });

  ruling('V-25', 'twelve is full: no deposit, no extra shilling', () => {
    const eleven = saving({ cashBox: 11, orders: ['B-10'] }).answer(0, 'B-10');
    expect([cashBox(eleven, 0), money(eleven, 0), eleven.asked()]).toEqual([12, 3, []]);
    const twelve = saving({ cashBox: 12, orders: ['B-10'] }).answer(0, 'B-10');
    expect([cashBox(twelve, 0), money(twelve, 0), twelve.asked()]).toEqual([12, 3, []]);
    const ten = saving({ cashBox: 10, orders: ['B-10'] }).answer(0, 'B-10');
    ten.offers(0, 'vienna.deposit', deposits(1));
  });

  ruling('V-25', 'a down payment may go in, before the next order is turned up', () => {
    for (const [id, down] of [
      ['A-09', 1],
      ['B-25', 2],
    ] as const) {
      const open = ['A-01', 'A-09', 'B-01', 'B-25'];
      const t = saving({}, { open }).answer(0, id);
      t.offers(0, 'vienna.deposit', deposits(down));
      const slots = (): number => t.s.zones.slice(5, 9).filter(slot => slot.length === 1).length;
      expect(slots()).toBe(3);
      t.answer(0, `deposit-${down}`);
      expect([cashBox(t, 0), money(t, 0), orders(t, 0), slots()]).toEqual([down, 0, [id], 4]);
    }
  });

  ruling('V-25', 'so may the shillings of action III, but bribes never', () => {
    for (const shillings of [2, 3]) {
      const t = office({ options: { shillings }, holdings: [{ money: 4, desk: ['cashBox'] }] });
      t.say(0, { do: 'agent' }).answer(0, 'shillings').offers(0, 'vienna.deposit', deposits(shillings));
      t.answer(0, 'deposit-1');
      expect([cashBox(t, 0), money(t, 0)]).toEqual([1, 4 + shillings - 1]);
    }
    const pair = office({ holdings: [{ bribes: {}, desk: ['cashBox', 'roadMap'] }] });
    pair.say(0, { do: 'agent' }).answer(0, 'two-wine');
    expect([pair.asked(), cashBox(pair, 0), bribes(pair, 0)]).toEqual([[], 0, { wine: 2 }]);
  });

  ruling('V-25', 'never later: not at a purchase, a payday or the end of a round', () => {
    const rich: Office = { money: 5, desk: ['cashBox'], agents: ['hofburg'] };
    const bought = shopping(rich).answer(0);
    expect([isNextRound(bought), cashBox(bought, 0), money(bought, 0)]).toEqual([true, 0, 5]);
    const paid = endOfRound({ investigator: 'E', entered: true, holdings: [rich] });
    expect([isNextRound(paid), cashBox(paid, 0), money(paid, 0)]).toEqual([true, 0, 4]);
  });

  ruling('V-25', 'bought, it takes nothing of what was earned before, nor of the start money', () => {
    const t = shopping({ money: 5 }).answer(0, 'cash-box');
    expect([isNextRound(t), cashBox(t, 0), money(t, 0)]).toEqual([true, 0, 3]);
  });

  ruling('V-25', 'without it all money is open, without a question', () => {
    const t = saving({ desk: [], orders: ['B-10'] }).answer(0, 'B-10');
    expect([t.asked(), money(t, 0), cashBox(t, 0)]).toEqual([[], 3, 0]);
  });
});

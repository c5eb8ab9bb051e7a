/** The roof and the end of the full version: purchases and paydays by field, V-20 to V-22, V-28, V-54. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { DOSSIERS, agents, answerFirst, points, roof } from '../../scene.ts';
import type { Dossier, Table } from '../../scene.ts';
import { SHOWS } from '../glossary.ts';
import { endOfRound, isNextRound, money, office, orders, told } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const EVENTS = ['purchase', 'paydayBegins', 'ending', 'round', 'home', 'over'];
const before = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 1);
const everybody = (seats: number, one: Office): Office[] => Array.from({ length: seats }, () => one);
const EMPLOYER: Office = { agents: ['hofburg'], money: 2, bribes: {} };

/** The last action IV of a round takes the slide over a threshold, then the round ends. */
const alarm = (setting: FullSetting): Table => {
  const [first = {}, ...others] = setting.holdings ?? [];
  const holdings = [{ ...first, plans: [0, 0, SHOWS.slide] }, ...others];
  return office({ tracks: { slide: 3 }, ...setting, holdings }).say(0, { do: 'dossier' }, { do: 'endRound' });
};

const playOn = (t: Table): Table => {
  while (!t.over) answerFirst(t, Number(at(t.asked(), 0).charAt(0)) - 1);
  return t;
};

const FIELDS = [
  { seats: 2, purchases: 'BCDGH', payday: 'E', last: 'H' },
  { seats: 3, purchases: 'BCEIJ', payday: 'G', last: 'J' },
  { seats: 4, purchases: 'BDFJL', payday: 'H', last: 'L' },
] as const;

describe.each(FIELDS)('the roof with $seats players', ({ seats, purchases, payday, last }) => {
  const letters = 'BCDEFGHIJKL'.slice(0, 'BCDEFGHIJKL'.indexOf(last) + 1).split('');
  const holdings = everybody(seats, EMPLOYER);

  test.each(letters)('what he brings when he comes to %s', letter => {
    const t = alarm({ seats, holdings, investigator: before(letter) });
    expect(roof(t)).toBe(letter);
    if (purchases.includes(letter)) {
      expect(t.asked()).toEqual(['1:vienna.buy']);
      expect(t.s.money).toEqual(holdings.map(() => 2));
    } else {
      expect(isNextRound(t)).toBe(true);
      expect(t.s.money).toEqual(holdings.map(() => (letter === payday ? 1 : 2)));
    }
  });

  test('nothing if he did not move this round', () => {
    for (const investigator of letters.slice(0, -1)) {
      const t = endOfRound({ seats, holdings, investigator });
      expect([isNextRound(t), t.s.money]).toEqual([true, holdings.map(() => 2)]);
    }
  });

  ruling('V-54', `on ${last} the purchase only; the payday follows the last round`, () => {
    const t = alarm({ seats, holdings, investigator: before(last) });
    for (let seat = 0; seat < seats; seat++) {
      expect([t.asked(), t.s.ending]).toEqual([[`${seat + 1}:vienna.buy`], 0]);
      t.answer(seat);
    }
    expect([isNextRound(t), t.s.ending, t.s.money]).toEqual([true, 1, holdings.map(() => 2)]);
    playOn(t);
    expect(told(t, ...EVENTS.filter(e => e !== 'home'))).toEqual([
      'purchase',
      'ending',
      'round',
      'paydayBegins',
      'over',
    ]);
  });
});

describe('the last round', () => {
  const last = (setting: FullSetting): Table =>
    endOfRound({ last: true, investigator: 'H', entered: true, ...setting });

  ruling('V-20', 'brings no purchase, and thresholds have no effect', () => {
    const t = alarm({ last: true, holdings: everybody(2, EMPLOYER), investigator: 'F' });
    expect([roof(t), t.over, told(t, 'purchase')]).toEqual(['F', true, []]);
  });

  ruling('V-54, V-28', 'first an agent for every open order, of its owner’s choice, then the payday', () => {
    const t = last({
      holdings: [
        { agents: ['hofburg', 'rathaus', 'parlament'], money: 1, bribes: {}, orders: ['B-01', 'S-02'] },
        { agents: ['hofburg', 'rathaus'], money: 1, bribes: {} },
      ],
    });
    t.offers(0, 'vienna.dismiss.orders', ['hofburg', 'rathaus', 'parlament']).optional(0, false);
    expect(t.answers(0)).toHaveLength(3);
    expect([t.s.money, told(t, 'paydayBegins')]).toEqual([[1, 1], []]);
    t.answer(0, 'hofburg', 'parlament');
    // seat 1 has paid its one agent, seat 2 must let one go
    expect([t.asked(), money(t, 0), agents(t, 0)]).toEqual([['2:vienna.dismiss.payday'], 0, [3]]);
    t.answer(1, 'rathaus');
    expect([t.over, agents(t, 1), orders(t, 0)]).toEqual([true, [4], ['B-01', 'S-02']]);
    expect(told(t, ...EVENTS)).toEqual(['home', 'home', 'paydayBegins', 'home', 'over']);
  });

  ruling('V-28', 'with too few agents all go, and nothing more happens', () => {
    const t = last({
      holdings: [{ agents: ['hofburg'], money: 9, bribes: {}, orders: ['B-01', 'B-02', 'B-03'] }, {}],
    });
    expect([t.over, agents(t, 0), t.s.supply[0], money(t, 0)]).toEqual([true, [], 5, 9]);
    const none = last({ holdings: [{ money: 9, orders: ['B-01'] }, {}] });
    expect([none.over, money(none, 0), points(none, 0, 'orders')]).toEqual([true, 9, 0]);
  });

  ruling('V-22', 'all in the order of that round: all for their orders, then all for the payday', () => {
    const owing: Office = {
      agents: ['hofburg', 'rathaus', 'parlament'],
      money: 1,
      bribes: {},
      orders: ['B-01'],
    };
    const asks: string[] = [];
    const t = last({
      seats: 3,
      investigator: 'J',
      crest: 1,
      holdings: [owing, { ...owing, orders: ['B-02'] }, { ...owing, orders: ['B-03'] }],
    });
    while (!t.over) {
      asks.push(at(t.asked(), 0));
      answerFirst(t, Number(at(asks, asks.length - 1).charAt(0)) - 1);
    }
    expect(asks).toEqual([
      ...['2', '3', '1'].map(seat => `${seat}:vienna.dismiss.orders`),
      ...['2', '3', '1'].map(seat => `${seat}:vienna.dismiss.payday`),
    ]);
  });
});

describe('all markers on their last field', () => {
  const END = Object.fromEntries(DOSSIERS.map(kind => [kind, 20])) as { [kind in Dossier]: number };
  /** The slide is the last to arrive; the investigator moves on with it. */
  const arrival = (investigator: string): Table =>
    alarm({ seats: 4, holdings: everybody(4, EMPLOYER), investigator, tracks: { ...END, slide: 19 } });
  const refuse = (t: Table, ...seats: readonly number[]): Table => {
    for (const seat of seats) {
      expect(t.asked()).toEqual([`${seat + 1}:vienna.buy`]);
      t.answer(seat);
    }
    return t;
  };

  ruling('V-21', 'that round counts as his arrival: a purchase, a last round, a payday', () => {
    const t = refuse(arrival('B'), 0, 1, 2, 3);
    expect([roof(t), isNextRound(t), t.s.ending]).toEqual(['C', true, 1]);
    playOn(t);
    expect(told(t, ...EVENTS.filter(e => e !== 'home'))).toEqual([
      'purchase',
      'ending',
      'round',
      'paydayBegins',
      'over',
    ]);
  });

  ruling('V-21', 'the tile he reached in it comes first: a purchase, and then the last purchase', () => {
    const t = refuse(arrival('C'), 0, 1, 2, 3, 0, 1, 2, 3);
    expect([isNextRound(t), t.s.ending, told(t, ...EVENTS)]).toEqual([
      true,
      1,
      ['purchase', 'purchase', 'ending', 'round'],
    ]);
  });

  ruling('V-21', 'or a payday, and then the last purchase', () => {
    const t = arrival('G');
    expect([t.s.money, told(t, ...EVENTS)]).toEqual([
      [1, 1, 1, 1],
      ['paydayBegins', 'purchase'],
    ]);
    expect(isNextRound(refuse(t, 0, 1, 2, 3))).toBe(true);
  });

  ruling('V-21', 'with his own arrival there is still one purchase and one round', () => {
    const t = refuse(arrival('K'), 0, 1, 2, 3);
    expect([roof(t), isNextRound(t), told(t, ...EVENTS)]).toEqual([
      'L',
      true,
      ['purchase', 'ending', 'round'],
    ]);
    playOn(t);
    expect(told(t, 'round')).toHaveLength(1);
  });

  ruling('V-21', 'tiles he never reached lapse', () => {
    const t = playOn(arrival('B'));
    expect(told(t, 'purchase', 'paydayBegins')).toEqual(['purchase', 'paydayBegins']);
  });
});

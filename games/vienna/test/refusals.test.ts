/** What a player may expect at each question, and the true reason for what cannot be chosen. */
import { refusalOf } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { vienna } from '../src/index.ts';
import { enter, office } from './full/office.ts';
import { scene } from './scene.ts';
import type { Table } from './scene.ts';

const reason = (t: Table, word: string): unknown => refusalOf(vienna, t.s, 0, vienna.item(word) ?? -1);

describe('the card phase', () => {
  test('only cards in the hand are assigned, a card in a drawer stays', () => {
    const t = scene({ holdings: [{ drawers: [17, 0, 32] }] }).say(0, { do: 'round' });
    t.refuses(0, '017', 'vienna.assign.hand').refuses(0, '032', 'vienna.assign.hand');
    expect(reason(t, '018')).toBeUndefined();
  });
});

describe('which agent goes', () => {
  const asked = (): Table =>
    scene({ holdings: [{ bribes: { wine: 3 }, agents: ['rathaus'] }] })
      .say(0, { do: 'agent' })
      .answer(0, 'albertina');

  test('none from a building where there is none, whatever the price', () => {
    const t = asked().offers(0, 'vienna.origin', ['supply', 'rathaus']);
    t.refuses(0, 'stephansdom', 'vienna.agent.nobody').refuses(0, 'albertina', 'vienna.agent.nobody');
  });

  test('what has nothing to do with the question has no reason', () => {
    const t = asked();
    for (const word of ['wine', 'figure', 'shilling', 'square-3', 'drawer-1'])
      expect(reason(t, word)).toBeUndefined();
  });

  test('not from an empty supply', () => {
    const six = ['rathaus', 'hofburg', 'parlament', 'stephansdom', 'burgtheater', 'secession'];
    const t = scene({ holdings: [{ bribes: { wine: 2 }, agents: six }] }).say(0, { do: 'agent' });
    t.answer(0, 'albertina').offers(0, 'vienna.origin', six).refuses(0, 'supply', 'vienna.agent.supply');
  });

  test('a figure beside the desk waits for five others', () => {
    const t = office({ holdings: [{ bribes: { wine: 2 }, figure: 'hamburg', agents: ['rathaus'] }] });
    t.say(0, { do: 'agent' }).answer(0, 'albertina').refuses(0, 'figure', 'vienna.figure.locked');
  });
});

describe('what an agent costs', () => {
  test('bribes that stand in are told apart from those of the colour', () => {
    // 146 makes chocolate stand in for any bribe
    const t = office({ holdings: [{ bribes: { chocolate: 1 }, drawers: [146] }] }).say(0, { do: 'agent' });
    expect(reason(t, 'albertina')).toEqual({
      rule: 'vienna.agent.price',
      args: { bribe: 'wine', need: 2, have: 0, jokers: 1 },
    });
  });

  test('is paid in bribes of the colour, in others only by an ability, in shillings never', () => {
    const t = office({
      holdings: [{ bribes: { chocolate: 2, wine: 2, coffee: 2 }, drawers: [146], money: 5 }],
    });
    enter(t, 'albertina').offers(0, 'vienna.pay', ['chocolate', 'wine']);
    t.refuses(0, 'coffee', 'vienna.pay.kind').refuses(0, 'shilling', 'vienna.bribe.shilling');
    expect(reason(t, 'coffee')).toMatchObject({ args: { bribe: 'wine', building: 'Albertina' } });
    expect(reason(t, 'rathaus')).toBeUndefined();
  });
});

describe('abilities', () => {
  // Card 007 brings wine, for which 017 waits; 001 waits for chocolate, 036 lowers a price.
  test('that were not set off, and those that act by themselves, are not used', () => {
    const t = scene({ holdings: [{ drawers: [17, 1, 36], plans: [0, 7] }] }).say(0, { do: 'bribe' });
    t.offers(0, 'vienna.ability', ['017']);
    t.refuses(0, '001', 'vienna.ability.trigger').refuses(0, '036', 'vienna.ability.lasting');
    expect(reason(t, '002')).toBeUndefined();
  });
});

describe('bribes of choice', () => {
  test('are bribes, not shillings', () => {
    const t = office({ holdings: [{ money: 3 }] });
    t.say(0, { do: 'anyBribe', n: 1 }).refuses(0, 'shilling', 'vienna.bribe.shilling');
    t.say(0, { do: 'differentBribes' }).refuses(0, 'shilling', 'vienna.bribe.shilling');
    expect(reason(t, 'rathaus')).toBeUndefined();
  });
});

describe('money', () => {
  test('the cash box holds twelve', () => {
    const t = office({ holdings: [{ desk: ['cashBox'], cashBox: 11 }] }).say(0, { do: 'income', n: 3 });
    t.offers(0, 'vienna.deposit', ['deposit-0', 'deposit-1']);
    t.refuses(0, 'deposit-2', 'vienna.deposit.room').refuses(0, 'deposit-3', 'vienna.deposit.room');
    expect(reason(t, 'deposit-3')).toMatchObject({ args: { room: 1 } });
    expect(reason(t, 'deposit-4')).toBeUndefined();
  });

  test('on payday shillings pay for whoever is not paid in bribes', () => {
    const t = office({
      holdings: [{ desk: ['roadMap'], money: 1, bribes: { wine: 2 }, agents: ['rathaus', 'hofburg'] }],
    });
    t.say(0, { do: 'payAgents' }).refuses(0, 'shilling', 'vienna.payday.shillings');
  });

  test('only own agents are sent home, and the figure is paid already', () => {
    const t = office({
      holdings: [{ agents: ['rathaus', 'hofburg'], figure: 'hamburg', figureOn: 'albertina' }],
    });
    t.say(0, { do: 'dismiss', n: 1, why: 'payday' }).offers(0, 'vienna.dismiss.payday', [
      'rathaus',
      'hofburg',
    ]);
    t.refuses(0, 'albertina', 'vienna.figure.paid').refuses(0, 'parlament', 'vienna.agent.nobody');
    expect(reason(t, 'shilling')).toBeUndefined();
  });
});

describe('figures that walk', () => {
  test('the nomad goes to a neighbouring building only', () => {
    const t = office({ holdings: [{ figure: 'marrakesh', figureOn: 'justizpalast' }] });
    t.say(0, { do: 'nomad' }).refuses(0, 'parlament', 'vienna.nomad.way');
    t.refuses(0, 'justizpalast', 'vienna.nomad.way');
  });

  test('the third man goes where most streets lead to tiles, and to no distant building', () => {
    const t = scene({
      options: { thirdMan: true },
      thirdMan: 'hofburg',
      squares: { 2: 'flask', 20: 'flask' },
    });
    t.say(0, { do: 'moveThirdMan' }).offers(0, 'vienna.thirdMan.move', ['rathaus', 'votivkirche']);
    t.refuses(0, 'staatsoper', 'vienna.thirdMan.way').refuses(0, 'hofburg', 'vienna.thirdMan.way');
    expect(reason(t, 'wine')).toBeUndefined();
  });
});

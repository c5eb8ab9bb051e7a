/** Expansion 2, what every figure is: V-18, V-35. */
import { describe, expect } from 'vitest';
import type { Figure } from '../../../src/index.ts';
import { TWO_EACH } from '../../glossary.ts';
import { agents, bribes, building, points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { endOfRound, enter, isNextRound, line, money, office } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const options = { feldFigures: true };
const FIVE = ['rathaus', 'secession', 'josephinum', 'karlskirche', 'parlament'];
const ALL: readonly Figure[] = ['hamburg', 'amsterdam', 'newYork', 'marrakesh'];

const withFigure = (figure: Figure, holding: Office, setting: FullSetting = {}): Table =>
  office({
    options,
    ...setting,
    holdings: [{ ...TWO_EACH, figure, ...holding }, ...(setting.holdings ?? [])],
  });
const figureAt = (t: Table): number => t.s.figureAt[0] ?? Number.NaN;

describe('every figure', () => {
  ruling('V-35', 'may first be placed while five other own agents stand on the board', () => {
    for (const figure of ALL) {
      const four = withFigure(figure, { agents: FIVE.slice(0, 4) })
        .say(0, { do: 'agent' })
        .answer(0, 'albertina');
      four
        .offers(0, 'vienna.origin', ['supply', ...FIVE.slice(0, 4)])
        .refuses(0, 'figure', 'vienna.figure.locked');
      const five = withFigure(figure, { agents: FIVE }).say(0, { do: 'agent' }).answer(0, 'albertina');
      five.offers(0, 'vienna.origin', ['figure', ...FIVE]).refuses(0, 'supply', 'vienna.agent.supply');
      five.answer(0, 'figure');
      expect([figureAt(five), five.s.supply[0], five.s.unlocked[0]]).toEqual([building('albertina'), 0, 1]);
      expect(agents(five, 0)).toHaveLength(6);
    }
  });

  ruling('V-35', 'agents that were bought count among the five', () => {
    const t = withFigure('hamburg', { agents: FIVE, hired: 2 })
      .say(0, { do: 'agent' })
      .answer(0, 'albertina');
    t.offers(0, 'vienna.origin', ['supply', 'figure', ...FIVE]);
  });

  ruling('V-35', 'without the expansion there is none', () => {
    const t = office({ holdings: [{ ...TWO_EACH, agents: FIVE }] })
      .say(0, { do: 'agent' })
      .answer(0, 'albertina');
    t.offers(0, 'vienna.origin', FIVE);
    expect(office({ seats: 4 }).s.figures).toEqual([-1, -1, -1, -1]);
  });

  ruling('V-35', 'once placed it stays unlocked: a payday takes all, and it may be placed again', () => {
    const t = enter(withFigure('hamburg', { agents: FIVE, bribes: { wine: 2 } }), 'albertina', 'figure');
    t.s.investigator = 4;
    t.s.alerted = 1;
    t.say(0, { do: 'endRound' });
    expect([agents(t, 0), figureAt(t), t.s.supply[0]]).toEqual([[], -1, 5]);
    t.s.bribes[0] = [0, 2, 0, 0, 0];
    t.say(0, { do: 'agent' }).answer(0, 'albertina').offers(0, 'vienna.origin', ['supply', 'figure']);
  });

  ruling('V-35', 'on the board it moves, and need not leave when the others become fewer', () => {
    const t = withFigure('hamburg', { agents: ['rathaus'], figureOn: 'hofburg' });
    enter(t, 'albertina', 'hofburg');
    expect([figureAt(t), agents(t, 0)]).toEqual([building('albertina'), [3, 18]]);
  });

  ruling('V-35', 'is an agent: one of a colour per building, and it surrounds', () => {
    const t = withFigure('hamburg', { figureOn: 'schloss-schoenbrunn' }, { squares: { 7: 'slide' } });
    t.say(0, { do: 'agent' }).refuses(0, 'schloss-schoenbrunn', 'vienna.agent.own');
    expect(points(enter(t, 'stephansdom'), 0, 'squares')).toBe(2);
    const placed = withFigure(
      'hamburg',
      { agents: [...FIVE.slice(1), 'schloss-schoenbrunn'] },
      { squares: { 7: 'slide' } },
    );
    expect(points(enter(placed, 'stephansdom', 'figure'), 0, 'squares')).toBe(2);
  });

  ruling('V-35', 'its own placing and moving set off cards and open orders', () => {
    const t = withFigure('hamburg', { agents: FIVE, drawers: [101], orders: ['A-16'] }, { open: ['A-09'] });
    enter(t, 'albertina', 'figure').offers(0, 'vienna.ability', ['101']).answer(0);
    t.offers(0, 'vienna.orders', ['A-09']);
  });

  ruling('V-35', 'counts for the seals of orders, and for the majority', () => {
    const t = withFigure('hamburg', {
      agents: ['palais-liechtenstein'],
      figureOn: 'hofburg',
      orders: ['A-16'],
    });
    enter(t, 'postsparkasse').offers(0, 'vienna.orders', ['A-16']);
    const counted = endOfRound({
      options,
      last: true,
      holdings: [
        { figure: 'hamburg', figureOn: 'hofburg', agents: ['rathaus'], bribes: { chocolate: 1 }, money: 1 },
        { figure: 'newYork', agents: ['rathaus'], bribes: { chocolate: 9 }, money: 9 },
      ],
    });
    expect([line(counted, 0, 'majority'), line(counted, 1, 'majority')]).toEqual([8, 0]);
  });

  ruling('V-18', 'another player’s figure is a foreign agent', () => {
    const t = office({
      options,
      holdings: [
        { bribes: { wine: 1 }, drawers: [121, 86], figure: 'hamburg' },
        { figure: 'newYork', figureOn: 'stephansdom' },
      ],
    });
    enter(t, 'stephansdom').offers(0, 'vienna.ability', ['086']);
    expect(bribes(t, 0)).toEqual({});
    // the own figure is none
    const own = withFigure('hamburg', { drawers: [86], figureOn: 'hofburg' });
    expect(enter(own, 'albertina', 'hofburg').asked()).toEqual([]);
  });
});

describe('a figure on payday', () => {
  const payday = (holding: Office): Table =>
    endOfRound({
      options,
      investigator: 'E',
      entered: true,
      holdings: [{ figure: 'hamburg', ...holding }, {}],
    });

  ruling('V-35', 'costs one chocolate, whenever there is one, and no shilling', () => {
    const t = payday({ figureOn: 'hofburg', agents: ['rathaus'], money: 3, bribes: { chocolate: 2 } });
    expect([isNextRound(t), agents(t, 0), money(t, 0), bribes(t, 0)]).toEqual([
      true,
      [3, 4],
      2,
      { chocolate: 1 },
    ]);
  });

  ruling('V-35', 'without chocolate it goes back; money, road map and jokers do not help', () => {
    const t = payday({
      figureOn: 'hofburg',
      money: 9,
      bribes: { wine: 9, coffee: 9 },
      desk: ['roadMap'],
      drawers: [148, 154],
    });
    expect([isNextRound(t), agents(t, 0), figureAt(t), t.s.supply[0]]).toEqual([true, [], -1, 5]);
    expect([money(t, 0), bribes(t, 0)]).toEqual([9, { wine: 9, coffee: 9 }]);
  });

  ruling('V-35', 'before the other agents: its chocolate cannot pay them', () => {
    const t = payday({
      figureOn: 'hofburg',
      agents: ['rathaus'],
      money: 0,
      bribes: { chocolate: 1 },
      desk: ['roadMap'],
    });
    expect([isNextRound(t), agents(t, 0), bribes(t, 0)]).toEqual([true, [4], {}]);
    const second = payday({
      figureOn: 'hofburg',
      agents: ['rathaus'],
      money: 0,
      bribes: { chocolate: 2 },
      desk: ['roadMap'],
    });
    second
      .offers(0, 'vienna.payday', ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'])
      .answer(0, 'chocolate');
    expect([agents(second, 0), bribes(second, 0)]).toEqual([[3, 4], {}]);
  });

  ruling('V-35', 'paid, it is none of those that go home unpaid', () => {
    const t = payday({
      figureOn: 'hofburg',
      agents: ['rathaus', 'parlament'],
      money: 1,
      bribes: { chocolate: 1 },
    });
    t.offers(0, 'vienna.dismiss.payday', ['rathaus', 'parlament']).refuses(
      0,
      'hofburg',
      'vienna.figure.paid',
    );
  });

  ruling('V-35', 'it may be given up for an open order, before it costs chocolate', () => {
    const t = endOfRound({
      options,
      last: true,
      holdings: [
        {
          figure: 'hamburg',
          figureOn: 'hofburg',
          agents: ['rathaus'],
          money: 1,
          bribes: { chocolate: 1 },
          orders: ['B-01'],
        },
        {},
      ],
    });
    t.offers(0, 'vienna.dismiss.orders', ['rathaus', 'hofburg']).answer(0, 'hofburg');
    expect([t.over, agents(t, 0), figureAt(t), t.s.supply[0], bribes(t, 0)]).toEqual([
      true,
      [3],
      -1,
      4,
      { chocolate: 1 },
    ]);
  });
});

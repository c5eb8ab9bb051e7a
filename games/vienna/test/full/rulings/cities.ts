/** Expansion 2, what Hamburg, New York and Amsterdam can do: V-36, V-37, V-49 to V-51. */
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../src/index.ts';
import { TWO_EACH } from '../../glossary.ts';
import { agents, bribes, building, name, points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { cashBox, enter, line, money, office, orders } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const FIVE = ['rathaus', 'secession', 'josephinum', 'karlskirche', 'parlament'];

const withFigure = (figure: Figure, holding: Office, setting: FullSetting = {}): Table =>
  office({ options: { feldFigures: true }, ...setting, holdings: [{ ...TWO_EACH, figure, ...holding }] });
const figureAt = (t: Table): number => t.s.figureAt[0] ?? Number.NaN;

/** The two whose figure pays at most one bribe at home: Hamburg on nobility, New York on a building of the USA. */
const HOMES = [
  {
    figure: 'hamburg',
    home: 'palais-schwarzenberg',
    away: 'universitaet',
    bribe: 'magazine',
    discounts: [91, 40],
  },
  {
    figure: 'newYork',
    home: 'universitaet',
    away: 'palais-schwarzenberg',
    bribe: 'magazine',
    discounts: [99, 44],
  },
] as const;

describe.each(HOMES)(
  '$figure b: the figure itself costs at most one bribe at home',
  ({ figure, home, away, bribe, discounts }) => {
    const having = (n: number, drawers: readonly number[] = [], place: Office = { agents: FIVE }): Table =>
      withFigure(figure, { ...place, bribes: { [bribe]: n }, drawers }).say(0, { do: 'agent' });

    ruling('V-36, V-37', 'one bribe is enough for it, and for no other agent', () => {
      const t = having(1);
      expect(t.answers(0)).toContain(home);
      t.refuses(0, away, 'vienna.agent.price').answer(0, home);
      expect([figureAt(t), bribes(t, 0), t.asked()]).toEqual([building(home), {}, []]);
    });

    ruling('V-36', 'with two bribes any agent may go, the figure for one', () => {
      const t = having(2)
        .answer(0, home)
        .offers(0, 'vienna.origin', ['figure', ...FIVE])
        .answer(0, 'figure');
      expect(bribes(t, 0)).toEqual({ [bribe]: 1 });
      expect(bribes(having(2).answer(0, home).answer(0, 'rathaus'), 0)).toEqual({});
    });

    ruling('V-37', 'discounts lower that one, never below nothing', () => {
      for (const discount of discounts) {
        const t = having(0, [discount]).answer(0, home);
        expect([figureAt(t), bribes(t, 0), t.asked()]).toEqual([building(home), {}, []]);
      }
      having(0, discounts)
        .answer(0, home)
        .offers(0, 'vienna.origin', ['figure', ...FIVE]);
      // The coffee that may pay for it (154) is not asked for either.
      for (const drawers of [discounts, [...discounts, 154]]) {
        const t = having(2, drawers).answer(0, home).answer(0, 'figure');
        expect([bribes(t, 0), t.asked()]).toEqual([{ [bribe]: 2 }, []]);
      }
    });

    ruling('V-51', 'when it moves, too', () => {
      const t = having(1, [], { agents: ['rathaus'], figureOn: 'parlament' }).answer(0, home);
      expect([figureAt(t), bribes(t, 0), new Set(agents(t, 0))]).toEqual([
        building(home),
        {},
        new Set([3, building(home) + 1]),
      ]);
    });

    ruling('V-35', 'not before it is unlocked', () => {
      having(1, [], { agents: FIVE.slice(1) }).refuses(0, home, 'vienna.agent.price');
    });
  },
);

describe('the price at home is of the figures that have one', () => {
  test.each(['amsterdam', 'marrakesh'] as const)('%s pays two everywhere', figure => {
    const t = withFigure(figure, { agents: FIVE, bribes: { magazine: 1 } }).say(0, { do: 'agent' });
    t.refuses(0, 'palais-schwarzenberg', 'vienna.agent.price').refuses(
      0,
      'universitaet',
      'vienna.agent.price',
    );
  });
});

describe('Hamburg a: a shilling more for an order that pays', () => {
  const onto = (holding: Office, to = 'albertina'): Table =>
    enter(withFigure('hamburg', { dossiers: { flask: 1, pistol: 1 }, ...holding }), to);

  ruling('V-36', 'for each of them, wherever the figure is', () => {
    const t = onto({ orders: ['B-10', 'B-19'] })
      .answer(0, 'B-10')
      .answer(0, 'B-19');
    expect([money(t, 0), points(t, 0)]).toEqual([3 + 1 + 4 + 1, 3]);
  });

  ruling('V-36', 'none for an order without shillings, whatever the cash box adds', () => {
    const held = { dossiers: { pistol: 1, briefcase: 1, slide: 1 }, orders: ['B-20'] };
    expect(money(onto(held).answer(0, 'B-20'), 0)).toBe(0);
    const t = onto({ ...held, desk: ['cashBox'] }).answer(0, 'B-20');
    expect([money(t, 0), cashBox(t, 0), t.asked()]).toEqual([0, 1, []]);
  });

  ruling(
    'V-25, V-36',
    'with the cash box both: the extra shilling inside, the other to be saved or not',
    () => {
      const t = onto({ orders: ['B-10'], desk: ['cashBox'] }).answer(0, 'B-10');
      t.offers(0, 'vienna.deposit', ['deposit-0', 'deposit-1', 'deposit-2', 'deposit-3', 'deposit-4']).answer(
        0,
        'deposit-4',
      );
      expect([money(t, 0), cashBox(t, 0)]).toEqual([0, 5]);
    },
  );

  ruling('V-36', 'none for accepting', () => {
    const t = enter(withFigure('hamburg', {}, { open: ['A-09'] }), 'albertina').answer(0, 'A-09');
    expect(money(t, 0)).toBe(1);
  });
});

describe('New York a: orders of the USA', () => {
  const onto = (holding: Office, to = 'albertina'): Table => enter(withFigure('newYork', holding), to);

  ruling('V-36', 'one bribe less to show, whichever, and a point more', () => {
    for (const bribe of ['wine', 'tobacco', 'magazine'] as const) {
      const three = { wine: 3, tobacco: 1, magazine: 1 };
      const t = onto({ bribes: { ...three, [bribe]: three[bribe] - 1 }, orders: ['A-10'] });
      t.offers(0, 'vienna.orders', ['A-10']).answer(0, 'A-10');
      expect([points(t, 0), line(t, 0, 'figures'), line(t, 0, 'orders')]).toEqual([5, 1, 4]);
    }
    expect(onto({ bribes: { wine: 2, magazine: 1 }, orders: ['A-10'] }).asked()).toEqual([]);
  });

  ruling('V-36, V-49', 'the point also for orders that show no bribes, or give no points', () => {
    const t = onto({ agents: ['josephinum'], orders: ['S-05'] }).answer(0, 'S-05');
    expect([points(t, 0), money(t, 0)]).toEqual([1, 3]);
  });

  ruling('V-36', 'nothing less of seals or dossiers', () => {
    expect(onto({ orders: ['S-05', 'B-10'], dossiers: { flask: 1 } }).asked()).toEqual([]);
  });

  ruling('V-36', 'nothing for other nations', () => {
    // A-04, Austria: a magazine, coffee, chocolate
    expect(
      onto({ bribes: { wine: 2, magazine: 1, coffee: 1 }, orders: ['A-04'] }, 'urania-sternwarte').asked(),
    ).toEqual([]);
    const t = onto(
      { bribes: { wine: 2, magazine: 1, coffee: 1, chocolate: 1 }, orders: ['A-04'] },
      'urania-sternwarte',
    );
    expect(points(t.answer(0, 'A-04'), 0)).toBe(4);
  });
});

describe('Amsterdam a: a coffee more in action II', () => {
  const acting = (figure: Figure, shown: number, ...drawers: readonly number[]): Table =>
    withFigure(figure, { bribes: {}, drawers, plans: [0, shown] }).say(0, { do: 'bribe' });
  const COFFEE = 81;

  ruling('V-36', 'two for the card, three with 009 or 010', () => {
    expect(bribes(acting('amsterdam', COFFEE), 0)).toEqual({ coffee: 2 });
    for (const number of [9, 10]) {
      const t = acting('amsterdam', COFFEE, number).answer(0, name(number));
      expect([bribes(t, 0), t.asked()]).toEqual([{ coffee: 3 }, []]);
    }
  });

  ruling('V-36', 'for coffee only, for Amsterdam only', () => {
    expect(bribes(acting('amsterdam', 85), 0)).toEqual({ wine: 1 });
    for (const figure of ['hamburg', 'newYork', 'marrakesh'] as const)
      expect(bribes(acting(figure, COFFEE), 0)).toEqual({ coffee: 1 });
  });

  ruling('V-36', 'not for coffee from cards, nor for two coffee in action III', () => {
    const given = enter(withFigure('amsterdam', { bribes: { wine: 2 }, drawers: [22] }), 'albertina');
    expect(bribes(given.answer(0, '022').answer(0, 'coffee'), 0)).toEqual({ coffee: 1 });
    const pair = withFigure('amsterdam', { bribes: {} }).say(0, { do: 'agent' }).answer(0, 'two-coffee');
    expect(bribes(pair, 0)).toEqual({ coffee: 2 });
  });

  ruling('V-03', 'the coffee it adds sets off 011–020 no second time', () => {
    const t = acting('amsterdam', COFFEE, 15).answer(0, '015');
    expect([points(t, 0), t.asked()]).toEqual([2, []]);
  });
});

describe('Amsterdam b: a coffee in place of one bribe shown', () => {
  /** The figure, or another agent, comes to Albertina; these bribes are left after paying. */
  const showing = (left: Office['bribes'], ids: readonly string[], from = 'figure'): Table => {
    const paid = { ...left, wine: (left?.wine ?? 0) + 2 };
    return enter(withFigure('amsterdam', { bribes: paid, agents: FIVE, orders: ids }), 'albertina', from);
  };

  ruling('V-36', 'once, after the figure itself was placed', () => {
    // chocolate, wine, tobacco, a magazine
    const t = showing({ chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 }, ['A-15']);
    t.offers(0, 'vienna.orders', ['A-15']).answer(0, 'A-15');
    expect([money(t, 0), bribes(t, 0)]).toEqual([3, { chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 }]);
    expect(
      showing({ chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 }, ['A-15'], 'rathaus').asked(),
    ).toEqual([]);
    expect(showing({ chocolate: 1, tobacco: 1, coffee: 5 }, ['A-15']).asked()).toEqual([]);
    expect(showing({ chocolate: 1, tobacco: 1, magazine: 1 }, ['A-15']).asked()).toEqual([]);
  });

  ruling('V-36', 'when the figure moved, too', () => {
    const held: Office = {
      bribes: { wine: 2, tobacco: 1, magazine: 1, coffee: 1 },
      figureOn: 'parlament',
      orders: ['A-10'],
    };
    enter(withFigure('amsterdam', held), 'albertina', 'parlament').offers(0, 'vienna.orders', ['A-10']);
  });

  ruling('V-36', 'not with the coffee the same order asks for', () => {
    // coffee, chocolate, tobacco
    expect(showing({ coffee: 1, chocolate: 1 }, ['A-09']).asked()).toEqual([]);
    showing({ coffee: 2, chocolate: 1 }, ['A-09']).offers(0, 'vienna.orders', ['A-09']);
    expect(showing({ chocolate: 1, tobacco: 1 }, ['A-09']).asked()).toEqual([]);
  });

  ruling('V-50', 'one coffee serves several orders, once for each', () => {
    const t = showing({ chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 }, ['A-15', 'A-10']);
    t.offers(0, 'vienna.orders', ['A-15', 'A-10']).answer(0, 'A-10').answer(0, 'A-15');
    expect([money(t, 0), points(t, 0), orders(t, 0)]).toEqual([3, 5, []]);
  });

  ruling('V-36', 'nothing in place of seals or dossiers', () => {
    const t = withFigure('amsterdam', {
      ...TWO_EACH,
      agents: FIVE,
      dossiers: { flask: 1 },
      orders: ['B-10', 'A-20'],
    });
    expect(enter(t, 'albertina', 'figure').asked()).toEqual([]);
  });
});

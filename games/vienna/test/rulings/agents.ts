/** Action III: V-05 to V-07, V-14 to V-18, V-48, V-58, V-69. */
import { deedsOf } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { PAIRS, agents, bribes, dossiers, points, scene } from '../scene.ts';
import type { Holding, Setting, Table } from '../scene.ts';
import { ruling } from './ruling.ts';

/** Seat 1 does action III. */
const acting = (holding: Holding, setting: Setting = {}): Table =>
  scene({ ...setting, holdings: [holding, ...(setting.holdings ?? [])] }).say(0, { do: 'agent' });

const BESIDE_STEPHANSDOM = ['universitaet', 'rathaus', 'schloss-schoenbrunn'];
const PINK_STEP = 32;

describe('placing and moving', () => {
  ruling('V-14', 'what a placement brings cannot pay for it', () => {
    const t = acting({ bribes: { wine: 1 }, drawers: [22, 54] });
    t.offers(0, 'vienna.agent', PAIRS).refuses(0, 'albertina', 'vienna.agent.price');
  });

  ruling('V-14', 'agent, payment, tiles, abilities, the third man: in this order', () => {
    const t = acting(
      { bribes: { coffee: 2 }, drawers: [35] },
      { options: { thirdMan: true }, thirdMan: 'hofburg', squares: { 3: 'slide', 9: 'flask', 15: 'flask' } },
    );
    t.answer(0, 'rathaus').answer(0, '035').answer(0, 'slide');
    const order = ['placed', 'paid', 'tile', 'ability', 'marker', 'thirdMan'];
    expect(
      deedsOf(t.events)
        .map(({ e }) => e)
        .filter(e => order.includes(e)),
    ).toEqual(order);
  });

  ruling('V-15', 'an agent may come from the supply or from any other building', () => {
    const t = acting({ bribes: { wine: 2 }, agents: ['rathaus', 'hofburg'] }).answer(0, 'albertina');
    t.offers(0, 'vienna.origin', ['supply', 'rathaus', 'hofburg']).optional(0, false).answer(0, 'hofburg');
    expect(agents(t, 0)).toEqual([3, 18]);
    expect(t.s.supply[0]).toBe(4);
    expect(bribes(t, 0)).toEqual({});
  });

  ruling('V-15', 'with all six on the board one of them must move', () => {
    const six = ['rathaus', 'hofburg', 'burgtheater', 'votivkirche', 'secession', 'parlament'];
    const t = acting({ bribes: { wine: 2 }, agents: six }).answer(0, 'albertina');
    t.offers(0, 'vienna.origin', six).refuses(0, 'supply', 'vienna.agent.supply').answer(0, 'parlament');
    expect(agents(t, 0)).toEqual([3, 4, 10, 14, 18, 19]);
    expect(t.s.supply[0]).toBe(0);
  });

  ruling('V-15', 'never where an own agent stands, always beside others', () => {
    const t = acting(
      { bribes: { wine: 2 }, agents: ['albertina'] },
      { seats: 3, holdings: [{ agents: ['stephansdom'] }, { agents: ['stephansdom'] }] },
    );
    t.refuses(0, 'albertina', 'vienna.agent.own').answer(0, 'stephansdom').answer(0, 'albertina');
    expect(t.s.agents[5]).toBe(0b111);
    expect(t.s.agents[17]).toBe(0);
  });

  ruling('V-48', 'moving sets off what placing sets off', () => {
    for (const from of ['supply', 'rathaus']) {
      const t = acting(
        { bribes: { wine: 2 }, agents: ['rathaus'], drawers: [22, 54, 88] },
        {
          holdings: [{ agents: ['albertina'] }],
        },
      );
      t.answer(0, 'albertina').answer(0, from);
      t.offers(0, 'vienna.ability', ['022', '054', '088']);
    }
  });

  ruling('V-16', 'two bribes of a kind are always there, set off nothing, and nobody may do nothing', () => {
    const poor = acting({ bribes: {}, drawers: [3, 12, 17] });
    poor.offers(0, 'vienna.agent', PAIRS).optional(0, false).answer(0, 'two-wine');
    expect([bribes(poor, 0), points(poor, 0), poor.asked()]).toEqual([{ wine: 2 }, 0, []]);
    const rich = acting({ bribes: { wine: 2 } });
    expect(rich.answers(0)).toEqual(expect.arrayContaining(PAIRS));
    rich.answer(0, 'two-coffee');
    expect(bribes(rich, 0)).toEqual({ wine: 2, coffee: 2 });
  });

  ruling('V-05', 'a discount that fits is taken without a question', () => {
    const t = acting({ bribes: { wine: 2 }, drawers: [44] }).answer(0, 'albertina');
    expect(t.asked()).toEqual([]);
    expect(bribes(t, 0)).toEqual({ wine: 1 });
  });

  ruling(
    'V-69',
    'Jan on a building of the USA: a bribe of his choice and 3 points, whatever its colour',
    () => {
      for (const [house, kind] of [
        ['albertina', 'wine'],
        ['parlament', 'tobacco'],
        ['universitaet', 'magazine'],
      ] as const) {
        const t = acting({ bribes: { [kind]: 2 }, drawers: [54, 60, 27] }).answer(0, house);
        t.answer(0, '054').answer(0, 'coffee').answer(0, '060');
        expect([bribes(t, 0), points(t, 0)]).toEqual([{ coffee: 1 }, 3]);
        expect(t.asked()).toEqual(house === 'albertina' ? ['1:vienna.ability'] : []);
      }
    },
  );

  ruling('V-69', 'drawn flags count, not the printed ones', () => {
    const t = scene({ holdings: [{ bribes: { wine: 4 }, drawers: [60] }] });
    t.s.flags[17] = 0;
    t.s.flags[5] = 4;
    t.say(0, { do: 'agent' }).answer(0, 'albertina');
    expect(t.asked()).toEqual([]);
    t.say(0, { do: 'agent' })
      .answer(0, 'stephansdom')
      .answer(0, 'supply')
      .offers(0, 'vienna.ability', ['060']);
  });
});

describe('surrounding', () => {
  ruling(
    'V-07',
    'one placement takes every square it closes, and a step then scores with the new tiles',
    () => {
      const t = acting(
        { bribes: { wine: 2 }, agents: BESIDE_STEPHANSDOM, dossiers: { slide: 1 }, drawers: [PINK_STEP] },
        { squares: { 2: 'slide', 7: 'slide', 6: 'pistol' } },
      );
      t.answer(0, 'stephansdom').answer(0, 'supply');
      expect(dossiers(t, 0)).toEqual({ slide: 3 });
      expect(points(t, 0, 'squares')).toBe(3 + 2);
      expect([t.s.squares[1], t.s.squares[6], t.s.squares[5]]).toEqual([-1, -1, 4]);
      t.answer(0, '032').answer(0, 'slide');
      expect(points(t, 0, 'steps')).toBe(3);
    },
  );

  ruling('V-06', 'an ability that looks at the building acts once, though two tiles are taken', () => {
    const t = acting(
      { bribes: { wine: 2 }, agents: BESIDE_STEPHANSDOM, drawers: [27, 58] },
      { squares: { 2: 'slide', 7: 'pistol' } },
    );
    t.answer(0, 'stephansdom').answer(0, 'supply').answer(0, '027').answer(0, '058');
    expect(points(t, 0, 'abilities')).toBe(3 + 3);
    expect(t.asked()).toEqual([]);
  });

  ruling('V-17', 'a square without a tile gives nothing', () => {
    const t = acting({ bribes: { wine: 2 }, agents: BESIDE_STEPHANSDOM }, { squares: { 7: 'pistol' } });
    t.answer(0, 'stephansdom').answer(0, 'supply');
    expect([points(t, 0), dossiers(t, 0)]).toEqual([2, { pistol: 1 }]);
  });

  ruling('V-17', 'agents of others do not help', () => {
    const t = acting(
      { bribes: { wine: 2 }, agents: ['universitaet'] },
      { squares: { 2: 'flask' }, holdings: [{ agents: ['rathaus'] }] },
    );
    t.answer(0, 'stephansdom').answer(0, 'supply');
    expect([points(t, 0), dossiers(t, 0)]).toEqual([0, {}]);
  });

  ruling('V-17', 'a building just left no longer counts', () => {
    const left = (from: string): number => {
      const t = acting(
        { bribes: { magazine: 2 }, agents: ['staatsoper', 'rathaus'] },
        { squares: { 1: 'flask' } },
      );
      return points(t.answer(0, 'universitaet').answer(0, from), 0);
    };
    expect(left('staatsoper')).toBe(0);
    expect(left('rathaus')).toBe(2);
    expect(left('supply')).toBe(2);
  });

  ruling('V-17', 'only squares beside the building entered are looked at', () => {
    const t = acting(
      { bribes: { wine: 2 }, agents: ['staatsoper', 'universitaet'] },
      { squares: { 1: 'flask', 2: 'flask' } },
    );
    t.answer(0, 'albertina').answer(0, 'supply');
    expect(points(t, 0)).toBe(0);
    expect(t.s.squares[0]).toBe(1);
  });
});

describe('foreign agents', () => {
  const meeting = (...others: readonly Holding[]): Table =>
    acting({ bribes: { wine: 2 }, drawers: [81, 86] }, { seats: 4, holdings: others }).answer(0, 'albertina');
  const there: Holding = { agents: ['albertina'] };

  ruling('V-18, V-58', 'one or three of them: the bonus comes once', () => {
    for (const others of [[there], [{}, there], [there, there, there]]) {
      const t = meeting(...others).offers(0, 'vienna.ability', ['081', '086']);
      t.answer(0, '081').answer(0, '086');
      expect([bribes(t, 0), points(t, 0), t.asked()]).toEqual([{ chocolate: 2 }, 5, []]);
    }
  });

  ruling('V-18', 'nobody, an agent next door or the third man: no bonus', () => {
    expect(meeting().asked()).toEqual([]);
    expect(meeting({ agents: ['stephansdom'] }).asked()).toEqual([]);
    const t = acting(
      { bribes: { wine: 2 }, drawers: [81, 86] },
      { options: { thirdMan: true }, thirdMan: 'albertina' },
    );
    expect(t.answer(0, 'albertina').asked()).toEqual([]);
  });

  ruling('V-18', 'an agent that comes later sets off nothing for those already there', () => {
    const t = scene({ holdings: [{ agents: ['albertina'], drawers: [86] }, { bribes: { wine: 2 } }] });
    t.say(1, { do: 'agent' }).answer(1, 'albertina');
    expect(t.asked()).toEqual([]);
  });
});

/** Paydays: V-24, V-57, V-64, V-67. */
import { describe, expect, test } from 'vitest';
import { agents, bribes } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { cashBox, endOfRound, isNextRound, money, ways } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const SIX = ['staatsoper', 'universitaet', 'rathaus', 'hofburg', 'stephansdom', 'parlament'];
const THREE = SIX.slice(0, 3);

/** The first payday with two players; seat 2 has no agent on the board. */
const payday = (holding: Office, setting: FullSetting = {}): Table =>
  endOfRound({ investigator: 'E', entered: true, holdings: [{ bribes: {}, ...holding }, {}], ...setting });

describe('a payday', () => {
  ruling('V-24', 'Katrin: six agents and 5 shillings, one agent of her choice goes home', () => {
    const t = payday({ agents: SIX, hired: 1, money: 5 });
    t.offers(0, 'vienna.dismiss.payday', SIX).optional(0, false);
    expect(ways(t)).toEqual([...SIX].sort());
    t.answer(0, 'rathaus');
    expect([money(t, 0), agents(t, 0), t.s.supply[0], isNextRound(t)]).toEqual([0, [1, 2, 4, 6, 7], 1, true]);
  });

  test.each([3, 4, 7])(
    'three agents, %i shillings: all are paid, the rest is kept, nothing is asked',
    shillings => {
      const t = payday({ agents: THREE, money: shillings });
      expect([isNextRound(t), money(t, 0), agents(t, 0)]).toEqual([true, shillings - 3, [1, 2, 3]]);
    },
  );

  ruling('V-67', 'every open shilling is spent while an agent is unpaid', () => {
    for (const shillings of [0, 1, 2]) {
      const t = payday({ agents: THREE, money: shillings });
      expect(money(t, 0)).toBe(0);
      if (shillings > 0) {
        t.offers(0, 'vienna.dismiss.payday', THREE);
        for (const gone of ways(t)) expect(gone.split(' ')).toHaveLength(3 - shillings);
      } else expect([isNextRound(t), agents(t, 0), t.s.supply[0]]).toEqual([true, [], 5]);
    }
  });

  ruling('V-64', 'not from the cash box', () => {
    const t = payday({ agents: THREE, money: 0, cashBox: 12, desk: ['cashBox'] });
    expect([agents(t, 0), cashBox(t, 0)]).toEqual([[], 12]);
  });

  ruling('V-24', 'agents in the supply cost nothing, bribes pay nothing', () => {
    const t = payday({ money: 4, bribes: { wine: 9 } });
    expect([money(t, 0), t.s.supply[0], isNextRound(t)]).toEqual([4, 5, true]);
    expect(agents(payday({ agents: ['hofburg'], bribes: { wine: 9 } }), 0)).toEqual([]);
  });

  ruling('V-24', 'in turn order from the holder of the crest', () => {
    const poor: Office = { agents: ['hofburg', 'rathaus'], money: 1, bribes: {} };
    const t = payday({}, { seats: 3, investigator: 'G', crest: 2, holdings: [poor, poor, poor] });
    expect(t.asked()).toEqual(['3:vienna.dismiss.payday']);
    expect(t.answer(2, 'hofburg').asked()).toEqual(['1:vienna.dismiss.payday']);
    expect(t.answer(0, 'rathaus').asked()).toEqual(['2:vienna.dismiss.payday']);
    expect([isNextRound(t.answer(1, 'rathaus')), t.s.crest]).toEqual([true, 0]);
  });
});

describe('with the road map', () => {
  const mapped = (holding: Office): Table => payday({ desk: ['roadMap'], agents: THREE, ...holding });

  ruling('V-24', 'bribes may stand in for shillings, agent by agent; money is then left', () => {
    const t = mapped({ money: 3, bribes: { wine: 1, coffee: 2 } });
    t.offers(0, 'vienna.payday', ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee']).optional(0);
    expect(ways(t)).toEqual(['', 'coffee', 'coffee coffee', 'wine', 'wine coffee', 'wine coffee coffee']);
    t.answer(0, 'coffee', 'coffee');
    expect([money(t, 0), bribes(t, 0), agents(t, 0), isNextRound(t)]).toEqual([
      2,
      { wine: 1 },
      [1, 2, 3],
      true,
    ]);
  });

  ruling('V-24, V-67', 'nobody has to give bribes, but money is spent all the same', () => {
    const t = mapped({ money: 1, bribes: { wine: 5 } }).answer(0);
    t.offers(0, 'vienna.dismiss.payday', THREE).answer(0, 'rathaus', 'staatsoper');
    expect([money(t, 0), bribes(t, 0), agents(t, 0)]).toEqual([0, { wine: 5 }, [2]]);
    const some = mapped({ money: 1, bribes: { wine: 5 } }).answer(0, 'wine');
    some.offers(0, 'vienna.dismiss.payday', THREE).answer(0, 'staatsoper');
    expect([money(some, 0), bribes(some, 0), agents(some, 0)]).toEqual([0, { wine: 4 }, [2, 3]]);
  });

  ruling('V-24', 'no more bribes than agents', () => {
    const t = mapped({ money: 0, bribes: { wine: 9 } });
    expect(ways(t)).toEqual(['', 'wine', 'wine wine', 'wine wine wine']);
    t.answer(0, 'wine', 'wine', 'wine');
    expect([bribes(t, 0), agents(t, 0), isNextRound(t)]).toEqual([{ wine: 6 }, [1, 2, 3], true]);
  });

  ruling('V-24', 'without bribes, or without agents, nothing is asked', () => {
    expect(isNextRound(mapped({ money: 3, bribes: {} }))).toBe(true);
    expect(isNextRound(mapped({ money: 3, bribes: { wine: 2 }, agents: [] }))).toBe(true);
  });
});

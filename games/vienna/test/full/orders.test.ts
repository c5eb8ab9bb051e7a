/** Every order: offered once its flag is entered and its condition met, missed by one, its reward. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/index.ts';
import { FLAGS } from '../glossary.ts';
import { agents, bribes, dossiers, points } from '../scene.ts';
import type { Table } from '../scene.ts';
import { enter, fulfilled, money, office, orders } from './office.ts';
import type { Flag } from './office.ts';
import { LETTERS, TASKS, kindOf, payableWith, showing, targetFor } from './tasks.ts';
import type { Task } from './tasks.ts';

const met = new Set<string>();
const missed = new Set<string>();
const flagged = new Set<string>();

/** Enters a building of the flag, showing exactly these and holding the order. */
const attempt = (id: string, flag: Flag, needs: readonly string[], avoiding: readonly string[]): Table => {
  const { to, price } = targetFor(flag, avoiding);
  return enter(office({ holdings: [{ ...showing(needs, to, price), orders: [id] }] }), to);
};
const without = (needs: readonly string[], i: number): string[] => needs.filter((_, k) => k !== i);

describe.each(TASKS)('$id, $flag', ({ id, flag, needs, shillings, points: worth }: Task) => {
  test('with all it asks for it may be fulfilled, and pays', () => {
    const t = attempt(id, flag, needs, needs);
    const shown = [bribes(t, 0), dossiers(t, 0), agents(t, 0)];
    t.offers(0, 'vienna.orders', [id]).optional(0).answer(0, id);
    expect([money(t, 0), points(t, 0, 'orders'), points(t, 0)]).toEqual([shillings, worth, worth]);
    expect([orders(t, 0), fulfilled(t)]).toEqual([[], [id]]);
    expect([bribes(t, 0), dossiers(t, 0), agents(t, 0)]).toEqual(shown);
    expect(t.asked()).toEqual([]);
    met.add(id);
  });

  test('it may be kept', () => {
    const t = attempt(id, flag, needs, needs).answer(0);
    expect([money(t, 0), points(t, 0), orders(t, 0), t.asked()]).toEqual([0, 0, [id], []]);
  });

  test('with one thing missing it may not', () => {
    needs.forEach((_, i) => {
      const t = attempt(id, flag, without(needs, i), needs);
      expect([t.asked(), orders(t, 0)]).toEqual([[], [id]]);
    });
    missed.add(id);
  });

  test('on a building of another flag it may not', () => {
    for (const other of FLAGS.filter(each => each !== flag)) {
      const t = attempt(id, other, needs, needs);
      expect([t.asked(), orders(t, 0)]).toEqual([[], [id]]);
    }
    flagged.add(id);
  });
});

describe('conditions', () => {
  test.each(TASKS.filter(({ needs }) => kindOf(needs) === 'house'))(
    '$id wants an own agent there, not another’s',
    ({ id, flag, needs }) => {
      const { to, price } = targetFor(flag, needs);
      const house = LETTERS[at(needs, 0)] ?? '';
      const t = office({ holdings: [{ ...showing([], to, price), orders: [id] }, { agents: [house] }] });
      expect(enter(t, to).asked()).toEqual([]);
    },
  );

  test.each(TASKS.filter(({ needs }) => kindOf(needs) === 'bribes'))(
    '$id: what the agent costs is gone before bribes are shown',
    ({ id, flag, needs }) => {
      const { to, bribe } = payableWith(flag, needs);
      const having = (more: number): Table => {
        const extra = Array.from({ length: more }, () => bribe);
        return enter(office({ holdings: [{ ...showing(needs, to, extra), orders: [id] }] }), to);
      };
      // the bribe it asks for and one more pay for the agent, and none is left to show
      expect(having(1).asked()).toEqual([]);
      having(2).offers(0, 'vienna.orders', [id]);
    },
  );
});

describe('all sixty', () => {
  const ids = TASKS.map(({ id }) => id);

  test('the table names S-01 to S-05, A-01 to A-30, B-01 to B-25, as the game does', () => {
    const numbered = (letter: string, n: number): string[] =>
      Array.from({ length: n }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`);
    expect(ids).toEqual([...numbered('S', 5), ...numbered('A', 30), ...numbered('B', 25)]);
    expect(ORDERS.map(({ id }) => id)).toEqual(ids);
  });

  test('every nation has twelve orders', () => {
    for (const flag of FLAGS) expect(TASKS.filter(task => task.flag === flag)).toHaveLength(12);
  });

  const lacking = (seen: ReadonlySet<string>): string[] => ids.filter(id => !seen.has(id));

  test('would be missed', () => {
    expect(lacking(new Set())).toEqual(ids);
  });

  test('were each met, missed by one, and tried under every wrong flag', () => {
    expect([lacking(met), lacking(missed), lacking(flagged)]).toEqual([[], [], []]);
  });
});

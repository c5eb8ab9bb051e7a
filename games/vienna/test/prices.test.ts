/** What is told of prices beforehand is what is paid, whoever goes and however it is paid; over games by lot. */
import { apply, askOf, asked, at, below, count, nth, seeded, start } from '@kaffeehaus/kernel';
import type { Ask, Seat } from '@kaffeehaus/kernel';
import { anyOptions } from '@kaffeehaus/kernel/laws';
import { expect, test } from 'vitest';
import { bribesOf, fares, indexOf, isBuilding, vienna } from '../src/index.ts';
import type { Vienna } from '../src/index.ts';

const GAMES = Array.from({ length: 12 }, (_, i) => i);
const LATE = 60_000;

/** Games by lot over all options, with figures in most of them: each table before each answer. */
const tables = function* (): Generator<readonly [Vienna, Ask]> {
  for (const game of GAMES) {
    const chance = seeded(`prices ${game}`);
    const seats = 2 + (game % 3);
    const any = anyOptions(vienna, chance, seats);
    const options = game % 4 === 0 ? any : { ...any, version: 'full', feldFigures: true };
    const s = start(vienna, options, seats, `prices ${game}`);
    while (s.wait.length > 0) {
      const ask = at(asked(s), 0);
      yield [s, ask];
      apply(vienna, s, ask.seat, nth(ask, below(chance, count(ask))));
    }
  }
};

const bribes = (s: Vienna, seat: Seat): number => bribesOf(s, seat).reduce((sum, n) => sum + n, 0);

/** Everybody the seat could send to the building: whether it is the figure, and what was paid in the end. */
const sendings = (s: Vienna, { seat }: Ask, building: number): { figure: boolean; n: number }[] => {
  const before = bribes(s, seat);
  const after = vienna.clone(s);
  apply(vienna, after, seat, [building]);
  const ask = askOf(after, seat);
  const ways = ask?.why === 'vienna.origin' ? ask.of.map(from => [from]) : [[]];
  return ways.map(way => {
    const t = vienna.clone(after);
    if (way.length > 0) apply(vienna, t, seat, way);
    const pay = askOf(t, seat);
    const price = pay?.why === 'vienna.pay' ? pay.min : before - bribes(t, seat);
    // The nomad would be asked first, so whatever figure moved was sent.
    return { figure: at(t.figureAt, seat) !== at(s.figureAt, seat), n: price };
  });
};

test(
  'an agent, and a figure where it is at home, costs what was told (V-05, V-37)',
  () => {
    const cheaper = new Set<number>();
    for (const [s, ask] of tables()) {
      if (ask.why !== 'vienna.agent') continue;
      for (const to of ask.of.filter(isBuilding)) {
        const told = fares(s, ask.seat, indexOf(to));
        const sent = sendings(s, ask, to);
        for (const { figure, n } of sent) {
          const fare = told.find(one => one.figure === figure) ?? told.find(one => !one.figure);
          expect(fare?.n, `${vienna.word(to)} ${figure ? 'figure' : 'agent'}`).toBe(n);
        }
        for (const { figure, n } of told) {
          expect(sent, vienna.word(to)).toContainEqual({ figure, n });
          if (figure) cheaper.add(n);
        }
      }
    }
    expect(cheaper).toEqual(new Set([0, 1]));
  },
  LATE,
);

/** What a seat can count, a number and a noun each: "2 wine", "3 Mark and 1 violet worker". */
import type { Seat } from '@kaffeehaus/kernel';
import { many, number, pair, says, skipping, who, wordOf } from './pattern.ts';
import { Impossible, fact } from './vocabulary.ts';
import type { Fact, Reader } from './vocabulary.ts';

/** Something that can be counted: how many a seat has, and how to give it so many. */
export interface Count<S> {
  readonly of: (s: S, seat: Seat) => number;
  readonly set: (s: S, seat: Seat, n: number) => void;
}

/** Several kinds together; only none can be given, the rest is named by kind, as in the example. */
export const whole = <S>(counts: readonly Count<S>[], kinds: string, example: string): Count<S> => ({
  of: (s, seat) => counts.reduce((sum, count) => sum + count.of(s, seat), 0),
  set: (s, seat, n) => {
    if (n > 0) throw new Impossible(`say which ${kinds}, such as ${example}`);
    for (const count of counts) count.set(s, seat, 0);
  },
});

/** "Jan has 2 wine and no coffee"; a noun may be followed by one of the words that go with it. */
export const hasCounts = <S, B extends { readonly s: S }>(
  label: string,
  counts: ReadonlyMap<string, Count<S>>,
  ...following: readonly string[]
): Reader<Fact<B>> => {
  const noun = wordOf(label, new Map([...counts].map(([kind, count]) => [kind, { kind, count }] as const)));
  const counted = pair(number, skipping(noun, following));
  return fact(
    says`${who} has ${many(counted)}`,
    ({ s }: B, seat, list) => {
      const wrong = list.filter(([n, { count }]) => count.of(s, seat) !== n);
      return wrong.map(([, { kind, count }]) => `${count.of(s, seat)} ${kind}`).join(', ') || undefined;
    },
    ({ s }, seat, list) => {
      for (const [n, { count }] of list) count.set(s, seat, n);
    },
  );
};

/**
 * When and how large: whether somebody who sees only the moments and sizes of what comes can tell more than chance what a
 * bot was asked, or what it has sealed. What is tried is every threshold, and the same with shuffled labels beside it.
 */
import { createHash } from 'node:crypto';
import { WATCHER, below, seeded } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { THINKS } from '../../src/play/bots.ts';
import { systemTimer } from '../../src/play/dues.ts';
import type { Listener } from '../../src/log/live.ts';
import type { News } from '../../src/log/news.ts';
import type { Room } from '../../src/log/room.ts';
import { GAMES } from '../table.ts';
import { Stage, opened, settle } from '../play/stage.ts';

/** More than one: with bots that think, and by the clock on the wall. */
const ROUNDS = Number(process.env['KAFFEEHAUS_ROUNDS'] ?? 1);
const ANSWERS = 160;
const SHUFFLES = 999;
/** So rarely shuffled labels may be told as well as the real ones before somebody is taken to have learned something. */
const LEAST = 0.002;

/** An answer of a bot as somebody else hears of it, and what they may not know. */
interface Heard {
  /** Milliseconds since the bot was asked. */
  readonly delay: number;
  /** Bytes of the frame. */
  readonly size: number;
  readonly isSealed: boolean;
  /** How many answers there were, a lot by which of them was given, and how hard the bot thinks. */
  readonly count: number;
  readonly which: number;
  readonly level: string;
}

interface Sample {
  readonly seen: number;
  readonly label: boolean;
}

/** How much better than by tossing a coin the best threshold tells the label: 0 to 1. */
const told = (samples: readonly Sample[]): number => {
  const sorted = [...samples].sort((a, b) => a.seen - b.seen);
  const [yes, no] = [true, false].map(label => samples.filter(one => one.label === label).length);
  let [best, above, below1] = [0, 0, 0];
  sorted.forEach(({ seen, label }, i) => {
    if (label) above++;
    else below1++;
    // Between equals there is no threshold.
    if (sorted[i + 1]?.seen !== seen)
      best = Math.max(best, Math.abs(above / (yes || 1) - below1 / (no || 1)));
  });
  return best;
};

const shuffled = (samples: readonly Sample[], chance: Chance): readonly Sample[] => {
  const labels = samples.map(({ label }) => label);
  for (let i = labels.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    [labels[i], labels[j]] = [labels[j] ?? false, labels[i] ?? false];
  }
  return samples.map(({ seen }, i) => ({ seen, label: labels[i] ?? false }));
};

/** The share of shuffles in which the labels are told as well as the real ones: small if there is something to learn. */
const luckOf = (samples: readonly Sample[], name: string): number => {
  const real = told(samples);
  const chance = seeded(name);
  let as = 0;
  for (let i = 0; i < SHUFFLES; i++) if (told(shuffled(samples, chance)) >= real - 1e-9) as++;
  return (as + 1) / (SHUFFLES + 1);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What an onlooker might want to know of each answer. */
const QUESTIONS: { readonly [name: string]: (all: readonly Heard[]) => (heard: Heard) => boolean } = {
  'there was much to choose from': all => {
    const middle = median(all.map(({ count }) => count));
    return ({ count }) => count > middle;
  },
  'there was hardly a choice':
    () =>
    ({ count }) =>
      count <= 2,
  'it was this answer or that':
    () =>
    ({ which }) =>
      which % 2 === 0,
  'the bot thinks hard':
    () =>
    ({ level }) =>
      level !== 'random',
};

/** Whoever watches, and notes what comes when. */
const onlooker = (hear: (news: News) => void): Listener => ({
  viewer: WATCHER,
  seat: -1,
  caller: { person: 0, id: '', name: '', kind: 'nobody', by: 'nobody', session: '', scopes: [], network: '' },
  isBinary: true,
  on: true,
  since: Infinity,
  view: () => {},
  turn: hear,
  tell: () => {},
  gone: () => {},
});

interface Asked {
  readonly since: number;
  readonly count: number;
}

/** What the bots are asked now, by seat: since when, and how many answers there are. */
const askedOf = (room: Room): ReadonlyMap<number, Asked> =>
  new Map(
    room.course.owing.flatMap(seat => {
      const ask = room.rules.kernel.askOf(room.held.table, seat);
      const entry = { since: room.course.since[seat] ?? 0, count: ask ? room.rules.kernel.count(ask) : 0 };
      return [[seat, entry] as const];
    }),
  );

type Level = 'random' | 'easy' | 'normal' | 'hard';

/** The person answers by lot, or time passes until something happens. */
const goOn = async (stage: Stage, id: string, chance: Chance): Promise<void> => {
  const room = await stage.look(id);
  const { kernel } = room.rules;
  const ask = room.course.owing.includes(0) ? kernel.askOf(room.held.table, 0) : undefined;
  if (ask) {
    const answer = kernel.nth(ask, below(chance, kernel.count(ask)));
    await stage.house.tables.take(id, one => one.answer(stage.order(0), one.putTo(0), answer));
  } else if (ROUNDS > 1) await settle(5);
  else {
    if (!stage.hands.step()) await settle(1);
  }
};

/** Somebody plays against bots; what is heard of the bots' answers, until there are enough or the game is over. */
const overheard = async (
  stage: Stage,
  game: string,
  levels: readonly Level[],
  name: string,
  most: number,
) => {
  const secret = createHash('sha256').update(name).digest();
  const { id } = await opened(stage, game, [1, ...levels], { kind: 'none' }, { secret, seed: name });
  const { tables, now } = stage.house;
  const live = await tables.wake(id);
  const all: Heard[] = [];
  const asked = new Map<number, Asked>();
  const listener = onlooker(news => {
    const { row, turn } = news.done;
    const { since, count } = asked.get(row.seat) ?? { since: 0, count: 0 };
    if (row.kind === 'answer' && row.actor === 0 && count > 0)
      all.push({
        delay: now() - since,
        size: news.frame(0, undefined).length,
        isSealed: turn?.kind === 'seal',
        count,
        which: createHash('sha256').update(row.body).digest().readUInt8(0),
        level: levels[row.seat - 1] ?? '',
      });
  });
  tables.join(live, listener, 0);
  const chance = seeded(name);
  while (all.length < most && !(await stage.look(id)).over) {
    // Nothing that was said before is still on its way when time moves.
    await stage.house.writer.drain();
    for (const [seat, one] of askedOf(await stage.look(id))) asked.set(seat, one);
    await goOn(stage, id, chance);
  }
  tables.leave(live, listener);
  return all;
};

describe.each(GAMES.map(({ id }) => id))('%s', game => {
  let all: readonly Heard[] = [];

  beforeAll(async () => {
    const time = ROUNDS > 1 ? { now: Date.now, timer: systemTimer() } : {};
    const levels: readonly Level[] = ROUNDS > 1 ? ['random', 'normal'] : ['random', 'random', 'random'];
    const stage = await Stage.open(time);
    const heard: Heard[] = [];
    for (let n = 0; heard.length < ROUNDS * ANSWERS; n++)
      heard.push(...(await overheard(stage, game, levels, `${game} ${n}`, ROUNDS * ANSWERS - heard.length)));
    all = heard;
    await stage.close();
  }, ROUNDS * 120_000);

  test.each(Object.keys(QUESTIONS))('no moment tells whether %s', name => {
    const of = QUESTIONS[name]?.(all);
    const samples = all.map(heard => ({ seen: heard.delay, label: of?.(heard) ?? false }));
    expect(luckOf(samples, `${game} ${name}`)).toBeGreaterThan(LEAST);
  });

  test('no size tells what was sealed', () => {
    const sealed = all.filter(({ isSealed }) => isSealed);
    // In Hamburg nothing is.
    expect(sealed.length > 5).toBe(game !== 'hamburg');
    const samples = sealed.map(({ size, which }) => ({ seen: size, label: which % 2 === 0 }));
    expect(luckOf(samples, `${game} sealed`)).toBeGreaterThan(LEAST);
  });

  test('a bot that took its time for more answers would be found out', () => {
    const middle = median(all.map(({ count }) => count));
    const samples = all.map(({ delay, count }) => ({
      seen: delay + (count > middle ? THINKS.people : 0),
      label: count > middle,
    }));
    expect(luckOf(samples, `${game} planted`)).toBeLessThanOrEqual(LEAST);
  });
});

import { estoril } from '@kaffeehaus/estoril';
import { type Breakdown, FIRST, type Game, type Seat, WATCHER, at, newRecord, nth } from '@kaffeehaus/kernel';
import { type Vienna, hand, vienna } from '@kaffeehaus/vienna';
import { describe, expect, test, vi } from 'vitest';
import type { Kept } from '../src/store/kept.ts';
import { Play } from '../src/table/play.ts';
import type { View } from '../src/seat/view.ts';
import type { Thinker } from '../src/think/thinker.ts';
import { quickThinker, settled } from './thinkers.ts';

const keptGame = (sitters: readonly string[], given: readonly string[] = []): Kept => ({
  id: 'a',
  version: 1,
  changed: 0,
  sitters,
  record: {
    ...newRecord(vienna, { version: 'intro' }, sitters.length, 'prater'),
    names: ['Anna', 'Ben', 'Cleo', 'Dirk'].slice(0, sitters.length),
  },
  given,
});

const open = (sitters: readonly string[], pace = 0, thinker: Thinker = quickThinker(vienna)) => {
  const kept: { last: Pick<Kept, 'record' | 'given'> | undefined } = { last: undefined };
  const play = new Play(vienna, keptGame(sitters), {
    pace: () => pace,
    thinker,
    keep: part => {
      kept.last = part;
    },
  });
  return { play, kept };
};

const viewOf = (play: Play): View<Vienna> => {
  const view = play.view.value;
  if (!view) throw new Error('the curtain is drawn');
  return view as View<Vienna>;
};

/** Whoever looks gives the first legal answer. */
const answerOnce = (play: Play): void => {
  const { ask } = viewOf(play);
  if (!ask) throw new Error('nobody is asked');
  play.answer(nth(ask, 0));
};

/** … and waits for what quick bots do then. */
const answerAndWait = (play: Play): Promise<void> => {
  answerOnce(play);
  return settled(play);
};

const cardsOf = (play: Play, seat: Seat): readonly number[] => at(viewOf(play).table.zones, hand(seat));

describe('one person and bots', () => {
  test('there is no curtain, and other hands are backs', async () => {
    const { play } = open(['person', 'random', 'random']);
    expect(play.curtain.value).toBeUndefined();
    expect(cardsOf(play, 0).every(card => card > FIRST)).toBe(true);
    expect([...cardsOf(play, 1), ...cardsOf(play, 2)].every(card => card < 0)).toBe(true);
    await vi.waitFor(() => expect(viewOf(play).turn).toEqual([0]), 10_000);
  });

  test('plays to the end', async () => {
    const { play, kept } = open(['random', 'person']);
    for (let i = 0; i < 1000 && !viewOf(play).over; i++) await answerAndWait(play);
    expect(viewOf(play).over).toBe(true);
    expect(kept.last?.record).toEqual(play.record);
  });

  test('the luck of bots does not change with a reload', async () => {
    const [first, second] = [open(['person', 'random']), open(['person', 'random'])];
    for (let i = 0; i < 12; i++) {
      await answerAndWait(first.play);
      await answerAndWait(second.play);
    }
    expect(second.play.record).toEqual(first.play.record);
    const again = new Play(
      vienna,
      { ...keptGame(['person', 'random']), ...first.kept.last },
      { pace: () => 0, thinker: quickThinker(vienna), keep: () => {} },
    );
    await settled(again);
    expect(viewOf(again).table).toEqual(viewOf(first.play).table);
  });
});

describe('several people', () => {
  test('each comes to the screen behind a curtain', () => {
    const { play } = open(['person', 'random', 'person']);
    expect(play.view.value).toBeUndefined();
    const [first, second] = play.curtain.value?.next ?? [];
    if (first === undefined || second === undefined) throw new Error('both are asked');
    play.enter(first);
    expect(viewOf(play).viewer).toBe(first);
    expect(cardsOf(play, second).every(card => card < 0)).toBe(true);
    answerOnce(play);
    expect(play.view.value).toBeUndefined();
    expect(play.curtain.value).toEqual({ next: [second], back: [first] });
  });

  test('a bot cannot be impersonated', () => {
    const { play } = open(['person', 'random', 'person']);
    play.enter(1);
    expect(play.view.value).toBeUndefined();
  });

  test('an answer can be taken back until all are in', () => {
    const { play, kept } = open(['person', 'person']);
    const [first = -1, second = -1] = play.curtain.value?.next ?? [];
    play.enter(first);
    answerOnce(play);
    expect(kept.last?.given).toHaveLength(1);
    play.enter(first);
    expect(viewOf(play).viewer).toBe(first);
    expect(viewOf(play).ask?.shape).toBe('arrangement');
    expect(kept.last?.given).toEqual([]);
    answerOnce(play);
    play.enter(second);
    answerOnce(play);
    expect(play.curtain.value?.back ?? []).toEqual([]);
  });

  test('whoever looks can draw the curtain', () => {
    const { play } = open(['person', 'person']);
    play.enter(at(play.curtain.value?.next ?? [], 0));
    play.leave();
    expect(play.view.value).toBeUndefined();
    expect(play.curtain.value?.next).toHaveLength(2);
  });

  test('an answer that waits survives a reload', () => {
    const { play, kept } = open(['person', 'person']);
    const [first = -1, second = -1] = play.curtain.value?.next ?? [];
    play.enter(first);
    answerOnce(play);
    const again = new Play(
      vienna,
      { ...keptGame(['person', 'person']), ...kept.last },
      { pace: () => 0, thinker: quickThinker(vienna), keep: () => {} },
    );
    expect(again.curtain.value).toEqual({ next: [second], back: [first] });
  });
});

describe('undo', () => {
  test('takes back own answers down to the floor, one by one, and the log with them', async () => {
    const { play } = open(['person', 'random']);
    const views = [viewOf(play)];
    for (let i = 0; i < 300 && viewOf(play).undoable < 2; i++) {
      await answerAndWait(play);
      views.push(viewOf(play));
    }
    for (const before of views.slice(-3, -1).reverse()) {
      play.undo();
      expect(viewOf(play).table).toEqual(before.table);
      expect(viewOf(play).events).toEqual(before.events);
    }
    expect(viewOf(play).undoable).toBe(0);
    play.undo();
    expect(viewOf(play).table).toEqual(at(views, views.length - 3).table);
  });
});

describe('at the curtain', () => {
  /** Two people at one screen, each of whom takes the first answer, until one of them hands over what can be taken back. */
  const handedOver = (): { play: Play; seat: Seat } => {
    const game = estoril as unknown as Game;
    const record = newRecord(game, {}, 2, 'palace');
    const kept = { ...keptGame(['person', 'person']), record };
    let waiting: readonly string[] = [];
    const keep = ({ given }: Pick<Kept, 'given'>): void => {
      waiting = given;
    };
    const play = new Play(game, kept, { pace: () => 0, thinker: quickThinker(game), keep });
    for (let i = 0; i < 300; i++) {
      if (play.looking.value) play.lookAway();
      const { next = [], back = [] } = play.curtain.value ?? {};
      if (back.length > 0 && waiting.length === 0) return { play, seat: at(back, 0) };
      if (next.length > 0) play.enter(at(next, 0));
      answerOnce(play);
    }
    throw new Error('nothing could ever be taken back');
  };

  test('whatever the rules let a seat take back can be taken back, before the next one looks and after', () => {
    for (const looks of [false, true]) {
      const { play, seat } = handedOver();
      const { answers } = play.record;
      const [next = -1] = play.curtain.value?.next ?? [];
      if (looks) {
        play.enter(next);
        expect(viewOf(play).viewer).toBe(next);
        play.leave();
      }
      play.enter(seat);
      expect(viewOf(play).viewer).toBe(seat);
      expect(viewOf(play).ask?.seat).toBe(seat);
      expect(play.record.answers).toEqual(answers.slice(0, -1));
      answerOnce(play);
      expect(play.record.answers).toEqual(answers);
      expect(play.curtain.value).toEqual({ next: [next], back: [seat] });
    }
  });

  test('whoever is asked looks, and takes nothing back by coming', () => {
    const { play } = handedOver();
    const { answers } = play.record;
    play.enter(at(play.curtain.value?.next ?? [], 0));
    expect(play.record.answers).toEqual(answers);
  });
});

test('rules that fail are told and reported, and the table stays as it was', () => {
  const assign = {
    ...vienna.ops.assign,
    run: () => {
      throw new Error('a slip');
    },
  };
  const reports: Breakdown[] = [];
  const play = new Play({ ...vienna, ops: { ...vienna.ops, assign } }, keptGame(['person', 'person']), {
    pace: () => 0,
    thinker: quickThinker(vienna),
    keep: () => {},
    report: breakdown => reports.push(breakdown),
  });
  const [first = -1, second = -1] = play.curtain.value?.next ?? [];
  play.enter(first);
  answerOnce(play);
  play.enter(second);
  const before = viewOf(play);
  answerOnce(play);
  expect(play.broken.value?.message).toContain('a slip');
  expect(reports).toEqual([play.broken.value]);
  expect(viewOf(play)).toEqual(before);
});

test('only bots: everybody watches', async () => {
  const { play } = open(['random', 'random']);
  await settled(play);
  expect(viewOf(play).viewer).toBe(WATCHER);
  expect(viewOf(play).over).toBe(true);
});

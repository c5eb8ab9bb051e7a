/** Answers by doing: one press where it can be taken back, a moment where it cannot, a button where something is seen. */
import { estoril, hand } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  type Game,
  Host,
  type Item,
  type Options,
  type Seat,
  asked,
  at,
  below,
  count,
  newRecord,
  nth,
  seeded,
} from '@kaffeehaus/kernel';
import { SUPPLY, type Vienna, buildingItem, isBuilding, vienna, whyOf } from '@kaffeehaus/vienna';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { Answering, WAITS } from '../src/ask/answering.ts';
import { foresight } from '../src/ask/outlook.ts';
import type { Habits } from '../src/ask/habits.ts';
import { manners as inEstoril } from '../src/estoril/manners.ts';
import { manners as inHamburg } from '../src/hamburg/manners.ts';
import { isSingle } from '../src/seat/draft.ts';
import type { Manners } from '../src/seat/gameview.ts';
import { type View, viewOf } from '../src/seat/view.ts';
import { manners as inVienna } from '../src/vienna/manners.ts';
import { FINGER, QUICK } from './habits.ts';

const any = <S>(game: S): Game => game as unknown as Game;

/** A table at which whoever is asked looks. */
const seated = (
  game: Game,
  manners: Manners,
  options: Options = {},
  habits: Habits = QUICK,
  seed = 'prater',
) => {
  const host = new Host(game, { record: newRecord(game, options, 2, seed) });
  const view = signal<View | undefined>(undefined);
  const look = (): View => {
    const seat = asked(host.table)[0]?.seat ?? 0;
    return (view.value = viewOf(host, seat, 0));
  };
  look();
  const by = (deed: (seat: Seat) => void): void => {
    deed(view.value?.viewer ?? 0);
    look();
  };
  const answering = new Answering(
    {
      game,
      names: ['Anna', 'Ben'],
      record: host.record,
      view,
      looking: signal(false),
      shared: true,
      bots: { held: signal(false) },
      answer: answer => by(seat => host.answer(seat, answer)),
      // Who took it back sees the table again, whoever was asked meanwhile.
      undo: () => by(() => host.undo(host.table.last)),
      lookAway: () => {},
      hurry: () => {},
    },
    habits,
    manners,
  );
  const chance = seeded(`${seed} answers`);
  /** Answers by lot until the question comes. */
  const playTo = (why: string, isFine: (view: View) => boolean = () => true): View => {
    for (let i = 0; i < 2000; i++) {
      const { ask } = look();
      if (ask?.why === why && isFine(look())) return look();
      if (!ask) throw new Error(`nobody is asked ${why}`);
      host.answer(ask.seat, nth(ask, below(chance, count(ask))));
    }
    throw new Error(`nobody is asked ${why}`);
  };
  return { host, answering, look, playTo, chance };
};

beforeEach(async () => {
  await foresight.bring();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const words = (host: Host): readonly string[] => [...host.record.answers, ...host.given];

describe('Hamburg: a card, then what it is played for', () => {
  test('two presses, two answers, and no trace of what was taken back', () => {
    const { host, answering, playTo } = seated(any(hamburg), inHamburg as Manners);
    const { ask } = playTo('hamburg.turn');
    const [card = 0, other = 0] = ask?.of ?? [];
    const before = JSON.stringify(host.save());
    answering.press(card);
    expect(answering.ask?.why).toBe('hamburg.action');
    expect(answering.state(card)).toBe('selected');
    expect(JSON.stringify(host.save())).toBe(before);
    answering.back();
    expect(answering.ask?.why).toBe('hamburg.turn');
    answering.press(card);
    // Another card is another beginning.
    answering.press(other);
    expect(answering.state(other)).toBe('selected');
    expect(answering.state(card)).toBe('offered');
    const n = words(host).length;
    answering.press(at(answering.ask?.of ?? [], 0));
    answering.settle();
    answering.confirm();
    expect(words(host).length).toBe(n + 2);
    expect(words(host)[n]).toContain(hamburg.word(other));
  });
});

describe('Estoril: a character and a space, in either order', () => {
  const placed = (order: 'slot first' | 'tile first'): string => {
    const table = seated(any(estoril), inEstoril as Manners);
    const { ask, table: s, viewer } = table.playTo('estoril.slot');
    const slot = at(ask?.of ?? [], 1);
    const first = at(at(s.zones, hand(viewer)), 0);
    expect(table.answering.state(first)).toBe('offered');
    if (order === 'tile first') {
      table.answering.press(first);
      expect(table.answering.held).toBe(first);
      table.answering.press(slot);
    } else {
      table.answering.press(slot);
      expect(table.answering.ask?.why).toBe('estoril.tile');
      table.answering.press(first);
    }
    table.answering.settle();
    table.answering.confirm();
    return words(table.host).slice(-2).join(' ');
  };

  test('give the same answers', () => {
    expect(placed('tile first')).toBe(placed('slot first'));
  });
});

describe('Vienna', () => {
  const standing = (view: View): number =>
    (view.table as Vienna).agents.filter(seats => (seats & (1 << view.viewer)) !== 0).length;

  test('a building means an agent from the supply, an own agent pressed first moves', () => {
    const { host, answering, playTo } = seated(
      any(vienna),
      inVienna as Manners,
      { version: 'intro' },
      { ...QUICK, skips: () => false },
    );
    const view = playTo(
      'vienna.agent',
      now => standing(now) > 0 && (now.table as Vienna).supply[now.viewer] !== 0,
    );
    const building = (view.ask?.of ?? []).find(
      item => vienna.word(item) && item >= buildingItem(0) && item < 200,
    );
    if (building === undefined) throw new Error('no building can be paid');
    const n = words(host).length;
    answering.press(building);
    answering.settle();
    answering.confirm();
    expect(
      words(host)
        .slice(n, n + 2)
        .join(' '),
    ).toContain(vienna.word(SUPPLY));
  });

  test('an own agent that is pressed first moves', () => {
    const { host, answering, playTo } = seated(
      any(vienna),
      inVienna as Manners,
      { version: 'intro' },
      { ...QUICK, skips: () => false },
    );
    const view = playTo('vienna.agent', now => standing(now) > 0);
    const from = (view.table as Vienna).agents.findIndex(seats => (seats & (1 << view.viewer)) !== 0);
    const to = (view.ask?.of ?? []).find(item => isBuilding(item));
    if (to === undefined) throw new Error('no building can be paid');
    answering.press(buildingItem(from));
    expect(answering.held).toBe(buildingItem(from));
    const n = words(host).length;
    answering.press(to);
    answering.settle();
    answering.confirm();
    expect(
      words(host)
        .slice(n, n + 2)
        .join(' '),
    ).toContain(vienna.word(buildingItem(from)));
  });

  test('empty drawers are not asked for', () => {
    const { host, answering, look } = seated(any(vienna), inVienna as Manners, { version: 'intro' });
    for (let i = 0; i < 2; i++) {
      const { ask } = look();
      if (ask) host.answer(ask.seat, nth(ask, 0));
    }
    // The page is told of the new question, and answers it.
    look();
    expect(words(host).some(text => text.includes('drawer-1'))).toBe(true);
    expect(answering.ask && whyOf(answering.ask)).not.toBe('vienna.drawer');
  });
});

const GAMES: readonly (readonly [string, Game, Manners, Options])[] = [
  ['vienna', any(vienna), inVienna as Manners, { version: 'full' }],
  ['hamburg', any(hamburg), inHamburg as Manners, {}],
  ['estoril', any(estoril), inEstoril as Manners, {}],
];

describe.each(GAMES)('%s, played by presses', (_, game, manners, options) => {
  test('what was not given by a button can be taken back, to the byte', () => {
    const { host, answering, look, chance } = seated(game, manners, options, {
      ...QUICK,
      skips: () => false,
    });
    const met = new Set<string>();
    for (let i = 0; i < 150 && !host.over; i++) {
      const { ask } = look();
      if (!ask) break;
      const before = JSON.stringify(host.table);
      const item: Item | undefined = isSingle(ask) ? at(ask.of, below(chance, ask.of.length)) : undefined;
      if (item === undefined) {
        host.answer(ask.seat, nth(ask, below(chance, count(ask))));
        continue;
      }
      answering.press(item);
      if (answering.ask !== ask && JSON.stringify(host.table) === before) {
        // Begun: the second question is answered by lot, too.
        const next = answering.ask;
        if (next) answering.press(at(next.of, below(chance, next.of.length)));
      }
      if (answering.isWaiting) {
        met.add('waits');
        vi.advanceTimersByTime(WAITS - 1);
        expect(JSON.stringify(host.table)).toBe(before);
        answering.back();
        expect(JSON.stringify(host.table)).toBe(before);
        answering.press(item);
        if (!answering.isWaiting && answering.ask) answering.press(at(answering.ask.of, 0));
        vi.advanceTimersByTime(WAITS);
      } else if (JSON.stringify(host.table) === before) {
        met.add('button');
        expect(answering.weight).toBe('learns');
        expect(answering.ahead?.end.kind).toBe('news');
        answering.confirm();
      } else {
        met.add('free');
        answering.undo();
        expect(JSON.stringify(host.table)).toBe(before);
        host.answer(ask.seat, [item]);
      }
    }
    expect(met).toContain('free');
    expect(met).toContain('waits');
  });
});

test('a finger chooses first what ends the turn, and gives it by a second tap', () => {
  const { host, answering, playTo } = seated(any(estoril), inEstoril as Manners, {}, FINGER);
  const { ask } = playTo('estoril.slot');
  answering.press(at(ask?.of ?? [], 1));
  const tile = at(answering.ask?.of ?? [], 0);
  const n = words(host).length;
  answering.press(tile);
  expect(answering.isWaiting).toBe(false);
  expect(words(host).length).toBe(n);
  expect(answering.state(tile)).toBe('selected');
  answering.press(tile);
  answering.confirm();
  expect(words(host).length).toBe(n + 2);
});

test('what is too small for a finger is given by a second tap', () => {
  const { host, answering, playTo } = seated(
    any(vienna),
    inVienna as Manners,
    { version: 'intro' },
    { ...FINGER, skips: () => false },
  );
  const building = (playTo('vienna.agent').ask?.of ?? []).find(item => isBuilding(item));
  if (building === undefined) throw new Error('no building can be paid');
  const before = words(host).length;
  answering.press(building);
  expect(words(host).length).toBe(before);
  expect(answering.state(building)).toBe('selected');
  expect(answering.ahead).toBeDefined();
  answering.press(building);
  expect(words(host).length).toBeGreaterThan(before);
});

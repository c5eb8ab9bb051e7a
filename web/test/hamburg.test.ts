/** What the page draws of Hamburg: every answer can be pressed where it lies, every refusal explains itself. */
import { keysOf, wordsOf } from '@kaffeehaus/words/node';
import {
  type GameEvent,
  FIRST,
  type Item,
  type Seat,
  apply,
  asked,
  askOf,
  at,
  below,
  count,
  expected,
  mask,
  maskEvent,
  nth,
  proceed,
  refusalOf,
  seeded,
  shuffle,
} from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import {
  WHYS,
  BUILD,
  EXPANSIONS,
  type Hamburg,
  actionItem,
  display,
  ground,
  hamburg,
  hand,
  left,
  pile,
  sentenceOf,
  players,
} from '@kaffeehaus/hamburg';
import { type ComponentChildren, type VNode, h } from 'preact';
import { expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import type { Picks } from '../src/seat/picks.ts';
import { blank } from '../src/seat/draft.ts';
import { BoardView } from '../src/hamburg/BoardView.tsx';
import { HandView } from '../src/hamburg/HandView.tsx';
import { Offer } from '../src/hamburg/Offer.tsx';
import { OtherView } from '../src/hamburg/OtherView.tsx';
import { StripView } from '../src/hamburg/StripView.tsx';
import { hamburgView } from '../src/hamburg/view.ts';
import type { DrawProps } from '../src/seat/gameview.ts';
import type { View } from '../src/seat/view.ts';

const words = wordsOf('en');
const NAMES = ['Anna', 'TOM', 'Cleo', 'Dirk', 'Evi'];

interface Button {
  readonly name: string;
  readonly looks: string;
  /** Under which it is found. */
  readonly at: unknown;
  press(): void;
}

type Tree = ComponentChildren | VNode<{ children?: ComponentChildren; [name: string]: unknown }>;

/** What a component draws, be it a function or a class. */
const render = (type: unknown, props: unknown): Tree => {
  const { prototype } = type as { prototype?: { render?: (props: unknown) => Tree } };
  return prototype?.render ? prototype.render(props) : (type as (props: unknown) => Tree)(props);
};

/** All texts and all buttons of what a component would draw. None of ours keeps state of its own. */
const drawn = (tree: Tree, into: { texts: string[]; buttons: Button[] }): typeof into => {
  if (Array.isArray(tree)) for (const child of tree as Tree[]) drawn(child, into);
  if (typeof tree === 'string' || typeof tree === 'number') into.texts.push(String(tree));
  if (typeof tree !== 'object' || tree === null || !('props' in tree)) return into;
  const { type, props } = tree as VNode<{ [name: string]: unknown }>;
  if (typeof type === 'function') return drawn(render(type, props), into);
  const label = props['aria-label'];
  if (typeof label === 'string') into.texts.push(label);
  if (type === 'button' || props['role'] === 'button') {
    const name =
      typeof label === 'string'
        ? label
        : drawn(props['children'] as Tree, { texts: [], buttons: [] }).texts.join(' ');
    into.buttons.push({
      name,
      looks: String(props['class']),
      at: props['data-at'],
      press: props['onClick'] as () => void,
    });
  }
  return drawn(props['children'] as Tree, into);
};

/** Stands for somebody at the page who has not pressed anything yet; notes what a press means. */
const picksOf = (s: Hamburg, table: Hamburg, viewer: Seat, pressed: Item[]): Picks => {
  const ask = askOf(s, viewer);
  const known = new Set(ask ? expected(hamburg, table, viewer) : []);
  return {
    ask,
    draft: ask && blank(ask),
    state: item => (ask?.of.includes(item) ? 'offered' : known.has(item) ? 'refused' : 'idle'),
    press: item => pressed.push(item),
    isTopic: () => false,
    why: item => refusalOf(hamburg, table, viewer, item),
    placeState: () => 'idle',
    pressPlace: () => undefined,
    lay: item => pressed.push(item),
  };
};

const propsOf = (
  s: Hamburg,
  events: readonly GameEvent[],
  viewer: Seat,
  pressed: Item[],
): DrawProps<Hamburg> => {
  const table = mask(hamburg, s, viewer);
  const view: View<Hamburg> = {
    viewer,
    version: s.ply,
    put: s.ply,
    table,
    ask: askOf(s, viewer),
    turn: asked(s).map(ask => ask.seat),
    events: events.map(event => maskEvent(hamburg, event, viewer)),
    since: 0,
    starts: [],
    undoable: 0,
    over: s.wait.length === 0,
  };
  return { view, picks: picksOf(s, table, viewer, pressed), names: NAMES };
};

const others = ({ view: { table: s, viewer } }: DrawProps<Hamburg>): readonly number[] =>
  Array.from({ length: players(s) }, (_, seat) => seat).filter(seat => seat !== viewer);

const page = (props: DrawProps<Hamburg>): ReturnType<typeof drawn> =>
  drawn(
    [
      h(BoardView, props),
      h(HandView, props),
      h(StripView, { ...props, lines: 2 }),
      ...others(props).map(seat => h(OtherView, { ...props, seat })),
      h(Offer, props),
    ],
    { texts: [], buttons: [] },
  );

/** The items that the buttons with this look stand for. */
const meant = (buttons: readonly Button[], look: string, pressed: Item[]): Set<Item> => {
  pressed.length = 0;
  for (const button of buttons.filter(each => each.looks.includes(`is-${look}`))) button.press();
  return new Set(pressed);
};

const sorted = (items: Iterable<Item>): Item[] => [...items].sort((a, b) => a - b);

const check = (s: Hamburg, events: readonly GameEvent[], seat: Seat): void => {
  const pressed: Item[] = [];
  const props = propsOf(s, events, seat, pressed);
  const { ask, table } = props.view;
  if (!ask) throw new Error('nobody is asked');
  const { buttons } = page(props);
  const onTable = ask.of.filter(item => hamburgView.isDrawn(item, props.view));
  expect(sorted(meant(buttons, 'offered', pressed)), ask.why).toEqual(sorted(onTable));
  const refused = expected(hamburg, table, seat).filter(item => !ask.of.includes(item));
  expect(sorted(meant(buttons, 'refused', pressed)), ask.why).toEqual(sorted(refused));
  for (const { looks, name, at: place, press } of buttons.filter(({ looks }) => looks.includes('pick'))) {
    pressed.length = 0;
    press();
    // A place of a sequence stands for no item.
    for (const item of pressed)
      expect(place, `${ask.why} ${name}`).toBe(hamburgView.anchor(item, props.view));
    if (!looks.includes('is-refused')) continue;
    const refusal = refusalOf(hamburg, table, seat, at(pressed, 0));
    expect(name, ask.why).toContain(words.say({ key: refusal?.rule ?? '', args: refusal?.args ?? {} }));
  }
};

/** Cards that put questions seldom put. */
const RARE = [
  1, 4, 13, 28, 32, 34, 36, 41, 46, 54, 60, 62, 66, 70, 85, 91, 95, 103, 106, 108, 109, 111, 122, 125, 132,
  150, 151, 165, 166, 168, 172, 178, 180, 182, 187, 189, 190, 192, 202, 214, 219, 224, 226, 228, 231, 232,
  234, 235, 236, 240,
];
const FIRST_ZOO = FIRST + 241;

/** A table on which everybody has rare cards, and enough to use them. */
const rareTable = (
  seats: number,
  expansions: readonly string[],
  seed: string,
  events: GameEvent[],
): Hamburg => {
  const bench = stage(hamburg, { seats, options: { expansions: [...expansions] }, seed });
  const rare = RARE.slice();
  shuffle(seeded(seed), rare);
  for (let p = 0; p < seats; p++) {
    bench.put(FIRST_ZOO + p, left(p));
    for (const n of rare.splice(0, 9)) {
      if (sentenceOf(FIRST + n).when === 'lightning') {
        bench.put(FIRST + n, hand(p));
        continue;
      }
      const plain = at(bench.s.zones, pile(p)).find(card => !RARE.includes(card - FIRST)) ?? 0;
      bench.put(plain, ground(p)).put(FIRST + n, display(p));
      at(bench.s.plots, p).push(p);
      at(bench.s.on, p).push(at(bench.s.plots, p).length - 1);
    }
  }
  bench.s.money.fill(20);
  bench.s.workers.fill(3);
  bench.s.stack = [{ me: 0, todo: [{ do: 'open' }], it: [] }];
  bench.s.at = [0];
  proceed(hamburg, bench.s, events);
  return bench.s;
};

/** Plays a game by chance, building gladly; each kind of question is drawn a few times for whoever is asked. */
const playThrough = (s: Hamburg, events: GameEvent[], seed: string, seen: Map<string, number>): void => {
  const chance = seeded(`${seed} chance`);
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    const before = seen.get(ask.why) ?? 0;
    if (before < TIMES) check(s, events, ask.seat);
    seen.set(ask.why, before + 1);
    const builds = ask.of.includes(actionItem(BUILD)) && below(chance, 3) > 0;
    const answer = builds ? [actionItem(BUILD)] : nth(ask, below(chance, count(ask)));
    apply(hamburg, s, ask.seat, answer, events);
  }
  // Nothing is left to choose; what is left can only be read.
  const { buttons } = page(propsOf(s, events, 0, []));
  expect(buttons.filter(({ looks }) => looks.includes('pick'))).toEqual([]);
};
/** How often a kind of question is drawn, and how many games may pass until all kinds came up. */
const TIMES = 4;
const MOST_GAMES = 60;

test('every answer can be pressed where it lies, every refusal explains itself', () => {
  const kinds = keysOf('en').filter(key => key.startsWith('hamburg.ask.'));
  expect(WHYS.map(why => why.replace('hamburg.', 'hamburg.ask.')).sort()).toEqual(kinds);
  const seen = new Map<string, number>();
  for (let game = 0; game < MOST_GAMES && seen.size < kinds.length; game++) {
    const seed = `harbour ${game}`;
    const events: GameEvent[] = [];
    const expansions = game % 4 === 3 ? [] : EXPANSIONS;
    playThrough(rareTable(1 + (game % 5), expansions, seed, events), events, seed, seen);
  }
  expect([...seen.keys()].map(why => why.replace('hamburg.', 'hamburg.ask.')).sort()).toEqual(kinds);
});

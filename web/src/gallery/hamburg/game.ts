/** Real tables to look at: a game played by chance up to a question, as whoever is asked sees it. */
import {
  FIRST,
  type GameEvent,
  type Item,
  apply,
  askOf,
  asked,
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
} from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import {
  BUILD,
  COLOURS,
  EXPANSIONS,
  type Hamburg,
  LAY,
  SECTIONS,
  type Step,
  THIRD,
  WALL,
  actionItem,
  display,
  ground,
  hamburg,
  isWhy,
  left,
  pile,
} from '@kaffeehaus/hamburg';
import { blank } from '../../seat/draft.ts';
import type { DrawProps } from '../../seat/gameview.ts';
import { IDLE } from '../../seat/picks.ts';

export interface Scene {
  readonly seats: number;
  readonly expansions: boolean;
  readonly round: number;
  readonly why: 'hamburg.turn' | 'hamburg.action' | 'hamburg.advance' | 'hamburg.mayor' | 'hamburg.refill';
  readonly seed: string;
  /** A quarter that is nearly full: wall, statues, more houses than fit one row. */
  readonly full?: boolean;
}

/** Builders, so that there is something to see. */
const GLADLY = [BUILD, WALL, LAY].map(actionItem);

/** Whole trades, so that all gables and signs are seen; the numbers of cards. */
const BUILT = [3, 17, 29, 41, 55, 66, 73, 88, 101, 120, 133, 147, 160, 188, 202];

type Bench = ReturnType<typeof stage<Hamburg, Step>>;

const fill = (bench: Bench): void => {
  const { s } = bench;
  for (const n of BUILT) {
    const plain = at(s.zones, pile(n % COLOURS.length)).find(card => !BUILT.includes(card - FIRST)) ?? 0;
    bench.put(plain, ground(0)).put(FIRST + n, display(0));
    at(s.plots, 0).push(n % COLOURS.length);
    at(s.on, 0).push(at(s.plots, 0).length - 1);
  }
  bench.put(FIRST + 244, left(0)).put(FIRST + 262, left(0));
  s.walls[0] = SECTIONS;
  s.walls[1] = THIRD;
  s.honoured = s.honoured.map((_, i) => (i === 0 ? 1 : 0));
  s.hummels = s.hummels.map((_, seat) => (seat === 0 ? [9] : []));
};

const play = (scene: Scene): { s: Hamburg; events: GameEvent[] } => {
  const options = { expansions: scene.expansions ? [...EXPANSIONS] : [] };
  const bench = stage(hamburg, { seats: scene.seats, options, seed: scene.seed });
  if (scene.full) fill(bench);
  const { s } = bench;
  const events: GameEvent[] = [];
  const chance = seeded(scene.seed);
  s.stack = [{ me: 0, todo: [{ do: 'open' }], it: [] }];
  s.at = [0];
  proceed(hamburg, s, events);
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    if (ask.seat === 0 && s.round >= scene.round && isWhy(ask, scene.why)) break;
    const glad = GLADLY.find(item => ask.of.includes(item));
    const answer = glad !== undefined && below(chance, 3) > 0 ? [glad] : nth(ask, below(chance, count(ask)));
    apply(hamburg, s, ask.seat, answer, events);
  }
  return { s, events };
};

const NAMES = ['Anna', 'Jan', 'Katrin', 'Johannes', 'Wilhelmine'];

export const propsOf = (scene: Scene): DrawProps<Hamburg> => {
  const { s, events } = play(scene);
  const table = mask(hamburg, s, 0);
  const ask = askOf(s, 0);
  const known = new Set(ask ? expected(hamburg, table, 0) : []);
  const names = scene.seats === 1 ? ['Anna', 'TOM'] : NAMES;
  return {
    names,
    view: {
      viewer: 0,
      version: s.ply,
      put: s.ply,
      table,
      ask,
      turn: asked(s).map(each => each.seat),
      events: events.map(event => maskEvent(hamburg, event, 0)),
      since: events.length,
      starts: [],
      undoable: 0,
      over: s.wait.length === 0,
    },
    picks: {
      ...IDLE,
      ask,
      draft: ask && blank(ask),
      state: (item: Item) => (ask?.of.includes(item) ? 'offered' : known.has(item) ? 'refused' : 'idle'),
      isTopic: (item: Item) => ask?.about.includes(item) ?? false,
      why: (item: Item) => refusalOf(hamburg, table, 0, item),
    },
  };
};

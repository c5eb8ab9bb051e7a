/** The sentences every game shares: answers, and expectations on questions, refusals, sight, log and result. */
import {
  FIRST,
  Fault,
  WATCHER,
  askOf,
  has,
  inAskOrder,
  isOver,
  mask,
  refusalOf,
  retract,
  upTo,
} from '@kaffeehaus/kernel';
import type { Ask, Game, Item, Seat } from '@kaffeehaus/kernel';
import { Stuck, many, oneOf, says, several, who, wordOf } from './pattern.ts';
import type { Pattern, Slot } from './pattern.ts';
import type { Reader, Vocabulary } from './vocabulary.ts';
import type { World } from './world.ts';

/** Does something, or returns what is there that forbids it; checks something, or returns what is there instead. */
export type Deed = (world: World) => string | undefined;

const deed =
  <V extends unknown[]>(
    pattern: Pattern<V>,
    act: (world: World, ...values: V) => string | undefined,
  ): Reader<Deed> =>
  (words, names) => {
    const values = pattern(words, names);
    return values instanceof Stuck ? values : world => act(world, ...values);
  };

/** Every item that has a word. */
const itemWords = (game: Game): Map<string, Item> => {
  const numbers = [...upTo(FIRST), ...upTo(game.cards + 1).map(i => FIRST + i)];
  return new Map(
    numbers.flatMap(item => {
      const word = game.word(item);
      return game.item(word) === item ? [[word, item] as const] : [];
    }),
  );
};

/** Words for items, single or in groups, to the end of the line. */
const itemsOf = ({ game, groups }: Vocabulary): Slot<readonly Item[]> => {
  const single = itemWords(game);
  const meanings = new Map<string, readonly Item[]>([...single].map(([word, item]) => [word, [item]]));
  for (const [word, members] of groups)
    meanings.set(
      word,
      members.flatMap(member => single.get(member) ?? []),
    );
  return several('something to choose', meanings);
};

/** Rules by their id, with or without the name of the game in front. */
const ruleOf = ({ game }: Vocabulary): Slot<string> =>
  wordOf(
    'a rule',
    new Map(
      game.rules.flatMap(
        rule =>
          [
            [rule.replace(`${game.id}.`, ''), rule],
            [rule, rule],
          ] as const,
      ),
    ),
  );

/** Somebody at the table, or a spectator. */
export const viewer: Slot<Seat> = (words, from, names) => {
  if (words[from]?.toLowerCase() === 'spectator') return { value: WATCHER, next: from + 1 };
  return who(words, from, [...names]);
};

/** Runs something of the kernel's; what it refuses is what was found. */
const tried = (act: () => void): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
};

const notAsked = (world: World, seat: Seat): string =>
  `${world.name(seat)} is not asked: ${world.openQuestions()}`;

const answer = (world: World, seat: Seat, items: readonly Item[]): string | undefined =>
  askOf(world.t.s, seat) === undefined
    ? notAsked(world, seat)
    : tried(() => void world.t.answer(seat, ...items.map(item => world.vocabulary.game.word(item))));

/** What a "when" may say, besides the moments of the game. */
export const deeds = (vocabulary: Vocabulary): readonly Reader<Deed>[] => [
  deed(says`${who} answers ${itemsOf(vocabulary)}`, answer),
  deed(says`${who} declines`, (world, seat) => answer(world, seat, [])),
  deed(says`${who} takes back`, (world, seat) => tried(() => retract(world.t.s, seat))),
];

/** Looks at the open question of the seat. */
const atQuestion =
  <V extends unknown[]>(look: (world: World, ask: Ask, ...values: V) => string | undefined) =>
  (world: World, seat: Seat, ...values: V): string | undefined => {
    const ask = askOf(world.t.s, seat);
    return ask === undefined ? notAsked(world, seat) : look(world, ask, ...values);
  };

const without = (items: readonly Item[], others: readonly Item[]): Item[] =>
  items.filter(item => !others.includes(item));

const questionChecks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => {
  const items = itemsOf(vocabulary);
  const question = wordOf('a question', vocabulary.questions);
  return [
    deed(says`${who} is asked ${question}`, (world, seat, why) =>
      askOf(world.t.s, seat)?.why === why ? undefined : world.openQuestions(),
    ),
    deed(says`${who} is not asked`, (world, seat) =>
      askOf(world.t.s, seat) === undefined ? undefined : world.openQuestions(),
    ),
    deed(says`nobody is asked`, world => {
      const open = world.openQuestions();
      return open === 'nobody is asked' ? undefined : open;
    }),
    deed(
      says`${who} is offered only ${items}`,
      atQuestion((world, ask, wanted) => {
        const same = without(wanted, ask.of).length === 0 && without(ask.of, wanted).length === 0;
        return same ? undefined : `offered: ${world.words(ask.of)}`;
      }),
    ),
    deed(
      says`${who} is offered ${items}`,
      atQuestion((world, ask, wanted) => {
        const missing = without(wanted, ask.of);
        return missing.length === 0 ? undefined : `not offered: ${world.words(missing)}`;
      }),
    ),
    deed(
      says`${who} may decline`,
      atQuestion((_, ask) => (ask.min === 0 ? undefined : 'an answer is compulsory')),
    ),
    deed(
      says`${who} must answer`,
      atQuestion((_, ask) => (ask.min > 0 ? undefined : 'the question may be declined')),
    ),
  ];
};

const refusalChecks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => {
  const items = itemsOf(vocabulary);
  const one = wordOf('something to choose', itemWords(vocabulary.game));
  const offeredAll = (world: World, ask: Ask, unwanted: readonly Item[]): string | undefined => {
    const offered = unwanted.filter(item => ask.of.includes(item));
    return offered.length === 0 ? undefined : `offered: ${world.words(offered)}`;
  };
  return [
    deed(says`${who} is not offered ${one} because ${ruleOf(vocabulary)}`, (world, seat, item, rule) =>
      atQuestion((_, ask) => {
        if (ask.of.includes(item)) return `offered: ${world.words([item])}`;
        const found = refusalOf(vocabulary.game, world.t.s, seat, item)?.rule;
        return found === rule ? undefined : (found ?? 'no rule says why');
      })(world, seat),
    ),
    deed(says`${who} is not offered ${items}`, atQuestion(offeredAll)),
    deed(
      says`${who} cannot answer ${items}`,
      atQuestion((world, ask, wanted) =>
        has(ask, inAskOrder(ask, wanted)) ? `${world.words(wanted)} is an answer` : undefined,
      ),
    ),
  ];
};

const faces = (world: World, seat: Seat): Set<Item> =>
  new Set(mask(world.vocabulary.game, world.t.s, seat).zones.flat());

const sightChecks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => {
  const items = itemsOf(vocabulary);
  const playing = (world: World): string | undefined =>
    isOver(world.t.s) ? 'nobody is asked any more, so everything is open' : undefined;
  return [
    deed(says`${viewer} sees ${items}`, (world, seat, cards) => {
      const hidden = cards.filter(card => !faces(world, seat).has(card));
      return playing(world) ?? (hidden.length === 0 ? undefined : `hidden: ${world.words(hidden)}`);
    }),
    deed(says`${viewer} does not see ${items}`, (world, seat, cards) => {
      const shown = cards.filter(card => faces(world, seat).has(card));
      return playing(world) ?? (shown.length === 0 ? undefined : `seen: ${world.words(shown)}`);
    }),
  ];
};

/** Words of one event in any order: names, events, items, numbers. */
const logWords = (vocabulary: Vocabulary): Slot<readonly string[]> => {
  const { events, eventWords, game } = vocabulary;
  const known = oneOf('a word of the log', [...events, ...eventWords, ...itemWords(game).keys()]);
  const one: Slot<string> = (words, from, names) => {
    const word = words[from] ?? '';
    const named = names.find(name => name.toLowerCase() === word.toLowerCase());
    if (named !== undefined || /^\d+$/.test(word)) return { value: named ?? word, next: from + 1 };
    return known(words, from, names);
  };
  return many(one);
};

const saysAll = (event: readonly string[], words: readonly string[]): boolean =>
  words.every(word => event.includes(word));

const logChecks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => {
  const words = logWords(vocabulary);
  const mentions = (told: readonly string[][]): string =>
    told.map(event => event.join(' ')).join('; ') || 'nothing';
  const tells = (told: string[][], wanted: readonly string[], teller: string): string | undefined =>
    told.some(event => saysAll(event, wanted)) ? undefined : `${teller}: ${mentions(told)}`;
  const hides = (told: string[][], unwanted: readonly string[], teller: string): string | undefined =>
    told.some(event => saysAll(event, unwanted)) ? `${teller}: ${mentions(told)}` : undefined;
  return [
    deed(says`log says ${words}`, (world, wanted) => tells(world.told(), wanted, 'the log says')),
    deed(says`log does not say ${words}`, (world, unwanted) => hides(world.told(), unwanted, 'the log says')),
    deed(says`${viewer} is told ${words}`, (world, seat, wanted) => tells(world.told(seat), wanted, 'told')),
    deed(says`${viewer} is not told ${words}`, (world, seat, unwanted) =>
      hides(world.told(seat), unwanted, 'told'),
    ),
  ];
};

const resultChecks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => {
  const told = (world: World): string => {
    const { seats, by } = vocabulary.game.winners(world.t.s);
    return `${seats.map(seat => world.name(seat)).join(' and ')} by ${by ?? 'points'}`;
  };
  const wins = (world: World, seat: Seat, by?: string): string | undefined => {
    if (!isOver(world.t.s)) return `the game goes on: ${world.openQuestions()}`;
    const found = vocabulary.game.winners(world.t.s);
    const right =
      found.seats.length === 1 && found.seats[0] === seat && (by === undefined || by === found.by);
    return right ? undefined : told(world);
  };
  return [
    deed(says`game is over`, world => (isOver(world.t.s) ? undefined : world.openQuestions())),
    deed(says`${who} wins`, wins),
    deed(says`${who} wins by ${ruleOf(vocabulary)}`, wins),
    deed(says`victory is shared`, world => {
      if (!isOver(world.t.s)) return `the game goes on: ${world.openQuestions()}`;
      return vocabulary.game.winners(world.t.s).seats.length > 1 ? undefined : told(world);
    }),
  ];
};

/** What a "then" may say, besides the facts of the game. */
export const checks = (vocabulary: Vocabulary): readonly Reader<Deed>[] => [
  ...questionChecks(vocabulary),
  ...refusalChecks(vocabulary),
  ...sightChecks(vocabulary),
  ...logChecks(vocabulary),
  ...resultChecks(vocabulary),
];

/** Using buildings: what may be used now, what it costs, and cards that use other cards. */
import { FIRST, at, secret, upTo } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { may, one, subset } from './asks.ts';
import { COLOURS, FIVE, WINDOWS } from './board.ts';
import { SENTENCE_OF, isLightning, sentenceOf } from './cards.ts';
import { canGoUnder, hasFreeZoo } from './display.ts';
import {
  NO_FEE,
  borrowable,
  feeMet,
  first,
  goesUnder,
  lightnings,
  oneWorkerFee,
  repeatable,
  usableFree,
  usablePaid,
} from './duty.ts';
import { stirs } from './favour.ts';
import { heldColours, onlyHeld } from './gains.ts';
import { colourItem, colourItems, indexOf, kindOf, windowItem, word } from './items.ts';
import { countWorkers } from './purse.ts';
import { refusal } from './rules.ts';
import type { Sentence } from './sentences.ts';
import { buildingsOf, displayOf, enjoys, others, owns, pileSize, underOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY } from './steps.ts';
import type { Step } from './steps.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

/** A sentence with its fee in front; without it, a colour that the fee would have named is named (H-17, H-18). */
const paid = (sentence: Sentence): readonly Step[] => [
  ...sentence.fee.map((colour): Step => ({ do: 'fee', colour, zoo: goesUnder(sentence) })),
  ...sentence.todo,
];
const free = (sentence: Sentence): readonly Step[] =>
  sentence.fee.length === 1 && sentence.fee[0] === ANY
    ? [{ do: 'name', zoo: goesUnder(sentence) }, ...sentence.todo]
    : sentence.todo;
const PAID = SENTENCE_OF.map(paid);
const FREE = SENTENCE_OF.map(free);

const repeatRefusal = (s: Hamburg, me: Seat, card: Card, self: Card): Refusal => {
  const { when } = sentenceOf(card);
  const args = { card: word(card) };
  if (when !== 'III') return refusal('hamburg.building.phase', { ...args, when });
  if (card === self || first(sentenceOf(card)) === 'repeat') return refusal('hamburg.building.itself');
  return refusal(at(s.used, me).includes(card) ? 'hamburg.building.duty' : 'hamburg.building.unused', args);
};

/** Whether a building without a marker, or one to be doubled, may still be used this round (H-72). */
const fresh = (s: Hamburg, me: Seat, card: Card): boolean =>
  !at(s.used, me).includes(card) || (enjoys(s, me, 'twice') && at(s.doubled, me) === 0);

const each = (s: Hamburg, me: Seat, when: Sentence['when'], visit: (card: Card) => void): void => {
  for (const card of displayOf(s, me)) if (sentenceOf(card).when === when) visit(card);
  for (const card of underOf(s, me)) if (sentenceOf(card).when === when) visit(card);
};

/** The buildings of phase III that the player may use now. */
export const usable = (s: Hamburg, me: Seat): Card[] => {
  const cards: Card[] = [];
  each(s, me, 'III', card => {
    if (fresh(s, me, card) && usablePaid(s, me, card)) cards.push(card);
  });
  return cards;
};

/** Buildings whose use depends on the hand: their mere offer would tell, so the question is put in any case. */
export const secretive = (s: Hamburg, me: Seat): boolean => {
  let now = false;
  let again = false;
  let repeats = false;
  each(s, me, 'III', card => {
    const sentence = sentenceOf(card);
    if (goesUnder(sentence)) {
      now ||= fresh(s, me, card) && FIVE.some(c => workersOf(s, me, c) > 0 && hasFreeZoo(s, me, c));
      again ||= repeatsUnder(s, me);
    } else if (first(sentence) === 'repeat') repeats ||= fresh(s, me, card) && feeMet(s, me, sentence.fee);
  });
  return now || (again && repeats);
};
/** Whether a building that goes under a Zoo carries its marker, so that it could be used once more. */
const repeatsUnder = (s: Hamburg, me: Seat): boolean =>
  at(s.used, me).some(card => goesUnder(sentenceOf(card))) && FIVE.some(c => hasFreeZoo(s, me, c));

/** Why a building of the display is not offered. */
export const useRefusal = (s: Hamburg, me: Seat, card: Item): Refusal | undefined => {
  if (card < FIRST || !owns(s, me, card)) return undefined;
  const { when, fee } = sentenceOf(card);
  if (when !== 'III') return { rule: 'hamburg.building.phase', args: { card: word(card), when } };
  if (!fresh(s, me, card)) return { rule: 'hamburg.building.used', args: { card: word(card) } };
  return feeMet(s, me, fee)
    ? { rule: 'hamburg.building.duty', args: { card: word(card) } }
    : {
        rule: 'hamburg.building.fee',
        args: { card: word(card), fee: fee.map(c => COLOURS[c] ?? 'any').join(' ') },
      };
};

/** Puts a marker on the card; a second one uses up the mayor's doubling. */
export const mark = (s: Hamburg, me: Seat, card: Card): void => {
  if (at(s.used, me).includes(card)) s.doubled[me] = 1;
  at(s.used, me).push(card);
};

/** Uses a card, which carries its marker then unless another card lets it be used. */
export const useCard = (act: HamburgAct, card: Card, gratis: boolean): void => {
  if (!gratis) mark(act.s, act.me, card);
  if (act.heard) act.tell({ e: 'used', seat: act.me, card, free: gratis ? 1 : 0 });
};

/** Colours that lead somewhere; a table dealt anew may know of none, then any will do. */
const leading = (s: Hamburg, me: Seat, colours: readonly number[], zoo: boolean): readonly number[] => {
  const good = zoo ? colours.filter(c => canGoUnder(s, me, c)) : colours;
  return good.length === 0 ? colours : good;
};
/** Whether it makes a difference which colour is named for a card. */
const matters = (s: Hamburg, me: Seat, card: Card): boolean => {
  const [step] = sentenceOf(card).todo;
  if (step?.do === 'reduce') return stirs(s, me, card);
  if (step?.do === 'fetch') return FIVE.some(c => pileSize(s, c) > 0);
  return step?.do !== 'per' || FIVE.some(c => at(s.dice, c) !== at(s.dice, 0));
};
const hidden = (ask: Ask, zoo: boolean): Ask => (zoo ? secret(ask) : ask);

export const hasLightning = (s: Hamburg, p: Seat): boolean => lightnings(s, p).length > 0;

export const uses: Verbs<
  | 'use'
  | 'fee'
  | 'name'
  | 'flash'
  | 'again'
  | 'repeat'
  | 'useAll'
  | 'useEach'
  | 'borrow'
  | 'useFlash'
  | 'guest'
  | 'moveCleric'
> = {
  use: {
    run: (act, { card, free: gratis }) => {
      useCard(act, card, gratis);
      act.say(at(gratis ? FREE : PAID, card - FIRST), act.me, [card]);
    },
  },
  /** A worker handed in; one of free choice is what "it" means from now on. */
  fee: {
    ask: (s, { colour, zoo }, me) =>
      colour === ANY
        ? hidden(one(me, 'hamburg.fee', leading(s, me, heldColours(s, me), zoo).map(colourItem)), zoo)
        : undefined,
    run: (act, { colour }) => {
      const given = colour === ANY ? indexOf(act.pick) : colour;
      countWorkers(act, act.me, given, -1, 'fee');
      if (colour === ANY) act.bind(act.pick);
    },
    expect: (_s, { colour }) => (colour === ANY ? colourItems : []),
    refuse: (s, _, me, item, it) =>
      colourItems.includes(item)
        ? workersOf(s, me, indexOf(item)) === 0
          ? { rule: 'hamburg.worker.none', args: { colour: word(item) } }
          : { rule: 'hamburg.building.duty', args: { card: word(it[0] ?? 0) } }
        : undefined,
  },
  name: {
    ask: (s, { zoo }, me, it) =>
      matters(s, me, at(it, 0))
        ? hidden(one(me, 'hamburg.name', leading(s, me, FIVE, zoo).map(colourItem)), zoo)
        : undefined,
    run: act => act.bind(act.pick < 0 ? at(colourItems, 0) : act.pick),
    expect: () => colourItems,
    refuse: (_s, _step, _me, item, it) =>
      colourItems.includes(item)
        ? { rule: 'hamburg.building.duty', args: { card: word(it[0] ?? 0) } }
        : undefined,
  },
  /** Own lightning; whoever may say it once more is asked when all of it is done (H-16). */
  flash: {
    run: (act, { card }) => {
      if (act.heard) act.tell({ e: 'lightning', seat: act.me, card });
      act.say(sentenceOf(card).todo, act.me, [card]);
    },
  },
  again: {
    ask: (s, _, me, it) => (stirs(s, me, at(it, 0)) ? may(me, 'hamburg.again', it) : undefined),
    run: act => {
      if (act.pick >= 0) act.say(sentenceOf(act.pick).todo, act.me, [act.pick]);
    },
    expect: (s, _, me) => buildingsOf(s, me),
    refuse: (s, _, me, item) =>
      item > FIRST && owns(s, me, item) ? refusal('hamburg.lightning.again') : undefined,
  },
  repeat: {
    ask: (s, _, me, it) => {
      const cards = repeatable(s, me, it[0] ?? 0, NO_FEE);
      const hides = repeatsUnder(s, me);
      if (cards.length === 0 && !hides) return undefined;
      const n = Math.min(1, cards.length);
      return hidden(subset(me, 'hamburg.repeat', cards, n, n), hides);
    },
    run: act => {
      if (act.pick >= 0) act.next({ do: 'use', card: act.pick, free: true });
    },
    expect: (s, _, me) => buildingsOf(s, me),
    refuse: (s, _, me, item, it) =>
      item > FIRST && owns(s, me, item) ? repeatRefusal(s, me, item, it[0] ?? 0) : undefined,
  },
  /** The set is fixed when the card speaks (H-18). */
  useAll: {
    run: act => {
      const cards = oneWorkerFee.filter(card => owns(act.s, act.me, card));
      if (cards.length > 0) act.next({ do: 'useEach', cards });
    },
  },
  useEach: {
    ask: (s, { cards }, me) => {
      const now = cards.filter(card => owns(s, me, card) && usableFree(s, me, card));
      return hidden(
        may(me, 'hamburg.useEach', now),
        cards.some(card => goesUnder(sentenceOf(card))),
      );
    },
    run: (act, { cards }) => {
      const card = act.pick;
      if (card < 0) return;
      act.next({ do: 'use', card, free: true });
      const rest = cards.filter(other => other !== card);
      if (rest.length > 0) act.next({ do: 'useEach', cards: rest });
    },
    expect: (s, _, me) => buildingsOf(s, me),
    refuse: (s, { cards }, me, item) => {
      if (item < FIRST || !owns(s, me, item)) return undefined;
      if (!oneWorkerFee.includes(item)) return refusal('hamburg.useEach.fee');
      return cards.includes(item)
        ? refusal('hamburg.building.duty', { card: word(item) })
        : refusal('hamburg.useEach.once');
    },
  },
  /** An opponent's lightning as if one's own; only a card that borrows itself cannot be borrowed (H-22). */
  borrow: {
    ask: (s, _, me) => {
      const cards = borrowable(s, me);
      return cards.length === 0 ? undefined : one(me, 'hamburg.borrow', cards);
    },
    run: act => {
      if (act.pick >= 0) act.say(sentenceOf(act.pick).todo, act.me, [act.pick]);
    },
    expect: (s, _, me) => others(s, me).flatMap(p => buildingsOf(s, p)),
    refuse: (s, _, me, item) => {
      if (item < FIRST || !others(s, me).some(p => owns(s, p, item))) return undefined;
      return refusal(isLightning(item) ? 'hamburg.building.itself' : 'hamburg.lightning.none');
    },
  },
  useFlash: {
    ask: (s, _, me) => one(me, 'hamburg.useFlash', lightnings(s, me)),
    run: act => act.next({ do: 'flash', card: act.pick }),
    expect: (s, _, me) => buildingsOf(s, me),
    refuse: (s, _, me, item) =>
      item > FIRST && owns(s, me, item) ? refusal('hamburg.lightning.none') : undefined,
  },
  guest: {
    ask: (s, _, me) => one(me, 'hamburg.guest', heldColours(s, me).map(colourItem)),
    run: act => {
      countWorkers(act, act.me, indexOf(act.pick), -1, 'guest');
      act.s.guests = act.s.guests.map((n, c) => (c === indexOf(act.pick) ? n + 1 : n));
      if (act.heard) act.tell({ e: 'guest', seat: act.me, colour: indexOf(act.pick) });
    },
    expect: () => colourItems,
    refuse: (s, _, me, item) => onlyHeld(s, me, item),
  },
  /** One window to the left or right; at the ends only inwards (H-30). */
  moveCleric: {
    ask: (s, _, me) =>
      one(
        me,
        'hamburg.moveCleric',
        [s.cleric - 1, s.cleric + 1].filter(w => w >= 0 && w < WINDOWS).map(windowItem),
      ),
    run: act => {
      act.s.cleric = indexOf(act.pick);
      if (act.heard) act.tell({ e: 'cleric', window: act.s.cleric });
    },
    expect: () => upTo(WINDOWS).map(windowItem),
    refuse: (_s, _step, _me, item) => (kindOf(item) === 'window' ? refusal('hamburg.window.far') : undefined),
  },
};

/** An answer in the making, shape by shape. Nothing here knows a game or a page. */
import { type Answer, type Ask, type Item, has, inAskOrder, times } from '@kaffeehaus/kernel';

export interface Draft {
  /** Chosen so far, in any order (every shape but an arrangement). */
  readonly chosen: readonly Item[];
  /** What lies on each place of an arrangement. */
  readonly places: readonly (Item | undefined)[];
  /** The item of an arrangement that was taken up and waits for its place … */
  readonly held: Item | undefined;
  /** … or the empty place that waits for its item. */
  readonly target: number | undefined;
}

export const blank = (ask: Ask): Draft => ({
  chosen: [],
  places: times(ask.shape === 'arrangement' ? ask.max : 0, () => undefined),
  held: undefined,
  target: undefined,
});

/** One thing is named at most: a press can be the whole answer. */
export const isSingle = ({ shape }: Ask): boolean => shape === 'one' || shape === 'may';

/** An answer as the draft that gives it. */
export const draftOf = (ask: Ask, answer: Answer): Draft => {
  const empty = blank(ask);
  return ask.shape === 'arrangement'
    ? { ...empty, places: empty.places.map((_, i) => answer[i]) }
    : { ...empty, chosen: answer };
};

/** How often the item is chosen or placed. */
export const countIn = (draft: Draft, item: Item): number =>
  draft.chosen.filter(other => other === item).length + (draft.places.includes(item) ? 1 : 0);

/** Everything named so far, each once: in the order of the question, or of the places. */
export const kindsIn = (ask: Ask, { chosen, places }: Draft): readonly Item[] =>
  ask.shape === 'arrangement'
    ? places.filter(item => item !== undefined)
    : ask.of.filter(item => chosen.includes(item));

/** How many more items must be named before it is an answer. */
export const missing = (ask: Ask, draft: Draft): number =>
  Math.max(0, ask.min - kindsIn(ask, draft).reduce((sum, item) => sum + countIn(draft, item), 0));

const choose = (draft: Draft, chosen: readonly Item[]): Draft => ({ ...draft, chosen });

const without = (draft: Draft, item: Item): Draft =>
  choose(
    draft,
    draft.chosen.filter((_, i) => i !== draft.chosen.lastIndexOf(item)),
  );

/** How often an item may be named in all. */
export const capOf = ({ cap, of }: Ask, item: Item): number =>
  cap === null ? 1 : (cap[of.indexOf(item)] ?? 0);

/** Why no more of an offered item can be chosen: there is none, all are chosen, or nothing more is wanted. */
export type Lack = 'none' | 'all' | 'full';

/** What stands against one more of this item; of a single choice the new one takes the place of the old. */
export const lackOf = (ask: Ask, draft: Draft, item: Item): Lack | undefined => {
  if (ask.shape === 'arrangement') return undefined;
  const cap = capOf(ask, item);
  if (cap === 0) return 'none';
  if (countIn(draft, item) >= cap) return 'all';
  return draft.chosen.length >= ask.max && ask.max > 1 ? 'full' : undefined;
};

/** The draft after an offered item was pressed. */
export const press = (ask: Ask, draft: Draft, item: Item): Draft => {
  if (!ask.of.includes(item)) return draft;
  switch (ask.shape) {
    case 'one':
    case 'may':
      return choose(draft, [item]);
    case 'subset':
      return draft.chosen.includes(item) ? without(draft, item) : addOne(ask, draft, item);
    case 'bag':
      return addOne(ask, draft, item);
    case 'arrangement':
      return arrange(ask, draft, item);
  }
};

const addOne = (ask: Ask, draft: Draft, item: Item): Draft => {
  if (lackOf(ask, draft, item) !== undefined) return draft;
  return choose(draft, ask.max === 1 ? [item] : [...draft.chosen, item]);
};

/** As many of the item as there is room for. */
export const fillWith = (ask: Ask, draft: Draft, item: Item): Draft => {
  const more = addOne(ask, draft, item);
  return more.chosen.length === draft.chosen.length ? more : fillWith(ask, more, item);
};

/** A loose item falls into the place that waits for one, else the first that is free; a laid one is taken up. */
const arrange = (ask: Ask, draft: Draft, item: Item): Draft => {
  const waits = draft.target ?? (draft.held === undefined ? -1 : draft.places.indexOf(draft.held));
  if (waits >= 0 && draft.held !== item) return lay(ask, draft, item, waits);
  if (draft.places.includes(item)) return { ...draft, held: draft.held === item ? undefined : item };
  const free = draft.places.indexOf(undefined);
  return lay(ask, draft, item, free < 0 ? draft.places.length - 1 : free);
};

/** The draft with one of this item put back: out of a bag, or from its place into the hand. */
export const putBack = (draft: Draft, item: Item): Draft => ({
  ...without(draft, item),
  places: draft.places.map(other => (other === item ? undefined : other)),
  held: undefined,
  target: undefined,
});

/** The draft after the item was laid on a place; whatever lay there goes to where the item came from. */
export const lay = (ask: Ask, draft: Draft, item: Item, place: number): Draft => {
  const from = draft.places.indexOf(item);
  const old = draft.places[place];
  const places = draft.places.map((other, i) => (i === place ? item : i === from ? old : other));
  return fill(ask, { ...draft, places, held: undefined, target: undefined });
};

/** The last item has only one place left to go. */
const fill = (ask: Ask, draft: Draft): Draft => {
  const loose = ask.of.filter(item => !draft.places.includes(item));
  const free = draft.places.filter(item => item === undefined).length;
  const [only] = loose;
  if (only === undefined || loose.length > 1 || free !== 1 || ask.min < ask.max) return draft;
  return { ...draft, places: draft.places.map(item => item ?? only) };
};

/** The draft after a place was pressed: lays the held item there, takes up what lies there, or waits for an item. */
export const pressPlace = (ask: Ask, draft: Draft, place: number): Draft => {
  const there = draft.places[place];
  if (draft.held === undefined && there === undefined)
    return { ...draft, target: draft.target === place ? undefined : place };
  if (draft.held === undefined) return { ...draft, held: there, target: undefined };
  return draft.held === there ? { ...draft, held: undefined } : lay(ask, draft, draft.held, place);
};

/** The answer, once the draft is one. */
export const answerOf = (ask: Ask, draft: Draft): Answer | undefined => {
  const answer = ask.shape === 'arrangement' ? packed(draft.places) : inAskOrder(ask, draft.chosen);
  return answer !== undefined && has(ask, answer) ? answer : undefined;
};

/** The items in the order of their places, unless there is a gap between two. */
const packed = (places: readonly (Item | undefined)[]): Answer | undefined => {
  const items = places.filter(item => item !== undefined);
  return places.slice(0, items.length).includes(undefined) ? undefined : items;
};

export const isBlank = (draft: Draft): boolean =>
  draft.chosen.length === 0 &&
  draft.held === undefined &&
  draft.target === undefined &&
  draft.places.every(item => item === undefined);

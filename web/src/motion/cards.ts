/** Cards on their way, told by the kernel in every game alike. */
import { type Card, type CardEvent, FIRST, type GameEvent } from '@kaffeehaus/kernel';
import type { IconName } from '../art/names.ts';
import type { Beat, Spot } from '../seat/beat.ts';

/** Where the cards of a zone lie on the page. */
export interface Lies {
  readonly at: Spot;
  /** What lies there, if it can be told from others by its place alone. */
  readonly thing?: string;
  /** One on top of the other: whatever goes there is out of sight. */
  readonly pile?: boolean;
}

type Where = (zone: number) => Lies;
/** A sign for a card whose face is known, though it is drawn nowhere. */
type Sign = (card: Card) => IconName | undefined;

/** More than so many at once are not followed one by one. */
const FEW = 7;

type Moved = Extract<CardEvent, { k: 'move' }>;

const moveBeat = ({ card, from, to }: Moved, lies: Where, signOf: Sign): Beat[] => {
  const [source, goal] = [lies(from), lies(to)];
  const what = card >= FIRST ? `card:${card}` : (goal.thing ?? source.thing);
  if (source.pile === true && goal.pile === true) return [];
  const trip = { what, sign: signOf(card), from: source.at, to: goal.at };
  if (goal.pile === true) return [{ do: 'remove', phase: 'effect', ...trip }];
  return [{ do: 'card', phase: source.pile === true ? 'gain' : 'travel', ...trip }];
};

const isMove = (event: GameEvent): event is Moved => event.k === 'move';

const shuffled = (event: GameEvent, lies: Where): Beat[] =>
  event.k === 'shuffle' ? [{ do: 'fan', phase: 'chance', at: lies(event.zone).at }] : [];

/** How all cards went that an answer moved. */
export const cardBeats = (
  events: readonly GameEvent[],
  lies: Where,
  signOf: Sign = () => undefined,
): Beat[] => {
  const moves = events.filter(isMove).flatMap(event => moveBeat(event, lies, signOf));
  const fans = events.flatMap(event => shuffled(event, lies));
  return [...fans, ...moves.slice(0, FEW), ...moves.slice(FEW).flatMap(lit)];
};

/** Where one of many cards came to. */
const lit = (beat: Beat): Beat[] =>
  beat.do === 'card' || beat.do === 'remove' ? [{ do: 'glow', phase: 'gain', at: beat.to }] : [];

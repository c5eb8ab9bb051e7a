/** Every change is told: a viewer's table, changed as the events it hears say, is the viewer's next table. */
import { WATCHER, bit } from './game.ts';
import type { Card, CardEvent, Game, GameEvent, Seat, State, Zone } from './game.ts';
import { isOver, mask, maskEvent } from './hide.ts';
import { at, times } from './list.ts';
import { difference } from './same.ts';

/** What the kernel owns of a state; of these a fold keeps the cards, and who sees them. */
export const KERNEL: ReadonlySet<string> = new Set(
  'rev seats ply sealed last rng stack at wait given zones sees cell exact pool knows pools veil'.split(' '),
);

/** Moves, turns or shuffles cards on a viewer's table as the event says. */
const foldCards = (zones: readonly Zone[], t: State, event: CardEvent): void => {
  if (event.k === 'move') {
    const from = at(t.zones, event.from);
    const found = at(zones, event.from).loose ? findIn(from, event.card) : event.index;
    from.splice(found, 1);
    const to = at(t.zones, event.to);
    if (event.under === 1) to.unshift(event.card);
    else to.push(event.card);
  } else if (event.k === 'flip') {
    t.zones[event.zone] = event.cards.slice();
    t.sees = t.sees.map((sees, zone) => (zone === event.zone ? event.sees : sees));
  }
};

/** In a hand a card is found by its face, or any one by its back. */
const findIn = (cards: readonly Card[], card: Card): number => {
  const index = cards.indexOf(card);
  return index < 0 ? cards.length - 1 : index;
};

/** Changes a viewer's table as an event says that the viewer heard. */
export const fold = (game: Game, t: State, event: GameEvent): void => {
  if (event.k === undefined) game.fold?.(t, event);
  else foldCards(game.zones(t.seats), t, event);
};

const sorted = (cards: readonly Card[]): readonly Card[] => cards.slice().sort((a, b) => a - b);

/** What a viewer sees of the cards: how many lie where, and the faces that are open to it. */
const cardsSeen = (zones: readonly Zone[], t: State, viewer: Seat): unknown =>
  times(t.zones.length, z => {
    const cards = at(t.zones, z);
    if ((at(t.sees, z) & bit(viewer)) === 0) return cards.length;
    return at(zones, z).loose ? sorted(cards) : cards;
  });

const fieldsSeen = (game: Game, t: State): unknown =>
  Object.fromEntries(
    Object.entries(t).filter(([name]) => !KERNEL.has(name) && game.untold?.includes(name) !== true),
  );

/** What changed for a viewer, or changed otherwise, without being told; undefined if nothing did. */
export const untoldChange = (
  game: Game,
  before: State,
  events: readonly GameEvent[],
  after: State,
  viewer: Seat = WATCHER,
): string | undefined => {
  if (game.fold === undefined) return undefined;
  const t = mask(game, before, viewer);
  for (const event of events) fold(game, t, maskEvent(game, event, viewer));
  const next = mask(game, after, viewer);
  const zones = game.zones(t.seats);
  // At the end all cards are shown, for all to look at.
  const cards = isOver(after)
    ? undefined
    : difference(cardsSeen(zones, t, viewer), cardsSeen(zones, next, viewer));
  return (
    difference(fieldsSeen(game, t), fieldsSeen(game, next)) ??
    (cards === undefined ? undefined : `zones ${cards}`)
  );
};

/** What happened since the viewer's last answer: what touched the viewer first. */
import { type Game, type GameEvent, type Seat, WATCHER } from '@kaffeehaus/kernel';
import type { View } from '../seat/view.ts';
import { t } from '../ui/words.ts';
import { type Line, linesOf } from './lines.ts';

export interface Deed extends Line {
  /** Somebody else's answer changed something that is the viewer's. */
  readonly touched: boolean;
}

export type Touches = (event: GameEvent, seat: Seat) => boolean;

/** Whose answer brought an event. */
const actorOf = ({ starts }: View, index: number): Seat =>
  starts.filter(start => start.from <= index).at(-1)?.seat ?? -1;

/** The viewer's own answers are told only if there is nothing else to tell. */
export const recapOf = (game: Game, view: View, touches: Touches): readonly Deed[] => {
  const all = linesOf(game, view, view.since).map(line => {
    const own = actorOf(view, line.index) === view.viewer;
    return { ...line, own, touched: !own && touches(line.event, view.viewer) };
  });
  const others = all.filter(line => !line.own);
  const told = others.length > 0 ? others : all;
  return [...told.filter(line => line.touched), ...told.filter(line => !line.touched)];
};

/** Whoever watches has no turn of their own. */
export const recapTitle = ({ viewer }: View): string =>
  t(viewer === WATCHER ? 'web.recap.watched' : 'web.recap');

/** What stands beside the board on a picture. */
import { titleOf } from '../repertoire/bills.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { say, t } from '../ui/words.ts';
import type { Caption } from './picture.ts';

export const captionOf = (
  gameView: GameView,
  view: View,
  names: readonly string[],
  text: string,
  note: string,
): Caption => ({
  title: say(titleOf(gameView.game)),
  text,
  note,
  seats: gameView.points(view.table).map((points, seat) => ({
    name: names[seat] ?? t('common.seat', { seat: seat + 1 }),
    colour: gameView.colour(seat),
    points,
  })),
});

/** Lays the table at which a game is looked at. */
import { signal } from '@preact/signals';
import { Answering } from '../ask/answering.ts';
import { Counsel } from '../ask/counsel.ts';
import { habits } from '../ask/habits.ts';
import type { GameView } from '../seat/gameview.ts';
import { Motion } from '../table/motion.ts';
import type { Laid } from '../table/open.ts';
import type { Instead } from '../table/party.ts';
import { thinker } from '../think/thinker.ts';
import { Player, type Speed } from './player.ts';
import type { Screening } from './screening.ts';

export interface Projected extends Laid {
  readonly play: Screening;
  readonly player: Player;
}

export const layFilm = (
  screening: Screening,
  gameView: GameView,
  instead: Instead,
  momentAt?: Laid['momentAt'],
): Projected => {
  const speed = signal<Speed>(1);
  // One step is seen as it happened; whoever goes further sees the table as it is there.
  const motion = new Motion(gameView, () => (Math.abs(screening.went) === 1 ? speed.peek() : undefined));
  return {
    play: screening,
    player: new Player(screening, motion, speed),
    gameView,
    motion,
    instead,
    answering: new Answering(screening, habits, gameView),
    counsel: new Counsel(screening, thinker),
    ...(momentAt && { momentAt }),
  };
};

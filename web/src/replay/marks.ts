/** What an answer is drawn with on the board: rings round what it names, arrows along what it moves. */
import type { Answer, GameEvent, Preview } from '@kaffeehaus/kernel';
import { foresee } from '../ask/foresight.ts';
import type { Anchor } from '../seat/anchor.ts';
import type { Beat, Choreography, Spot } from '../seat/beat.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';

/** Something goes from one place to another. */
export interface Path {
  readonly from: Spot;
  readonly to: Spot;
}

export interface Drawn {
  readonly rings: readonly Anchor[];
  readonly paths: readonly Path[];
}

/** What has no place of its own is looked for at its owner's name: nothing goes there. */
const placed = (spot: Spot): Spot => spot.filter(name => !name.startsWith('points:'));

const pathOf = (beat: Beat): readonly Path[] => {
  switch (beat.do) {
    case 'piece':
    case 'card':
    case 'remove':
      return [{ from: placed(beat.from), to: placed(beat.to) }];
    case 'hop': {
      const [first, last] = [beat.path[0], beat.path.at(-1)];
      return first && last && first !== last ? [{ from: first.at, to: last.at }] : [];
    }
    default:
      return [];
  }
};

/** So many arrows can be told apart. */
const MOST = 3;

/** An answer with what it brought, or would bring for certain. */
export const drawnOf = (
  { anchor }: GameView,
  choreography: Choreography | undefined,
  view: View,
  answer: Answer,
  events: readonly GameEvent[],
): Drawn => ({
  rings: [...new Set(answer)].flatMap(item => anchor(item, view) ?? []),
  paths: (choreography?.beats(events, view) ?? []).flatMap(pathOf).slice(0, MOST),
});

/** What an answer would bring to whoever was asked, by what they knew. */
export const aheadOf = ({ game }: GameView, view: View, answer: Answer): Preview =>
  foresee(game, view, [answer]);

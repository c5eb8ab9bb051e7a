/** Reading the beats of an answer in tests. */
import type { Beat } from '../src/seat/beat.ts';
import type { Anchor } from '../src/seat/anchor.ts';

/** How many tokens came to a place, less those that left it. */
export const flowTo = (beats: readonly Beat[], at: Anchor): number =>
  beats.reduce((sum, beat) => {
    if (beat.do !== 'tokens') return sum;
    const own = beat.n < 0 ? beat.from : beat.to;
    const other = beat.n < 0 ? beat.to : beat.from;
    return sum + (own[0] === at ? beat.n : other[0] === at ? -beat.n : 0);
  }, 0);

export const pointsOf = (beats: readonly Beat[], seat: number): number =>
  beats.reduce((sum, beat) => sum + (beat.do === 'points' && beat.seat === seat ? beat.n : 0), 0);

/** Every name a beat looks for. */
export const namesIn = (beat: Beat): readonly Anchor[] => {
  switch (beat.do) {
    case 'piece':
    case 'card':
    case 'remove':
      return [...(beat.what === undefined ? [] : [beat.what]), ...beat.from, ...beat.to];
    case 'tokens':
      return [...beat.from, ...beat.to];
    case 'win':
      return [...beat.at, ...beat.to];
    case 'hop':
      return beat.path.flatMap(field => field.at);
    case 'roll':
      return beat.at.flat();
    default:
      return beat.at;
  }
};

/** What beginners get wrong in Hamburg, as far as their own seat can see it. */
import { type ACTIONS, COLOURS, type Hamburg, face, isCard, word } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { View } from '../../seat/view.ts';
import { type Given, type Mistake, given } from './mistake.ts';

/** A hazard that strikes with its next step. */
const HIGH = 2;
/** What a step on the square may cost and still be cheap. */
const CHEAP = 3;
const REDUCE: (typeof ACTIONS)[number] = 'reduce';

/** The colour of the card that is played now. */
const colourPlayed = (all: readonly Given[]): number | undefined => {
  const about = all.find(({ ask }) => ask.why === 'hamburg.action')?.ask.about ?? [];
  const card = given(all, 'hamburg.turn')?.[0] ?? about.find(isCard);
  return card !== undefined && isCard(card) ? face(card).colour : undefined;
};

const isHigh = ({ table, viewer }: View, colour: number): boolean =>
  at((table as Hamburg).hazards, viewer * COLOURS.length + colour) >= HIGH;

export const MISTAKES: readonly Mistake[] = [
  {
    id: 'hamburg.hazard',
    isMade: (view, all) => {
      const action = given(all, 'hamburg.action')?.[0];
      const colour = colourPlayed(all);
      const isLast = (view.table as Hamburg).laps <= 1;
      return (
        isLast &&
        action !== undefined &&
        word(action) !== REDUCE &&
        colour !== undefined &&
        isHigh(view, colour)
      );
    },
  },
  {
    id: 'hamburg.advance',
    isMade: ({ table }, all) =>
      given(all, 'hamburg.advance')?.length === 0 &&
      (table as Hamburg).dice.filter(n => n <= 2).reduce((sum, n) => sum + n, 0) <= CHEAP,
  },
  {
    id: 'hamburg.unused',
    isMade: (_, all) => given(all, 'hamburg.use')?.length === 0,
  },
];

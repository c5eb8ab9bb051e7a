/** One's own mistakes as puzzles: what a review found becomes something to practise. */
import type { Puzzle, Review, TurningPoint } from '@kaffeehaus/bots';
import { type Answer, wordAnswer } from '@kaffeehaus/kernel';
import { PERSON } from '../store/kept.ts';
import type { Screening } from './screening.ts';

const puzzleOf = (screening: Screening, point: TurningPoint): Puzzle[] => {
  const { game } = screening;
  const { seat, ask, answer, better, loss, index, account } = point;
  if (!better || !loss || screening.sitters[seat] !== PERSON) return [];
  const words = (items: Answer): string => wordAnswer(game, seat, items);
  const played = Math.max(0, Math.min(1 - loss.mean, account.from + account.parts.mine.mean));
  const { names: _, ...record } = screening.fork(index);
  return [
    {
      record,
      seat,
      why: ask.why,
      given: words(answer),
      answers: [
        { answer: words(better), chance: played + loss.mean, behind: 0, margin: 0 },
        { answer: words(answer), chance: played, behind: loss.mean, margin: loss.margin },
      ],
    },
  ];
};

export const puzzlesIn = ({ points }: Review, screening: Screening): readonly Puzzle[] =>
  points.flatMap(point => puzzleOf(screening, point));

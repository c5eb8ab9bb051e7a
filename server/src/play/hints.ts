/** Who may ask for a hint. A page that was changed can think for itself, and nobody can forbid it: it is a rule of the table. */
import type { Room } from '../log/room.ts';

export interface HintTerms {
  readonly rated: boolean;
  /** All who sat down have agreed that hints may be asked for. */
  readonly hints: boolean;
  /** How many people play. */
  readonly people: number;
}

/** Never where it counts; where several people play only if all may; alone among bots always. */
export const hintsAllowed = ({ rated, hints, people }: HintTerms): boolean => !rated && (hints || people < 2);

export const hintTerms = ({ head, course }: Pick<Room, 'head' | 'course'>): HintTerms => ({
  rated: head.rated === 1,
  hints: head.hints === 1,
  people: course.chairs.filter(({ person }) => person > 0).length,
});

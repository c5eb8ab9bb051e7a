/** What everybody can see of the strengths on a place. */
import { type Seat, at, times } from '@kaffeehaus/kernel';
import {
  type Estoril,
  type Face,
  PLACES,
  SLOTS_OF,
  face,
  isOpen,
  slotsIn,
  tileOn,
  totalOn,
} from '@kaffeehaus/estoril';
import { stageOf } from './rounds.ts';

export interface Strength {
  readonly seat: Seat;
  readonly total: number;
  /** Characters that lie face down and are not in the total. */
  readonly hidden: number;
}

/** Of a face-up character: what is printed, the favour of the place, face-up compatriots for a nationalist. */
const strengthOf = (one: Face, place: number, shown: readonly Face[]): number => {
  const favour = one.nation === at(PLACES, place).favours ? 1 : 0;
  const compatriots = shown.filter(other => other !== one && other.nation === one.nation).length;
  return one.strength + favour + one.flags * compatriots;
};

const publicPart = (s: Estoril, place: number, seat: Seat): Strength => {
  const own = slotsIn(at(s.stones, seat) & at(SLOTS_OF, place));
  const open = own.filter(slot => isOpen(s, slot));
  const shown = times(s.seats, other => slotsIn(at(s.stones, other) & at(SLOTS_OF, place)))
    .flat()
    .filter(slot => isOpen(s, slot))
    .map(slot => face(tileOn(s, slot)));
  const total = open.reduce((sum, slot) => sum + strengthOf(face(tileOn(s, slot)), place, shown), 0);
  return { seat, total, hidden: own.length - open.length };
};

/** By seat with a stone here; while the place is settled all faces are up, and dice and abilities count. */
export const strengthsOn = (s: Estoril, place: number): readonly Strength[] =>
  times(s.seats, seat => seat)
    .filter(seat => (at(s.stones, seat) & at(SLOTS_OF, place)) !== 0)
    .map(seat =>
      stageOf(s, place) === 'reached'
        ? { seat, total: totalOn(s, place, seat), hidden: 0 }
        : publicPart(s, place, seat),
    );

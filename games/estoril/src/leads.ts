/** Who has the most of what the open missions count: told when it changes, for those who listen. */
import { at, upTo } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { mission } from './missions.ts';
import { discards, tilesOf } from './state.ts';
import type { Estoril } from './state.ts';
import type { EstorilAct } from './verb.ts';

/** Of one mission: who leads, and with how many. */
interface Lead {
  readonly seats: readonly Seat[];
  readonly n: number;
}
/** Before anybody listens. */
export const NOBODY: readonly Lead[] = [];

const leadIn = (s: Estoril, m: number): Lead => {
  const seats = upTo(s.seats);
  const counts = seats.map(seat => mission(m).count(tilesOf(s, seat), at(s.zones, discards(seat))));
  const n = Math.max(...counts);
  return { seats: n === 0 ? [] : seats.filter(seat => at(counts, seat) === n), n };
};

export const leaders = (s: Estoril): readonly Lead[] => s.missions.map(m => leadIn(s, m));

/** Tells which missions are led by others than before. */
export const tellLeads = (act: EstorilAct, before: readonly Lead[]): void =>
  leaders(act.s).forEach(({ seats, n }, i) => {
    if (seats.join() === at(before, i).seats.join()) return;
    act.tell({ e: 'lead', mission: at(act.s.missions, i), seats, n });
  });

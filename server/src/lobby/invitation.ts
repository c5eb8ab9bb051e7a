/** Which chair an invitation is for. */
import type { Seat } from '@kaffeehaus/kernel';
import type { InvitesRow } from '../store/schema.ts';

export const ANY_CHAIR = -1;
export const TO_WATCH = -2;

export const isInvited = ({ seat }: InvitesRow, wanted: Seat): boolean =>
  seat === ANY_CHAIR || seat === wanted;

/** What somebody chose: kept as JSON with the person, read with a default for whatever is not there. */
import { z } from 'zod';
import { CHANNELS, NOTICES, PROFILES } from '@kaffeehaus/protocol';
import type { Settings } from '@kaffeehaus/protocol';
import { isZone } from '../notices/quiet.ts';

const minute = z.int().min(0).max(1_439);
const moment = z.int().min(0).max(8_640_000_000_000);

const channels = z
  .array(z.enum(CHANNELS))
  .max(CHANNELS.length)
  .transform(list => CHANNELS.filter(channel => list.includes(channel)));

/** As it is kept, and as it is handed in to be changed: what is left out stays as it was. */
export const settingsForm = z.strictObject({
  zone: z.string().max(64).refine(isZone, 'is no time zone').optional(),
  /** Minutes of the day, by the clock of the zone. */
  quiet: z.strictObject({ from: minute, to: minute }).nullable().optional(),
  notices: z.partialRecord(z.enum(NOTICES), channels).optional(),
  /** Shown to those they play with. */
  vacation: z
    .strictObject({ from: moment, until: moment })
    .refine(({ from, until }) => from < until, 'ends before it begins')
    .nullable()
    .optional(),
  profile: z.enum(PROFILES).optional(),
});

/** Nobody is told of anything they have not asked for. */
const USUAL: Settings = {
  zone: 'UTC',
  quiet: null,
  notices: { turn: [], invitation: [], start: [], remind: [], mention: [], over: [] },
  vacation: null,
  profile: 'all',
};

/** A row that an older or newer house wrote still gives settings. */
export const settingsOf = (text: string): Settings => {
  const kept = settingsForm.safeParse(JSON.parse(text));
  return kept.success ? merged(USUAL, kept.data) : USUAL;
};

export const merged = (before: Settings, change: z.infer<typeof settingsForm>): Settings => ({
  zone: change.zone ?? before.zone,
  quiet: change.quiet === undefined ? before.quiet : change.quiet,
  notices: { ...before.notices, ...change.notices },
  vacation: change.vacation === undefined ? before.vacation : change.vacation,
  profile: change.profile ?? before.profile,
});

/** How the settings read of somebody whose profile nobody else sees, for a query. */
export const KEPT_TO_THEMSELVES = '%"profile":"me"%';

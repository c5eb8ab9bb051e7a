/** The forms of what anybody may check: records and keys. `@kaffeehaus/trust` has the types, and reads them with care. */
import { z } from 'zod';
import type { HouseKeys, HouseRecord, Outcome } from '@kaffeehaus/trust';
import { formOf } from './forms.ts';

const bySeat = z.record(z.string(), z.string());
const numbers = z.array(z.int()).readonly();
const rating = z.tuple([z.number(), z.number()]).readonly();
const plain = z.union([z.string(), z.number(), z.boolean()]);

const chair = z.strictObject({ person: z.string().nullable(), bot: z.string().nullable(), name: z.string() });

const tried = z.strictObject({
  attempt: z.int(),
  house: z.string(),
  share: z.string(),
  chairs: z.array(z.string()).readonly(),
  from: numbers,
  commits: bySeat,
  shares: bySeat,
  failed: numbers,
  left: numbers,
});

const row = z.strictObject({
  version: z.int(),
  at: z.int(),
  seat: z.int(),
  actor: z.int(),
  kind: z.string(),
  cmd: z.string(),
  body: z.string(),
  receipt: z.string(),
});

const outcome = formOf<Outcome>('Outcome')(
  z.strictObject({
    why: z.string(),
    by: z.int().nullable(),
    places: numbers,
    rated: numbers,
    scores: z.array(z.number()).readonly(),
    marks: z.array(z.string().nullable()).readonly(),
    tie: z.string().nullable(),
  }),
);

const step = z.strictObject({ seat: z.int(), place: z.int(), before: rating, after: rating });

export const record = formOf<HouseRecord>('Record')(
  z.strictObject({
    format: z.literal('kaffeehaus.record/2'),
    table: z.string(),
    phase: z.enum(['over', 'void']),
    game: z.string(),
    rev: z.int(),
    rules: z.string(),
    options: z.record(z.string(), z.union([plain, z.array(z.string()).readonly()])),
    seats: z.int(),
    terms: z.strictObject({
      pace: z.object({ kind: z.string() }).catchall(plain),
      rated: z.boolean(),
      hints: z.boolean(),
    }),
    created: z.int(),
    started: z.int().nullable(),
    ended: z.int(),
    chairs: z.array(chair).readonly(),
    mixing: z.array(tried).readonly(),
    mixed: z.boolean(),
    seed: z.string(),
    outages: z.array(z.tuple([z.int(), z.int()]).readonly()).readonly(),
    rows: z.array(row).readonly(),
    result: outcome.nullable(),
    ratings: z.array(step).readonly(),
    key: z.string(),
    signature: z.string(),
  }),
);

export const keys = formOf<HouseKeys>('Keys')(
  z.strictObject({
    format: z.literal('kaffeehaus.keys/1'),
    keys: z
      .array(z.strictObject({ key: z.string(), since: z.int(), signature: z.string().nullable() }))
      .readonly(),
  }),
);

/**
 * What a player's own machine keeps of a table: what it was shown, what it sent, and the receipts it got. None of it is
 * the house's to change afterwards.
 */
import * as form from './form.ts';

export const KEEPSAKE = 'kaffeehaus.receipts/1';

/** One attempt to mix as this seat took part in it. */
export interface Part {
  readonly attempt: number;
  /** The house's commitment, shown before anything was sent. */
  readonly house: string;
  readonly share: string;
  readonly commit: string;
  /** The list that was shown before the share was opened; null: it never was. */
  readonly list: string | null;
  /** What the house has acknowledged. */
  readonly acked: 'nothing' | 'commit' | 'share';
}

export interface Receipt {
  readonly version: number;
  readonly cmd: string;
  readonly receipt: string;
  /** What this seat saw afterwards, in short; null: it did not look. */
  readonly sight: string | null;
}

export interface Keepsake {
  readonly format: typeof KEEPSAKE;
  readonly table: string;
  readonly seat: number;
  readonly parts: readonly Part[];
  /** The four words; none before play begins. */
  readonly code: readonly string[];
  readonly receipts: readonly Receipt[];
}

const shape = form.fields({
  format: form.among(KEEPSAKE),
  table: form.text(64),
  seat: form.whole(0, 6),
  parts: form.list(
    form.fields({
      attempt: form.whole(1, 1000),
      house: form.digits(32),
      share: form.digits(32),
      commit: form.digits(32),
      list: form.either(form.nothing, form.digits(32)),
      acked: form.among('nothing', 'commit', 'share'),
    }),
    1000,
  ),
  code: form.list(form.text(20), 4),
  receipts: form.list(
    form.fields({
      version: form.whole(1, 1_000_000),
      cmd: form.text(64),
      receipt: form.digits(16),
      sight: form.either(form.nothing, form.digits(16)),
    }),
    50_000,
  ),
});

export const faultInKeepsake = (value: unknown): string | undefined => shape(value, '');

export const newKeepsake = (table: string, seat: number): Keepsake => ({
  format: KEEPSAKE,
  table,
  seat,
  parts: [],
  code: [],
  receipts: [],
});

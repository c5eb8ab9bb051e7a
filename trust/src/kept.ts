/** What a player kept, held against the record: whether the house told everybody the same, and forgot nothing. */
import type { Rules, State } from '@kaffeehaus/kernel';
import { canonical, hex } from './bytes.ts';
import type { Sha } from './bytes.ts';
import { Broken } from './broken.ts';
import type { Keepsake, Part, Receipt } from './keepsake.ts';
import { Mixing } from './mix.ts';
import { listOf } from './mixed.ts';
import type { HouseRecord, RecordRow } from './record.ts';

/** So much of a hash stands for what somebody saw. */
const SHORT = 16;

/** What a viewer saw, in short. */
export const sightOf = (sha: Sha, view: State): string =>
  hex(sha(new TextEncoder().encode(canonical(view))).slice(0, SHORT));

/** The attempt is told as this seat lived it. */
const checkPart = (mixing: Mixing, record: HouseRecord, seat: number, part: Part): void => {
  const { attempt, house, share, commit, list, acked } = part;
  const tried = record.mixing[attempt - 1];
  if (!tried || tried.house !== house) throw new Broken('shown', { attempt });
  const [told, opened] = [tried.commits[seat], tried.shares[seat]];
  const isOwn = (told === undefined || told === commit) && (opened === undefined || opened === share);
  if (!isOwn) throw new Broken('own-share', { attempt, seat: seat + 1 });
  if ((acked !== 'nothing' && told === undefined) || (acked === 'share' && opened === undefined))
    throw new Broken('accused', { attempt, seat: seat + 1 });
  if (list !== null && list !== hex(listOf(mixing, record, tried))) throw new Broken('shown', { attempt });
};

const checkReceipt = (record: HouseRecord, seat: number, { version, cmd, receipt }: Receipt): void => {
  const row = record.rows[version - 1];
  if (row?.receipt === receipt && row.seat === seat && row.cmd === cmd) return;
  const isThere = record.rows.some(one => one.seat === seat && one.cmd === cmd);
  throw new Broken(isThere ? 'changed' : 'dropped', { version });
};

const checkKeepsake = (
  mixing: Mixing,
  record: HouseRecord,
  code: readonly string[],
  { table, seat, parts, code: told }: Keepsake,
): void => {
  if (table !== record.table || seat >= record.seats) throw new Broken('other-table');
  for (const part of parts) checkPart(mixing, record, seat, part);
  if (told.length > 0 && told.join() !== code.join()) throw new Broken('code', { words: told.join(' ') });
};

/** By all that was kept, from the first version to the last. */
export const checkKeepsakes = (
  sha: Sha,
  record: HouseRecord,
  code: readonly string[],
  keepsakes: readonly Keepsake[],
): number => {
  const mixing = new Mixing(sha);
  for (const one of keepsakes) checkKeepsake(mixing, record, code, one);
  const all = keepsakes
    .flatMap(({ seat, receipts }) => receipts.map(receipt => ({ seat, receipt })))
    .sort((a, b) => a.receipt.version - b.receipt.version);
  for (const { seat, receipt } of all) checkReceipt(record, seat, receipt);
  return all.length;
};

/** The tables that seats have seen, as they are dealt by the seed. */
export class Sights {
  readonly #sha: Sha;
  readonly #rules: Rules;
  readonly #wanted = new Map<number, { readonly seat: number; readonly sight: string }[]>();
  checked = 0;

  constructor(sha: Sha, rules: Rules, keepsakes: readonly Keepsake[]) {
    this.#sha = sha;
    this.#rules = rules;
    for (const { seat, receipts } of keepsakes)
      for (const { version, sight } of receipts)
        if (sight !== null)
          this.#wanted.set(version, [...(this.#wanted.get(version) ?? []), { seat, sight }]);
  }

  after({ version }: RecordRow, table: State): void {
    const { game, kernel } = this.#rules;
    for (const { seat, sight } of this.#wanted.get(version) ?? []) {
      if (sightOf(this.#sha, kernel.mask(game, table, seat)) !== sight)
        throw new Broken('sight', { version, seat: seat + 1 });
      this.checked++;
    }
  }
}

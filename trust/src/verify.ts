/**
 * Checks a record from its outside to its last point, without trusting the house: in a terminal as in a page. It ends at
 * the first thing that does not hold, and tells what it has checked until then.
 */
import type { Rules } from '@kaffeehaus/kernel';
import { areEqual } from './bytes.ts';
import type { Sha } from './bytes.ts';
import { Broken } from './broken.ts';
import type { FaultCode, GapCode, Where } from './broken.ts';
import { Chain, receiptOf } from './chain.ts';
import { faultInKeepsake } from './keepsake.ts';
import type { Keepsake } from './keepsake.ts';
import { Sights, checkKeepsakes } from './kept.ts';
import { brokenKey, isHouseKeys } from './keys.ts';
import type { Signed } from './keys.ts';
import { checkMixing } from './mixed.ts';
import type { Mixed } from './mixed.ts';
import { RECORD, faultIn, isHouseRecord, newerFormat, raw, signedBytes } from './record.ts';
import type { HouseRecord, RecordRow } from './record.ts';
import { Referee } from './referee.ts';
import { Replay } from './replay.ts';

/** What the check needs of its host. */
export interface Tools {
  readonly sha: Sha;
  readonly signed: Signed;
  /** The rules with that hash, if they may be run here. */
  rules(hash: string): Promise<Rules | undefined>;
}

/** What somebody has besides the record. */
export interface Given {
  /** What players kept. */
  readonly keepsakes?: readonly unknown[];
  /** What the house shows of its keys. */
  readonly keys?: unknown;
  /** The four words that were read aloud. */
  readonly code?: readonly string[];
}

/** What was checked, in order, with figures to tell of it. */
export const STEPS = [
  'form',
  'mixing',
  'seed',
  'chain',
  'signature',
  'keys',
  'rules',
  'replay',
  'clocks',
  'result',
  'receipts',
  'sights',
] as const;
export type Step = (typeof STEPS)[number];

export interface Done {
  readonly step: Step;
  readonly figures: Where;
}

export interface Verdict {
  readonly verdict: 'holds' | 'fails' | 'unknown';
  readonly done: readonly Done[];
  /** The first thing that does not hold. */
  readonly fault?: { readonly code: FaultCode; readonly where: Where };
  /** What could not be checked. */
  readonly gaps: readonly { readonly code: GapCode; readonly where: Where }[];
}

class Check {
  readonly #tools: Tools;
  readonly #given: Given;
  readonly done: Done[] = [];
  readonly gaps: { readonly code: GapCode; readonly where: Where }[] = [];

  constructor(tools: Tools, given: Given) {
    this.#tools = tools;
    this.#given = given;
  }

  async run(value: unknown): Promise<void> {
    const record = this.#form(value);
    if (!record) return;
    const mixed = this.#mixing(record);
    await this.#signature(record, this.#chain(record, mixed));
    const keepsakes = this.#receipts(record, mixed);
    if (mixed.list) await this.#game(record, keepsakes);
  }

  #did(step: Step, figures: Where = {}): void {
    this.done.push({ step, figures });
  }

  #form(value: unknown): HouseRecord | undefined {
    if (!isHouseRecord(value)) {
      const format = newerFormat(value);
      const where = { expected: RECORD, ...(format !== undefined && { format }) };
      this.gaps.push({ code: format === undefined ? 'format' : 'newer', where });
      return undefined;
    }
    const field = faultIn(value);
    if (field !== undefined) throw new Broken('form', { field });
    const record = value as HouseRecord;
    this.#did('form', { rows: record.rows.length });
    return record;
  }

  #mixing(record: HouseRecord): Mixed {
    const mixed = checkMixing(this.#tools.sha, record);
    const { attempts, shares, code } = mixed;
    this.#did('mixing', { attempts, shares });
    if (mixed.list) this.#did('seed', { shares, code: code.join(' ') });
    const { code: said } = this.#given;
    if (said && said.join() !== code.join()) throw new Broken('code', { words: said.join(' ') });
    return mixed;
  }

  /** Returns where the chain ends. */
  #chain(record: HouseRecord, { list, secret }: Mixed): Uint8Array {
    if (!list) return new Uint8Array();
    const chain = new Chain(this.#tools.sha);
    const { table: id, game, rules, options, terms, seats } = record;
    let link = chain.first({ id, game, rules, options, terms, seats, list });
    let last = 0;
    for (const [i, row] of record.rows.entries()) {
      const { version } = row;
      if (version !== i + 1) throw new Broken('order', { version: i + 1 });
      if (row.at < last) throw new Broken('time', { version });
      link = chain.next(link, secret, row);
      if (!areEqual(receiptOf(link), raw(row.receipt))) throw new Broken('chain', { version });
      last = row.at;
    }
    this.#did('chain', { rows: record.rows.length });
    return link;
  }

  async #signature(record: HouseRecord, chain: Uint8Array): Promise<void> {
    const { sha, signed } = this.#tools;
    const { key, signature } = record;
    const holds = await signed(raw(key), raw(signature), signedBytes(sha, record, chain));
    if (holds === undefined) return void this.gaps.push({ code: 'signature', where: {} });
    if (!holds) throw new Broken('signature');
    this.#did('signature', { key });
    if (this.#given.keys !== undefined) await this.#keys(key, this.#given.keys);
  }

  /** The key is one of those the house shows, and they follow from one another. */
  async #keys(key: string, keys: unknown): Promise<void> {
    if (!isHouseKeys(keys)) throw new Broken('keys', { n: 1 });
    const broken = await brokenKey(keys, this.#tools.signed);
    if (broken !== undefined && broken >= 0) throw new Broken('keys', { n: broken + 1 });
    if (!keys.keys.some(one => one.key === key)) throw new Broken('key', { key });
    this.#did('keys', { keys: keys.keys.length });
  }

  #receipts(record: HouseRecord, { code }: Mixed): readonly Keepsake[] {
    const { keepsakes = [] } = this.#given;
    for (const value of keepsakes) {
      const field = faultInKeepsake(value);
      if (field !== undefined) throw new Broken('receipts', { field });
    }
    const all = keepsakes as readonly Keepsake[];
    const receipts = checkKeepsakes(this.#tools.sha, record, code, all);
    if (all.length > 0) this.#did('receipts', { receipts, players: all.length });
    return all;
  }

  async #game(record: HouseRecord, keepsakes: readonly Keepsake[]): Promise<void> {
    const { rules: hash, game, rev } = record;
    const rules = await this.#tools.rules(hash);
    if (!rules) return void this.gaps.push({ code: 'rules', where: { hash } });
    if (rules.id !== game || rules.rev !== rev) throw new Broken('rules', { hash });
    this.#did('rules', { hash, game, rev });
    const replay = new Replay(record, rules);
    const referee = new Referee(record, rules);
    const sights = new Sights(this.#tools.sha, rules, keepsakes);
    for (const row of record.rows) {
      checkStart(record, row);
      referee.before(row, replay);
      referee.after(row, replay.play(row), replay);
      sights.after(row, replay.table);
    }
    const { takenBack, shuffles, drawn } = replay;
    this.#did('replay', { answers: replay.record.answers.length, shuffles, drawn, takenBack });
    if (sights.checked > 0) this.#did('sights', { sights: sights.checked });
    const { tookOver, ranOut } = referee;
    this.#did('clocks', { kind: record.terms.pace.kind, tookOver, ranOut });
    referee.end();
    this.#did('result', { rated: record.ratings.length > 0 ? 'yes' : 'no' });
  }
}

/** The first row, and no other, says who sits where, as the list did. */
const checkStart = ({ chairs }: HouseRecord, { version, kind, body }: RecordRow): void => {
  if ((version === 1) !== (kind === 'start')) throw new Broken('order', { version });
  const sitters = chairs.map(({ person, bot }, i) => (person === null ? bot : i + 1));
  if (kind === 'start' && body !== JSON.stringify(sitters)) throw new Broken('actor', { version });
};

/** Whether the record holds. Nothing is thrown but by a fault of this house's own. */
export const verify = async (value: unknown, tools: Tools, given: Given = {}): Promise<Verdict> => {
  const check = new Check(tools, given);
  try {
    await check.run(value);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { code, where } = error;
    return { verdict: 'fails', done: check.done, fault: { code, where }, gaps: check.gaps };
  }
  const { done, gaps } = check;
  return { verdict: gaps.length > 0 ? 'unknown' : 'holds', done, gaps };
};

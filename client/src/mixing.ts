/**
 * The part of a seat in mixing the seed of its table, in a page or a terminal: it answers what is asked by itself, keeps
 * what it was shown and what it sent, and says so if the house does not keep its word.
 */
import type { State } from '@kaffeehaus/kernel';
import type { MixingState } from '@kaffeehaus/protocol';
import { Mixing, canonical, hex, newKeepsake, raw, sha256, sightOf } from '@kaffeehaus/trust';
import type { Keepsake, Part, Sha } from '@kaffeehaus/trust';
import type { TableLine } from './table.ts';

/**
 * `changed`: what was shown before is otherwise now. `own-share`: the seat's commitment or share is told otherwise.
 * `house-share`: the share that the house had is not what it committed to. `seat-share`: so with another seat's.
 * `accused`: the attempt was given up for a seat that had done everything. `code`: the four words do not fit.
 */
export type Alarm = 'changed' | 'own-share' | 'house-share' | 'seat-share' | 'accused' | 'code';

/** What is to be said. */
export type Saying =
  | { readonly t: 'mix'; readonly attempt: number; readonly commit: string }
  | { readonly t: 'open'; readonly attempt: number; readonly list: string; readonly value: string };

export interface Means {
  /** Unless given, our own, which works everywhere. */
  readonly sha?: Sha;
  /** 32 bytes that nobody can guess. */
  draw?(): Uint8Array;
  /** Keeps what must not be lost, before anything is sent that depends on it. */
  keep(keepsake: Keepsake): void;
}

/** What was shown of an attempt first. */
interface Shown {
  readonly house: string;
  readonly from: string;
  readonly agreed: string;
}

const drawn = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

export class Mixer {
  readonly #sha: Sha;
  readonly #draws: () => Uint8Array;
  readonly #keeps: Means['keep'];
  readonly #mixing: Mixing;
  readonly #shown = new Map<number, Shown>();
  /** What was said waits for its word, and is not said again. */
  readonly #sent = new Set<string>();
  #keepsake: Keepsake;
  #alarm: Alarm | undefined;

  constructor({ sha = sha256, draw = drawn, keep }: Means, table: string, seat: number, kept?: Keepsake) {
    this.#sha = sha;
    this.#draws = draw;
    this.#keeps = keep;
    this.#mixing = new Mixing(sha);
    this.#keepsake = kept?.table === table && kept.seat === seat ? kept : newKeepsake(table, seat);
  }

  get keepsake(): Keepsake {
    return this.#keepsake;
  }

  /** Why the house is not to be trusted; the first reason stays. */
  get alarm(): Alarm | undefined {
    return this.#alarm;
  }

  /** What the house shows now; returns what is to be said. */
  hear(state: MixingState): Saying | undefined {
    this.#remember(state);
    for (const failure of state.failed) this.#hearFailure(failure);
    const said = this.#alarm ? undefined : this.#answer(state);
    const key = said && `${said.t} ${said.attempt}`;
    if (key === undefined || this.#sent.has(key)) return undefined;
    this.#sent.add(key);
    return said;
  }

  /** The house has acknowledged it. */
  ok({ t, attempt }: Pick<Saying, 't' | 'attempt'>): void {
    this.#change(attempt, part => ({ ...part, acked: t === 'open' ? 'share' : 'commit' }));
  }

  /** The house did not take it: another device of the same seat was first, or it came too late. */
  no({ t, attempt }: Pick<Saying, 't' | 'attempt'>): void {
    const part = this.#part(attempt);
    if (t !== 'mix' || part?.acked !== 'nothing') return;
    this.#keep({ ...this.#keepsake, parts: this.#keepsake.parts.filter(one => one !== part) });
  }

  /** A command of this seat was acknowledged; `view` is what it saw then. */
  receipt(version: number, cmd: string, receipt: string, view: State | undefined): void {
    const { receipts } = this.#keepsake;
    if (receipts.some(one => one.version === version)) return;
    const sight = view ? sightOf(this.#sha, view) : null;
    this.#keep({ ...this.#keepsake, receipts: [...receipts, { version, cmd, receipt, sight }] });
  }

  /** Nothing that was shown of an attempt changes. */
  #remember({ attempt, house, from, agreed }: MixingState): void {
    const now = { house, from: from.join(), agreed: canonical(agreed) };
    const before = this.#shown.get(attempt);
    // Before somebody wants to begin, people still sit down and options are chosen.
    const isBegun = before !== undefined && before.from !== '';
    const part = this.#part(attempt);
    const isOther =
      (before !== undefined && before.house !== house) ||
      (isBegun && (before.from !== now.from || before.agreed !== now.agreed)) ||
      (part !== undefined && part.house !== house);
    if (isOther) this.#warn('changed');
    else this.#shown.set(attempt, now);
  }

  #hearFailure({ attempt, seat, left, S }: MixingState['failed'][number]): void {
    const { table, seat: own } = this.#keepsake;
    const part = this.#part(attempt);
    const house = part?.house ?? this.#shown.get(attempt)?.house;
    if (house !== undefined && house !== hex(this.#mixing.houseCommit({ id: table, attempt }, raw(S))))
      this.#warn('house-share');
    if (seat === own && !left && part?.acked === 'share') this.#warn('accused');
  }

  #answer(state: MixingState): Saying | undefined {
    const { attempt, from, until, commits, opened } = state;
    const { seat } = this.#keepsake;
    const isAsked = from.includes(seat) && until > 0;
    if (Object.keys(opened).length > 0 || (until === 0 && state.code.length > 0)) return this.#check(state);
    if (Object.keys(commits).length > 0) return isAsked ? this.#open(state) : undefined;
    if (!isAsked) return undefined;
    const part = this.#part(attempt) ?? this.#draw(state);
    return part.acked === 'nothing' ? { t: 'mix', attempt, commit: part.commit } : undefined;
  }

  #draw({ attempt, house }: MixingState): Part {
    const { table, seat, parts } = this.#keepsake;
    const share = this.#draws();
    const commit = hex(this.#mixing.seatCommit({ id: table, attempt }, seat, share));
    const part: Part = { attempt, house, share: hex(share), commit, list: null, acked: 'nothing' };
    this.#keep({ ...this.#keepsake, parts: [...parts, part] });
    return part;
  }

  /** All commitments are in: the list is made of what was shown, and the share opened only for that. */
  #open(state: MixingState): Saying | undefined {
    const { attempt, from, commits } = state;
    const { seat } = this.#keepsake;
    const part = this.#part(attempt);
    const isComplete =
      from.join() ===
      Object.keys(commits)
        .map(Number)
        .sort((a, b) => a - b)
        .join();
    if (!isComplete) return this.#warn('changed');
    if (!part) return undefined;
    if (commits[seat] !== part.commit)
      // Before its own was acknowledged, another device of the seat may have been quicker.
      return part.acked === 'nothing' ? undefined : this.#warn('own-share');
    const list = hex(this.#list(state));
    if (part.list !== null && part.list !== list) return this.#warn('changed');
    this.#change(attempt, one => ({ ...one, list }));
    return part.acked === 'share' ? undefined : { t: 'open', attempt, list, value: part.share };
  }

  /** Everything is open: what others opened is what they had committed to, and all see the same words. */
  #check(state: MixingState): undefined {
    const { attempt, commits, opened, from, code } = state;
    const { table: id, seat } = this.#keepsake;
    const part = this.#part(attempt);
    for (const one of from) {
      const [commit, share] = [commits[one] ?? '', opened[one] ?? ''];
      if (!this.#mixing.opens({ id, attempt }, one, raw(commit), raw(share))) return this.#warn('seat-share');
    }
    const isOwn =
      !part || part.acked === 'nothing' || (opened[seat] === part.share && commits[seat] === part.commit);
    if (!isOwn) return this.#warn('own-share');
    const list = this.#list(state);
    if (part && part.list !== null && part.list !== hex(list)) return this.#warn('changed');
    const words = this.#mixing.code(list, inSeats(opened, state));
    if (words.join() !== code.join()) return this.#warn('code');
    if (this.#keepsake.code.join() !== code.join()) this.#keep({ ...this.#keepsake, code });
    return undefined;
  }

  #list(state: MixingState): Uint8Array {
    const { agreed, house, commits } = state;
    return this.#mixing.list({ ...agreed, house: raw(house), commits: inSeats(commits, state) });
  }

  #part(attempt: number): Part | undefined {
    return this.#keepsake.parts.find(one => one.attempt === attempt);
  }

  #change(attempt: number, change: (part: Part) => Part): void {
    const parts = this.#keepsake.parts.map(one => (one.attempt === attempt ? change(one) : one));
    this.#keep({ ...this.#keepsake, parts });
  }

  #keep(keepsake: Keepsake): void {
    this.#keepsake = keepsake;
    this.#keeps(keepsake);
  }

  #warn(alarm: Alarm): undefined {
    this.#alarm ??= alarm;
    return undefined;
  }
}

/**
 * Takes part in mixing at a table, from a seat, and keeps the receipts of all that the seat does there. `kept`: what was
 * kept of it before, without which a page that was closed in the middle cannot open its share.
 */
export const takePart = (table: TableLine, seat: number, means: Means, kept?: Keepsake): Mixer => {
  const mixer = new Mixer(means, table.id, seat, kept);
  const say = async (saying: Saying): Promise<void> => {
    const { counted } =
      saying.t === 'mix'
        ? await table.mix(saying.attempt, saying.commit)
        : await table.open(saying.attempt, saying.list, saying.value);
    if (counted) mixer.ok(saying);
    else mixer.no(saying);
  };
  table.watch({
    aside: (_, message) => {
      const saying = message.t === 'mixing' ? mixer.hear(message) : undefined;
      if (saying) void say(saying);
    },
    acked: (_, { id, v, receipt }) => mixer.receipt(v, id, receipt, table.v === v ? table.table : undefined),
  });
  return mixer;
};

/** In seat order; null: without one. */
const inSeats = (values: MixingState['commits'], { agreed }: MixingState): (Uint8Array | null)[] =>
  agreed.chairs.map((_, seat) => (values[seat] === undefined ? null : raw(values[seat])));

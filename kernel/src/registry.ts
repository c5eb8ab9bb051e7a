/** Finds the rules a game is played by: by game and revision for a record, by hash for a table that names one. */
import { CONTRACT, contract } from './contract.ts';
import type { Contract, Rules } from './contract.ts';
import { Fault } from './fault.ts';
import type { Game } from './game.ts';
import { keepKernel, ownKernel, playedBy } from './kernels.ts';
import { sha256 } from './random.ts';

/** A frozen revision, kept in a file that is named by the SHA-256 of its text. */
export interface Frozen {
  readonly game: string;
  readonly rev: number;
  readonly shape: number;
  readonly contract: number;
  readonly hash: string;
}

/** Where frozen rules lie; only hosts can read. */
export interface Shelf {
  /** The list of what is there; whether it is one is asked by the registry. */
  index(): Promise<unknown>;
  text(hash: string): Promise<string>;
  /** Runs the file as a module. */
  bring(hash: string): Promise<unknown>;
}

export const hashOf = (text: string): string =>
  sha256(text)
    .map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** A file of rules that cannot be read, or does not hold what its name says. */
export const damagedRules = (hash: string): Fault =>
  new Fault('damaged-rules', `the rules ${hash.slice(0, 12)} are missing or not what they should be`, {
    hash: hash.slice(0, 12),
  });

/** The kernel that runs a game: its own if its rules were frozen, else this one. */
export const kernelOf = (game: Game): Contract => ownKernel(game) ?? contract;

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** A hash is also the name of a file: nothing else may be asked for by it. */
const isFrozen = (value: unknown): value is Frozen =>
  isObject(value) &&
  typeof value['game'] === 'string' &&
  ['rev', 'shape', 'contract'].every(field => Number.isSafeInteger(value[field])) &&
  typeof value['hash'] === 'string' &&
  /^[0-9a-f]{64}$/.test(value['hash']);

const isRules = (value: unknown, { game, rev, shape, contract: needs }: Frozen): boolean =>
  isObject(value) &&
  value['id'] === game &&
  value['rev'] === rev &&
  value['shape'] === shape &&
  value['contract'] === needs &&
  ['game', 'kernel', 'wire'].every(field => isObject(value[field]));

export class Registry {
  readonly #shelf: Shelf;
  #index: Promise<readonly Frozen[]> | undefined;
  readonly #brought = new Map<string, Promise<Rules>>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The frozen rules with this hash, checked and loaded once; a table names them so. */
  async byHash(hash: string): Promise<Rules> {
    const frozen = (await this.#frozen()).find(one => one.hash === hash);
    if (!frozen) throw damagedRules(hash);
    return this.#bring(frozen);
  }

  /** The frozen rules of a revision: of several with the same play, those frozen last. */
  async byRevision(game: unknown, rev: unknown): Promise<Rules | undefined> {
    const found = (await this.#frozen()).filter(one => one.game === game && one.rev === rev).at(-1);
    return found && this.#bring(found);
  }

  /** The game as the record was played: what is built in if it is of that revision, else as it was frozen. */
  async gameFor(record: unknown, own: readonly Game[]): Promise<Game | undefined> {
    const { game, rev } = playedBy(record);
    return own.find(one => one.id === game && one.rev === rev) ?? (await this.byRevision(game, rev))?.game;
  }

  #frozen(): Promise<readonly Frozen[]> {
    this.#index ??= this.#read();
    // What could not be read may be there another time.
    this.#index.catch(() => (this.#index = undefined));
    return this.#index;
  }

  async #read(): Promise<readonly Frozen[]> {
    const index = await this.#shelf.index();
    if (!Array.isArray(index) || !index.every(isFrozen)) throw damagedRules('index');
    return index;
  }

  #bring(frozen: Frozen): Promise<Rules> {
    const { hash } = frozen;
    const before = this.#brought.get(hash);
    if (before) return before;
    const coming = this.#load(frozen);
    this.#brought.set(hash, coming);
    coming.catch(() => this.#brought.delete(hash));
    return coming;
  }

  async #load(frozen: Frozen): Promise<Rules> {
    const { hash } = frozen;
    if (frozen.contract > CONTRACT) throw damagedRules(hash);
    const module = await this.#run(hash).catch(() => undefined);
    if (!isRules(module, frozen)) throw damagedRules(hash);
    const rules = module as Rules;
    keepKernel(rules.game, rules.kernel);
    return rules;
  }

  /** Runs a file that holds what its name says, and no other. */
  async #run(hash: string): Promise<unknown> {
    return hashOf(await this.#shelf.text(hash)) === hash ? this.#shelf.bring(hash) : undefined;
  }
}

/**
 * The rules that tables are played by, kept in the store beside the tables: a table names the hash of its rules, and is
 * finished by them whatever has been built since.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Registry, damagedRules } from '@kaffeehaus/kernel';
import type { Frozen, Rules } from '@kaffeehaus/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { checked } from './bundles.ts';
import type { Bundle } from './bundles.ts';
import type { Books, Stop } from './books.ts';

const LISTED = ['hash', 'game', 'rev', 'shape', 'contract'] as const;

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export class Library implements Books {
  readonly #db: Kysely<Schema>;
  readonly #folder: string;
  /** By game, the rules that new tables begin by. */
  readonly #current = new Map<string, string>();
  readonly #stops = new Map<string, Stop>();
  readonly #loaded = new Set<string>();
  readonly #registry: Registry;

  private constructor(db: Kysely<Schema>, folder: string) {
    this.#db = db;
    this.#folder = folder;
    this.#registry = this.#newRegistry();
  }

  /**
   * Puts what comes with the house into the store; of each game the last is what new tables begin by. `folder` holds
   * files that are run, and may be emptied at any time.
   */
  static async open(
    db: Kysely<Schema>,
    folder: string,
    bundles: readonly Bundle[],
    now: number,
  ): Promise<Library> {
    const library = new Library(db, folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await library.#put(bundles, now);
    for (const { game, hash } of bundles) library.#current.set(game, hash);
    await library.refresh();
    return library;
  }

  async refresh(): Promise<void> {
    const stops = await this.#db.selectFrom('frozen').selectAll().execute();
    this.#stops.clear();
    for (const stop of stops) this.#stops.set(stop.hash, stop);
  }

  /** The games that can be begun. */
  get games(): readonly string[] {
    return [...this.#current.keys()];
  }

  /** Revisions in memory. */
  get loaded(): number {
    return this.#loaded.size;
  }

  /** The hash of the rules by which a new table of a game begins. */
  current(game: string): Promise<string | undefined> {
    return Promise.resolve(this.#current.get(game));
  }

  /** Checked and loaded once. */
  async byHash(hash: string): Promise<Rules> {
    const rules = await this.#registry.byHash(hash);
    this.#loaded.add(hash);
    return rules;
  }

  /** The file itself, as it is handed to players; nothing if there are no such rules. */
  async code(hash: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('rules').select('code').where('hash', '=', hash).executeTakeFirst();
    return row && checked({ hash, code: row.code }).code;
  }

  /** Every revision there is, oldest first. */
  list(): Promise<readonly Frozen[]> {
    return this.#db.selectFrom('rules').select(LISTED).orderBy('made').orderBy('rev').execute();
  }

  /** Why tables of these rules are stopped, if they are. */
  stopped(hash: string): Stop | undefined {
    return this.#stops.get(hash);
  }

  async stop(stop: Stop): Promise<void> {
    await this.#db
      .insertInto('frozen')
      .values(stop)
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ why: stop.why, at: stop.at }))
      .execute();
    this.#stops.set(stop.hash, stop);
  }

  async resume(hash: string): Promise<void> {
    await this.#db.deleteFrom('frozen').where('hash', '=', hash).execute();
    this.#stops.delete(hash);
  }

  /** Those that are not there yet, in one commit. */
  async #put(bundles: readonly Bundle[], made: number): Promise<void> {
    const known = new Set((await this.list()).map(({ hash }) => hash));
    const missing = bundles.filter(({ hash }) => !known.has(hash)).map(checked);
    if (missing.length === 0) return;
    await this.#db.transaction().execute(async trx => {
      for (const { hash, game, rev, contract, shape, code } of missing)
        await trx
          .insertInto('rules')
          .values({ hash, game, rev, contract, shape, code, made })
          .onConflict(conflict => conflict.column('hash').doNothing())
          .execute();
    });
  }

  #newRegistry(): Registry {
    return new Registry({
      index: () => this.list(),
      text: hash => this.#text(hash),
      bring: async hash => import(pathToFileURL(await this.file(hash)).href) as Promise<unknown>,
    });
  }

  async #text(hash: string): Promise<string> {
    const code = await this.code(hash);
    if (code === undefined) throw damagedRules(hash);
    return code;
  }

  /** The rules as a file that can be run, by a thread too: written anew if it is not what it should be. */
  async file(hash: string): Promise<string> {
    const code = await this.#text(hash);
    // Its ending says what it is, wherever the folder lies.
    const file = join(this.#folder, `${hash}.mjs`);
    if (textOf(file) === code) return file;
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code, { mode: 0o600 });
    renameSync(draft, file);
    return file;
  }
}

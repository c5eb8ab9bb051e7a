/** Looks at a whole store: whether the database is sound, and whether every table is what its rows say. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '@kaffeehaus/kernel';
import { Library } from '../rules/library.ts';
import { hashOfCode } from '../rules/bundles.ts';
import type { Bundle } from '../rules/bundles.ts';
import { sqliteStore } from '../store/store.ts';
import type { Head, Store } from '../store/store.ts';
import { EQUAL, compare, examine } from './retell.ts';
import type { Verdict } from './retell.ts';

/** Something that is not as it should be. `about`: a line of SQLite's, a table, a hash. */
export interface Finding {
  readonly what: 'database' | 'reference' | 'rules' | 'unreadable' | 'log' | 'snapshot';
  readonly about: string;
  /** Of a table, the row. */
  readonly version?: number;
}

export interface Health {
  readonly tables: number;
  readonly rows: number;
  readonly rules: number;
  readonly findings: readonly Finding[];
}

const PAGE = 200;

/** Every table that has a log, a page at a time. */
const tablesOf = async function* (store: Store): AsyncGenerator<Head> {
  for (let last = 0; ;) {
    const heads = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('tab', '>', last)
      .where('phase', 'in', ['playing', 'over'])
      .orderBy('tab')
      .limit(PAGE)
      .execute();
    if (heads.length === 0) return;
    yield* heads;
    last = heads.at(-1)?.tab ?? last;
  }
};

/** A folder in which rules can be run, for as long as something takes. */
export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-check-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const rulesFindings = async ({ db }: Store): Promise<{ count: number; findings: readonly Finding[] }> => {
  const rows = await db.selectFrom('rules').select(['hash', 'code']).execute();
  const bad = rows.filter(({ hash, code }) => hashOfCode(code) !== hash);
  return { count: rows.length, findings: bad.map(({ hash }) => ({ what: 'rules', about: hash })) };
};

const tableFinding = async (
  store: Store,
  books: Library,
  head: Head,
): Promise<[number, Finding | undefined]> => {
  const rows = await store.tail(head.tab, 0);
  const rules = await books.byHash(head.rules).catch((): undefined => undefined);
  if (!rules) return [rows.length, { what: 'unreadable', about: head.id }];
  const damage = examine(head, rows, rules, await store.snapshot(head.tab));
  return [rows.length, damage && { what: damage.what, about: head.id, version: damage.version }];
};

/** Everything is looked at, and every table told again; nothing is changed. */
export const checkStore = (store: Store): Promise<Health> =>
  withFolder(async folder => {
    const findings: Finding[] = [...(await store.unsound())];
    const rules = await rulesFindings(store);
    findings.push(...rules.findings);
    const books = await Library.open(store.db, folder, [], 0);
    let [tables, rows] = [0, 0];
    for await (const head of tablesOf(store)) {
      const [count, finding] = await tableFinding(store, books, head);
      tables++;
      rows += count;
      if (finding) findings.push(finding);
    }
    return { tables, rows, rules: rules.count, findings };
  });

export interface Compared {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly from: string;
  readonly to: string;
  readonly verdict: Verdict;
}

export interface Upgrade {
  /** The rules that would be begun by, by game. */
  readonly rules: { readonly [game: string]: string };
  readonly compared: readonly Compared[];
  readonly counts: { readonly [outcome in Verdict['outcome']]: number };
}

/** What new rules would make of what is stored, table by table: whoever plays the same tells every old game alike. */
export const compareStore = (store: Store, bundles: readonly Bundle[]): Promise<Upgrade> =>
  withFolder(async folder => {
    const old = await Library.open(store.db, folder, [], 0);
    const aside = await sqliteStore(':memory:');
    const built = await Library.open(aside.db, folder, bundles, 0);
    const compared: Compared[] = [];
    for await (const head of tablesOf(store)) {
      const to = await built.current(head.game);
      if (to === undefined) continue;
      const verdict = await verdictOn(
        store,
        old,
        head,
        to === head.rules ? undefined : await built.byHash(to),
      );
      compared.push({ table: head.id, game: head.game, phase: head.phase, from: head.rules, to, verdict });
    }
    await aside.close();
    const count = (outcome: Verdict['outcome']): number =>
      compared.filter(({ verdict }) => verdict.outcome === outcome).length;
    const rules: { [game: string]: string } = {};
    for (const game of built.games) rules[game] = (await built.current(game)) ?? '';
    return {
      rules,
      compared,
      counts: { equal: count('equal'), differs: count('differs'), refused: count('refused') },
    };
  });

const verdictOn = async (
  store: Store,
  old: Library,
  head: Head,
  other: Rules | undefined,
): Promise<Verdict> =>
  other ? compare(head, await store.tail(head.tab, 0), await old.byHash(head.rules), other) : EQUAL;

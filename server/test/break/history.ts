/**
 * Judges a history in the manner of Jepsen: everything that anybody asked for, when, and what they were told, must be
 * explained by one order of things. Each table's versions are that order; the log says what happened in it.
 */

/** An answer that somebody gave. */
export interface Command {
  readonly table: string;
  readonly seat: number;
  /** The name under which it was said, as often as it was said. */
  readonly cmd: string;
  readonly words: string;
  readonly asked: number;
  /** When it was told how it fared; undefined: never. */
  readonly told: number | undefined;
  /** The version it became; undefined: it was refused, or nobody knows. */
  readonly v: number | undefined;
  readonly receipt: string | undefined;
  readonly why: string | undefined;
}

/** What somebody saw: a version of a table, at a moment. */
export interface Sight {
  readonly table: string;
  readonly who: string;
  readonly v: number;
}

/** A row of the log, and which machine wrote it when, by the database's own word. */
export interface Written {
  readonly table: string;
  readonly tab: number;
  readonly version: number;
  readonly seat: number;
  readonly actor: number;
  readonly kind: string;
  readonly cmd: string;
  readonly words: string;
  readonly chain: string;
  readonly by: string;
  readonly at: number;
}

/** Who held a section from a moment on; an empty name: nobody. */
export interface Tenancy {
  readonly section: number;
  readonly by: string;
  readonly at: number;
}

export interface History {
  readonly commands: readonly Command[];
  readonly sights: readonly Sight[];
  readonly rows: readonly Written[];
  readonly tenancies: readonly Tenancy[];
}

/** What the house writes on its own at a table, and only whoever looks after it may. */
const HOUSE = 0;
const BY_ANYBODY: ReadonlySet<string> = new Set(['start', 'lag']);
/** Milliseconds by which the moments of two transactions may seem to lie the other way round. */
const BLUR = 250;

const byTable = <T extends { readonly table: string }>(all: readonly T[]): ReadonlyMap<string, T[]> => {
  const map = new Map<string, T[]>();
  for (const one of all) map.set(one.table, [...(map.get(one.table) ?? []), one]);
  return map;
};

/** Versions follow one another, each once. */
const gaps = (rows: readonly Written[]): readonly string[] =>
  [...byTable(rows)].flatMap(([table, own]) =>
    own
      .map(({ version }) => version)
      .sort((a, b) => a - b)
      .flatMap((version, i) =>
        version === i + 1 ? [] : [`${table}: version ${version} stands at ${i + 1}`],
      ),
  );

/** What was acknowledged stands where it was said to stand, and what was refused stands nowhere. */
const broken = ({ commands, rows }: History): readonly string[] => {
  const at = new Map(rows.map(row => [`${row.table} ${row.version}`, row]));
  const named = new Map<string, Written[]>();
  for (const row of rows)
    if (row.cmd !== '') {
      const key = `${row.table} ${row.seat} ${row.cmd}`;
      named.set(key, [...(named.get(key) ?? []), row]);
    }
  return commands.flatMap(({ table, seat, cmd, words, v, receipt, why, told }) => {
    const name = `${table} seat ${seat} ${cmd} (${words})`;
    const standing = named.get(`${table} ${seat} ${cmd}`) ?? [];
    if (standing.length > 1) return [`doubled: ${name}`];
    if (told === undefined) return [];
    if (v === undefined) return standing.length > 0 ? [`refused (${why}), yet it stands: ${name}`] : [];
    const row = at.get(`${table} ${v}`);
    if (row?.cmd !== cmd || row.seat !== seat || row.words !== words) return [`lost at ${v}: ${name}`];
    return receipt !== undefined && !row.chain.startsWith(receipt)
      ? [`another receipt at ${v}: ${name}`]
      : [];
  });
};

/** No answer stands that nobody gave. */
const strays = ({ commands, rows }: History): readonly string[] => {
  const given = new Set(commands.map(({ table, seat, cmd }) => `${table} ${seat} ${cmd}`));
  return rows
    .filter(({ kind, actor }) => kind === 'answer' && actor !== HOUSE)
    .filter(({ table, seat, cmd }) => !given.has(`${table} ${seat} ${cmd}`))
    .map(({ table, version }) => `nobody gave ${table} ${version}`);
};

/** What was told before something else was asked came before it. */
const disorder = ({ commands }: History): readonly string[] =>
  [...byTable(commands)].flatMap(([table, own]) => {
    const done = own.filter(({ v }) => v !== undefined);
    const ends = [...done].sort((a, b) => (a.told ?? 0) - (b.told ?? 0));
    const starts = [...done].sort((a, b) => a.asked - b.asked);
    const faults: string[] = [];
    let [i, most] = [0, 0];
    for (const one of starts) {
      for (let end = ends[i]; end && (end.told ?? Infinity) < one.asked; end = ends[++i])
        most = Math.max(most, end.v ?? 0);
      if ((one.v ?? 0) <= most) faults.push(`${table}: ${one.v} was asked for after ${most} was told`);
    }
    return faults;
  });

/** Nobody is shown an older table after a newer one, nor one that never was. */
const relapses = ({ sights, rows }: History): readonly string[] => {
  const last = new Map<string, number>();
  for (const { table, version } of rows) last.set(table, Math.max(last.get(table) ?? 0, version));
  const seen = new Map<string, number>();
  return sights.flatMap(({ table, who, v }) => {
    const key = `${table} ${who}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, v);
    if (v < before) return [`${key} saw ${v} after ${before}`];
    return v > (last.get(table) ?? 0) ? [`${key} saw ${v}, which never was`] : [];
  });
};

/** Only whoever looks after a table acts there without a player. */
const usurped = ({ rows, tenancies }: History): readonly string[] =>
  rows
    .filter(({ actor, kind }) => actor === HOUSE && !BY_ANYBODY.has(kind))
    .flatMap(({ table, tab, version, by, at }) => {
      const own = tenancies.filter(({ section }) => section === tab % 64);
      const holders = own.filter(
        (one, i) => one.at <= at + BLUR && (own[i + 1]?.at ?? Infinity) >= at - BLUR,
      );
      return holders.some(holder => holder.by === by)
        ? []
        : [`${table} ${version}: ${by} did not look after it`];
    });

/** Whatever no order explains; nothing, if one explains all. */
export const judge = (history: History): readonly string[] => [
  ...gaps(history.rows),
  ...broken(history),
  ...strays(history),
  ...disorder(history),
  ...relapses(history),
  ...usurped(history),
];

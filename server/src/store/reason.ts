/** Why a database refused, in words of the house, whichever database it is. */
export type Reason = 'full' | 'busy' | 'gone' | 'broken';

/** Of SQLite's codes the low byte is the kind of error, the rest its detail. */
const SQLITE: { readonly [code: number]: Reason } = {
  5: 'busy',
  6: 'busy',
  8: 'gone',
  10: 'gone',
  13: 'full',
  14: 'gone',
};

/** PostgreSQL has classes of two letters; some of their members mean something else. */
const POSTGRES: { readonly [code: string]: Reason } = {
  '08': 'gone',
  25006: 'gone',
  40: 'busy',
  53: 'busy',
  53100: 'full',
  55: 'busy',
  57: 'gone',
  57014: 'busy',
};

const SQLSTATE = /^[\dA-Z]{5}$/;
const NETWORK = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;

/** Errors without a code: Node gives none with statements of SQLite that answer with rows, `pg` none with lost lines. */
const WORDS: readonly (readonly [RegExp, Reason])[] = [
  [/^database or disk is full$/, 'full'],
  [/^database (?:table )?is locked/, 'busy'],
  [/^(?:disk I\/O error|unable to open database file|attempt to write a readonly database)$/, 'gone'],
  [/^Connection terminated|^Client (?:was closed|has encountered a connection error)/, 'gone'],
  [/^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout)$/, 'gone'],
];

interface Said {
  readonly errcode?: unknown;
  readonly code?: unknown;
  readonly message?: string;
}

export const reasonOf = (error: unknown): Reason => {
  const { errcode, code, message = '' } = (error ?? {}) as Said;
  if (errcode !== undefined) return SQLITE[Number(errcode) & 255] ?? 'broken';
  if (typeof code === 'string') {
    if (NETWORK.test(code)) return 'gone';
    if (SQLSTATE.test(code)) return POSTGRES[code] ?? POSTGRES[code.slice(0, 2)] ?? 'broken';
  }
  return WORDS.find(([words]) => words.test(message))?.[1] ?? 'broken';
};

/** Whether it would have been written on a better day: nothing is wrong with what was asked. */
export const isPassing = (error: unknown): boolean => reasonOf(error) !== 'broken';

/** Whether something of that key is there already: SQLite's code with its detail, or PostgreSQL's. */
export const isTaken = (error: unknown): boolean => {
  const { errcode, code } = (error ?? {}) as Said;
  return errcode === undefined ? code === '23505' : Number(errcode) === 1555 || Number(errcode) === 2067;
};

/** Whether two transactions stood in each other's way, so that one of them must be done again. */
export const isClash = (error: unknown): boolean =>
  ['40001', '40P01'].includes(String((error as Said | null)?.code));

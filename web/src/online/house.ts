/** The house as this page talks to it: who one is there, what is asked, and the line over which tables are played. */
import { Account, Http, Line, Refusal, browserDial, heedBrowser } from '@kaffeehaus/client';
import { type Me, SOCKET } from '@kaffeehaus/protocol';
import { computed, signal } from '@preact/signals';
import { renewal } from '../device/renewal.ts';
import { servedRules } from '../rules/served.ts';
import { langNow, prefer, prefs } from '../ui/prefs.ts';
import { hasText, say, t } from '../ui/words.ts';
import { isKnown, noteKnown } from './known.ts';

/** How far the clock of the house is before ours, in milliseconds. */
let ahead = 0;

/** The time of the house, as near as its answers tell it. */
export const houseTime = (): number => Date.now() + ahead;

const timed: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const date = Date.parse(response.headers.get('date') ?? '');
  // The house says whole seconds: on the average half of one is missing.
  if (!Number.isNaN(date) && Math.abs(date + 500 - houseTime()) > 1500) ahead = date + 500 - Date.now();
  return response;
};

export const http = new Http({ origin: '', fetch: timed });
export const account = new Account(http);

/** Nobody knows yet; nobody; or who one is in the house. */
export const me = signal<Me | null | undefined>(undefined);

/** The state of the line; `unloaded`: the rules of a table could not be had; `outdated`: house and page speak differently. */
export const lineStatus = signal<Line['status'] | 'unloaded' | 'outdated'>('opening');

/** Where one is waited for, as the house told it last: it tells of tables that this page does not look at. */
const told = signal<Line['turns']>([]);

/** What the table shows by itself that one looks at, or has looked at since the house told anything. */
interface Seen {
  readonly table: string;
  readonly isMine: boolean;
  readonly isOpen: boolean;
}
const seen = signal<Seen | undefined>(undefined);

/** Where one is waited for. */
export const turns = computed<Line['turns']>(() => {
  const at = seen.value;
  if (at === undefined) return told.value;
  const others = told.value.filter(({ table }) => table !== at.table);
  const due = told.value.find(({ table }) => table === at.table)?.due ?? null;
  return at.isMine ? [{ table: at.table, due }, ...others] : others;
});

/** One looks at a table, and is asked there or not. */
export const see = (table: string, isMine: boolean): void => {
  seen.value = { table, isMine, isOpen: true };
};

/** What was seen last counts until the house tells more. */
export const lookAway = (table: string): void => {
  const at = seen.peek();
  if (at?.table === table) seen.value = { ...at, isOpen: false };
};

const hearTurns = (list: Line['turns']): void => {
  if (list === told.peek()) return;
  told.value = list;
  if (seen.peek()?.isOpen === false) seen.value = undefined;
};

const isUnknown = (cause: unknown): boolean => cause instanceof Refusal && cause.status === 401;

/** Finds out who one is, if the house could know. */
export const meet = async (): Promise<Me | null> => {
  if (me.peek() !== undefined && me.peek() !== null) return me.peek() ?? null;
  if (!isKnown()) return (me.value = null);
  try {
    me.value = await http.me();
  } catch (cause) {
    if (!isUnknown(cause)) throw cause;
    noteKnown(false);
    me.value = null;
  }
  return me.peek() ?? null;
};

/** Somebody came in, by whatever way. */
export const greet = (who: Me): Me => {
  if (!isKnown()) void import('./bell.ts').then(({ hangBell }) => hangBell());
  noteKnown(true);
  hangUp();
  me.value = who;
  return who;
};

/** Under a name one has not been here before. */
export const introduce = async (name: string): Promise<Me> => {
  const who = await http.guest({ name, language: langNow() });
  if (prefs.peek().name === '') prefer({ name });
  return greet(who);
};

/** One is nobody again. */
export const forget = (): void => {
  noteKnown(false);
  hangUp();
  me.value = null;
};

let line: Line | undefined;

/** The one line of this page; who one is was said when it was opened. */
export const lineNow = (): Line => {
  if (line && line.status !== 'ended') return line;
  const opened = new Line({
    url: `${location.origin.replace(/^http/, 'ws')}${SOCKET}`,
    dial: browserDial,
    rules: hash =>
      servedRules(hash).catch(() => {
        lineStatus.value = 'unloaded';
        // Nothing is shown without rules, and whoever waits for them is told why.
        return new Promise<never>(() => {});
      }),
  });
  line = opened;
  const heard = (): void => {
    if (line !== opened) return;
    const status = opened.reason === 'outdated' ? 'outdated' : opened.status;
    // A house that was away may have been renewed, and may no longer understand this page.
    if (status !== lineStatus.peek()) void renewal.look();
    lineStatus.value = status;
    hearTurns(opened.turns);
  };
  opened.watch(heard);
  heedBrowser(opened);
  heard();
  return opened;
};

const hangUp = (): void => {
  line?.close();
  line = undefined;
  hearTurns([]);
};

/** Whoever was asked for a passkey said no, or the browser did for them: the house has no part in it. */
const isDeclined = (cause: unknown): boolean =>
  cause instanceof Error &&
  /^(?:NotAllowed|Abort|InvalidState|Security|NotSupported|Constraint|Unknown|WebAuthn)Error$/.test(
    cause.name,
  );

/** What the house refused, or that it cannot be reached, in the reader's language where there are words for it. */
export const whyNot = (cause: unknown): string => {
  if (isDeclined(cause)) return t('online.passkey.cancelled');
  if (cause instanceof TypeError) return t('online.trouble.unreachable');
  if (!(cause instanceof Refusal)) return t('online.refused.failed');
  return refusalText(cause.error) ?? t('online.trouble.refused', { why: cause.message });
};

const refusalText = (error: string): string | undefined => {
  const key = `online.refused.${error}`;
  return hasText(key) ? say({ key, args: {} }) : undefined;
};

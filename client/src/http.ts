/** What is asked by HTTP, typed. */
import { OURS } from '@kaffeehaus/protocol';
import type {
  Companions,
  Failure,
  Invitations,
  Invite,
  LeaderBoard,
  Me,
  MyTurns,
  NewGuest,
  NewInvite,
  NewTable,
  Profile,
  ReviewAnswer,
  Readiness,
  Said,
  SitDown,
  TableHead,
  TableList,
  TableLog,
} from '@kaffeehaus/protocol';
import type { Seat } from '@kaffeehaus/kernel';

/** The house said no, and why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly error: string;
  /** Milliseconds after which it may be tried again. */
  readonly retry: number | undefined;

  constructor(status: number, { error, message, retry }: Failure) {
    super(message);
    this.status = status;
    this.error = error;
    this.retry = retry;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Query = { readonly [name: string]: string | number | undefined };

export interface HttpOptions {
  /** Where the house is; the page's own if it is empty. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  /** A browser keeps cookies by itself; a program keeps them here. */
  readonly keepsCookies?: boolean;
  /** For programs: a token in place of cookies. */
  readonly token?: string;
}

/** So often a page of a log is asked for again, and after so many milliseconds if the house does not say. */
const PATIENCE = 5;
const MOMENT = 1000;

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

export class Http {
  readonly #options: HttpOptions;
  readonly #cookies = new Map<string, string>();

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** What a program sends with its socket, too. */
  get headers(): { readonly [name: string]: string } {
    const { token } = this.#options;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...OURS,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === '' ? {} : { cookie }),
    };
  }

  /** Asks for something; what is refused is thrown. */
  async ask<T>(method: Method, path: string, body?: unknown, query: Query = {}): Promise<T> {
    const { origin, fetch: go = fetch, keepsCookies } = this.#options;
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    const response = await go(`${origin}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (keepsCookies === true) this.#keep(response);
    const text = await response.text();
    const value = read(text);
    if (response.ok) return value as T;
    throw new Refusal(
      response.status,
      isFailure(value) ? value : { error: 'failed', message: response.statusText },
    );
  }

  #keep({ headers }: Response): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  // people

  guest(body: NewGuest): Promise<Me> {
    return this.ask('POST', '/people', body);
  }

  me(): Promise<Me> {
    return this.ask('GET', '/me');
  }

  logout(): Promise<void> {
    return this.ask('POST', '/logout', {});
  }

  turns(): Promise<MyTurns> {
    return this.ask('GET', '/me/turns');
  }

  myTables(before?: number): Promise<TableList> {
    return this.ask('GET', '/me/tables', undefined, { before });
  }

  // tables

  tables(filter: Query = {}): Promise<TableList> {
    return this.ask('GET', '/tables', undefined, filter);
  }

  open(body: NewTable): Promise<TableHead> {
    return this.ask('POST', '/tables', body);
  }

  table(id: string): Promise<TableHead> {
    return this.ask('GET', `/tables/${id}`);
  }

  /**
   * `as`: as those know it who watch; `tables`: with the table itself, packed. Whoever reads page after page may be too
   * fast for the house, and waits as long as it says.
   */
  async log(
    id: string,
    from: number,
    more: { readonly as?: 'watch' | undefined; readonly tables?: 'yes' } = {},
  ): Promise<TableLog> {
    for (let tries = 1; ; tries++)
      try {
        return await this.ask('GET', `/tables/${id}/log`, undefined, { from, ...more });
      } catch (error) {
        if (!(error instanceof Refusal && error.status === 429) || tries >= PATIENCE) throw error;
        await new Promise(done => setTimeout(done, error.retry ?? MOMENT));
      }
  }

  sit(id: string, body: SitDown = {}): Promise<{ readonly seat: Seat }> {
    return this.ask('POST', `/tables/${id}/sit`, body);
  }

  watch(id: string, invite?: string): Promise<void> {
    return this.ask('POST', `/tables/${id}/watch`, invite === undefined ? {} : { invite });
  }

  stand(id: string): Promise<void> {
    return this.ask('POST', `/tables/${id}/leave`, {});
  }

  kick(id: string, seat: Seat, bot?: string): Promise<void> {
    return this.ask('POST', `/tables/${id}/kick`, bot === undefined ? { seat } : { seat, bot });
  }

  options(id: string, body: Omit<NewTable, 'chairs'>): Promise<void> {
    return this.ask('POST', `/tables/${id}/options`, body);
  }

  /** Ready for the terms that one has seen; undefined: no longer for any. */
  ready(id: string, terms: number | undefined): Promise<void> {
    const body: Readiness = terms === undefined ? { ready: false } : { ready: true, terms };
    return this.ask('POST', `/tables/${id}/ready`, body);
  }

  start(id: string): Promise<void> {
    return this.ask('POST', `/tables/${id}/start`, {});
  }

  /** Opens the table of a rematch, or sits down at it. */
  rematch(id: string): Promise<TableHead> {
    return this.ask('POST', `/tables/${id}/rematch`);
  }

  /** The best answers to one's own open question, as bots tell them, where the table has hints. */
  hint(id: string): Promise<{ readonly hints: readonly unknown[] }> {
    return this.ask('POST', `/tables/${id}/hint`);
  }

  /** What decided a finished game; as long as it is thought about, ask again after a while. */
  review(id: string): Promise<ReviewAnswer> {
    return this.ask('GET', `/records/${id}/review`);
  }

  /** Ratings and finished games of somebody; `before`: games that ended before. */
  profile(id: string, before?: number): Promise<Profile> {
    return this.ask('GET', `/people/${id}`, undefined, { before });
  }

  leaders(game: string, seats: number): Promise<LeaderBoard> {
    return this.ask('GET', '/leaders', undefined, { game, seats });
  }

  closeTable(id: string): Promise<void> {
    return this.ask('POST', `/tables/${id}/close`, {});
  }

  invite(id: string, body: NewInvite = {}): Promise<Invite> {
    return this.ask('POST', `/tables/${id}/invites`, body);
  }

  /** Nothing that was handed out lets anybody in any more. */
  takeBack(id: string): Promise<void> {
    return this.ask('DELETE', `/tables/${id}/invites`);
  }

  /** Where a code leads that was said aloud. */
  said(code: string): Promise<Said> {
    return this.ask('POST', '/invites/code', { code });
  }

  companions(): Promise<Companions> {
    return this.ask('GET', '/me/companions');
  }

  invitations(): Promise<Invitations> {
    return this.ask('GET', '/me/invitations');
  }

  decline(table: string): Promise<void> {
    return this.ask('DELETE', `/me/invitations/${table}`);
  }

  invited(invite: string): Promise<{ readonly table: TableHead; readonly seat: Seat | 'any' | 'watch' }> {
    return this.ask('GET', `/invites/${invite}`);
  }
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

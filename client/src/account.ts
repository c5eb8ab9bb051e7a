/** One's own account, typed: signing in, being told, talking, leaving. */
import type {
  Channel,
  ChatLines,
  Me,
  MyChange,
  NewLine,
  NewPassword,
  NewReport,
  Possible,
  PushBrowser,
  Reachable,
  SeatLink,
  SessionHead,
  Settings,
  Ways,
} from '@kaffeehaus/protocol';
import type { Http } from './http.ts';

export class Account {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  // who one is

  settings(): Promise<Settings> {
    return this.#http.ask('GET', '/me/settings');
  }

  change(body: MyChange): Promise<Me & { readonly settings: Settings }> {
    return this.#http.ask('PATCH', '/me', body);
  }

  ways(): Promise<Ways & { readonly possible: Possible }> {
    return this.#http.ask('GET', '/me/ways');
  }

  setPassword(body: NewPassword): Promise<Ways> {
    return this.#http.ask('PUT', '/me/password', body);
  }

  dropPassword(): Promise<Ways> {
    return this.#http.ask('DELETE', '/me/password');
  }

  /** What the browser is asked, and what it answered: as @simplewebauthn/browser takes and gives them. */
  passkeyOptions<T>(): Promise<T> {
    return this.#http.ask('POST', '/me/passkeys/options', {});
  }

  addPasskey(passkey: object, name: string, endOthers = false): Promise<Ways> {
    return this.#http.ask('POST', '/me/passkeys', { passkey, name, endOthers });
  }

  dropPasskey(id: string): Promise<Ways> {
    return this.#http.ask('DELETE', `/me/passkeys/${id}`);
  }

  /** Shown this once. */
  recoveryCodes(endOthers = false): Promise<{ readonly codes: readonly string[] }> {
    return this.#http.ask('POST', '/me/codes', { endOthers });
  }

  /** A letter goes to the address; it is used once its link was followed. */
  askMail(address: string): Promise<void> {
    return this.#http.ask('PUT', '/me/mail', { address });
  }

  dropMail(): Promise<Ways> {
    return this.#http.ask('DELETE', '/me/mail');
  }

  deviceCode(): Promise<{ readonly code: string }> {
    return this.#http.ask('POST', '/me/device-code', {});
  }

  sessions(): Promise<readonly SessionHead[]> {
    return this.#http.ask('GET', '/me/sessions');
  }

  /** One of the list, or all others. */
  endSession(id: string): Promise<readonly SessionHead[]> {
    return this.#http.ask('DELETE', `/me/sessions/${id}`);
  }

  // signing in

  byPassword(login: string, password: string): Promise<Me> {
    return this.#http.ask('POST', '/login/password', { login, password });
  }

  signInOptions<T>(): Promise<T> {
    return this.#http.ask('POST', '/login/passkey/options', {});
  }

  byPasskey(passkey: object): Promise<Me> {
    return this.#http.ask('POST', '/login/passkey', { passkey });
  }

  /** From another device, or a recovery code. */
  byCode(code: string): Promise<Me> {
    return this.#http.ask('POST', '/login/code', { code });
  }

  /** Links to sign in go to the address, if it is somebody's. */
  mailLinks(address: string): Promise<void> {
    return this.#http.ask('POST', '/login/mail', { address });
  }

  byLink(secret: string): Promise<Me> {
    return this.#http.ask('POST', '/login/link', { secret });
  }

  bySeat(secret: string): Promise<Me & { readonly table: string; readonly seat: number }> {
    return this.#http.ask('POST', '/login/seat', { secret });
  }

  seatLink(table: string): Promise<SeatLink> {
    return this.#http.ask('POST', `/tables/${table}/rejoin-link`, {});
  }

  dropSeatLink(table: string): Promise<void> {
    return this.#http.ask('DELETE', `/tables/${table}/rejoin-link`);
  }

  // being told

  reachable(): Promise<Reachable> {
    return this.#http.ask('GET', '/me/notices');
  }

  addBrowser(browser: PushBrowser): Promise<{ readonly id: number }> {
    return this.#http.ask('POST', '/me/push', browser);
  }

  /** The secret is shown this once. */
  addWebhook(url: string): Promise<{ readonly id: number; readonly secret: string }> {
    return this.#http.ask('POST', '/me/webhooks', { url });
  }

  unsubscribe(id: number): Promise<void> {
    return this.#http.ask('DELETE', `/me/subscriptions/${id}`);
  }

  tryNotice(channel: Channel): Promise<{ readonly outcome: 'sent' | 'gone' | 'failed' }> {
    return this.#http.ask('POST', '/me/notices/test', { channel });
  }

  // talking

  chat(table: string, after = 0): Promise<ChatLines> {
    return this.#http.ask('GET', `/tables/${table}/chat`, undefined, { after });
  }

  say(table: string, line: NewLine): Promise<{ readonly n: number }> {
    return this.#http.ask('POST', `/tables/${table}/chat`, line);
  }

  report(body: NewReport): Promise<void> {
    return this.#http.ask('POST', '/reports', body);
  }

  blocks(): Promise<{ readonly blocks: readonly { readonly id: string; readonly name: string }[] }> {
    return this.#http.ask('GET', '/blocks');
  }

  block(person: string): Promise<void> {
    return this.#http.ask('POST', '/blocks', { person });
  }

  unblock(person: string): Promise<void> {
    return this.#http.ask('DELETE', `/blocks/${person}`);
  }

  // leaving

  export(): Promise<unknown> {
    return this.#http.ask('GET', '/me/export');
  }

  /** For good; the name is said once more, to be sure. */
  delete(name: string): Promise<void> {
    return this.#http.ask('DELETE', '/me', { name });
  }
}

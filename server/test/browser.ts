/**
 * A browser for tests: keeps its cookie, and says what pages of the house say. It believes nothing that is answered
 * otherwise than the house describes it.
 */
import type { House } from '../src/house.ts';
import { descriptionOf } from './described.ts';

export interface Answer {
  readonly status: number;
  readonly body: never;
  readonly text: string;
  readonly headers: { readonly [name: string]: unknown };
}

export class Browser {
  readonly #house: House;
  readonly #host: string;
  cookie = '';
  agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  constructor(house: House) {
    this.#house = house;
    this.#host = house.config.origin ? new URL(house.config.origin).host : 'localhost:4950';
  }

  async ask(method: string, url: string, body?: unknown, headers: object = {}): Promise<Answer> {
    const reply = await this.#house.http.inject({
      method: method as 'GET',
      url,
      headers: {
        host: this.#host,
        'user-agent': this.agent,
        'x-kaffeehaus': '1',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = String(reply.headers['set-cookie'] ?? '');
    if (set !== '') this.cookie = set.split(';')[0] ?? '';
    const type = String(reply.headers['content-type']);
    await this.#mustBeDescribed(method, url, { status: reply.statusCode, type, text: reply.body });
    const isJson = type.includes('json');
    return {
      status: reply.statusCode,
      body: (isJson ? reply.json() : undefined) as never,
      text: reply.body,
      headers: reply.headers,
    };
  }

  async #mustBeDescribed(
    method: string,
    url: string,
    answered: { readonly status: number; readonly type: string; readonly text: string },
  ): Promise<void> {
    const description = await descriptionOf(this.#house, this.#host);
    const at = description.routeOf(method, url);
    const faults = at === undefined ? [] : description.faults(at, answered);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }

  get(url: string): Promise<Answer> {
    return this.ask('GET', url);
  }

  post(url: string, body: unknown = {}): Promise<Answer> {
    return this.ask('POST', url, body);
  }

  /** Another device of nobody yet. */
  another(): Browser {
    return new Browser(this.#house);
  }
}

export const guest = async (house: House, name: string, language = 'en'): Promise<Browser> => {
  const browser = new Browser(house);
  const { status } = await browser.post('/people', { name, language });
  if (status !== 201) throw new Error(`no guest: ${status}`);
  return browser;
};

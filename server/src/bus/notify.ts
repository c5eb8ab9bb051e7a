/** The doorbell that PostgreSQL has built in: enough for a few machines. One channel for all, and messages are short. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { Ears } from './bus.ts';
import type { Bus } from './bus.ts';

const CHANNEL = 'kaffeehaus';
/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7900;
/** After so long a lost line is opened again; so often it is looked whether it is one, and so long that may take. */
const AGAIN = 300;
const PULSE = 500;
const PATIENCE = 1000;

interface Said {
  readonly from: string;
  readonly topic: string;
  readonly message: unknown;
}

class NotifyBus implements Bus {
  readonly isRoomy = false;
  readonly #url: string;
  readonly #node: string;
  readonly #ears = new Ears();
  #client: Client | undefined;
  /** What is said in one step of the loop goes out together. */
  #saying: string[] = [];
  #isClosed = false;
  readonly #pulse: NodeJS.Timeout;

  constructor(url: string, node: string) {
    this.#url = url;
    this.#node = node;
    this.#pulse = setInterval(() => void this.#feel(), PULSE).unref();
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  ring(topic: string, message: unknown): void {
    this.#ears.tell(topic, message);
    this.pass(topic, message);
  }

  pass(topic: string, message: unknown): void {
    const said: Said = { from: this.#node, topic, message };
    const text = JSON.stringify(said);
    if (!this.#client || Buffer.byteLength(text) > LONGEST) return;
    if (this.#saying.push(text) === 1) setImmediate(() => this.#say());
  }

  hear(topic: string, listener: (message: unknown) => void): () => void {
    return this.#ears.hear(topic, listener);
  }

  whenBack(listener: () => void): void {
    this.#ears.whenBack(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#pulse);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  /** Opens the line, until it is open; whoever was there before may have missed something. */
  async open(): Promise<void> {
    while (!this.#isClosed && !(await this.#dial())) await wait(AGAIN, undefined, { ref: false });
    if (!this.#isClosed) this.#ears.back();
  }

  async #dial(): Promise<boolean> {
    const { default: postgres } = await import('pg');
    const client = new postgres.Client({
      connectionString: this.#url,
      application_name: 'kaffeehaus bell',
      connectionTimeoutMillis: 2 * PATIENCE,
      query_timeout: PATIENCE,
      pipeline: true,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => this.#heard(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed) await client.end();
      else this.#client = client;
      return true;
    } catch {
      client.end().catch(() => {});
      return false;
    }
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#saying = [];
    client.end().catch(() => {});
    void this.open();
  }

  /** A line may be dead without a word. */
  async #feel(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#lose(client));
  }

  #heard(text: string): void {
    const { from, topic, message } = JSON.parse(text) as Said;
    if (from !== this.#node) this.#ears.tell(topic, message);
  }

  #say(): void {
    const said = this.#saying;
    this.#saying = [];
    this.#client
      ?.query('select pg_notify($1, one) from unnest($2::text[]) as one', [CHANNEL, said])
      // Whoever did not hear it looks once a second.
      .catch(() => {});
  }
}

/** `node`: under which name this machine speaks. */
export const notifyBus = (url: string, node: string): Bus => {
  const bus = new NotifyBus(url, node);
  void bus.open();
  return bus;
};

/** NATS as the doorbell: for many machines, of which each hears only of the tables and people it has to do with. */
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { Ears } from './bus.ts';
import type { Bus } from './bus.ts';

/** Whoever does not answer for two of these is gone: until that is known, what is said is not heard. */
const PULSE = 500;
const AGAIN = 300;
/** So long an answer to opening the line is waited for. */
const PATIENCE = 2000;

const addressOf = (url: string) => {
  const { username, password, host } = new URL(url);
  return {
    servers: host,
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(url.startsWith('tls:') && { tls: {} }),
  };
};

/** Why it cannot be reached, within so many milliseconds; nothing if it can. */
export const natsTrouble = async (url: string, timeout: number): Promise<string | undefined> => {
  const { connect } = await import('@nats-io/transport-node');
  try {
    const connection = await connect({ ...addressOf(url), timeout, maxReconnectAttempts: 0 });
    await connection.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

class NatsBus implements Bus {
  readonly isRoomy = true;
  readonly #house: string;
  readonly #ears = new Ears((topic, isWanted) => this.#want(topic, isWanted));
  readonly #subscriptions = new Map<string, Subscription>();
  #connection: NatsConnection | undefined;
  #isUp = false;
  #isClosed = false;

  constructor(house: string) {
    this.#house = house;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  ring(topic: string, message: unknown): void {
    this.#ears.tell(topic, message);
    this.pass(topic, message);
  }

  pass(topic: string, message: unknown): void {
    // While the line is lost, what is said would wait: nobody needs it then, for everybody looks.
    if (this.#isUp) this.#connection?.publish(this.#subject(topic), JSON.stringify(message));
  }

  hear(topic: string, listener: (message: unknown) => void): () => void {
    return this.#ears.hear(topic, listener);
  }

  whenBack(listener: () => void): void {
    this.#ears.whenBack(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isUp = false;
    await this.#connection?.close();
  }

  /** Until there is one; the house does not wait for it. */
  async open(url: string): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    const connection = await connect({
      ...addressOf(url),
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN,
      pingInterval: PULSE,
      maxPingOut: 2,
      timeout: PATIENCE,
    });
    if (this.#isClosed) return connection.close();
    this.#connection = connection;
    for (const topic of this.#ears.topics) this.#want(topic, true);
    this.#turn(true);
    void this.#follow(connection);
  }

  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status())
      if (type === 'disconnect') this.#isUp = false;
      else if (type === 'reconnect') this.#turn(true);
  }

  #turn(isUp: boolean): void {
    this.#isUp = isUp;
    if (isUp) this.#ears.back();
  }

  #want(topic: string, isWanted: boolean): void {
    const before = this.#subscriptions.get(topic);
    if (!isWanted) {
      before?.unsubscribe();
      this.#subscriptions.delete(topic);
    } else if (!before && this.#connection && !this.#isClosed)
      this.#subscriptions.set(
        topic,
        this.#connection.subscribe(this.#subject(topic), {
          callback: (error, message) => {
            if (!error) this.#ears.tell(topic, message.json());
          },
        }),
      );
  }

  #subject(topic: string): string {
    return `kaffeehaus.${this.#house}.${topic}`;
  }
}

/** `house`: under which name all its machines meet, for others may use the same bus. */
export const natsBus = (url: string, house: string): Bus => {
  const bus = new NatsBus(house);
  // Only what was set wrongly is refused for good, and that is looked at when it is read.
  bus.open(url).catch(() => {});
  return bus;
};

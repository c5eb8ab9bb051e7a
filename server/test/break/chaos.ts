/** A bad line: messages are lost, late, doubled and out of order, old ones come again, and wires are cut in the middle. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket as Wire } from 'node:net';
import type { Dial, Socket, Timers } from '@kaffeehaus/client';
import { below } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';

/** Of a hundred messages so many suffer so. */
const LOST = 3;
const DOUBLED = 6;
const LATE = 10;
const OLD = 3;
/** Milliseconds that a late one takes, at most. */
const LATEST = 40;
/** Bytes after which a wire is cut, at most; often enough for a view to get through. */
const LONGEST = 40_000;

/** Patience passes twenty times as fast. */
export const HASTY: Timers = {
  set: (call, ms) => setTimeout(call, ms / 20),
  clear: timer => clearTimeout(timer as Parameters<typeof clearTimeout>[0]),
  chance: () => 0.5,
};

/** What is sent through it arrives as it likes; what was sent long ago, on any socket, may come again. */
export const chaotic = (dial: Dial, chance: Chance): Dial => {
  const sent: string[] = [];
  return (url, protocols) => {
    const socket = dial(url, protocols);
    const deliver = (text: string): void => {
      try {
        socket.send(text);
      } catch {
        // It was closed in the meantime.
      }
    };
    const send = (text: string): void => {
      // Whoever looks no more would not notice that an old farewell ended the new look: only commands come again.
      if (text.includes('"id"')) sent.push(text);
      const fate = below(chance, 100);
      if (fate < LOST) return;
      if (fate < LOST + LATE) setTimeout(() => deliver(text), below(chance, LATEST));
      else deliver(text);
      if (below(chance, 100) < DOUBLED) setTimeout(() => deliver(text), below(chance, LATEST));
      const old = sent[below(chance, Math.max(1, sent.length))];
      if (old !== undefined && below(chance, 100) < OLD) deliver(old);
    };
    return new Proxy(socket, {
      get: (target, field) => (field === 'send' ? send : bound(target, field)),
      set: (target, field, value) => Reflect.set(target, field, value, target),
    });
  };
};

const bound = (target: Socket, field: string | symbol): unknown => {
  const value: unknown = Reflect.get(target, field, target);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
};

/** A wire to the house that is cut after some bytes, wherever that is. */
export class Cutter {
  readonly #server: Server;
  readonly #wires = new Set<Wire>();
  cuts = 0;

  constructor(port: number, chance: Chance) {
    this.#server = createServer(near => {
      const far = connect(port, '127.0.0.1');
      this.#wires.add(near).add(far);
      let left = 200 + below(chance, LONGEST);
      const end = (): void => {
        near.destroy();
        far.destroy();
      };
      const pass = (to: Wire) => (bytes: Buffer) => {
        to.write(bytes.subarray(0, Math.max(0, left)));
        left -= bytes.length;
        if (left > 0) return;
        this.cuts++;
        // What was written goes out before the wire is gone.
        setTimeout(end, 5);
      };
      near.on('data', pass(far)).on('error', end).on('close', end);
      far.on('data', pass(near)).on('error', end).on('close', end);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    for (const wire of this.#wires) wire.destroy();
  }
}

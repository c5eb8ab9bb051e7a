/** A wire between two of whatever talks over TCP: it can be cut without a word, mended, and made slow. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export class Wire {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;
  #isShut = false;
  #delay = 0;

  constructor(port: number) {
    this.#server = createServer(near => {
      if (this.#isShut) return void near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(from);
        from.on('data', bytes => this.#pass(to, bytes));
        from.on('error', () => {});
        from.on('close', () => {
          this.#ends.delete(from);
          // Whoever is behind a cut does not hear of it either.
          if (!this.#isCut) to.destroy();
        });
      }
      if (this.#isCut) near.pause();
    });
  }

  async open(): Promise<number> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Nothing passes, and nobody is told. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.pause();
  }

  /** What was cut is gone; whoever comes now gets through. */
  mend(): void {
    this.#isCut = false;
    for (const end of this.#ends) end.destroy();
  }

  /** Whoever was there is sent away, and so is whoever comes, until it is opened again. */
  shut(on: boolean): void {
    this.#isShut = on;
    if (on) for (const end of this.#ends) end.destroy();
  }

  /** Milliseconds that everything takes longer. */
  slow(delay: number): void {
    this.#delay = delay;
  }

  close(): void {
    this.#server.close();
    this.mend();
  }

  #pass(to: Socket, bytes: Buffer): void {
    if (this.#isCut) return;
    if (this.#delay === 0) to.write(bytes);
    else setTimeout(() => !this.#isCut && !to.destroyed && to.write(bytes), this.#delay);
  }
}

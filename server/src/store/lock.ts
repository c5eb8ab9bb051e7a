/** One at a time, in the order of asking. */
export class Lock {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /** Whether it could be taken at once. */
  tryTake(): boolean {
    if (this.#held) return false;
    this.#held = true;
    return true;
  }

  take(): Promise<void> {
    return this.tryTake() ? Promise.resolve() : new Promise(done => this.#waiting.push(done));
  }

  /** It goes to whoever waits longest. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}

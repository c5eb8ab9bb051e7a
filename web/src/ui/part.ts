/** Parts of the page that come when they are wanted. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Brought once; what could not be loaded is asked for again the next time. */
export class Part<T> {
  readonly #load: () => Promise<T>;
  #coming: Promise<T> | undefined;
  /** The part once it is here, or that it could not be loaded. */
  readonly now = signal<T | 'unloaded' | undefined>(undefined);

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  bring(): Promise<T> {
    this.#coming ??= this.#load().then(
      part => {
        this.now.value = part;
        return part;
      },
      (cause: unknown) => {
        this.#coming = undefined;
        this.now.value = 'unloaded';
        throw cause;
      },
    );
    return this.#coming;
  }

  /** Brings the part before it is asked for; whether that works will be seen when it is. */
  prepare(): void {
    this.bring().catch(() => undefined);
  }
}

/** The part, which is brought as soon as something that needs it is drawn. */
export const usePart = <T>(part: Part<T>): T | 'unloaded' | undefined => {
  useEffect(() => part.prepare(), [part]);
  return part.now.value;
};

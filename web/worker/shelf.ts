/** The files of a release as this browser keeps them: all of one release beside each other, and never of two. */
import { PAGE, type Plan, WHOLE, inOrder, isNamedByContents, nameOf, shelfOf } from './plan.ts';

const PREFIX = shelfOf('');

/** A page of the release before may still be open in another window. */
const KEPT = 2;

/** Files are brought in so many rows at once. */
const ROWS = 6;

export class Shelf {
  readonly #plan: Plan;
  readonly #scope: string;

  constructor(plan: Plan, scope: string) {
    this.#plan = plan;
    this.#scope = scope;
  }

  /** What home and the games need: only with all of it the page is of this release. */
  async fill(): Promise<void> {
    // The newest is the one that was begun last, also if it was here once before.
    await caches.delete(this.#name);
    await this.#bringAll(this.#plan.first);
    await (await this.#open()).put(this.#urlOf(WHOLE), new Response());
  }

  /** Everything else; what cannot be had now is asked for the next time. */
  async fillUp(lang: string): Promise<void> {
    await this.#bringAll(inOrder(this.#plan.rest, lang), 1).catch(() => undefined);
  }

  /** Whether everything is here. */
  async isFull(): Promise<boolean> {
    const cache = await this.#open();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return [...this.#plan.first, ...this.#plan.rest].every(name => kept.has(this.#urlOf(name)));
  }

  /** Whether a release, of whichever worker, could be opened now. */
  async isWhole(release: string): Promise<boolean> {
    return (await caches.match(this.#urlOf(WHOLE), { cacheName: shelfOf(release) })) !== undefined;
  }

  /** Throws away what no open page can need. */
  async tidy(): Promise<void> {
    const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== this.#name);
    for (const name of names.slice(0, Math.max(0, names.length + 1 - KEPT))) await caches.delete(name);
  }

  /** The file that is asked for, if this is for the shelf to answer at all. */
  answer({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined {
    const name = method === 'GET' ? nameOf(url, this.#scope) : undefined;
    if (name === undefined) return undefined;
    if (name === PAGE) return mode === 'navigate' ? this.#page() : undefined;
    return mode !== 'navigate' && (isNamedByContents(name) || this.#isPart(name))
      ? this.#file(name)
      : undefined;
  }

  get #name(): string {
    return shelfOf(this.#plan.release);
  }

  #isPart(name: string): boolean {
    return this.#plan.first.includes(name) || this.#plan.rest.includes(name);
  }

  #urlOf(name: string): string {
    return new URL(name, this.#scope).href;
  }

  #open(): Promise<Cache> {
    return caches.open(this.#name);
  }

  /**
   * The page of the newest release that is whole, whichever worker is asked: its scripts have names of their own, so
   * they come from beside it. A browser may let the next worker begin much later than its files are here.
   */
  async #page(): Promise<Response> {
    const url = this.#urlOf(PAGE);
    const names = (await caches.keys()).filter(name => name.startsWith(PREFIX));
    for (const cacheName of names.reverse())
      if (await caches.match(this.#urlOf(WHOLE), { cacheName })) {
        const page = await caches.match(url, { cacheName, ignoreVary: true });
        if (page) return page;
      }
    return fetch(url);
  }

  async #file(name: string): Promise<Response> {
    const url = this.#urlOf(name);
    const kept = await (await this.#open()).match(url, { ignoreVary: true });
    // A page of the release before asks for its own files, which have names of their own.
    const older = isNamedByContents(name) ? await caches.match(url, { ignoreVary: true }) : undefined;
    if (kept ?? older) return (kept ?? older) as Response;
    if (!this.#isPart(name)) return fetch(url);
    const response = await this.#fetch(name);
    await (await this.#open()).put(url, response.clone());
    return response;
  }

  async #bringAll(names: readonly string[], rows = ROWS): Promise<void> {
    const left = [...names];
    const row = async (): Promise<void> => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) await this.#bring(name);
    };
    await Promise.all(Array.from({ length: rows }, row));
  }

  async #bring(name: string): Promise<void> {
    const cache = await this.#open();
    const url = this.#urlOf(name);
    if (await cache.match(url, { ignoreVary: true })) return;
    // What has not changed since the last release is here already.
    const before = isNamedByContents(name) ? await caches.match(url, { ignoreVary: true }) : undefined;
    await cache.put(url, before ?? (await this.#fetch(name)));
  }

  async #fetch(name: string): Promise<Response> {
    const url = this.#urlOf(name);
    const response = await fetch(url, { cache: isNamedByContents(name) ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${url} cannot be had`);
    // While this was being brought the house may have been renewed.
    if (name === PAGE && !(await response.clone().text()).includes(this.#plan.release))
      throw new Error('the page is of another release');
    return response;
  }
}

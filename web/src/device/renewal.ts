/**
 * The house may be renewed while its page is open. The page then becomes the new one as a whole, as soon as nobody is in
 * the middle of anything: when somebody goes elsewhere, or leaves it alone for a while.
 */
import { signal } from '@preact/signals';
import { askHelper } from './helper.ts';

const TRIED = 'kaffeehaus.renewing';

/** Left alone for so many milliseconds, the page may be renewed; sooner where nothing can be done before. */
const IDLE = 60_000;
const BREATH = 2_000;
const LOOK = 5_000;
/** So often, at least, the house is asked. */
const AGAIN = 3_600_000;
/** And not more often than this, whoever wants to know. */
const SOON = 10_000;

const ownRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;

const fromHouse = async (): Promise<string | undefined> => {
  const response = await fetch('release.json', { cache: 'no-store' });
  const { release } = (await response.json()) as { readonly release?: unknown };
  return typeof release === 'string' ? release : undefined;
};

/** Something that was typed and is nowhere else. */
const isTyped = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  !field.readOnly && field.value !== field.defaultValue;

/** Somebody composes an answer, fills in a form or writes a line: all of it would be lost. */
export const isInTheMaking = (page: ParentNode = document): boolean =>
  page.querySelector('dialog[open], .table .is-selected, .table .back.is-waiting') !== null ||
  [
    ...page.querySelectorAll<HTMLInputElement>(
      'input[type=text], input[type=password], input:not([type]), textarea',
    ),
  ].some(isTyped);

/** What this page was to become when it was last loaded; said once. */
const takeTried = (): string | null => {
  try {
    const tried = sessionStorage.getItem(TRIED);
    sessionStorage.removeItem(TRIED);
    return tried;
  } catch {
    return null;
  }
};

/** Whether the page would be of that release if it were loaded now: with a worker, once all of it is in the browser. */
const isHere = async (
  registration: ServiceWorkerRegistration | undefined,
  release: string,
): Promise<boolean> => {
  if (!registration) return true;
  await registration.update();
  return registration.active !== null && askHelper(registration.active, 'whole', release);
};

export class Renewal {
  /** The house no longer understands this page, and has no other one: nobody need wait for it. */
  readonly isStuck = signal(false);
  #registration: ServiceWorkerRegistration | undefined;
  /** What the house has now, and whether all of it is here. */
  #next: string | undefined;
  #isHere = false;
  #tried: string | null = null;
  #touched = Date.now();
  #asked = 0;
  #isWatching = false;
  #isHurried = false;

  /** From now on, as long as the page is there. */
  watch(registration: ServiceWorkerRegistration | undefined): void {
    this.#registration = registration;
    this.#tried = takeTried();
    this.#isWatching = true;
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(kind, () => (this.#touched = Date.now()), { passive: true });
    addEventListener('hashchange', () => this.#renew());
    addEventListener('visibilitychange', () => document.hidden || void this.look());
    addEventListener('online', () => void this.look());
    setInterval(() => this.#atRest(), LOOK);
    void this.look();
  }

  /** The house no longer understands this page: it becomes the next one as soon as nothing would be lost. */
  hurry(): void {
    this.#isHurried = true;
    this.#asked = 0;
    void this.look();
  }

  /** The page has just become another one. */
  get isDone(): boolean {
    return this.#tried !== null && this.#tried === ownRelease();
  }

  /** Asks the house for its release; who is not answered is as new as can be. */
  async look(): Promise<void> {
    if (!this.#isWatching || Date.now() - this.#asked < SOON) return;
    this.#asked = Date.now();
    const release = await fromHouse().catch(() => undefined);
    if (release === undefined) return;
    // Once: a house whose pages are kept by somebody in between would be asked for ever.
    const isOther = release !== ownRelease() && release !== this.#tried;
    this.isStuck.value = this.#isHurried && !isOther;
    if (!isOther) return;
    this.#next = release;
    await this.#bring();
  }

  async #bring(): Promise<void> {
    if (this.#next === undefined || this.#isHere) return;
    this.#isHere = await isHere(this.#registration, this.#next).catch(() => false);
  }

  #atRest(): void {
    if (Date.now() - this.#asked > AGAIN) void this.look();
    void this.#bring();
    const rest = this.#isHurried ? BREATH : IDLE;
    if ((document.hidden || Date.now() - this.#touched > rest) && !isInTheMaking()) this.#renew();
  }

  #renew(): void {
    if (this.#next === undefined || !this.#isHere) return;
    try {
      sessionStorage.setItem(TRIED, this.#next);
    } catch {
      // A page that cannot know whether it was tried before might be loaded for ever.
      return;
    }
    location.reload();
  }
}

/** There is one page to be renewed. */
export const renewal = new Renewal();

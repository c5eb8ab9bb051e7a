/** What the person at this browser prefers; remembered here and nowhere else. */
import { type Lang, isLang, pickLang } from '@kaffeehaus/words';
import { effect, signal } from '@preact/signals';

/** How long bots take. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const MILLISECONDS: { readonly [P in Pace]: number } = { calm: 1100, brisk: 400, instant: 0 };

export interface Prefs {
  /** Nothing until somebody chose: then the browser's languages decide. */
  readonly lang: Lang | undefined;
  readonly pace: Pace;
  /** A chosen answer waits to be confirmed. */
  readonly confirm: boolean;
  /** Single keys are shortcuts. */
  readonly keys: boolean;
  /** What the person called themselves last. */
  readonly name: string;
}

const DEFAULTS: Prefs = { lang: undefined, pace: 'calm', confirm: true, keys: true, name: '' };
const PLACE = 'kaffeehaus.prefs';

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** Whatever was remembered, as far as it still makes sense. */
export const readPrefs = (text: string | null): Prefs => {
  try {
    const found = JSON.parse(text ?? '{}') as { readonly [name: string]: unknown };
    const { lang, pace, confirm, keys, name } = found;
    return {
      lang: typeof lang === 'string' && isLang(lang) ? lang : undefined,
      pace: PACES.find(known => known === pace) ?? DEFAULTS.pace,
      confirm: flag(confirm, DEFAULTS.confirm),
      keys: flag(keys, DEFAULTS.keys),
      name: typeof name === 'string' ? name : DEFAULTS.name,
    };
  } catch {
    return DEFAULTS;
  }
};

/** A browser may forbid storage; then preferences last as long as the page. */
const remembered = (): string | null => {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

const remember = (prefs: Prefs): void => {
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // Nothing is lost but the memory of a preference.
  }
};

export const prefs = signal<Prefs>(readPrefs(remembered()));

export const prefer = (change: Partial<Prefs>): void => {
  prefs.value = { ...prefs.value, ...change };
  remember(prefs.value);
};

export const langNow = (): Lang => prefs.value.lang ?? pickLang(navigator.languages);
export const paceNow = (): number => MILLISECONDS[prefs.value.pace];

/** Another tab may change them too. */
export const watchPrefs = (): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === PLACE) prefs.value = readPrefs(event.newValue);
  };
  addEventListener('storage', heard);
  const stop = effect(() => {
    document.documentElement.lang = langNow();
  });
  return () => {
    removeEventListener('storage', heard);
    stop();
  };
};

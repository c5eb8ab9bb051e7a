/** What the person at this browser prefers; remembered here and nowhere else. */
import { type Lang, isLang, pickLang } from '@kaffeehaus/words';
import { effect, signal } from '@preact/signals';

/** How long bots take. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
const MILLISECONDS: { readonly [P in Pace]: number } = { calm: 1100, brisk: 400, instant: 0 };

/** Day, night, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** As the system has it, or less than that. */
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Prefs {
  /** Nothing until somebody chose: then the browser's languages decide. */
  readonly lang: Lang | undefined;
  readonly pace: Pace;
  /** Every answer waits to be confirmed. */
  readonly confirm: boolean;
  /** What makes no difference is answered by the page. */
  readonly skips: boolean;
  readonly scheme: Scheme;
  readonly motion: Motion;
  /** What happened is unfolded by itself when it touched the viewer or was not shown. */
  readonly recap: boolean;
  /** How loud sounds are, from 0, none, to 100. */
  readonly sound: number;
  /** A phone shakes when it is one's turn. */
  readonly vibrate: boolean;
  /** At the end of a round it is summed up. */
  readonly summary: boolean;
  /** Single keys are shortcuts. */
  readonly keys: boolean;
  /** What the person called themselves last. */
  readonly name: string;
  /** How the last table of each game was laid. */
  readonly tables: { readonly [game: string]: Laid };
}

export interface Laid {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

const DEFAULTS: Prefs = {
  lang: undefined,
  pace: 'calm',
  confirm: false,
  skips: true,
  scheme: 'system',
  motion: 'system',
  recap: true,
  sound: 0,
  vibrate: false,
  summary: true,
  keys: true,
  name: '',
  tables: {},
};
const PLACE = 'kaffeehaus.prefs';

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** Hundredths. */
const share = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : 0;

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The options themselves are checked by whoever offers them. */
const readTables = (value: unknown): Prefs['tables'] =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([game, laid]) =>
      isObject(laid) && typeof laid['seats'] === 'number' && isObject(laid['options'])
        ? [[game, { seats: laid['seats'], options: laid['options'] }]]
        : [],
    ),
  );

/** Whatever was remembered, as far as it still makes sense. */
export const readPrefs = (text: string | null): Prefs => {
  try {
    const found = JSON.parse(text ?? '{}') as { readonly [name: string]: unknown };
    const { lang, pace, confirm, skips, scheme, motion, keys, name, tables } = found;
    return {
      lang: typeof lang === 'string' && isLang(lang) ? lang : undefined,
      pace: PACES.find(known => known === pace) ?? DEFAULTS.pace,
      confirm: flag(confirm, DEFAULTS.confirm),
      skips: flag(skips, DEFAULTS.skips),
      scheme: SCHEMES.find(known => known === scheme) ?? DEFAULTS.scheme,
      motion: MOTIONS.find(known => known === motion) ?? DEFAULTS.motion,
      recap: flag(found['recap'], DEFAULTS.recap),
      sound: share(found['sound']),
      vibrate: flag(found['vibrate'], DEFAULTS.vibrate),
      summary: flag(found['summary'], DEFAULTS.summary),
      keys: flag(keys, DEFAULTS.keys),
      name: typeof name === 'string' ? name : DEFAULTS.name,
      tables: readTables(tables),
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

const night = signal(false);

/** Whether the page is drawn by night. */
export const isNight = (): boolean =>
  prefs.value.scheme === 'system' ? night.value : prefs.value.scheme === 'dark';

/** Nothing travels over the page for whoever prefers less motion, here or everywhere. */
export const isStill = (): boolean =>
  prefs.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The system may change its mind at dusk. */
const watchNight = (): (() => void) => {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const heard = (): void => {
    night.value = query.matches;
  };
  heard();
  query.addEventListener('change', heard);
  return () => query.removeEventListener('change', heard);
};

/** Another tab may change them too. */
export const watchPrefs = (): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === PLACE) prefs.value = readPrefs(event.newValue);
  };
  addEventListener('storage', heard);
  const day = watchNight();
  const stop = effect(() => {
    const { documentElement: root } = document;
    root.lang = langNow();
    root.dataset['scheme'] = isNight() ? 'dark' : 'light';
    root.dataset['motion'] = prefs.value.motion;
  });
  return () => {
    removeEventListener('storage', heard);
    day();
    stop();
  };
};

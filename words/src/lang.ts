/** The languages of the house, and which of them somebody wants. */
export const LANGS = ['en', 'de', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** How a language writes lists, numbers and days: our English is British. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

/**
 * The first of the wishes that we speak, else English. Takes what browsers (`de-AT`) and terminals
 * (`fr_BE.UTF-8`, `nl:de`) say; pass `navigator.languages`, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG.
 */
export const pickLang = (wishes: readonly (string | undefined)[]): Lang => {
  for (const wish of wishes)
    for (const one of wish?.split(':') ?? []) {
      const lang = /^[a-z]{2}(?![a-z])/i.exec(one)?.[0].toLowerCase();
      if (lang !== undefined && isLang(lang)) return lang;
    }
  return 'en';
};

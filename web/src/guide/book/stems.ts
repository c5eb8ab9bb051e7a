/** Words as a reader may write them: without accents, without endings. */

/** Letters and figures only, small, without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ph/g, 'f')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Endings that a language puts to its words, the longest first; what is left keeps at least so many letters. */
const ENDINGS: { readonly [lang: string]: readonly string[] } = {
  en: ['ations', 'ation', 'ings', 'ing', 'ies', 'ers', 'ed', 'er', 'es', 'ly', 's', 'y', 'e'],
  de: ['ungen', 'ung', 'ern', 'est', 'end', 'en', 'em', 'er', 'es', 'st', 'et', 'e', 'n', 's', 't'],
  fr: [
    'ations',
    'ation',
    'ements',
    'ement',
    'antes',
    'ante',
    'ants',
    'ant',
    'ees',
    'ent',
    'aux',
    'ait',
    'ons',
    'ez',
    'er',
    'ir',
    'es',
    'ee',
    're',
    's',
    'e',
    'x',
    't',
  ],
  nl: ['ingen', 'ing', 'eren', 'den', 'ten', 'en', 'er', 'es', 'st', 'de', 'te', 'je', 'e', 's', 't', 'n'],
};
const LEFT = 3;

/** A doubled letter at the end is one: *tellen* and *telt*, *planned* and *plan*. */
const single = (word: string): string => word.replace(/(\w)\1$/, '$1');

export const stem = (word: string, lang: string): string => {
  if (/\d/.test(word)) return word;
  const ending = ENDINGS[lang]?.find(end => word.endsWith(end) && word.length - end.length >= LEFT);
  return single(ending === undefined ? word : word.slice(0, -ending.length));
};

/** Words that stand in every question and tell nothing about what is asked. */
const IDLE: { readonly [lang: string]: string } = {
  en: 'a an and are at be can do does for from have how i if in is it its may me my not of on or that the then there they this to what when where which who with you your must',
  de: 'als am an auf aus bei bin da das dass dem den der des die du ein eine einem einen einer eines er es fur hat ich ihr im in ist kann man mein mit muss oder sich sie sind und von vom was wann wenn wer wie wo zu zum zur darf nicht viel',
  fr: 'a au aux avec ce ces combien comment d dans de des du elle en est et il ils je l la le les leur ma mes mon ne ou par pas peut pour qu quand que qui quoi sa se ses si son sont sur un une vous votre y non jusqu',
  nl: 'aan als bij dan dat de der die dit door een en er het hij hoe hoeveel ik in is je kan kun met mijn moet naar niet of om op te tot uit van voor waar wanneer wat welke wie wordt zijn mag',
};
const idle = new Map<string, ReadonlySet<string>>();
const idleIn = (lang: string): ReadonlySet<string> => {
  const words = idle.get(lang) ?? new Set((IDLE[lang] ?? '').split(' '));
  idle.set(lang, words);
  return words;
};

/** The words of a text, in their order. */
export const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a text or a question is about. A question of idle words only is taken as it is. */
export const telling = (text: string, lang: string): readonly string[] => {
  const all = wordsIn(text);
  const some = all.filter(word => !idleIn(lang).has(word));
  return some.length > 0 ? some : all;
};

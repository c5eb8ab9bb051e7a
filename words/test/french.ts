/** What is wrong with a French text as it is read, whatever was put into it. */

/** What loses its vowel before another: de, que, le, la, je, me, te, se, ne, jusque, lorsque, puisque. */
const ELIDED = /(?<![\p{L}’-])(d|qu|l|j|m|t|s|n|jusqu|lorsqu|puisqu)[ea] (?=\p{L})/giu;
/** Vowels, and h where it is mute. */
const OPEN = /^(?!(?:onz|oui|un (?:à|sur)|yacht|y[aeo]))[aeiouyàâäéèêëîïôöùûœæh]/iu;
/** An h that is spoken, or stands in a name that French leaves as it is. */
const SPOKEN =
  /^(?:h(?:a(?:mbourg|nse|sard|ut|nséat|rbour|ll|rvest)|ors|uit|éros|uit|olland|ong|ummel|ofburg|iét|éra))/iu;

const elisions = (text: string): string[] =>
  [...text.matchAll(ELIDED)].flatMap(match => {
    const next = text.slice(match.index + match[0].length);
    const word = /^[\p{L}’-]+/u.exec(next)?.[0] ?? '';
    return OPEN.test(next) && !SPOKEN.test(next) ? [`${match[0]}${word}`] : [];
  });

/** Spaces before high punctuation, and inside quotation marks. */
const SPACING: readonly (readonly [RegExp, string])[] = [
  [/[^\u202f\s…!?(][;!?]|[^\S\u202f][;!?]/u, 'no narrow no-break space before ; ! ?'],
  [/(?:[^\u00a0\s\d]|[^\S\u00a0]):(?!\/\/)/u, 'no no-break space before a colon'],
  [/«(?!\u00a0)|(?<!\u00a0)»/u, 'no no-break space inside « »'],
];

/** Articles that melt into the word before, and adjectives that stay masculine beside a feminine noun. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’-])(?:de les?|à les?)(?= \p{L}+)(?! \p{L}+(?:er|ir|re)\b)/iu, 'du, des, au, aux'],
  [
    /\b(?:section|carte|pioche|pierre|majorité|moitié)s?(?: (?:\d+|suivante|piochée))?(?: :|,)? (?:violets?|gris|noirs?|actif|inactif|caché|connu)(?![\p{L}])/iu,
    'a masculine adjective beside a feminine noun',
  ],
];

export const wrongInFrench = (text: string): string[] => [
  ...elisions(text).map(place => `no elision: ${place}`),
  ...[...SPACING, ...FORMS].flatMap(([wrong, name]) => (wrong.test(text) ? [name] : [])),
];

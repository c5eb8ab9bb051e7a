/** One word for one thing: what the dictionary has decided against stands in no text. */
import { describe, expect, test } from 'vitest';
import { LANGS } from '../src/node.ts';
import type { Lang } from '../src/node.ts';
import { rendered } from './rendered.ts';

/** By language: where, and which words are out; beside each is what is said instead. */
const OUT: { readonly [L in Lang]: readonly (readonly [area: RegExp, word: RegExp, instead: string])[] } = {
  en: [
    [/^(hamburg|web|cli)\./, /\bat once\b/i, 'immediately, at the same time'],
    [/^(vienna|hamburg|estoril)\./, /\bfor nothing\b/i, 'for free'],
    [/./, /\berect(s|ed|ing)?\b/i, 'build'],
    [/./, /\blaps?\b/i, 'turn'],
    [/./, /\bdo(es)? without\b/i, 'skip'],
    [/^(web|common)\./, /\b(pale|marked) things?\b/i, 'greyed-out, highlighted items'],
    [/./, /\bof any colours\b/i, 'of any colour'],
    [/./, /[“ ]Offices\b/, 'Public offices'],
    [/./, /\bMark\b/, 'mark, marks'],
  ],
  de: [
    [/./, /\b(umsonst|kostenlos)\b/i, 'kostenfrei'],
    [/\bhamburg\./, /\b(vorrücken|rückst .* vor)\b/i, 'vorziehen'],
    [/\bhamburg\./, /\bschwarze[rn]? Marker\b/i, 'Gefahren-Marker'],
    [/\bhamburg\./, /\babwehr|\bwehrt\b/i, 'abwenden'],
    [/./, /Vergnügen/, 'Amüsement'],
    [/./, /\bbenutz/i, 'genutzt'],
    [/^estoril\.(label|phase)/, /abgerechnet|Abrechnung|Auslegen/, 'abgehandelt, Einsetzen'],
    [/./, /\bDas Spiel ist zu Ende/, 'Die Partie ist zu Ende'],
  ],
  fr: [
    [/./, /\baussitôt\b/i, 'immédiatement'],
    [/\bhamburg\./, /\bétalages?\b/i, 'devant vous'],
    [/^hamburg\./, /\bdétourne/i, 'écarter'],
    [/./, /\bjours? de paie\b/i, 'salaire'],
    [/./, /\bMystique\b/, 'Mysticisme'],
    [/./, /\btranchée\b/, 'départagée'],
  ],
  nl: [
    [/\bhamburg\./, /\bviolet\b/i, 'paars'],
    [/./, /\buitstalling/i, 'voor je'],
    [/./, /\bop hand\b/i, 'in de hand'],
    [/./, /\baan zet\b/i, 'aan de beurt'],
    [/./, /\bronden\b/i, 'rondes'],
    [/./, /\baan het eind\b/i, 'aan het einde'],
    [/\bvienna\./, /\bladen\b/i, 'lades'],
    [/./, /\bAmbten\b/, 'Overheid'],
    [/./, /\bVS\b/, 'USA'],
    [/./, /[“”]/, '‘ ’'],
  ],
};

describe.each(LANGS)('%s', lang => {
  const texts = rendered(lang);
  test.each(OUT[lang].map(([area, word, instead]) => ({ area, word, instead })))(
    '$instead, not $word',
    ({ area, word }) => {
      expect(texts.some(({ key }) => area.test(key))).toBe(true);
      const odd = texts.filter(({ key, text }) => area.test(key) && word.test(text));
      expect([...new Set(odd.map(({ key }) => key))]).toEqual([]);
    },
  );
});

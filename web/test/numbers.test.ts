/** Printed numbers are for whoever looks a card up: no refusal tells one at the page. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Record<string, string>;

/** Labels, items, questions and lines of the log have words of their own; everything else explains or refuses. */
const NAMED = /^\w+\.(?:ask|item|label|log)\./;

test.each(['vienna', 'hamburg', 'estoril'])(
  'what refuses in %s and tells a number has a text without it',
  game => {
    const page = textsOf('words/catalogue/web/en.json');
    const told = Object.entries(textsOf(`games/${game}/words/en.json`)).filter(
      ([key, text]) => /\{(?:card|id|number)\}/.test(text) && !NAMED.test(key),
    );
    for (const [key] of told) expect(page[`web.${key}`], key).not.toMatch(/\{number\}/);
  },
);

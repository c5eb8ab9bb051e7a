import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listings } from './listings.ts';

test.each(listings())('$file lists the card texts as they are (node words/listing.mjs)', ({ file, text }) => {
  const path = new URL(`../../${file}`, import.meta.url);
  expect(text).toBe(readFileSync(path, 'utf8'));
});

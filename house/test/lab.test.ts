/** The reports of the lab as they lie in docs: pages for everybody, small, and told in short without copying by hand. */
import { readFileSync } from 'node:fs';
import { GAMES } from '@kaffeehaus/cli';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { gistOf, labPage } from '../../scripts/labpage.mjs';

const SMALL = 80_000;

const reports = GAMES.map(({ id }) => ({ id, html: readFileSync(`docs/lab/${id}.html`, 'utf8') }));

describe.each(reports)('$id', ({ html }) => {
  test('begins with three sentences, each with a figure and its range', () => {
    const { sentences } = gistOf(html);
    expect(sentences).toHaveLength(3);
    for (const { said } of sentences) expect(said).toMatch(/\d.*\([^()]*\d to [^()]*\d\)/);
  });

  test('is small and needs nothing else', () => {
    expect(html.length).toBeLessThan(SMALL);
    expect(html).not.toMatch(/https?:|src=|<script|<link|undefined|NaN|Infinity|cli\./);
  });

  test('tells every picture in words, and puts numbers on every axis', () => {
    for (const [picture] of html.matchAll(/<svg[^>]*>/g))
      expect(picture).toMatch(/aria-hidden="true"|role="img" aria-label(ledby)?="[^"]+"/);
    const columns = html.match(/<th scope="col" class="plot">/g) ?? [];
    expect(columns.length).toBeGreaterThan(4);
    expect(
      html.match(/class="plot">[^<]+<span class="ticks"[^>]*>(<i[^>]*><b>[^<]+<\/b><\/i>){2,}/g),
    ).toHaveLength(columns.length);
  });
});

test('the page in short says what the reports say', async () => {
  const page = readFileSync('docs/lab/README.md', 'utf8');
  expect(page).toBe(await format(labPage(reports), { parser: 'markdown', printWidth: 110 }));
});

/** Every scenario of the house and of its documentation passes; every example of the rulebooks is there. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, report, runScenario } from '../src/index.ts';
import type { Result } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const passes = (result: Result): void => expect(result.kind, report(result)).toBe('passed');

describe('vienna', () => {
  const files = readdirSync(new URL('../vienna/', import.meta.url)).map(file => `vienna/${file}`);

  test.each(files)('%s', file => {
    expect(file).toMatch(/\.scenario$/);
    passes(runScenario(read(file), file));
  });

  /** The worked examples of the rulebooks, by page: introductory version, then full version. */
  test.each([
    ['p. 6', 'assignment'],
    ['p. 6', 'parts-of-a-card'],
    ['p. 7', 'drawer-swap'],
    ['p. 7', 'twins'],
    ['p. 7', 'wine'],
    ['p. 7', 'extra-wine'],
    ['p. 8', 'two-squares'],
    ['p. 8', 'chocolate'],
    ['p. 8', 'two-wine'],
    ['p. 9', 'pistol'],
    ['p. 9', 'end-rung-in'],
    ['p. 9', 'wine-slide'],
    ['pp. 10–11', 'final-scoring'],
    ['glossary', 'cumulative'],
    ['p. 12', 'purchase-reached'],
    ['p. 13', 'side-table-for-bribes'],
    ['p. 13', 'cash-box'],
    ['p. 14', 'payday'],
    ['p. 14', 'order-accepted'],
    ['p. 14', 'two-orders'],
    ['p. 15', 'ulrich-scores'],
    ['p. 17', 'nomad-steps'],
    ['p. 17', 'nomad-stays'],
    ['glossary 131', 'different-bribes'],
    ['glossary 141', 'pistol-twice'],
    ['glossary', 'katrin-orders'],
    ['glossary', 'ulrich-orders'],
  ])('the example on %s: %s', (page, name) => {
    expect(parse(read(`vienna/${name}.scenario`)).source).toContain(page);
  });

  test('each names its source, and every ruling it names exists', () => {
    const rulings = read('../games/vienna/RULINGS.md');
    for (const file of files) {
      const { source } = parse(read(file));
      expect(source, file).toMatch(/rulebook pp?\. \d|glossary|ruling/);
      for (const [number] of source.matchAll(/V-\d\d/g)) expect(rulings, file).toContain(`- **${number}`);
    }
  });
});

describe('estoril', () => {
  const files = readdirSync(new URL('../estoril/', import.meta.url)).map(file => `estoril/${file}`);
  const rulings = [...read('../games/estoril/RULINGS.md').matchAll(/^\| (E-\d\d) \|/gm)].map(
    ([, id = '']) => id,
  );

  test.each(files)('%s', file => {
    expect(file).toMatch(/\.scenario$/);
    passes(runScenario(read(file), file));
  });

  /** That the stack never runs short follows from counting; no single table shows it. */
  const COUNTED = ['E-30'];

  test('every ruling that a table can show is shown, and every ruling named exists', () => {
    const sources = files.map(file => parse(read(file)).source);
    for (const source of sources) expect(source).toMatch(/rulebook, |ruling/);
    const named = new Set(sources.flatMap(source => source.match(/E-\d\d/g) ?? []));
    expect(rulings.filter(id => !named.has(id))).toEqual(COUNTED);
    expect([...named].filter(id => !rulings.includes(id))).toEqual([]);
  });
});

describe('docs/scenarios.md', () => {
  const page = read('../docs/scenarios.md');
  const fences = (kind: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, text = '']) => text,
    );
  const examples = fences('scenario').map((text, i) => ({ name: `example ${i + 1}`, text }));

  test('has seven examples', () => expect(examples).toHaveLength(7));
  test.each(examples)('$name', ({ name, text }) => passes(runScenario(text, name)));

  /** Sentences of everybody are read as of Vienna; those of another game stand under its name. */
  const sentences = ['vienna', 'estoril'].flatMap(game =>
    ['given', 'when', 'then'].flatMap(keyword =>
      fences(game === 'vienna' ? keyword : `${keyword} ${game}`).flatMap(text =>
        text
          .trim()
          .split('\n')
          .map(line => ({ game, line: `${keyword} ${line}` })),
      ),
    ),
  );

  test.each([
    ['vienna', 47],
    ['estoril', 39],
  ])('lists sentences of every kind of %s', (game, n) =>
    expect(sentences.filter(sentence => sentence.game === game).length).toBeGreaterThanOrEqual(n),
  );
  test.each(sentences)('$game: $line', ({ game, line }) => {
    const text = `scenario the page\ngame ${game}\nseats Anna Jan\n${line}\nthen nobody is asked`;
    expect(() => parse(text)).not.toThrow();
  });
});

/** Every scenario of the house and of its documentation passes; every example of the rulebooks is there. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, report, runScenario } from '../src/index.ts';
import type { Result } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const passes = (result: Result): void => expect(result.kind, report(result)).toBe('passed');

/** Plays every file of a game. */
const allPass = (game: string): string[] => {
  const files = readdirSync(new URL(`../${game}/`, import.meta.url)).map(file => `${game}/${file}`);
  test.each(files)('%s', file => {
    expect(file).toMatch(/\.scenario$/);
    passes(runScenario(read(file), file));
  });
  return files;
};

describe('vienna', () => {
  const files = allPass('vienna');

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

/** What a table can show of the rulings is shown, but for these; and every ruling named exists. */
const allShown = (files: readonly string[], rulings: readonly string[], not: readonly string[]): void => {
  const sources = files.map(file => parse(read(file)).source);
  for (const source of sources) expect(source).toMatch(/rulebook|glossary|ruling/);
  const named = new Set(sources.flatMap(source => source.match(/[EH]-\d\d/g) ?? []));
  expect(rulings.filter(id => !named.has(id))).toEqual(not);
  expect([...named].filter(id => !rulings.includes(id))).toEqual([]);
};

describe('hamburg', () => {
  const files = allPass('hamburg');
  const rulings = [...read('../games/hamburg/RULINGS.md').matchAll(/^- \*\*(H-\d\d)\*\*/gm)].map(
    ([, id = '']) => id,
  );

  /** The worked examples by page: rulebook, expansions, solo game, glossary. */
  test.each([
    ['pp. 4–5', 'set-up'],
    ['p. 6', 'refill'],
    ['p. 6', 'roll'],
    ['p. 7', 'two-hazards'],
    ['p. 7', 'black-marker'],
    ['p. 7', 'advance'],
    ['p. 10', 'sections-to-choose'],
    ['p. 10', 'three-workers'],
    ['p. 10', 'money'],
    ['p. 10', 'reduce'],
    ['p. 11', 'third-section'],
    ['p. 11', 'statue'],
    ['p. 11', 'plot'],
    ['p. 11', 'building'],
    ['p. 12', 'majority-square'],
    ['p. 12', 'majority-buildings'],
    ['p. 12', 'majority-stones'],
    ['p. 12', 'majority-points'],
    ['p. 12', 'majority-zoos'],
    ['p. 13', 'final-scoring'],
    ['p. 14', 'lightning'],
    ['p. 14', 'phase-three'],
    ['p. 14', 'half-price'],
    ['p. 14', 'laurel'],
    ['p. 15', 'collapse'],
    ['p. 15', 'fire'],
    ['p. 15', 'raid'],
    ['p. 15', 'disease'],
    ['p. 15', 'flood'],
    ['p. 16', 'petersen'],
    ['p. 16', 'seven-cards'],
    ['p. 16', 'jette'],
    ['p. 17', 'double-marker'],
    ['p. 17', 'marker-with-a-point'],
    ['p. 17', 'ships-sail'],
    ['p. 17', 'ship-used'],
    ['p. 18', 'exchange'],
    ['p. 19', 'cheap-advance'],
    ['glossary 071', 'different-categories'],
    ['glossary 087', 'most-frequent-number'],
    ['glossary 087', 'most-frequent-shared'],
    ['glossary 155', 'raised-steps'],
    ['glossary 189', 'worker-at-the-church'],
    ['glossary 224', 'recoloured-plot'],
    ['glossary 232', 'black-die-wall'],
    ['glossary 234', 'four-discards'],
    ['glossary 237', 'equal-dice'],
    ['glossary 240', 'dearer-for-others'],
  ])('the example on %s: %s', (page, name) => {
    expect(parse(read(`hamburg/${name}.scenario`)).source).toContain(page);
  });

  test('every ruling is shown', () => {
    expect(rulings).toHaveLength(95);
    allShown(files, rulings, []);
  });
});

describe('estoril', () => {
  const files = allPass('estoril');
  const rulings = [...read('../games/estoril/RULINGS.md').matchAll(/^\| (E-\d\d) \|/gm)].map(
    ([, id = '']) => id,
  );

  /** That the stack never runs short follows from counting; no single table shows it. */
  const COUNTED = ['E-30'];

  test('every ruling that a table can show is shown', () => allShown(files, rulings, COUNTED));
});

describe('docs/scenarios.md', () => {
  const page = read('../docs/scenarios.md');
  const fences = (kind: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, text = '']) => text,
    );
  const examples = fences('scenario').map((text, i) => ({ name: `example ${i + 1}`, text }));

  test('has nine examples', () => expect(examples).toHaveLength(9));
  test.each(examples)('$name', ({ name, text }) => passes(runScenario(text, name)));

  /** Sentences of everybody are read as of Vienna; those of another game stand under its name. */
  const sentences = ['vienna', 'hamburg', 'estoril'].flatMap(game =>
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
    ['hamburg', 62],
    ['estoril', 38],
  ])('lists sentences of every kind of %s', (game, n) =>
    expect(sentences.filter(sentence => sentence.game === game).length).toBeGreaterThanOrEqual(n),
  );
  test.each(sentences)('$game: $line', ({ game, line }) => {
    const text = `scenario the page\ngame ${game}\nseats Anna Jan\n${line}\nthen nobody is asked`;
    expect(() => parse(text)).not.toThrow();
  });
});

/** What a guide is read with: its texts in the language of the moment, its examples, its rulings. */
import type { Everyday } from './book/search.ts';
import type { Texts } from './book/texts.ts';
import type { Examples } from './examples/reel.ts';
import { rulingsIn } from './book/rulings.ts';
import type { Stock } from './stock/stock.ts';
import type { Lab } from './lab.ts';
import { Part, usePart } from '../ui/part.ts';
import { spokenLang, wantWords } from '../ui/words.ts';
import { isGameArea } from '@kaffeehaus/words';

const TEXTS = import.meta.glob<Texts>('./texts/{vienna,hamburg,estoril}/*.json', { import: 'default' });
const EVERYDAY = import.meta.glob<Everyday>('./texts/everyday/*.json', { import: 'default' });

/** Each part once, however often it is drawn. */
const kept = <T>(load: (name: string) => Promise<T>): ((name: string) => Part<T>) => {
  const parts = new Map<string, Part<T>>();
  return name => {
    const part = parts.get(name) ?? new Part(() => load(name));
    parts.set(name, part);
    return part;
  };
};

const fileOf = <T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> =>
  files[path]?.() ?? Promise.reject(new Error(`there is no ${path}`));

const texts = kept(name => fileOf(TEXTS, `./texts/${name}.json`));
const everyday = kept(name => fileOf(EVERYDAY, `./texts/everyday/${name}.json`));

export const useTexts = (game: string): Texts | 'unloaded' | undefined =>
  usePart(texts(`${game}/${spokenLang()}`));
export const useEveryday = (): Everyday | 'unloaded' | undefined => usePart(everyday(spokenLang()));

const EXAMPLES: { readonly [game: string]: () => Promise<{ readonly examples: Examples }> } = {
  vienna: () => import('./examples/vienna.ts'),
  hamburg: () => import('./examples/hamburg.ts'),
  estoril: () => import('./examples/estoril.ts'),
};
export const examples = kept(async game => (await fileOf(EXAMPLES, game)).examples);

const RULINGS: { readonly [game: string]: () => Promise<{ readonly default: string }> } = {
  vienna: () => import('../../../games/vienna/RULINGS.md?raw'),
  hamburg: () => import('../../../games/hamburg/RULINGS.md?raw'),
  estoril: () => import('../../../games/estoril/RULINGS.md?raw'),
};
export const rulings = kept(async game => rulingsIn((await fileOf(RULINGS, game)).default));

const STOCKS: { readonly [game: string]: () => Promise<{ readonly stock: Stock }> } = {
  vienna: () => import('./stock/vienna.tsx'),
  hamburg: () => import('./stock/hamburg.tsx'),
  estoril: () => import('./stock/estoril.tsx'),
};
/** With the words that stand on cards. Of no game, nothing. */
export const stocks = kept(async (game): Promise<Stock | undefined> => {
  if (!isGameArea(game)) return undefined;
  const [{ stock }] = await Promise.all([fileOf(STOCKS, game), wantWords(game)]);
  return stock;
});

const LAB = import.meta.glob<Lab>('./lab/*.json', { import: 'default' });
export const labs = kept(game => fileOf(LAB, `./lab/${game}.json`));

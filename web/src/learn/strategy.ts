/** What was measured with bots that must never do something, as `npm run handicap` writes it. */
const FILES = import.meta.glob<unknown>('../../../lessons/strategy.json', { eager: true, import: 'default' });

/** How a bot fares that must never do a thing, against its equal. */
export interface Figure {
  readonly game: string;
  readonly never: string;
  readonly games: number;
  /** Of the games, so much is won; with 95 % certainty between these two. */
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** Where the thing makes no difference. */
const EVEN = 0.5;

export const FIGURES = Object.values(FILES).flat() as readonly Figure[];

/** It makes a difference: the whole interval lies on one side. */
export const isTelling = ({ interval: [low, high] }: Figure): boolean => high < EVEN || low > EVEN;

/** Whoever does without wins less. */
export const isWorthIt = ({ share }: Figure): boolean => share < EVEN;

/** What is shown of a game, the largest difference first. */
export const tellingOf = (game: string, figures: readonly Figure[] = FIGURES): readonly Figure[] =>
  figures
    .filter(figure => figure.game === game && isTelling(figure))
    .sort((a, b) => Math.abs(b.share - EVEN) - Math.abs(a.share - EVEN));

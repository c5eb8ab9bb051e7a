/**
 * Places where one learns: `#/learn`, and what lies on its shelves, `#/learn/<shelf>/…`. Rules and cards are cited
 * everywhere, so theirs are short and stay as they are: `#/rules/<game>/<rule>`, `#/cards/<game>/<card>`.
 */
export interface Learning {
  readonly at: 'learn';
  /** Nothing: all shelves. Else the name of one, and what of it is looked at. */
  readonly path: readonly string[];
}

const SHORT: readonly string[] = ['rules', 'cards'];

export const parseLearning = (hash: string): Learning | undefined => {
  const [, place, path] = /^#\/(learn|rules|cards)((?:\/[\w.-]+)*)$/.exec(hash) ?? [];
  if (place === undefined || path === undefined) return undefined;
  const parts = path.split('/').slice(1);
  return { at: 'learn', path: SHORT.includes(place) ? [place, ...parts] : parts };
};

export const hashOfLearning = (path: readonly string[]): string =>
  ['#', ...(SHORT.includes(path[0] ?? '') ? [] : ['learn']), ...path].join('/');

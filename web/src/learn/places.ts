/** Places where one learns: `#/learn`, and what lies on its shelves, `#/learn/<shelf>/…`. */
export interface Learning {
  readonly at: 'learn';
  /** Nothing: all shelves. Else the name of one, and what of it is looked at. */
  readonly path: readonly string[];
}

const FORM = /^#\/learn((?:\/[\w.-]+)*)$/;

export const parseLearning = (hash: string): Learning | undefined => {
  const [, path] = FORM.exec(hash) ?? [];
  return path === undefined ? undefined : { at: 'learn', path: path.split('/').slice(1) };
};

export const hashOfLearning = (path: readonly string[]): string => ['#/learn', ...path].join('/');

/** What a release of the page consists of, by names of files below the folder it is served from. */
export interface Plan {
  /** Another one as soon as any file is another one; the page names its own. */
  readonly release: string;
  /** What home and the games need. */
  readonly first: readonly string[];
  /** Everything else: other languages, rules of earlier revisions. */
  readonly rest: readonly string[];
}

/** The page itself is asked for by its folder. */
export const PAGE = '';

/** Under this name lies beside a release that all of it is here. */
export const WHOLE = 'whole';

/** Where a release is kept in the browser. */
export const shelfOf = (release: string): string => `kaffeehaus ${release}`;

/** The name of what is asked for, if it lies below the folder of the page. */
export const nameOf = (url: string, scope: string): string | undefined => {
  const { origin, pathname } = new URL(url);
  const folder = new URL(scope);
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return undefined;
  const name = pathname.slice(folder.pathname.length);
  return name === 'index.html' ? PAGE : name;
};

/** Files whose name says what is in them: whoever has one need not ask again, whatever the release. */
export const isNamedByContents = (name: string): boolean =>
  name.startsWith('assets/') || /^rules\/[\da-f]{64}\.js$/.test(name);

/** What is left to be brought: words in the reader's language first, for without them no game can be read. */
export const inOrder = (rest: readonly string[], lang: string): readonly string[] => {
  const isSpoken = (name: string): boolean => name.includes(`.${lang}-`);
  return [...rest.filter(isSpoken), ...rest.filter(name => !isSpoken(name))];
};

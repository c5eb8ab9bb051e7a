/** What somebody is told who does not look at the page, and where a press on it leads. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** One notice for each of these: a newer one takes its place. */
  readonly tag: string;
  /** The place in the page, behind the #. */
  readonly place: string;
}

const textIn = (value: unknown, name: string): string | undefined => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Of an address only the place counts: the page is opened where this browser knows it, whatever the letter says. */
const placeIn = (url: string): string => {
  const [, place = '#/'] = /(#\/[\w/-]*)$/.exec(url) ?? [];
  return place;
};

/** What came; a browser must show something, so nothing at all becomes a plain call. */
export const noticeIn = (text: string): Notice => {
  const value = parsed(text);
  return {
    title: textIn(value, 'title') ?? 'Kaffeehaus',
    body: textIn(value, 'body') ?? '',
    lang: textIn(value, 'lang') ?? '',
    tag: textIn(value, 'tag') ?? 'kaffeehaus',
    place: placeIn(textIn(value, 'url') ?? ''),
  };
};

/** Pages at which nobody plays may be led to the table. */
const isAtRest = (hash: string): boolean => /^(?:#\/(?:games|tables)?)?$/.test(hash);

/** Of the windows that are open, the one that shows the place, or one that may go there. */
export const windowFor = <T extends { readonly url: string }>(
  windows: readonly T[],
  place: string,
): { readonly window: T; readonly isThere: boolean } | undefined => {
  const there = windows.find(({ url }) => new URL(url).hash === place);
  if (there) return { window: there, isThere: true };
  const free = windows.find(({ url }) => isAtRest(new URL(url).hash));
  return free && { window: free, isThere: false };
};

/** Places where people meet, in the part of the address the server never sees. */
import { type Moment, hashOfRecord, readMoment, tail } from '../repertoire/moments.ts';

export type Place =
  | { readonly at: 'tables' }
  /** A table that is about to be opened. */
  | { readonly at: 'new'; readonly game: string | undefined }
  /** A table, with the invitation by which somebody comes. */
  | { readonly at: 'online'; readonly id: string; readonly invite?: string }
  /** A table as it was at a moment. */
  | { readonly at: 'past'; readonly id: string; readonly moment: Moment }
  /** The way back to one's own chair. */
  | { readonly at: 'chair'; readonly id: string; readonly secret: string }
  /** A table on a television: to be looked at by everybody in the room. */
  | { readonly at: 'screen'; readonly id: string; readonly invite?: string }
  /** A link that was cut, or never was one. */
  | { readonly at: 'lost' }
  | { readonly at: 'me' }
  /** Where a code is typed that somebody has read aloud. */
  | { readonly at: 'code' }
  | { readonly at: 'person'; readonly id: string }
  /** Who plays best; a game of the house, and by how many. */
  | { readonly at: 'leaders'; readonly game?: string; readonly seats?: number }
  /** A finished game; with a moment, its board there. */
  | { readonly at: 'record'; readonly id: string; readonly moment?: Moment; readonly isReviewed?: boolean };

/** As the house names tables and people: games that are kept in the browser have shorter names. */
const ID = '[1-9A-HJ-NP-Za-km-z]{22}';
const SECRET = '[\\w-]{20,64}';

type Reader = (...found: readonly string[]) => Place;

const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [/^#\/tables$/, () => ({ at: 'tables' })],
  [/^#\/tables\/new(?:\/(\w+))?$/, (_, game) => ({ at: 'new', game })],
  [new RegExp(`^#/table/(${ID})$`), (_, id = '') => ({ at: 'online', id })],
  [
    new RegExp(`^#/table/(${ID})/(e?\\d{1,6})$`),
    (_, id = '', moment) => ({ at: 'past', id, moment: readMoment(moment) }),
  ],
  [
    new RegExp(`^#/(?:join|watch)/(${ID})/(${SECRET})$`),
    (_, id = '', invite = '') => ({ at: 'online', id, invite }),
  ],
  [new RegExp(`^#/seat/(${ID})/(${SECRET})$`), (_, id = '', secret = '') => ({ at: 'chair', id, secret })],
  [
    new RegExp(`^#/screen/(${ID})(?:/(${SECRET}))?$`),
    (_, id = '', invite) => ({ at: 'screen', id, ...(invite !== undefined && { invite }) }),
  ],
  [/^#\/me$/, () => ({ at: 'me' })],
  [/^#\/code$/, () => ({ at: 'code' })],
  [new RegExp(`^#/person/(${ID})$`), (_, id = '') => ({ at: 'person', id })],
  [/^#\/leaders$/, () => ({ at: 'leaders' })],
  [/^#\/leaders\/(\w+)\/(\d)$/, (_, game = '', seats) => ({ at: 'leaders', game, seats: Number(seats) })],
  [new RegExp(`^#/record/(${ID})$`), (_, id = '') => ({ at: 'record', id })],
  [
    new RegExp(`^#/record/(${ID})(/review)?/(e?\\d{1,6})$`),
    (_, id = '', review, moment) => ({
      at: 'record',
      id,
      moment: readMoment(moment),
      isReviewed: review !== undefined,
    }),
  ],
];

/** Whatever begins so was meant for a table of the house. */
const MEANT = /^#\/(?:join|watch|seat|screen|record|person)\//;

export const parsePlace = (hash: string): Place | undefined => {
  for (const [form, read] of FORMS) {
    const found = form.exec(hash);
    if (found) return read(...found);
  }
  return MEANT.test(hash) ? { at: 'lost' } : undefined;
};

export const hashOfPlace = (place: Place): string => {
  switch (place.at) {
    case 'tables':
    case 'lost':
      return '#/tables';
    case 'new':
      return place.game === undefined ? '#/tables/new' : `#/tables/new/${place.game}`;
    case 'online':
      return place.invite === undefined ? `#/table/${place.id}` : `#/join/${place.id}/${place.invite}`;
    case 'past':
      return `#/table/${place.id}${tail(place.moment ?? { n: 0 })}`;
    case 'chair':
      return `#/seat/${place.id}/${place.secret}`;
    case 'screen':
      return place.invite === undefined ? `#/screen/${place.id}` : `#/screen/${place.id}/${place.invite}`;
    case 'me':
      return '#/me';
    case 'code':
      return '#/code';
    case 'person':
      return `#/person/${place.id}`;
    case 'leaders':
      return place.game === undefined ? '#/leaders' : `#/leaders/${place.game}/${place.seats ?? 2}`;
    case 'record':
      return place.moment === undefined
        ? `#/record/${place.id}`
        : hashOfRecord(place.id, place.moment, place.isReviewed);
  }
};

export const goTo = (place: Place): void => {
  location.hash = hashOfPlace(place);
};

/** Puts the place where somebody is into words again: what is in the address is used up. */
export const renamePlace = (place: Place): void => {
  const oldURL = location.href;
  history.replaceState(null, '', hashOfPlace(place));
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
};

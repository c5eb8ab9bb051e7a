/** Addresses of moments of games that are kept here: after so many answers, or when something was told. */

/** The table after so many answers, or right after the answer that brought this event, counted from 0. */
export type Moment = { readonly n: number } | { readonly event: number } | undefined;

export interface Replaying {
  readonly at: 'replay';
  readonly id: string;
  readonly moment: Moment;
  /** With what a bot thinks of it. */
  readonly isReviewed: boolean;
}

/** The end of an address that says which moment is meant. */
export const tail = (moment: Moment): string => {
  if (moment === undefined) return '';
  return 'n' in moment ? `/${moment.n}` : `/e${moment.event}`;
};

export const readMoment = (text: string | undefined): Moment => {
  const [, mark, digits] = /^(e?)(\d{1,6})$/.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  return mark === 'e' ? { event: Number(digits) } : { n: Number(digits) };
};

const FORM = /^#\/(replay|review)\/([\w-]+)(?:\/(e?\d{1,6}))?$/;

export const parseReplaying = (hash: string): Replaying | undefined => {
  const [, kind, id, moment] = FORM.exec(hash) ?? [];
  return id === undefined
    ? undefined
    : { at: 'replay', id, moment: readMoment(moment), isReviewed: kind === 'review' };
};

export const hashOfReplay = (id: string, moment?: Moment, isReviewed = false): string =>
  `#/${isReviewed ? 'review' : 'replay'}/${id}${tail(moment)}`;

/** Of a finished game of the house. */
export const hashOfRecord = (id: string, moment: Moment, isReviewed = false): string =>
  `#/record/${id}${isReviewed ? '/review' : ''}${tail(moment ?? { n: 0 })}`;

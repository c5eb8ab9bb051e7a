/**
 * What somebody will have to be told because of a row: pure, so that it is written together with the row. Whether it is
 * still true is looked at again when its time has come; nobody is told what they have seen by then.
 */
import type { NoticeTopic } from '@kaffeehaus/protocol';

/** Rows of the outbox; three of them remind of one question. */
export const KINDS = [
  'turn',
  'half',
  'late',
  'hour',
  'start',
  'over',
  'rematch',
  'invite',
  'mention',
  'test',
] as const;
export type Kind = (typeof KINDS)[number];

/** Not before an answer do they fall silent, whatever was seen. */
export const REMINDERS: readonly Kind[] = ['half', 'late', 'hour'];

export const topicOf = (kind: Kind): NoticeTopic => {
  switch (kind) {
    case 'turn':
    case 'test':
      return 'turn';
    case 'start':
    case 'over':
    case 'mention':
      return kind;
    // A wish for another game invites to it.
    case 'rematch':
    case 'invite':
      return 'invitation';
    default:
      return 'remind';
  }
};

export const isReminder = (kind: Kind): boolean => REMINDERS.includes(kind);

/** A person to whom a question was put by a row. Bots, and seats for which a bot answers, are not asked. */
export interface Asked {
  readonly person: number;
  /** When their clock ends, as it stands now. */
  readonly due?: number | null;
  /** They look at the table right now. */
  readonly here: boolean;
}

/** What a row did, as far as it concerns people who may not be there. */
export interface Change {
  readonly tab: number;
  /** The version of the row: the question is known by it. */
  readonly version: number;
  readonly at: number;
  readonly pace: 'live' | 'days' | 'none';
  readonly asked: readonly Asked[];
  /** Those who play, if this row began or ended the game. */
  readonly began?: readonly number[];
  readonly ended?: readonly number[];
}

export interface Notice {
  readonly person: number;
  readonly kind: Kind;
  readonly tab: number;
  readonly version: number;
  readonly not_before: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Who plays live sees it at once or has lost the line; who plays over days may be about to look. */
const PATIENCE = { live: 2 * MINUTE, days: 5 * MINUTE, none: 5 * MINUTE } as const;

/** Whoever asks for somebody waits for them. */
const WISH = MINUTE;

/** The moment of a reminder, between the question and the end of the clock. */
export const reminderAt = (kind: Kind, since: number, due: number): number => {
  if (kind === 'half') return since + (due - since) / 2;
  return kind === 'late' ? since + ((due - since) * 4) / 5 : due - HOUR;
};

/** Reminders that come so soon after the notice, or after each other, are none. */
const APART = 30 * MINUTE;

const reminders = (change: Change, person: number, due: number): readonly Notice[] => {
  const { tab, version, at } = change;
  const planned: Notice[] = [];
  let last = at + PATIENCE.days;
  for (const kind of ['half', 'late', 'hour'] as const) {
    const moment = Math.round(reminderAt(kind, at, due));
    if (moment < last + APART) continue;
    planned.push({ person, kind, tab, version, not_before: moment });
    last = moment;
  }
  return planned;
};

const ofTurn = (change: Change, { person, due, here }: Asked): readonly Notice[] => {
  const { tab, version, at, pace } = change;
  // Whoever looks at a live table needs no row; if they leave, their leaving brings one.
  if (pace === 'live' && here) return [];
  const turn: Notice = { person, kind: 'turn', tab, version, not_before: at + PATIENCE[pace] };
  return pace === 'days' && due ? [turn, ...reminders(change, person, due)] : [turn];
};

/** Somebody wishes for another game: those who are not there are told of it at the table that is over. */
export const wishesFor = (change: Omit<Change, 'asked'>, people: readonly number[]): readonly Notice[] =>
  people.map(person => ({
    person,
    kind: 'rematch',
    tab: change.tab,
    version: change.version,
    not_before: change.at + WISH,
  }));

/** Somebody is asked to a table; of one table they hear once. */
export const invitedTo = (tab: number, person: number, at: number): Notice => ({
  person,
  kind: 'invite',
  tab,
  version: 0,
  not_before: at + WISH,
});

/** Somebody was named in the talk of a table, in its nth line. */
export const namedAt = (
  { tab, n, at }: { readonly tab: number; readonly n: number; readonly at: number },
  pace: Change['pace'],
  person: number,
): Notice => ({ person, kind: 'mention', tab, version: n, not_before: at + PATIENCE[pace] });

/** The rows of the outbox that a row of the log brings with it. */
export const noticesFor = (change: Change): readonly Notice[] => {
  const { tab, version, at, pace, began = [], ended = [] } = change;
  const asked = new Set(change.asked.map(({ person }) => person));
  const all = (people: readonly number[], kind: Kind): readonly Notice[] =>
    people.map(person => ({ person, kind, tab, version, not_before: at + PATIENCE[pace] }));
  return [
    ...change.asked.flatMap(one => ofTurn(change, one)),
    // Who is asked first hears of that.
    ...all(
      began.filter(person => !asked.has(person)),
      'start',
    ),
    ...all(ended, 'over'),
  ];
};

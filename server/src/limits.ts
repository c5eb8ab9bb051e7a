/** Every limit of the house, with what it bounds. Each can be changed in the environment: `guestsHour` is LIMIT_GUESTS_HOUR. */
export const LIMITS = {
  frameBytes: [4096, 'bytes of one message on a line'],
  bodyBytes: [16_384, 'bytes of the body of a request'],
  importBytes: [262_144, 'bytes of a record that is handed in'],
  headerBytes: [8192, 'bytes of the headers of a request'],
  headerSeconds: [5, 'seconds until all headers must be there'],
  bodySeconds: [10, 'seconds until the body must be there'],
  bufferBytes: [262_144, 'bytes that may wait for a slow reader before its line is closed'],
  waitingRows: [2000, 'rows that may wait to be stored before answers are put off'],
  socketSecond: [10, 'messages a second on one line'],
  socketBurst: [30, 'messages at once on one line'],
  answersSecond: [5, 'answers a second of one seat'],
  chatSecond: [1, 'lines of chat a second of one person'],
  chatMinute: [20, 'lines of chat a minute of one person'],
  chatLetters: [500, 'letters of a line of chat'],
  nameLetters: [24, 'letters of a name'],
  subMinute: [20, 'tables a minute that one line begins to look at'],
  offersTenMinutes: [3, 'offers of one seat in ten minutes'],
  socketsSession: [8, 'lines of one session'],
  socketsAddress: [64, 'lines from one address'],
  httpSessionSecond: [20, 'requests a second of one session'],
  httpAddressSecond: [60, 'requests a second from one address'],
  tablesLive: [20, 'unfinished live tables of one person'],
  tablesDays: [200, 'unfinished tables over days of one person'],
  guestsHour: [60, 'new guests an hour from one address, those with an invitation aside'],
  invitesHour: [20, 'invitations an hour of one person'],
  codesTenMinutes: [10, 'spoken codes tried in ten minutes from one address'],
  loginsQuarter: [5, 'wrong passwords in fifteen minutes for one name from one address'],
  webhooks: [3, 'webhooks of one person'],
  tokens: [10, 'bot tokens of one person'],
} as const satisfies { readonly [name: string]: readonly [number, string] };

export type LimitName = keyof typeof LIMITS;
export type Limits = { readonly [N in LimitName]: number };

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** The limits as they are without an environment. */
export const USUAL: Limits = Object.fromEntries(
  LIMIT_NAMES.map(name => [name, LIMITS[name][0]]),
) as unknown as Limits;

export const variableOf = (name: LimitName): string =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;

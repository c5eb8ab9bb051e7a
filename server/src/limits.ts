/** Every limit of the house, with what it bounds. Each can be changed in the environment: as LIMIT_ and its name. */
export const LIMITS = {
  FRAME_BYTES: [4096, 'bytes of one message on a line'],
  BODY_BYTES: [16_384, 'bytes of the body of a request'],
  HEADER_BYTES: [8192, 'bytes of the headers of a request'],
  HEADER_SECONDS: [5, 'seconds until all headers must be there'],
  BODY_SECONDS: [10, 'seconds until the body must be there'],
  BUFFER_BYTES: [262_144, 'bytes that may wait for a slow reader before its line is closed'],
  WAITING_ROWS: [2000, 'rows that may wait to be stored before answers are put off'],
  SOCKET_SECOND: [10, 'messages a second on one line, three times as many in a burst'],
  ANSWER_SECOND: [5, 'answers a second of one seat'],
  SUB_MINUTE: [20, 'tables a minute that one line begins to look at'],
  CHAT_SECOND: [1, 'lines of chat a second of one person'],
  CHAT_MINUTE: [20, 'lines of chat a minute of one person'],
  OFFERS_TEN_MINUTES: [3, 'offers of one seat in ten minutes'],
  SOCKETS_SESSION: [8, 'lines of one session'],
  SOCKETS_ADDRESS: [64, 'lines from one address'],
  HTTP_SECOND: [20, 'requests a second of one session, three times as many in a burst'],
  HTTP_ADDRESS_SECOND: [60, 'requests a second from one address, three times as many in a burst'],
  TABLES_LIVE: [20, 'unfinished live tables of one person'],
  TABLES_DAYS: [200, 'unfinished tables over days of one person'],
  TABLES_HOUR: [120, 'tables an hour that one person opens'],
  GUESTS_HOUR: [60, 'new guests an hour from one address, those with an invitation aside'],
  INVITES_HOUR: [20, 'invitations an hour of one person'],
  CODES_TEN_MINUTES: [10, 'spoken codes tried in ten minutes from one address'],
  LOGINS_QUARTER: [5, 'wrong passwords in fifteen minutes for one name from one address'],
  MAILS_HOUR: [5, 'letters an hour to one address, or at the wish of one person or network'],
  REPORTS_HOUR: [20, 'reports an hour of one person'],
  EXPORTS_HOUR: [5, 'exports an hour of everything of one person'],
  LOGS_MINUTE: [30, 'pages a minute of what happened at tables, to one session'],
  WEBHOOKS: [3, 'webhooks of one person'],
  TOKENS: [10, 'bot tokens of one person'],
  TOKENS_HOUR: [20, 'bot tokens an hour that one session makes'],
} as const satisfies { readonly [name: string]: readonly [number, string] };

export type LimitName = keyof typeof LIMITS;
/** The limits as they are set. */
export type Bounds = { readonly [N in LimitName]: number };

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** As they are without an environment. */
export const USUAL_BOUNDS = Object.fromEntries(LIMIT_NAMES.map(name => [name, LIMITS[name][0]])) as Bounds;

export const variableOf = (name: LimitName): string => `LIMIT_${name}`;

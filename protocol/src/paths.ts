/** Where things are asked for. */
export const SOCKET = '/ws';

/** Sent with every request that changes something: no foreign page can. */
export const OURS = { 'x-kaffeehaus': '1' } as const;

/** A link to a table, as it is handed to friends. The secret stands behind the #, which no server is told. */
export const inviteLink = (origin: string, table: string, invite: string): string =>
  `${origin}/#/join/${table}/${invite}`;

/** A link back to one's own chair. */
export const seatLink = (origin: string, table: string, secret: string): string =>
  `${origin}/#/seat/${table}/${secret}`;

/** Where the record of a table lies once it is over. */
export const recordPath = (table: string): string => `/records/${table}`;

// @ts-check
// The limits of a house that is measured.
import { LIMIT_NAMES, variableOf } from '../../server/dist/limits.js';

/** Speed is the question: nobody waits for a token, and a machine with much other work may be slow to ask. */
export const GENEROUS = {
  ...Object.fromEntries(
    LIMIT_NAMES.filter(name => /_SECOND$|MINUTE|HOUR|SOCKETS|TABLES/.test(name)).map(name => [
      variableOf(name),
      '1000000',
    ]),
  ),
  LIMIT_HEADER_SECONDS: '60',
  LIMIT_BODY_SECONDS: '120',
};

// @ts-check
// The limits of a house that is measured.
import { LIMIT_NAMES, variableOf } from '../../server/dist/limits.js';

/** Speed is the question: nobody waits for a token. */
export const GENEROUS = Object.fromEntries(
  LIMIT_NAMES.filter(name => /_SECOND$|MINUTE|HOUR|SOCKETS|TABLES/.test(name)).map(name => [
    variableOf(name),
    '1000000',
  ]),
);

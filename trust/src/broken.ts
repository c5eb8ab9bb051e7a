/** What does not hold, or cannot be checked: a code for the words of each language, and where it is. */

/** The first thing in a record that is not as it must be. */
export const FAULTS = [
  // outside
  'form',
  'signature',
  'key',
  'keys',
  // the mixing
  'attempts',
  'house-share',
  'seat-share',
  'same-share',
  'withheld',
  'blamed',
  'returned',
  'strangers',
  'contributors',
  'chairs',
  'mixed',
  'seed',
  // the log
  'order',
  'time',
  'chain',
  'seat',
  'actor',
  // the game
  'rules',
  'options',
  'answer',
  'retract',
  'undo',
  'deed',
  'clock',
  'unfinished',
  'score',
  'place',
  'result',
  'rating',
  // what somebody kept
  'receipts',
  'other-table',
  'dropped',
  'changed',
  'shown',
  'own-share',
  'accused',
  'code',
  'sight',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Why something could not be checked. */
export const GAPS = ['format', 'newer', 'rules', 'signature'] as const;
export type GapCode = (typeof GAPS)[number];

export type Where = { readonly [name: string]: string | number };

export class Broken extends Error {
  override readonly name = 'Broken';
  readonly code: FaultCode;
  readonly where: Where;

  constructor(code: FaultCode, where: Where = {}) {
    super(`does not hold: ${code} ${JSON.stringify(where)}`);
    this.code = code;
    this.where = where;
  }
}

/** What was refused, and why, in the words of the wire. */
import { Fault } from '@kaffeehaus/kernel';
import type { FaultCode } from '@kaffeehaus/kernel';
import type { NoMessage, Why } from '@kaffeehaus/protocol';
import { Busy, NoTable } from '../log/trouble.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import { isPassing } from '../store/reason.ts';
import { NotStored } from '../store/store.ts';

type Reason = Pick<NoMessage, 'why' | 'retry' | 'rule' | 'args'>;

const FAULTS: { readonly [code in FaultCode]?: Why } = {
  'stale-question': 'stale',
  'not-your-turn': 'not-your-turn',
  'not-an-answer': 'not-an-answer',
  'damaged-answer': 'not-an-answer',
  'game-over': 'stale',
  'nothing-to-undo': 'nothing-to-undo',
  'rules-error': 'rules-error',
};

/** After so many milliseconds it may be otherwise. */
const RETRY = 1000;

/** Undefined: it is a fault of our own. */
export const reasonFor = (error: unknown): Reason | undefined => {
  if (error instanceof Declined)
    return error.retry === undefined ? { why: error.why } : { why: error.why, retry: error.retry };
  if (error instanceof NotStored || isPassing(error)) return { why: 'not-stored', retry: RETRY };
  if (error instanceof Busy) return { why: 'busy', retry: RETRY };
  if (error instanceof NoTable) return { why: 'no-table' };
  if (!(error instanceof Fault)) return undefined;
  const why = FAULTS[error.code];
  return why && (error.refusal ? { why, ...error.refusal } : { why });
};

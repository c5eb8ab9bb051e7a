/** What is wrong with a record, for people: one line in their language, and the exact place for whoever mends it. */
import type { Fault } from '@kaffeehaus/kernel';
import { sayFault, t } from './words.ts';

export interface FaultText {
  readonly line: string;
  /** Technical, and always English. */
  readonly detail: string | undefined;
}

export const faultText = (fault: Fault): FaultText =>
  fault.code === 'damaged-record' || fault.code === 'bad-options'
    ? { line: t('web.fault.damaged'), detail: fault.message }
    : { line: sayFault(fault), detail: undefined };

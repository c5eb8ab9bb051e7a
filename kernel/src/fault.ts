/** Everything that can be wrong with what a host hands in: one code, one clear line, parameters for translation. */
import type { Refusal } from './game.ts';

export const FAULTS = [
  'not-your-turn',
  'not-an-answer',
  'game-over',
  'nothing-to-undo',
  'masked-table',
  'stale-question',
  'rules-error',
  'unknown-game',
  'bad-seats',
  // options
  'no-options',
  'unknown-option',
  'bad-option',
  'bad-option-list',
  'option-clash',
  // records
  'not-a-record',
  'wrong-format',
  'wrong-version',
  'damaged-rules',
  'damaged-field',
  'damaged-answer',
  // messages
  'damaged-frame',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export type FaultArgs = { readonly [name: string]: string | number };

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  readonly args: FaultArgs;
  /** The rule that refuses, if the answer was refused by one. */
  readonly refusal: Refusal | undefined;

  constructor(code: FaultCode, message: string, args: FaultArgs = {}, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.args = args;
    this.refusal = refusal;
  }

  /** Rules of another revision bring a kernel of their own: its faults are faults here, too. */
  static override [Symbol.hasInstance](value: unknown): value is Fault {
    if (this !== Fault) return super[Symbol.hasInstance](value);
    return value instanceof Error && 'code' in value && 'args' in value;
  }
}

/** A mistake in a game's rules, not in what a host handed in: no legal answer, a runaway, an impossible move. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** Names of things on the table, in the words of the game. */
import type { Phrase, Refusal } from '@kaffeehaus/kernel';
import { say } from '../app/words.ts';

export const label = (key: string, args: Phrase['args'] = {}): string =>
  say({ key: `vienna.label.${key}`, args });

/** A name, and the rule against choosing the thing now if there is one: two sentences. */
export const withRule = (name: string, refusal: Refusal | undefined): string =>
  refusal ? `${name}. ${say({ key: refusal.rule, args: refusal.args })}` : name;

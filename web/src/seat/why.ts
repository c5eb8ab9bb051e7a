/** Why something cannot be chosen, where it is named. */
import type { Refusal } from '@kaffeehaus/kernel';
import { say } from '../ui/words.ts';

/** A name, and the rule against choosing the thing now if there is one: two sentences. */
export const withRule = (name: string, refusal: Refusal | undefined): string =>
  refusal ? `${name}. ${say({ key: refusal.rule, args: refusal.args })}` : name;

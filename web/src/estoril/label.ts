/** Names of things on the table, in the words of the game. */
import type { Phrase } from '@kaffeehaus/kernel';
import { say } from '../ui/words.ts';

export const label = (key: string, args: Phrase['args'] = {}, names?: readonly string[]): string =>
  say({ key: `estoril.label.${key}`, args }, names);

/** Names of things on the table, in the words of the game. */
import type { Phrase } from '@kaffeehaus/kernel';
import { say } from '../ui/words.ts';

export const label = (key: string, args: Phrase['args'] = {}): string =>
  say({ key: `vienna.label.${key}`, args });

/** Bots as they think on this page's thread. */
import { BotHost } from '@kaffeehaus/bots';
import { judgeOf } from './minds.ts';

export const host = new BotHost({ judgeOf, now: () => performance.now() });

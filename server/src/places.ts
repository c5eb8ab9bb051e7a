/** Where things lie beside the code: the same from the sources, from what is built of them, and in the packed command. */
const below = (path: string): URL => new URL(`../../${path}`, import.meta.url);

export const ROOT = below('');
/** Revisions that were ever released. */
export const FROZEN_RULES = below('rules/');
/** The games as they are built now. */
export const BUILT_RULES = below('server/dist/revisions/');
/** Where the threads begin on which bots think. */
export const BOT_THREAD = below('server/dist/play/thread.js');

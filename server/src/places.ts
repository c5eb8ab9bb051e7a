/** Where things lie beside the code: the same from the sources, from what is built of them, and in the packed command. */
const below = (path: string): URL => new URL(`../../${path}`, import.meta.url);

export const ROOT = below('');
/** Revisions that were ever released. */
export const FROZEN_RULES = below('rules/');
/** The games as they are built now. */
export const BUILT_RULES = below('server/dist/rules/');

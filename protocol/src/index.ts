export * from './api.ts';
export * from './delta.ts';
export * from './frames.ts';
export * from './messages.ts';
export * from './pace.ts';
export * from './paths.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './refusals.ts';

/** The name under which a socket is asked for; the number rises when an older client could no longer follow. */
export const PROTOCOL = 'kaffeehaus.1';
/** The same messages, all of them JSON: for reading along and for bots in any language. */
export const PROTOCOL_JSON = 'kaffeehaus.1.json';

/**
 * What the house speaks, dearest first: what this release asks for and, while its pages may still be open somewhere, what
 * the one before it asked for.
 */
export const SPOKEN: readonly string[] = [PROTOCOL, PROTOCOL_JSON];

/** A name of the same kind, of any release. */
export const isProtocol = (name: string): boolean => /^kaffeehaus\.\d{1,6}(?:\.json)?$/.test(name);

/** With which a line is closed whose protocol is not spoken here any more: the page must be loaded anew. */
export const OUTDATED = 4426;

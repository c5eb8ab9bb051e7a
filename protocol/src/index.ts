export * from './api.ts';
export * from './delta.ts';
export * from './frames.ts';
export * from './messages.ts';
export * from './pace.ts';
export * from './paths.ts';
export * from './people.ts';
export * from './ratings.ts';

/** The name under which a socket is asked for; the number rises when an older client could no longer follow. */
export const PROTOCOL = 'kaffeehaus.1';
/** The same messages, all of them JSON: for reading along and for bots in any language. */
export const PROTOCOL_JSON = 'kaffeehaus.1.json';

export { areEqual, canonical, hex, unhex } from './bytes.ts';
export type { Part, Sha } from './bytes.ts';
export { Chain, receiptOf } from './chain.ts';
export type { Link } from './chain.ts';
export { Mixing } from './mix.ts';
export type { Attempt, Fixed } from './mix.ts';

export { FAULTS, GAPS } from './broken.ts';
export { Broken } from './broken.ts';
export type { FaultCode, GapCode, Where } from './broken.ts';
export { areEqual, canonical, hex, unhex } from './bytes.ts';
export type { Part as Bytes, Sha } from './bytes.ts';
export { Chain, receiptOf } from './chain.ts';
export type { Anchor, Link } from './chain.ts';
export { KEEPSAKE, faultInKeepsake, newKeepsake } from './keepsake.ts';
export type { Keepsake, Part, Receipt } from './keepsake.ts';
export { sightOf } from './kept.ts';
export { KEYS, WELL_KNOWN, brokenKey, isHouseKeys, rotationBytes, webSigned } from './keys.ts';
export type { HouseKey, HouseKeys, Signed } from './keys.ts';
export { Mixing } from './mix.ts';
export type { Attempt, Fixed } from './mix.ts';
export { KINDS, MOST_BYTES, RECORD, faultIn, isHouseRecord, raw, signedBytes } from './record.ts';
export type {
  BySeat,
  Chair,
  HouseRecord,
  Outcome,
  RatingStep,
  RecordRow,
  RowKind,
  Terms,
  Tried,
} from './record.ts';
export { plainOf } from './replay.ts';
export { sha256 } from './sha.ts';
export { STEPS, verify } from './verify.ts';
export type { Done, Given, Step, Tools, Verdict } from './verify.ts';

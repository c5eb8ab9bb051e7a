export * from './choice.ts';
export * from './contract.ts';
export * from './fault.ts';
export { Film } from './film.ts';
export type { Shot } from './film.ts';
export { fold } from './fold.ts';
export * from './game.ts';
export {
  dealAnew,
  determinize,
  isOver,
  knownIn,
  laidUnseen,
  mask,
  maskDeed,
  maskEvent,
  openAsks,
} from './hide.ts';
export type { Laid } from './hide.ts';
export { Breakdown, Host } from './host.ts';
export type { Save, Seen, Turn } from './host.ts';
export { ownKernel, playedBy } from './kernels.ts';
export * from './list.ts';
export { Gauge } from './mind.ts';
export type { Learned, Mind, Weight } from './mind.ts';
export * from './options.ts';
export {
  apply,
  askOf,
  asked,
  expected,
  firstOpen,
  forced,
  setTable,
  proceed,
  refusalOf,
  retract,
  start,
} from './play.ts';
export { preview, previewPhrases } from './preview.ts';
export type { Change, End, Preview } from './preview.ts';
export { below, branch, chacha8, seeded, sha256, shuffle } from './random.ts';
export type { Chance } from './random.ts';
export * from './record.ts';
export * from './registry.ts';
export { packDelta, packView, unpackDelta, unpackView } from './wire.ts';
export type { Heard } from './wire.ts';

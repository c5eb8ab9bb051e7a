/** Estoril 1942, assembled. */

import type { Game, Ops } from '@kaffeehaus/kernel';
import { choose, draw, lure, numeral, target, use } from './abilities.ts';
import { FACES } from './characters.ts';
import type { EstorilEvent } from './events.ts';
import { fold } from './fold.ts';
import { item, word } from './items.ts';
import { discard, endRound, finalScoring, open, rewards, rotate, round, takeBack } from './phases.ts';
import { OPTIONS, SEATS } from './options.ts';
import { phrases } from './phrases.ts';
import { look, slot, tile, turn } from './placing.ts';
import { award, lose, reach, resolve, roll } from './resolution.ts';
import { RULES } from './rules.ts';
import { audit, winners } from './scoring.ts';
import { clone, setup, zones } from './state.ts';
import type { Estoril } from './state.ts';
import type { Step } from './steps.ts';

const ops: Ops<Estoril, Step, EstorilEvent> = {
  open,
  round,
  rotate,
  rewards,
  resolve,
  takeBack,
  discard,
  endRound,
  finalScoring,
  turn,
  slot,
  tile,
  look,
  reach,
  numeral,
  roll,
  lose,
  award,
  use,
  target,
  lure,
  draw,
  choose,
};

export const estoril: Game<Estoril, Step, EstorilEvent> = {
  id: 'estoril',
  rev: 1,
  shape: 1,
  seats: SEATS,
  options: OPTIONS,
  ops,
  cards: FACES.length,
  back: () => 0,
  zones,
  setup: (base, options) => {
    const s = setup(base, options);
    s.stack = [{ me: 0, todo: [{ do: 'open' }], it: [] }];
    s.at = [0];
    return s;
  },
  clone,
  round: s => s.round,
  audit,
  winners,
  word,
  item,
  phrases,
  fold,
  rules: RULES,
};

export { WHYS, isWhy, whyOf } from './asks.ts';
export type { Why } from './asks.ts';
export * from './characters.ts';
export { PARTS } from './events.ts';
export type { EstorilEvent, Kind, Told } from './events.ts';
export * from './grid.ts';
export * from './items.ts';
export * from './missions.ts';
export { abilityText } from './phrases.ts';
export * from './places.ts';
export { legalSlots } from './placing.ts';
export { PROGRAMMES } from './resolution.ts';
export type { Rule } from './rules.ts';
export { total } from './scoring.ts';
export * from './state.ts';
export type { Step } from './steps.ts';
export { strengthOn, totalOn } from './strength.ts';
export { poolOf } from './view.ts';

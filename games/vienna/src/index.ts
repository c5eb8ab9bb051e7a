/** Vienna, assembled. */

import type { Game, Ops } from '@kaffeehaus/kernel';
import { agent, land, origin, pay } from './agents.ts';
import { FACES } from './cards.ts';
import { item, word } from './items.ts';
import { assign, endRound, finalScoring, open, round } from './phases.ts';
import { phrases } from './phrases.ts';
import { RULES } from './rules.ts';
import { audit, winners } from './scoring.ts';
import { clone, lay, zones } from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';
import { hideThirdMan, moveThirdMan } from './thirdman.ts';
import { anyBribe, anyMarker, bribe, dossier, gain, insert, reveal, scorePoints, use } from './turn.ts';

const ops: Ops<Vienna, Step> = {
  open,
  round,
  assign,
  endRound,
  finalScoring,
  reveal,
  insert,
  bribe,
  agent,
  dossier,
  origin,
  pay,
  land,
  use,
  gain,
  anyBribe,
  score: scorePoints,
  anyMarker,
  hideThirdMan,
  moveThirdMan,
};

export const vienna: Game<Vienna, Step> = {
  id: 'vienna',
  rev: 1,
  seats: [2, 4],
  options: [
    { name: 'version', values: ['intro'], default: 'intro' },
    { name: 'flags', values: ['printed', 'random'], default: 'printed' },
    { name: 'thirdMan', values: [false, true], default: false },
    { name: 'feldFigures', values: [false], default: false },
    { name: 'shillings', values: [2], default: 2 },
  ],
  ops,
  cards: FACES.length,
  back: () => 0,
  zones,
  setup: (base, options) => {
    const s = lay(base, options['flags'] === 'random');
    if (options['thirdMan'] === true) s.thirdMan = 0;
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
  rules: RULES,
};

export * from './abilities.ts';
export * from './board.ts';
export { FACES, face } from './cards.ts';
export type { Face } from './cards.ts';
export * from './items.ts';
export { price } from './agents.ts';
export { RULINGS } from './rules.ts';
export type { Rule } from './rules.ts';
export { SOURCES, total } from './scoring.ts';
export * from './state.ts';
export type { Step } from './steps.ts';

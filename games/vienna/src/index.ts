/** Vienna, assembled. */

import type { Card, Game, Ops } from '@kaffeehaus/kernel';
import { agent, collect, land, origin, pay } from './agents.ts';
import { FACES } from './cards.ts';
import type { ViennaEvent } from './events.ts';
import { nomad } from './figures.ts';
import { fold } from './fold.ts';
import { orders, refill } from './fulfil.ts';
import { item, word } from './items.ts';
import { buy, dismiss, income, own, payAgents, payFigure, spend } from './money.ts';
import { OPTIONS, SEATS } from './options.ts';
import { ORDERS, isOrder, order } from './orders.ts';
import {
  assign,
  endRound,
  finalScoring,
  lastAccounts,
  open,
  passCrest,
  payday,
  purchase,
  round,
} from './phases.ts';
import { phrases } from './phrases.ts';
import { RULES } from './rules.ts';
import { audit, winners } from './scoring.ts';
import { clone, setup, zones } from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';
import { hideThirdMan, moveThirdMan } from './thirdman.ts';
import {
  advance,
  anyBribe,
  anyMarker,
  bribe,
  differentBribes,
  dossier,
  draw,
  gain,
  insert,
  marker,
  reveal,
  scorePoints,
  use,
} from './turn.ts';

const ops: Ops<Vienna, Step, ViennaEvent> = {
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
  passCrest,
  purchase,
  payday,
  lastAccounts,
  marker,
  collect,
  differentBribes,
  advance,
  draw,
  orders,
  income,
  refill,
  buy,
  spend,
  own,
  payFigure,
  payAgents,
  dismiss,
  nomad,
};

/** What a face-down card shows: that it is a card, or the letter of its stack of orders. */
const back = (card: Card): number => (isOrder(card) ? 1 + 'SAB'.indexOf(order(card).id.charAt(0)) : 0);

export const vienna: Game<Vienna, Step, ViennaEvent> = {
  id: 'vienna',
  rev: 2,
  shape: 1,
  seats: SEATS,
  options: OPTIONS,
  ops,
  cards: FACES.length + ORDERS.length,
  back,
  zones,
  setup,
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

export * from './abilities.ts';
export { WHYS, whyOf } from './asks.ts';
export type { Why } from './asks.ts';
export * from './board.ts';
export { FACES, face } from './cards.ts';
export * from './events.ts';
export type { Face } from './cards.ts';
export * from './items.ts';
export { fares } from './agents.ts';
export type { Fare } from './agents.ts';
export { RULINGS } from './rules.ts';
export type { Rule } from './rules.ts';
export { FIGURES, giftOf, mayUseFigure } from './figures.ts';
export type { Figure } from './figures.ts';
export { goodsName, priceOf } from './money.ts';
export * from './orders.ts';
export { SOURCES, total } from './scoring.ts';
export * from './state.ts';
export type { Step } from './steps.ts';

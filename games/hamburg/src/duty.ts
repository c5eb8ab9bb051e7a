/** Which buildings can be used: the fee, and the deeds they demand. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { FIVE } from './board.ts';
import { FACES, isLightning, sentenceOf } from './cards.ts';
import { canGoUnder } from './display.ts';
import { workerCount } from './gains.ts';
import { discarded, openPiles } from './piles.ts';
import type { Sentence } from './sentences.ts';
import { buildingsOf, others, owns, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY } from './steps.ts';
import type { Do } from './steps.ts';
import { masonHalves } from './wall.ts';

export const first = (sentence: Sentence): Do | undefined => sentence.todo[0]?.do;
export const goesUnder = (sentence: Sentence): boolean => first(sentence) === 'underZoo';

/** The workers of the colour that the player has once the fee is handed in. */
const afterFee = (s: Hamburg, me: Seat, fee: readonly number[], colour: number): number =>
  workersOf(s, me, colour) - (fee[0] === colour ? 1 : 0);

/**
 * Deeds a building demands: if one is impossible the building may not be used (H-52). Judged with the workers that are
 * left once `fee` is handed in, be it the building's own or that of a card which lets it be used once more.
 */
const dutyMet = (s: Hamburg, me: Seat, card: Card, fee: readonly number[], gratis: boolean): boolean => {
  switch (first(sentenceOf(card))) {
    case 'mason':
      return masonHalves(s, me, true).length > 0;
    case 'settle':
      return openPiles(s).some(c => afterFee(s, me, fee, c) > 0);
    case 'repeat':
      return repeatable(s, me, card, fee).length > 0;
    case 'underZoo':
      return FIVE.some(c => canGoUnder(s, me, c) && (gratis || workersOf(s, me, c) > 0));
    case 'improviseTop':
      return discarded(s) > 0;
    case 'sellWorkers':
    case 'guest':
      return workerCount(s, me) > fee.length;
    default:
      return true;
  }
};

export const feeMet = (s: Hamburg, me: Seat, fee: readonly number[]): boolean => {
  for (const colour of fee) if (colour !== ANY && workersOf(s, me, colour) === 0) return false;
  return fee.length === 0 || workerCount(s, me) >= fee.length;
};

export const NO_FEE: readonly number[] = [];
export const usableFree = (s: Hamburg, me: Seat, card: Card): boolean => dutyMet(s, me, card, NO_FEE, true);
export const usablePaid = (s: Hamburg, me: Seat, card: Card): boolean => {
  const { fee } = sentenceOf(card);
  return feeMet(s, me, fee) && dutyMet(s, me, card, fee, false);
};

/** Another building of phase III that carries its marker, to be used once more when `fee` is handed in (H-17). */
export const repeatable = (s: Hamburg, me: Seat, self: Card, fee: readonly number[]): Card[] =>
  at(s.used, me).filter(
    (card, i, all) =>
      card !== self &&
      all.indexOf(card) === i &&
      sentenceOf(card).when === 'III' &&
      owns(s, me, card) &&
      first(sentenceOf(card)) !== 'repeat' &&
      dutyMet(s, me, card, fee, true),
  );

/** Buildings that another card may use: those whose fee is exactly one worker (H-18). */
export const oneWorkerFee = FACES.filter(f => f.sentence.when === 'III' && f.sentence.fee.length === 1).map(
  f => FIRST + f.number,
);
/** As far as everybody can see: what goes under a Zoo depends on the hand. */
export const mayBeFree = (s: Hamburg, me: Seat, card: Card): boolean =>
  goesUnder(sentenceOf(card)) || usableFree(s, me, card);

export const lightnings = (s: Hamburg, p: Seat): Card[] => buildingsOf(s, p).filter(isLightning);
/** Lightning of the others that can be borrowed: all but what borrows itself (H-22). */
export const borrowable = (s: Hamburg, me: Seat): Card[] =>
  others(s, me)
    .flatMap(p => lightnings(s, p))
    .filter(card => first(sentenceOf(card)) !== 'borrow');

/** What beginners get wrong in Estoril, as far as their own seat can see it. */
import { PLACES, face, indexOf, isSlot, numeralOf, placeOf } from '@kaffeehaus/estoril';
import { at } from '@kaffeehaus/kernel';
import { type Given, type Mistake, given } from './mistake.ts';

/** Where an assassin is about to be placed: the space may be answered now, or was before. */
const assassinAt = (all: readonly Given[]): number | undefined => {
  const tile = given(all, 'estoril.tile')?.[0];
  const about = all.find(({ ask }) => ask.why === 'estoril.tile')?.ask.about ?? [];
  const slot = given(all, 'estoril.slot')?.[0] ?? about.find(isSlot);
  const isAssassin = tile !== undefined && face(tile).symbols.includes('assassin');
  return isAssassin && slot !== undefined ? indexOf(slot) : undefined;
};

/** On the first two numerals one acts in time. */
const LATE = 2;

export const MISTAKES: readonly Mistake[] = [
  {
    id: 'estoril.church',
    isMade: (_, all) => {
      const slot = assassinAt(all);
      return slot !== undefined && at(PLACES, placeOf(slot)).rule === 'truce';
    },
  },
  {
    id: 'estoril.late',
    isMade: (_, all) => {
      const slot = assassinAt(all);
      return slot !== undefined && numeralOf(slot) >= LATE;
    },
  },
];

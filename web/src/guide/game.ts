/** A game whose rules are read. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Guide } from './book/guide.ts';
import { GUIDES } from './book/guides.ts';
import { bring, billOf } from '../repertoire/bills.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Playbill } from '../seat/playbill.ts';

export interface GameBrought {
  readonly bill: Playbill;
  readonly guide: Guide;
}

export const gameOf = (id: string | undefined): GameBrought | undefined => {
  const [bill, guide] = [billOf(id), GUIDES.find(({ game }) => game === id)];
  return bill && guide && { bill, guide };
};

/** Games that were brought to be looked at. */
const views = signal<ReadonlyMap<string, GameView>>(new Map());

/** Its drawings and words, once they are here. Whoever only reads does without. */
export const useGame = ({ bill }: GameBrought): GameView | undefined => {
  useEffect(() => {
    bring(bill).then(
      view => {
        views.value = new Map([...views.value, [bill.id, view]]);
      },
      () => undefined,
    );
  }, [bill]);
  return views.value.get(bill.id);
};

/** The same, if something else has brought it. */
export const gameHere = ({ bill }: GameBrought): GameView | undefined => views.value.get(bill.id);

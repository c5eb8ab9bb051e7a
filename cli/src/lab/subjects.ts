/** What the lab weighs in each game: things that lie before a player at the end, or that a player has chosen on the way. */
import type { Plain } from '../command.ts';

export type Subject = {
  readonly title: Plain;
  /** Cards and the like, of which more can be told than their name; a place changes from table to table. */
  readonly isTold: boolean;
} & (
  | { readonly zone: string }
  | {
      /** The question at which it is named. */
      readonly why: string;
    }
);

export const SUBJECTS: { readonly [game: string]: readonly Subject[] } = {
  vienna: [
    { title: 'cli.lab.vienna.drawers', isTold: true, zone: 'drawer' },
    { title: 'cli.lab.vienna.orders', isTold: true, why: 'vienna.orders' },
    { title: 'cli.lab.vienna.buildings', isTold: false, why: 'vienna.agent' },
    { title: 'cli.lab.vienna.purchases', isTold: true, why: 'vienna.buy' },
  ],
  hamburg: [
    { title: 'cli.lab.hamburg.display', isTold: true, zone: 'display' },
    { title: 'cli.lab.hamburg.left', isTold: true, zone: 'left' },
    { title: 'cli.lab.hamburg.mayors', isTold: true, why: 'hamburg.mayor' },
    { title: 'cli.lab.hamburg.ships', isTold: true, why: 'hamburg.ship' },
  ],
  estoril: [
    { title: 'cli.lab.estoril.hand', isTold: true, zone: 'hand' },
    { title: 'cli.lab.estoril.placed', isTold: true, why: 'estoril.tile' },
    { title: 'cli.lab.estoril.slots', isTold: false, why: 'estoril.slot' },
  ],
};

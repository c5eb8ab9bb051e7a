/** What the lab weighs in each game: things that lie before a player at the end, or that a player has chosen on the way. */
import type { Plain } from '../command.ts';

export type Subject = { readonly title: Plain } & (
  | { readonly zone: string }
  | {
      /** The question at which it is named. */
      readonly why: string;
    }
);

export const SUBJECTS: { readonly [game: string]: readonly Subject[] } = {
  vienna: [
    { title: 'cli.lab.vienna.drawers', zone: 'drawer' },
    { title: 'cli.lab.vienna.orders', why: 'vienna.orders' },
    { title: 'cli.lab.vienna.buildings', why: 'vienna.agent' },
    { title: 'cli.lab.vienna.purchases', why: 'vienna.buy' },
  ],
  hamburg: [
    { title: 'cli.lab.hamburg.display', zone: 'display' },
    { title: 'cli.lab.hamburg.left', zone: 'left' },
    { title: 'cli.lab.hamburg.mayors', why: 'hamburg.mayor' },
    { title: 'cli.lab.hamburg.ships', why: 'hamburg.ship' },
  ],
  estoril: [
    { title: 'cli.lab.estoril.hand', zone: 'hand' },
    { title: 'cli.lab.estoril.placed', why: 'estoril.tile' },
    { title: 'cli.lab.estoril.slots', why: 'estoril.slot' },
  ],
};

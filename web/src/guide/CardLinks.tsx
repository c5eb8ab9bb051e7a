import type { GameBrought } from './game.ts';
import { useStock } from './named.ts';
import { cardAddress } from '../ui/addresses.ts';

/** So many are listed before the rest is counted only: a family of cards can be large. */
const LISTED = 24;

/** Cards by their names, once the game is here; by their numbers until then. */
export function CardLinks({ game, cards }: { game: GameBrought; cards: readonly string[] }) {
  const brought = useStock(game.bill.id);
  const pieces = typeof brought === 'object' ? brought.pieces : [];
  const nameOf = (word: string): string => pieces.find(piece => piece.word === word)?.title ?? word;
  return (
    <ul class="guide-cards">
      {cards.slice(0, LISTED).map(card => (
        <li key={card}>
          <a href={cardAddress(game.bill.id, card)}>{nameOf(card)}</a>
        </li>
      ))}
      {cards.length > LISTED && <li class="quiet">+ {cards.length - LISTED}</li>}
    </ul>
  );
}

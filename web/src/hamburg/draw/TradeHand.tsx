import type { OnPick, Piece } from './pick.ts';
import { TradeCard } from './TradeCard.tsx';
import type { TradeFace } from './TradeFace.ts';
import './tradehand.css';

export interface HandCard extends Piece {
  face: TradeFace;
}

export interface TradeHandProps {
  caption: string;
  cards: readonly HandCard[];
  /** The card acted with: drawn or played, not yet where it goes. */
  aside?: { caption: string; card: HandCard } | undefined;
  onPick?: OnPick;
}

function Row({ cards, onPick }: { cards: readonly HandCard[]; onPick: OnPick }) {
  return (
    <ul class="trade-row">
      {cards.map(card => (
        <li key={card.id}>
          <TradeCard
            id={card.id}
            face={card.face}
            label={card.label}
            state={card.state ?? 'idle'}
            changed={card.changed ?? false}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  );
}

/** The cards in the viewer's hand, to be read. */
export function TradeHand({ caption, cards, aside, onPick }: TradeHandProps) {
  return (
    <section class="trades">
      {aside && (
        <>
          <h3 class="caption">{aside.caption}</h3>
          <Row cards={[aside.card]} onPick={onPick} />
        </>
      )}
      <h3 class="caption">{caption}</h3>
      <Row cards={cards} onPick={onPick} />
    </section>
  );
}

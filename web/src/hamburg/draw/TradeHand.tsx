import type { ComponentChildren } from 'preact';
import { still } from '../../art/still.tsx';
import type { OnPick, Piece } from './pick.ts';
import { TradeCard, type TradeCardProps } from './TradeCard.tsx';
import type { TradeFace } from './TradeFace.ts';
import './tradehand.css';

export interface HandCard extends Piece {
  face: TradeFace;
  /** It is being played: it stands above the others until it is known what for. */
  lifted?: boolean;
}

export interface TradeHandProps {
  caption: string;
  cards: readonly HandCard[];
  size: NonNullable<TradeCardProps['size']>;
  /** What the card that is played can be played for. */
  children?: ComponentChildren;
  onPick?: OnPick;
}

const Card = still(TradeCard);

/** The viewer's cards. While one of them is played, the others make room for what it can do. */
export function TradeHand({ caption, cards, size, children, onPick }: TradeHandProps) {
  const playing = cards.some(card => card.lifted);
  return (
    <section
      class={`trades of-${size}${playing ? ' is-playing' : ''}`}
      aria-label={caption}
      style={{ '--cards': cards.length }}
    >
      {children}
      <ul class="trade-row">
        {cards.map(card => (
          <li key={card.id} class={card.lifted ? 'is-lifted' : ''}>
            <Card
              id={card.id}
              face={card.face}
              label={card.label}
              at={card.at}
              size={size}
              state={card.state ?? 'idle'}
              changed={card.changed ?? false}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

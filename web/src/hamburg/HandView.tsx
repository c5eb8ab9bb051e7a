import { type Card, at } from '@kaffeehaus/kernel';
import { type Hamburg, face, hand } from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import { TradeHand } from './draw/TradeHand.tsx';
import { inHand, isFace } from './faces.ts';
import { cardPiece, pressBy } from './spots.ts';

/** By colour, so that a card is always found at the same spot among the others. */
const sorted = (cards: readonly Card[]): Card[] =>
  cards.filter(isFace).sort((a, b) => face(a).colour - face(b).colour || a - b);

/** The cards in hand. */
export function HandView({ view, picks }: DrawProps<Hamburg>) {
  const cards = sorted(at(view.table.zones, hand(view.viewer)));
  if (cards.length === 0) return null;
  const caption = t('web.hamburg.hand');
  // On a phone the row is pushed along; without a card to press the keyboard needs something to push it by.
  const pushed = isPhone.value ? { tabIndex: 0, role: 'group' as const, 'aria-label': caption } : {};
  return (
    <div class="hand-strip" {...pushed}>
      <TradeHand
        caption={caption}
        cards={cards.map(card => {
          const { face: drawn, label } = inHand(view.table, view.viewer, card);
          return { ...cardPiece(picks, card, label), face: drawn };
        })}
        onPick={pressBy(picks)}
      />
    </div>
  );
}

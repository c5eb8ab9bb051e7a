import { at } from '@kaffeehaus/kernel';
import { type Vienna, hand } from '@kaffeehaus/vienna';
import type { DrawProps } from '../seat/gameview.ts';
import { Card } from './draw/Card.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';

/** The cards in hand; those laid on a place leave a gap. */
export function HandView({ view, picks }: DrawProps<Vienna>) {
  const cards = at(view.table.zones, hand(view.viewer));
  if (cards.length === 0) return null;
  const placed = picks.draft?.places ?? [];
  if (cards.every(card => placed.includes(card))) return null;
  return (
    <section class="hand" aria-labelledby="hand-title">
      <h3 id="hand-title" class="caption">
        {label('hand')}
      </h3>
      <ul class="hand-cards">
        {cards.map(card => (
          <li key={card} {...(!placed.includes(card) && { 'data-item': card })}>
            {placed.includes(card) ? (
              <span class="hand-gap" />
            ) : (
              <Card
                id={String(card)}
                face={faceOf(card)}
                label={cardLabel(card)}
                state={picks.state(card)}
                onPick={() => picks.press(card)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { at } from '@kaffeehaus/kernel';
import { type Vienna, hand, vienna } from '@kaffeehaus/vienna';
import { itemAnchor, marked } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { t } from '../ui/words.ts';
import { planOf, pressBy } from './desk.ts';
import { Card } from './draw/Card.tsx';
import { Plan } from './draw/Plan.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';
import './hand.css';

/** Three cards are laid out of more: the telephone brings a fourth. */
const isLaidOut = ({ view, picks }: DrawProps<Vienna>): boolean =>
  view.ask?.shape === 'arrangement' && picks.draft !== undefined;

/** The cards in hand; while they are assigned, the places they go to stand above them. */
export function HandView(props: DrawProps<Vienna>) {
  const { view, picks } = props;
  const cards = at(view.table.zones, hand(view.viewer));
  if (cards.length === 0) return null;
  const placed = picks.draft?.places ?? [];
  const slots = isLaidOut(props) ? planOf(props) : [];
  return (
    <section class="hand" aria-labelledby="hand-title">
      {slots.length > 0 && (
        <Plan
          slots={slots.map(slot => ({ ...slot, text: t('web.vienna.plan', { action: slot.action }) }))}
          onPick={pressBy(picks)}
        />
      )}
      <h3 id="hand-title" class="caption">
        {label('hand')}
      </h3>
      <ul class="hand-cards" {...marked('hand', view.viewer)}>
        {cards.map(card => (
          <li key={card} {...(!placed.includes(card) && { 'data-item': card })}>
            {placed.includes(card) ? (
              <span class="hand-gap" />
            ) : (
              <Card
                id={vienna.word(card)}
                at={itemAnchor(vienna, card)}
                face={faceOf(card)}
                label={cardLabel(card)}
                state={picks.state(card)}
                onPick={pressBy(picks)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

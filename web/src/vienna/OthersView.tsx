import { at } from '@kaffeehaus/kernel';
import { DECK, DISCARD, type Vienna, vienna } from '@kaffeehaus/vienna';
import type { DrawProps, SeatProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Card } from './draw/Card.tsx';
import { Desk } from './draw/Desk.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';

/** Another desk, in signs. */
export function OtherView({ seat, ...props }: SeatProps<Vienna>) {
  return <Desk {...deskOf(props, seat, true)} />;
}

/** A desk with cards to read. */
export function SheetView({ seat, ...props }: SeatProps<Vienna>) {
  return <Desk {...deskOf(props, seat, false)} onPick={undefined} />;
}

/** How many cards are left, and those that were discarded, the last first. */
export function PilesView({ view: { table } }: DrawProps<Vienna>) {
  const discarded = [...at(table.zones, DISCARD)].reverse();
  return (
    <div class="piles">
      <p>{label('deck', { n: at(table.zones, DECK).length })}</p>
      <h3 class="caption">{label('discard', { n: discarded.length })}</h3>
      <ul class="pile-cards">
        {discarded.map(card => (
          <li key={card}>
            <Card id={vienna.word(card)} face={faceOf(card)} label={cardLabel(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

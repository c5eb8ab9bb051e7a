import { at } from '@kaffeehaus/kernel';
import { DECK, DISCARD, type Vienna, ordersOf, vienna } from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import type { DrawProps, SeatProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Card } from './draw/Card.tsx';
import type { CounterView } from './draw/Counter.tsx';
import { Desk } from './draw/Desk.tsx';
import { Rival } from './draw/Rival.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';
import { t } from '../ui/words.ts';

/** Another desk, in signs: bribes, information, then agents, money and missions. */
export function OtherView({ seat, ...props }: SeatProps<Vienna>) {
  const { table } = props.view;
  const desk = deskOf(props, seat);
  const missions = ordersOf(table, seat).length;
  const orders: CounterView = {
    kind: 'order',
    at: anchor('count', seat, 'orders'),
    count: missions,
    label: t('web.vienna.missions', { n: missions }),
  };
  return (
    <Rival
      {...desk}
      isTurn={desk.turn !== undefined}
      rows={[desk.bribes, desk.tiles, [desk.agents, ...(desk.till ? [desk.till.shillings, orders] : [])]]}
    />
  );
}

/** A desk with cards to read. */
export function SheetView({ seat, ...props }: SeatProps<Vienna>) {
  return <Desk {...deskOf(props, seat)} onPick={undefined} />;
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

import { at } from '@kaffeehaus/kernel';
import { DISCARD, type Hamburg, TOP, hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { t } from '../ui/words.ts';
import { warehouseOf } from './city.ts';
import { TradeCard } from './draw/TradeCard.tsx';
import { Warehouse } from './draw/Warehouse.tsx';
import { cardLabel, faceOf, isFace } from './faces.ts';

/** How many cards are left in each pile, what was discarded, and what the markers were. */
export function PilesView(props: DrawProps<Hamburg>) {
  const { zones } = props.view.table;
  const discarded = [...at(zones, TOP), ...at(zones, DISCARD)].filter(isFace);
  return (
    <div class="stock">
      <Warehouse {...warehouseOf(props)} />
      <h3 class="caption">{t('web.hamburg.discards')}</h3>
      <ul class="read-row">
        {discarded.map(card => (
          <li key={card}>
            <TradeCard id={hamburg.word(card)} face={faceOf(card)} label={cardLabel(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

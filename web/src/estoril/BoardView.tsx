import { at } from '@kaffeehaus/kernel';
import { type Estoril, ROUNDS, STACK, estoril } from '@kaffeehaus/estoril';
import type { DrawProps } from '../table/gameview.ts';
import { PlaceGrid } from './draw/PlaceGrid.tsx';
import { label } from './label.ts';
import { Order } from './Order.tsx';
import { placesOf, spotChoice } from './places.ts';
import './estoril.css';

/** The six places of the round, and the order in which they are settled. */
export function BoardView(props: DrawProps<Estoril>) {
  const { table: s } = props.view;
  const round = estoril.round(s);
  const stack = at(s.zones, STACK).length;
  const pick = (id: string): void => {
    const item = spotChoice(props, id);
    if (item !== undefined) props.picks.press(item);
  };
  return (
    <div class="estoril">
      <PlaceGrid
        label={label('board')}
        places={placesOf(props)}
        round={{ now: round, last: ROUNDS, label: label('round', { round, last: ROUNDS }) }}
        stack={{ count: stack, label: label('stack', { n: stack }) }}
        onPick={pick}
      />
      <Order {...props} />
    </div>
  );
}

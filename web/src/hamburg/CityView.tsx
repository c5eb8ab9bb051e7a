import type { Hamburg } from '@kaffeehaus/hamburg';
import { still } from '../art/still.tsx';
import type { DrawProps } from '../seat/gameview.ts';
import { usePart } from '../ui/part.ts';
import { churchOf, squareOf, warehouseOf } from './city.ts';
import { Alster } from './draw/Alster.tsx';
import { Church } from './draw/Church.tsx';
import { Square } from './draw/Square.tsx';
import { Warehouse } from './draw/Warehouse.tsx';
import { hamburgBill } from './playbill.ts';
import { pressBy } from './spots.ts';
import { alsterOf } from './water.ts';
import './hamburg.css';

/** An answer changes few of them. */
const [Water, Steps, Michel, Store] = [still(Alster), still(Square), still(Church), still(Warehouse)];

/** The far bank, as on the poster: what is only to be looked at comes after the first question. */
function Bank() {
  const part = usePart(hamburgBill.skyline);
  return typeof part === 'object' ? <part.Skyline /> : null;
}

/** The city between the players: water, square, church, warehouse. */
export function CityView(props: DrawProps<Hamburg>) {
  const pick = pressBy(props.picks);
  return (
    <div class="city">
      <Water {...alsterOf(props)} Bank={Bank} onPick={pick} />
      <Steps {...squareOf(props)} />
      <Michel {...churchOf(props)} onPick={pick} />
      <Store {...warehouseOf(props)} onPick={pick} />
    </div>
  );
}

import type { Hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { churchOf, squareOf, warehouseOf } from './city.ts';
import { Alster } from './draw/Alster.tsx';
import { Church } from './draw/Church.tsx';
import { Square } from './draw/Square.tsx';
import { Warehouse } from './draw/Warehouse.tsx';
import { Skyline } from './Skyline.tsx';
import { pressBy } from './spots.ts';
import { alsterOf } from './water.ts';
import './hamburg.css';

/** The city between the players: water, square, church, warehouse. */
export function CityView(props: DrawProps<Hamburg>) {
  const pick = pressBy(props.picks);
  return (
    <div class="city">
      <Alster {...alsterOf(props)} bank={<Skyline />} onPick={pick} />
      <Square {...squareOf(props)} />
      <Church {...churchOf(props)} onPick={pick} />
      <Warehouse {...warehouseOf(props)} onPick={pick} />
    </div>
  );
}

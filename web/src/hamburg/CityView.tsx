import type { Hamburg } from '@kaffeehaus/hamburg';
import { Component } from 'preact';
import { still } from '../art/still.tsx';
import type { DrawProps } from '../seat/gameview.ts';
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
class Bank extends Component {
  override componentDidMount() {
    // Not while the first question is being drawn.
    setTimeout(() => hamburgBill.skyline.prepare());
  }

  override render() {
    const part = hamburgBill.skyline.now.value;
    return typeof part === 'object' ? <part.Skyline /> : null;
  }
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

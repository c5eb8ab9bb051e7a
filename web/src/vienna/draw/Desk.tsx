import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Counter, type CounterView } from './Counter.tsx';
import { Figure, type FigureView } from './Figure.tsx';
import { Orders, type OrderSlotView } from './Orders.tsx';
import { Slot, type SlotView } from './Slot.tsx';
import { Till, type TillView } from './Till.tsx';
import './slots.css';
import './desk.css';
import './till.css';

export interface DeskProps {
  seat: SeatColour;
  name: string;
  /** Spoken name of the crest when this seat begins the round. */
  crest?: string | undefined;
  /** Short words when it is this seat's turn. */
  turn?: string | undefined;
  points: CounterView;
  /** Agents in supply. */
  agents: CounterView;
  bribes: readonly CounterView[];
  tiles: readonly CounterView[];
  /** Full version: money and what was bought, orders, and the own figure of another city. */
  till?: TillView | undefined;
  orders?: readonly OrderSlotView[] | undefined;
  figure?: FigureView | undefined;
  drawers: readonly SlotView[];
  assigned: readonly SlotView[];
  captions: {
    bribes: string;
    tiles: string;
    drawers: string;
    assigned: string;
    till?: string;
    orders?: string;
  };
  onPick?: ((id: string) => void) | undefined;
}

function Head({ seat, name, crest, turn, points, agents, figure, onPick }: DeskProps) {
  return (
    <header class="desk-head">
      <Icon name={`agent-${seat}`} size={46} class="desk-figure" />
      <h3 class="desk-name">
        <span>{name}</span>
        {turn !== undefined && <small>{turn}</small>}
      </h3>
      {crest !== undefined && <Icon name="crest" size={28} title={crest} />}
      <Counter counter={agents} size={18} onPick={onPick} />
      {figure && <Figure figure={figure} size={40} onPick={onPick} />}
      <span class="desk-points num" role="img" aria-label={points.label}>
        <Icon name="star" size={18} />
        {points.count}
      </span>
    </header>
  );
}

type Group = {
  caption: string;
  counters: readonly CounterView[];
  look: 'plain' | 'tile';
  onPick: DeskProps['onPick'];
};

function Counters({ caption, counters, look, onPick }: Group) {
  return (
    <section class={`desk-counters of-${look}`}>
      <h4 class="caption">{caption}</h4>
      <div class="counters">
        {counters.map(c => (
          <Counter
            key={c.kind}
            counter={c}
            look={look}
            size={24}
            onPick={onPick as ((kind: IconName) => void) | undefined}
          />
        ))}
      </div>
    </section>
  );
}

interface SlotsProps {
  name: 'drawers' | 'assigned';
  caption: string;
  slots: readonly SlotView[];
  size: 'drawer' | 'mini';
  onPick: DeskProps['onPick'];
}

function Slots({ name, caption, slots, size, onPick }: SlotsProps) {
  return (
    <section class={`desk-${name}`}>
      <h4 class="caption">{caption}</h4>
      <ul class={slots.length > 3 ? 'slots of-four' : 'slots'}>
        {slots.map(slot => (
          <Slot key={slot.id} slot={slot} size={size} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

/** All that lies before one player. */
export function Desk(props: DeskProps) {
  const { seat, bribes, tiles, drawers, captions, till, orders, onPick } = props;
  const classes = [
    'desk',
    `seat-${seat}`,
    props.turn !== undefined && 'is-turn',
    drawers.length > 3 && 'has-side-table',
  ];
  return (
    <article class={classes.filter(Boolean).join(' ')} aria-label={props.name}>
      <Head {...props} />
      <Counters caption={captions.bribes} counters={bribes} look="plain" onPick={onPick} />
      <Counters caption={captions.tiles} counters={tiles} look="tile" onPick={onPick} />
      {till && <Till till={till} caption={captions.till ?? ''} onPick={onPick} />}
      {orders && <Orders orders={orders} caption={captions.orders ?? ''} onPick={onPick} />}
      <Slots
        name="drawers"
        caption={captions.drawers}
        slots={drawers}
        size="drawer"

        onPick={onPick}
      />
      <Slots
        name="assigned"
        caption={captions.assigned}
        slots={props.assigned}
        size="mini"

        onPick={onPick}
      />
    </article>
  );
}

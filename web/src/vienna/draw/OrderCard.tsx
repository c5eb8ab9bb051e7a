import { LETTERS_OF, type DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import { needGround, type OrderFace } from './OrderFace.ts';
import './order.css';

export interface OrderCardProps {
  /** Handed to `onPick`. */
  id: string;
  order: OrderFace;
  /** Everything in words; the name of the button. */
  label: string;
  state?: DrawState;
  /** `card`: to be read at leisure. `slot`: at a desk. `mini`: at an opponent's desk, signs only. */
  size?: 'card' | 'slot' | 'mini';
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

type Size = NonNullable<OrderCardProps['size']>;

const SIZES = {
  card: { flag: 24, sign: 26, reward: 18 },
  slot: { flag: 17, sign: 19, reward: 15 },
  mini: { flag: 12, sign: 13, reward: 11 },
} as const;

function Reward({ order, size }: { order: OrderFace; size: number }) {
  return (
    <span class="order-reward num">
      {order.shillings > 0 && (
        <span>
          {order.shillings}
          <Icon name="shilling" size={size} />
        </span>
      )}
      {order.points > 0 && (
        <span>
          {order.points}
          <Icon name="star" size={size} />
        </span>
      )}
    </span>
  );
}

function Needs({ order, size }: { order: OrderFace; size: Size }) {
  const { sign } = SIZES[size];
  const { house } = order;
  return (
    <span class="order-needs">
      {order.needs.map((icon, i) => (
        <span key={i} class={`need of-${needGround(icon)}`}>
          <Icon name={icon} size={sign} />
        </span>
      ))}
      {house && (
        <>
          <span class={`need of-house ground-${house.colour}`}>
            <Icon name="house" size={sign} />
          </span>
          <b class="house-sign">{house.letter}</b>
          {size === 'card' && <span class="order-house">{house.name}</span>}
        </>
      )}
    </span>
  );
}

function Face({ order, size }: { order: OrderFace; size: Size }) {
  const { flag, reward } = SIZES[size];
  return (
    <>
      <span class="order-head">
        <span class="order-stamp">
          <Icon name={`flag-${order.flag}`} size={flag} />
        </span>
        {size !== 'mini' && <b class="order-nation">{LETTERS_OF[order.flag]}</b>}
        <Reward order={order} size={reward} />
      </span>
      <Needs order={order} size={size} />
      {size !== 'mini' && <span class="order-id">{order.id}</span>}
    </>
  );
}

/** An order: whose flag, what must be shown, what it brings. */
export function OrderCard({ order, size = 'card', ...thing }: OrderCardProps) {
  return (
    <Thing {...thing} class={`card order-form order-${size}`} ticked>
      <Face order={order} size={size} />
    </Thing>
  );
}

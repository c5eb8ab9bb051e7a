import { LETTERS_OF, type DrawState } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import { isMet, needGround, type OrderFace } from './OrderFace.ts';
import './order.css';

export interface OrderCardProps {
  /** Handed to `onPick`. */
  id: string;
  at?: string | undefined;
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
  slot: { flag: 17, sign: 20, reward: 16 },
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

/** What is held already steps back, with a check mark: what is missing is what counts. */
function Held() {
  return (
    <span class="need-held">
      <Icon name="check" size={11} />
    </span>
  );
}

function Needs({ order, size }: { order: OrderFace; size: Size }) {
  const { sign } = SIZES[size];
  const { house } = order;
  return (
    <span class="order-needs">
      {order.needs.map(({ icon, held }, i) => (
        <span key={i} class={`need of-${needGround(icon)}${held ? ' is-held' : ''}`}>
          <Icon name={icon} size={sign} />
          {held && <Held />}
        </span>
      ))}
      {house && (
        <span class={house.held ? 'need is-held' : 'need'}>
          <span class={`need of-house ground-${house.colour}`}>
            <Icon name="house" size={sign} />
          </span>
          <b class="house-sign">{house.letter}</b>
          {house.held && <Held />}
        </span>
      )}
      {house && size === 'card' && <span class="order-house">{house.name}</span>}
    </span>
  );
}

function Face({ order, size }: { order: OrderFace; size: Size }) {
  const { flag, reward } = SIZES[size];
  return (
    <>
      <span class="order-stamp">
        <Icon name={`flag-${order.flag}`} size={flag} />
        {size === 'card' && <b class="order-nation">{LETTERS_OF[order.flag]}</b>}
      </span>
      <Needs order={order} size={size} />
      <Reward order={order} size={reward} />
      {size === 'card' && <span class="order-id">{order.id}</span>}
    </>
  );
}

function DrawOrderCard({ order, size = 'card', ...thing }: OrderCardProps) {
  return (
    <Thing {...thing} class={`card order-form order-${size}${isMet(order) ? ' is-met' : ''}`} ticked>
      <Face order={order} size={size} />
    </Thing>
  );
}

/** An order: whose flag, what must be shown, what it brings. */
export const OrderCard = still(DrawOrderCard);

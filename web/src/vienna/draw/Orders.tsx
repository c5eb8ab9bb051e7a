import type { DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderPlace } from './OrderFace.ts';

export interface OrderSlotView extends OrderPlace {
  state?: DrawState;
  changed?: boolean;
}

export interface OrdersProps {
  /** Three places, four with the side table. */
  orders: readonly OrderSlotView[];
  caption: string;
  onPick?: ((id: string) => void) | undefined;
}

/** The orders a player has accepted. */
export function Orders({ orders, caption, onPick }: OrdersProps) {
  return (
    <section class="desk-orders">
      <h4 class="caption">{caption}</h4>
      <ul class={orders.length > 3 ? 'slots of-four' : 'slots'}>
        {orders.map(({ id, order, label, state, changed }) => (
          <li key={id} class="slot is-order">
            {order === null ? (
              <span class="slot-empty" role="img" aria-label={label}>
                <Icon name="order" size={18} />
              </span>
            ) : (
              <OrderCard
                id={id}
                order={order}
                label={label}
                size="slot"
                state={state ?? 'idle'}
                changed={changed ?? false}
                onPick={onPick}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { DeskTile, DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import { DESK_SIGN } from './Till.tsx';
import './shop.css';

export interface GoodsView {
  /** Handed to `onPick`. */
  id: string;
  /** The name by which it is found. */
  at?: string;
  kind: 'agent' | DeskTile;
  name: string;
  /** What it is good for, in a few words. */
  text: string;
  price: number;
  state: DrawState;
  /** Words on the receipt when it cannot be bought again: "yours", say. */
  owned?: string | undefined;
  /** How many there are, in words: "2 left", say. */
  left?: string | undefined;
  /** Name, price, what it does, and why it is refused. */
  label: string;
}

export interface ShopProps {
  title: string;
  goods: readonly GoodsView[];
  onPick?: ((id: string) => void) | undefined;
}

function Face({ goods: g }: { goods: GoodsView }) {
  return (
    <>
      <span class="goods-sign">
        <Icon name={g.kind === 'agent' ? 'agent' : DESK_SIGN[g.kind]} size={34} />
      </span>
      <span class="goods-words">
        <b>{g.name}</b>
        {g.left !== undefined && <small>{g.left}</small>}
        <span>{g.text}</span>
      </span>
      {g.owned === undefined ? (
        <span class="goods-price num">
          {g.price}
          <Icon name="shilling" size={20} />
        </span>
      ) : (
        <span class="goods-owned">
          <Icon name="check" size={14} />
          {g.owned}
        </span>
      )}
    </>
  );
}

function Goods({ goods, onPick }: { goods: GoodsView; onPick: ShopProps['onPick'] }) {
  const { id, at, label, state, owned } = goods;
  const name = owned === undefined ? 'goods for-sale' : 'goods is-owned';
  return (
    <Thing id={id} at={at} class={name} label={label} state={state} ticked onPick={onPick}>
      <Face goods={goods} />
    </Thing>
  );
}

/** The shop of a purchase phase: an agent and the five things for the desk, at their prices. */
export function Shop({ title, goods, onPick }: ShopProps) {
  return (
    <section class="shop" aria-label={title}>
      <h3 class="shop-sign">{title}</h3>
      <ul class="shop-window">
        {goods.map(g => (
          <li key={g.id}>
            <Goods goods={g} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

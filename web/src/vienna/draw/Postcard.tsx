import { LETTERS_OF, type DrawState } from '../../art/kinds.ts';
import { hrefOf, type IconName } from '../../art/names.ts';
import { needGround, type OrderFace, type OrderPlace } from './OrderFace.ts';
import { Pick } from './Pick.tsx';
import { Prater } from './Prater.tsx';

export interface OpenOrder extends OrderPlace {
  slot: 'A1' | 'A2' | 'B1' | 'B2';
  /** Shillings received when it is accepted. */
  price: number;
  state: DrawState;
  changed?: boolean;
}

const AT = { A1: [8, 62], A2: [8, 149], B1: [134, 62], B2: [134, 149] } as const;
const SHEET = 'M0 3a3 3 0 0 1 3-3h116a3 3 0 0 1 3 3v76a3 3 0 0 1-3 3h-116a3 3 0 0 1-3-3z';
const STRIPES = Array.from({ length: 8 }, (_, i) => `M${3 + i * 15} 6l3-5h7l-3 5z`);

function Reward({ order }: { order: OrderFace }) {
  const parts = [
    { icon: 'shilling', n: order.shillings },
    { icon: 'star', n: order.points },
  ] as const;
  const shown = parts.filter(({ n }) => n > 0);
  return (
    <g class="sheet-reward">
      {shown.map(({ icon, n }, i) => {
        const right = 118 - 36 * (shown.length - 1 - i);
        return (
          <g key={icon} transform={`translate(${right} 10)`}>
            <text x="-19" y="18">
              {n}
            </text>
            <use href={hrefOf(icon)} x="-19" y="1" width="18" height="18" />
          </g>
        );
      })}
    </g>
  );
}

function Need({ icon, x }: { icon: IconName; x: number }) {
  const ground = needGround(icon);
  return (
    <g class={`sheet-need of-${ground}`} transform={`translate(${x} 53)`}>
      {ground === 'wax' && <circle r="14" />}
      {ground === 'tile' && <path d="M-13 -13h26v26h-26z" />}
      <use href={hrefOf(icon)} x="-10" y="-10" width="20" height="20" />
    </g>
  );
}

function House({ house }: { house: NonNullable<OrderFace['house']> }) {
  return (
    <g transform="translate(61 53)">
      <g class={`sheet-house ground-${house.colour}`}>
        <use href={hrefOf('house')} x="-36" y="-15" width="30" height="30" />
      </g>
      <g class="letter-badge" transform="translate(14 0)">
        <path d="M-13 -15h26v30h-26z" />
        <text y="9">{house.letter}</text>
      </g>
    </g>
  );
}

function Sheet({ order }: { order: OrderFace }) {
  const step = 29;
  const first = 61 - (step * (order.needs.length - 1)) / 2;
  return (
    <>
      <path class="sheet-paper" d={SHEET} />
      {STRIPES.map((d, i) => (
        <path key={d} class={i % 2 ? 'sheet-stripe odd' : 'sheet-stripe'} d={d} />
      ))}
      <g transform="translate(7 10)">
        <use href={hrefOf(`flag-${order.flag}`)} width="33" height="22" />
        <path class="flag-rim" d="M0 0h33v22H0z" />
        <g class="flag-tag">
          <path d="M14 14h23v15h-23z" />
          <text x="25.5" y="26.5">
            {LETTERS_OF[order.flag]}
          </text>
        </g>
      </g>
      <Reward order={order} />
      {order.needs.map(({ icon }, i) => (
        <Need key={i} icon={icon} x={first + i * step} />
      ))}
      {order.house && <House house={order.house} />}
    </>
  );
}

function Tag({ letter, price, x }: { letter: string; price: number; x: number }) {
  return (
    <g class="postcard-tag" transform={`translate(${x} 44)`} aria-hidden="true">
      <path d="M-36 -13h72v26h-72z" />
      <text x="-22" y="8">
        {letter}
      </text>
      <text class="postcard-price" x="6" y="8">
        +{price}
      </text>
      <use href={hrefOf('shilling')} x="15" y="-9" width="18" height="18" />
    </g>
  );
}

export interface PostcardProps {
  x: number;
  y: number;
  orders: readonly OpenOrder[];
  onPick?: ((id: string) => void) | undefined;
}

/** The picture postcard of the Prater with the open orders: two of stack A on the left, two of stack B on the right. */
export function Postcard({ x, y, orders, onPick }: PostcardProps) {
  const price = (letter: string) => orders.find(o => o.slot.startsWith(letter))?.price ?? 0;
  return (
    <>
      <Prater x={x} y={y} />
      <g transform={`translate(${x} ${y})`}>
        <Tag letter="A" price={price('A')} x={46} />
        <Tag letter="B" price={price('B')} x={218} />
        {orders.map(o => (
          <Pick
            key={o.slot}
            id={o.id}
            at={o.at}
            label={o.label}
            state={o.state}
            changed={o.changed}
            class="open-order"
            transform={`translate(${AT[o.slot].join(' ')})`}
            outline={SHEET}
            onPick={onPick}
          >
            {o.order ? <Sheet order={o.order} /> : <path class="sheet-none" d={SHEET} />}
            {o.state === 'selected' && (
              <g class="tick" transform="translate(108 68)">
                <circle r="14" />
                <use href={hrefOf('check')} x="-9" y="-9" width="18" height="18" />
              </g>
            )}
          </Pick>
        ))}
      </g>
    </>
  );
}

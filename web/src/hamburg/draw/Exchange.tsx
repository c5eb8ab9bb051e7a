import type { Deed } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import './exchange.css';

export interface ExchangeSide {
  /** The basic action it looks at, in words and as a sign. */
  name: string;
  deed: Deed;
  /** What its three fields say. */
  fields: readonly (readonly Picto[])[];
}

export interface ExchangeProps {
  title: string;
  /** Bright side for fields 1 to 3, dark side for 4 to 6. */
  sides: readonly [ExchangeSide, ExchangeSide];
  /** Field of the pointer, 1 to 6. */
  pointer: number;
  /** Tiles still to come. */
  left: number;
  /** What is in force now, in words. */
  text: string;
}

function Side({ side, first, pointer }: { side: ExchangeSide; first: number; pointer: number }) {
  return (
    <span class={first === 1 ? 'exchange-side is-rising' : 'exchange-side is-falling'}>
      <span class="exchange-deed">
        <Icon name={`deed-${side.deed}`} size={20} />
        <small>{side.name}</small>
      </span>
      {side.fields.map((signs, i) => (
        <span key={i} class={first + i === pointer ? 'exchange-field is-now' : 'exchange-field'}>
          <Pictos signs={signs} size={14} />
        </span>
      ))}
    </span>
  );
}

/** Expansion 5: the tile of the exchange and how far its course has run. */
export function Exchange({ title, sides, pointer, left, text }: ExchangeProps) {
  return (
    <section class="exchange" aria-label={title}>
      <h3 class="caption">
        {title} <span class="num">({left})</span>
      </h3>
      <div class="exchange-course" aria-hidden="true">
        <Side side={sides[0]} first={1} pointer={pointer} />
        <Side side={sides[1]} first={4} pointer={pointer} />
      </div>
      <p class="exchange-text">{text}</p>
    </section>
  );
}

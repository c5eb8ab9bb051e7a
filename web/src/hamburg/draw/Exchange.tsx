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
  label: string;
}

export interface ExchangeProps {
  title: string;
  /** Bright side for fields 1 to 3, dark side for 4 to 6. */
  sides: readonly [ExchangeSide, ExchangeSide];
  /** Field of the pointer, 1 to 6. */
  pointer: number;
  /** Tiles still to come, in words. */
  left: string;
}

function Crate({ side, first, pointer }: { side: ExchangeSide; first: number; pointer: number }) {
  const now = pointer >= first && pointer < first + side.fields.length;
  return (
    <span class={now ? 'crate is-now' : 'crate'} role="img" aria-label={side.label}>
      <span class="crate-deed">
        <Icon name={`deed-${side.deed}`} size={16} />
        <span class="crate-name">{side.name}</span>
      </span>
      <span class="crate-fields">
        {side.fields.map((signs, i) => (
          <span key={i} class={first + i === pointer ? 'crate-field is-now' : 'crate-field'}>
            <Pictos signs={signs} size={13} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Expansion 5: the tile of the exchange as two crates on the quay, the pointer on one of their fields. */
export function Exchange({ title, sides, pointer, left }: ExchangeProps) {
  return (
    <div class="exchange" role="group" aria-label={title}>
      <span class="warehouse-note">
        {title} <span class="crate-left">{left}</span>
      </span>
      <Crate side={sides[0]} first={1} pointer={pointer} />
      <Crate side={sides[1]} first={4} pointer={pointer} />
    </div>
  );
}

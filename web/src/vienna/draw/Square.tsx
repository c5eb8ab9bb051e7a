import type { DrawState, Info } from '../../art/kinds.ts';
import { hrefOf } from '../../art/names.ts';
import type { Corner } from './layout.ts';
import { Pick } from './Pick.tsx';

export interface SquareView {
  id: string;
  x: number;
  y: number;
  /** Printed number 2, 3 or 4: streets that lead here, points for the tile. */
  value: number;
  /** The tile that lies here, or null once it has been taken. */
  tile: Info | null;
  buildings: readonly string[];
  state: DrawState;
  changed?: boolean;
  label: string;
}

const PAVING = 'M-24 -24h48v48h-48z';
const TILE = 'M-22 -22h44v44h-44z';
const HIT = 'M-36 -36h72v72h-72z';
export const SQUARE_OUTLINE = 'M-33 -33h66v66h-66z';

export interface SquareProps {
  square: SquareView;
  /** The corner that carries the number. */
  corner: Corner;
  onPick?: ((id: string) => void) | undefined;
}

function Value({ value, corner: [right, down] }: { value: number; corner: Corner }) {
  return (
    <g transform={`translate(${right * 18} ${down * 18})`}>
      <circle class="value-ground" r="12.5" />
      <text class="value" y="6.5">
        {value}
      </text>
    </g>
  );
}

export function Square({ square: s, corner, onPick }: SquareProps) {
  return (
    <Pick
      id={s.id}
      label={s.label}
      state={s.state}
      changed={s.changed}
      class={s.tile ? 'square' : 'square is-empty'}
      transform={`translate(${s.x} ${s.y})`}
      outline={SQUARE_OUTLINE}
      hit={HIT}
      onPick={onPick}
    >
      <path class="paving" d={PAVING} />
      {s.tile ? (
        <>
          <path class="tile-shade" transform="translate(2 3)" d={TILE} />
          <path class="tile" d={TILE} />
          <use
            class="tile-mark"
            href={hrefOf(s.tile)}
            x={-17.5 - 2 * corner[0]}
            y={-17.5 - 2 * corner[1]}
            width="35"
            height="35"
          />
          <Value value={s.value} corner={corner} />
        </>
      ) : (
        <text class="value-bare" y="11">
          {s.value}
        </text>
      )}
    </Pick>
  );
}

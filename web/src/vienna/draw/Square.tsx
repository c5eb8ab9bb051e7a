import type { DrawState, Info, SeatColour } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { hrefOf } from '../../art/names.ts';
import type { Corner } from './layout.ts';
import { Pick as Piece } from './Pick.tsx';

export interface SquareView {
  id: string;
  /** What motion and previews find it by. */
  at: string;
  x: number;
  y: number;
  /** Printed number 2, 3 or 4: streets that lead here, points for the tile. */
  value: number;
  /** The tile that lies here, or null once it has been taken. */
  tile: Info | null;
  buildings: readonly string[];
  /** The answer that is looked at would surround it. */
  won?: boolean;
  /** Whose agents surrounded it. */
  takenBy?: SeatColour | undefined;
  state: DrawState;
  changed?: boolean;
  label: string;
}

const PAVING = 'M-24 -24h48v48h-48z';
const TILE = 'M-22 -22h44v44h-44z';
const HIT = 'M-36 -36h72v72h-72z';
export const SQUARE_OUTLINE = 'M-29 -29h58v58h-58z';

export interface SquareProps {
  square: SquareView;
  /** The corner that carries the number. */
  corner: Corner;
  /** The viewer's colour if the viewer's agents are all around it but for one. */
  near?: SeatColour | undefined;
  onPick?: ((id: string) => void) | undefined;
}

function Value({ value, corner: [right, down] }: { value: number; corner: Corner }) {
  return (
    <g transform={`translate(${right * 18} ${down * 18})`}>
      <circle class="value-ground" r="13" />
      <text class="value" dy="0.34em">
        {value}
      </text>
    </g>
  );
}

/** The head of whoever took the tile, with its emblem: no seat is told by its ink alone. */
function Taker({ colour }: { colour: SeatColour }) {
  return (
    <svg class={`taker seat-${colour}`} x="-16" y="-21" width="32" height="42" viewBox="-1 0 26 34">
      <use href={hrefOf(`agent-${colour}`)} width="24" height="36" />
    </svg>
  );
}

/** What lies there: paving, the tile with the number of streets; or who took it. */
export function SquareFace({ square: s, corner }: Pick<SquareProps, 'square' | 'corner'>) {
  return (
    <>
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
      ) : s.takenBy ? (
        <Taker colour={s.takenBy} />
      ) : (
        <text class="value-bare" y="11">
          {s.value}
        </text>
      )}
    </>
  );
}

const classOf = ({ tile, won = false }: SquareView, near: SeatColour | undefined): string =>
  ['square', tile ? 'has-tile' : 'is-empty', won && 'is-won', near && `is-near seat-${near}`]
    .filter(Boolean)
    .join(' ');

function DrawSquare({ square: s, corner, near, onPick }: SquareProps) {
  return (
    <Piece
      id={s.id}
      label={s.label}
      state={s.state}
      changed={s.changed}
      class={classOf(s, near)}
      at={s.at}
      transform={`translate(${s.x} ${s.y})`}
      outline={SQUARE_OUTLINE}
      hit={HIT}
      onPick={onPick}
    >
      <SquareFace square={s} corner={corner} />
      {s.won === true && <path class="won-ring" d={SQUARE_OUTLINE} />}
      {near && (
        <>
          <path class="near-ring" d={SQUARE_OUTLINE} />
          <path class="near-ring of-seat" d={SQUARE_OUTLINE} />
        </>
      )}
    </Piece>
  );
}

export const Square = still(DrawSquare);

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import type { SeatColour } from '../../art/kinds.ts';
import { Agents } from './Agents.tsx';
import { Building, type BuildingView, OUTLINE } from './Building.tsx';
import { Ground } from './Ground.tsx';
import { flagSide, freeCorner, sealSide } from './layout.ts';
import { useLit } from '../../art/lit.ts';
import { type OpenOrder, Postcard } from './Postcard.tsx';
import { nearlyOwn } from './reach.ts';
import { LitRings, LitStreets } from './Reach.tsx';
import { Square, type SquareView } from './Square.tsx';
import { Statue } from './Statue.tsx';
import './board.css';
import './corner.css';

export interface BoardProps {
  buildings: readonly BuildingView[];
  squares: readonly SquareView[];
  /** Which side of the board lies up: the statue's, or the Prater's with seals and house signs. */
  mode: 'intro' | 'full';
  /** The four open orders of the full version. */
  orders?: readonly OpenOrder[] | undefined;
  /** The viewer's seat: own agents are pointed out around whatever is looked at. */
  mine?: SeatColour | undefined;
  /** Name of the whole picture. */
  label: string;
  /** Called with the id of a building, square or order whose state is not `idle`. */
  onPick?: ((id: string) => void) | undefined;
  /** Twice as large, to be panned with a finger: for phones. */
  zoomed?: boolean;
  /** The magnifier in the corner; without it there is none. */
  zoom?: { label: string; onToggle: () => void } | undefined;
  /** Id of the building or square to bring to the middle when zoomed. */
  focus?: string | undefined;
}

const STATUE = { x: 715, y: 45 };
const POSTCARD = { x: 708, y: 26 };

/** Scrolls the zoomed board so that the piece `focus` stands in the middle. */
function usePan(focus: string | undefined, zoomed: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (!box || !zoomed) return;
    const piece = focus === undefined ? null : box.querySelector(`[data-id="${CSS.escape(focus)}"]`);
    const [outer, inner] = [
      box.getBoundingClientRect(),
      (piece ?? box.firstElementChild ?? box).getBoundingClientRect(),
    ];
    box.scrollBy(
      inner.x + inner.width / 2 - outer.x - outer.width / 2,
      inner.y + inner.height / 2 - outer.y - outer.height / 2,
    );
  }, [focus, zoomed]);
  return frame;
}

function Zoom({ zoomed, zoom }: { zoomed: boolean; zoom: NonNullable<BoardProps['zoom']> }) {
  return (
    <button
      type="button"
      class="button round board-zoom"
      aria-pressed={zoomed}
      aria-label={zoom.label}
      onClick={zoom.onToggle}
    >
      <Icon name={zoomed ? 'zoom-out' : 'zoom-in'} />
    </button>
  );
}

export function Board(props: BoardProps) {
  const { buildings, squares, orders = [], onPick, zoomed = false, zoom } = props;
  const full = props.mode === 'full';
  const frame = usePan(props.focus, zoomed);
  const lit = useLit();
  const topic = buildings.find(b => b.topic);
  const chosen = (topic ?? [...buildings, ...squares].find(({ state }) => state === 'selected'))?.id;
  const plan = { buildings, squares, mine: props.mine };
  const look = { plan, lit: lit.id, chosen };
  const near = nearlyOwn(plan);
  return (
    <div class={zoomed ? 'board is-zoomed' : 'board'}>
      <div class="board-frame-scroll" ref={frame}>
        <svg class="board-svg" viewBox="0 0 1000 1000" role="group" aria-label={props.label} {...lit.listen}>
          <Ground buildings={buildings} squares={squares} compass={zoom === undefined} />
          <LitStreets {...look} />
          {full ? <Postcard {...POSTCARD} orders={orders} onPick={onPick} /> : <Statue {...STATUE} />}
          {squares.map(s => (
            <Square
              key={s.id}
              square={s}
              corner={freeCorner(s, buildings)}
              near={near.has(s.id) ? props.mine : undefined}
              onPick={onPick}
            />
          ))}
          <LitRings {...look} />
          {[...buildings]
            .sort((a, b) => a.y - b.y)
            .map(b => (
              <Building
                key={b.id}
                building={b}
                flag={flagSide(b, squares)}
                seal={full ? sealSide(b, squares) : undefined}
                onPick={onPick}
              />
            ))}
          {topic && <path class="topic-frame" transform={`translate(${topic.x} ${topic.y})`} d={OUTLINE} />}
          <Agents posts={buildings} />
        </svg>
      </div>
      {zoom && <Zoom zoomed={zoomed} zoom={zoom} />}
    </div>
  );
}

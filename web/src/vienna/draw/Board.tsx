import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { Building, type BuildingView } from './Building.tsx';
import { Ground } from './Ground.tsx';
import { flagSide, freeCorner } from './layout.ts';
import { Prater } from './Prater.tsx';
import { Square, type SquareView } from './Square.tsx';
import { Statue } from './Statue.tsx';
import './board.css';
import './corner.css';

export interface BoardProps {
  buildings: readonly BuildingView[];
  squares: readonly SquareView[];
  mode: 'intro' | 'full';
  /** Name of the whole picture. */
  label: string;
  /** Called with the id of a building or square whose state is not `idle`. */
  onPick?: ((id: string) => void) | undefined;
  /** Twice as large, to be panned with a finger: for phones. */
  zoomed?: boolean;
  /** The magnifier in the corner; without it there is none. */
  zoom?: { label: string; onToggle: () => void } | undefined;
  /** Id of the building or square to bring to the middle when zoomed. */
  focus?: string | undefined;
}

const CORNER = { x: 715, y: 45 };

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

export function Board({ buildings, squares, mode, label, onPick, zoomed = false, zoom, focus }: BoardProps) {
  const frame = usePan(focus, zoomed);
  const standing = [...buildings].sort((a, b) => a.y - b.y);
  return (
    <div class={zoomed ? 'board is-zoomed' : 'board'}>
      <div class="board-frame-scroll" ref={frame}>
        <svg class="board-svg" viewBox="0 0 1000 1000" role="group" aria-label={label}>
          <Ground buildings={buildings} squares={squares} compass={zoom === undefined} />
          {mode === 'intro' ? <Statue {...CORNER} /> : <Prater {...CORNER} />}
          {squares.map(s => (
            <Square key={s.id} square={s} corner={freeCorner(s, buildings)} onPick={onPick} />
          ))}
          {standing.map(b => (
            <Building
              key={b.id}
              building={b}
              side={flagSide(b, squares)}
              full={mode === 'full'}
              onPick={onPick}
            />
          ))}
        </svg>
      </div>
      {zoom && (
        <button
          type="button"
          class="button round board-zoom"
          aria-pressed={zoomed}
          aria-label={zoom.label}
          onClick={zoom.onToggle}
        >
          <Icon name={zoomed ? 'zoom-out' : 'zoom-in'} />
        </button>
      )}
    </div>
  );
}

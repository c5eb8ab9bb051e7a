import type { Review } from '@kaffeehaus/bots';
import { type Game, times } from '@kaffeehaus/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { percent, t } from '../ui/words.ts';
import type { SeatColour } from '../art/kinds.ts';
import {
  DASHES,
  type Frame,
  MARKS,
  frameOf,
  indexAt,
  pathOf,
  playersIn,
  spread,
  stopsOf,
  ticksOf,
  xOf,
  yOf,
} from './curve.ts';

export interface CurveProps {
  game: Game;
  review: Review;
  names: readonly string[];
  colourOf: (player: number) => SeatColour;
  /** The moment that is looked at, and how to go to another. */
  at?: number;
  onMoment?: (index: number) => void;
}

/** Until it is known how much room there is. */
const USUAL = 360;

/** How wide an element is, now and whenever that changes. */
const useWidth = () => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => setWidth(Math.max(USUAL / 2, current.clientWidth));
    measure();
    // In the next frame: within this one, what is drawn anew could change the width again.
    const watch = new ResizeObserver(() => requestAnimationFrame(measure));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { element, width };
};

const dashOf = (player: number): string => DASHES[player % DASHES.length] ?? '';
const markOf = (player: number): string => MARKS[player % MARKS.length] ?? '';

/** A line under a thinner one in the seat's colour, so that pale colours can be seen, too. */
function Line({ d, player }: { d: string; player: number }) {
  return (
    <>
      <path class="curve-under" d={d} stroke-dasharray={dashOf(player)} />
      <path class="curve-line" d={d} stroke-dasharray={dashOf(player)} />
    </>
  );
}

/** Which line is whose: colour, dashes and mark. */
export function Legend({ review, names, colourOf }: CurveProps) {
  return (
    <ul class="curve-legend">
      {times(playersIn(review), player => (
        <li key={player} class={`seat-${colourOf(player)}`}>
          <svg viewBox="0 0 48 14" width="48" height="14" aria-hidden="true">
            <Line d="M2 7H46" player={player} />
            <path class="curve-mark" d={markOf(player)} transform="translate(24 7)" />
          </svg>
          {names[player] ?? t('common.seat', { seat: player + 1 })}
        </li>
      ))}
    </ul>
  );
}

function Axes({ game, review, frame }: Pick<CurveProps, 'game' | 'review'> & { frame: Frame }) {
  const { left, right, width, height, bottom } = frame;
  return (
    <g class="curve-axes">
      {[0, 0.5, 1].map(chance => (
        <g key={chance}>
          <path d={`M${left} ${yOf(frame, chance)}H${width - right}`} />
          <text x={left - 6} y={yOf(frame, chance) + 4} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {ticksOf(frame, review).map(({ x, round }, i) => (
        <g key={x} transform={`translate(${x} ${height - bottom})`}>
          <path d="M0 0v6" />
          <text y="20" text-anchor={i === 0 ? 'start' : 'middle'}>
            {i === 0 ? t('common.round', { game: game.id, round }) : round}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The turning points, numbered as in the list below. */
function Flags({ review, frame }: { review: Review; frame: Frame }) {
  const at = review.points.map(({ index }) => xOf(frame, review, index + 1));
  const numbers = spread(at, frame.width - 12);
  return (
    <g class="curve-flags">
      {at.map((x, i) => (
        <path key={x} d={`M${numbers[i]} 11L${x} ${frame.top}V${frame.height - frame.bottom}`} />
      ))}
      {numbers.map((x, i) => (
        <g key={x} transform={`translate(${x} 11)`}>
          <circle r="10" />
          <text y="4.5" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Everybody's chance of winning over the game. A table with the same numbers lies below it. */
export function Curve({ game, review, names, colourOf, at, onMoment }: CurveProps) {
  const { element, width } = useWidth();
  const frame = frameOf(width);
  const stops = stopsOf(review);
  const pressed = ({ offsetX }: MouseEvent): void => onMoment?.(indexAt(frame, review, offsetX));
  return (
    <div class="curve-room" ref={element} onClick={pressed}>
      <svg
        class={onMoment ? 'curve is-pressed' : 'curve'}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('web.review.curve')}
      >
        <Axes game={game} review={review} frame={frame} />
        {times(playersIn(review), player => (
          <g key={player} class={`seat-${colourOf(player)}`}>
            <title>{names[player]}</title>
            <Line d={pathOf(frame, review, player)} player={player} />
            {stops.map(({ index, chances }) => (
              <path
                key={index}
                class="curve-mark"
                d={markOf(player)}
                transform={`translate(${xOf(frame, review, index)} ${yOf(frame, chances[player] ?? 0)})`}
              />
            ))}
          </g>
        ))}
        {at !== undefined && (
          <path
            class="curve-now"
            d={`M${xOf(frame, review, at)} ${frame.top}V${frame.height - frame.bottom}`}
          />
        )}
        <Flags review={review} frame={frame} />
      </svg>
    </div>
  );
}

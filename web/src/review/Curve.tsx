import type { Review } from '@kaffeehaus/bots';
import { times } from '@kaffeehaus/kernel';
import { percent, t } from '../app/words.ts';
import type { SeatColour } from '../art/kinds.ts';
import { isPhone } from '../table/phone.ts';
import { DASHES, type Frame, MARKS, pathOf, playersIn, stopsOf, ticksOf, xOf, yOf } from './curve.ts';

export interface CurveProps {
  review: Review;
  names: readonly string[];
  colourOf: (player: number) => SeatColour;
}

const WIDE: Frame = { width: 720, height: 320, left: 44, right: 16, top: 26, bottom: 34 };
const NARROW: Frame = { width: 360, height: 250, left: 40, right: 10, top: 26, bottom: 32 };

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

function Axes({ review, frame }: { review: Review; frame: Frame }) {
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
      {ticksOf(review, isPhone.value ? 8 : 16).map(({ index, round }) => (
        <g key={index} transform={`translate(${xOf(frame, review, index)} ${height - bottom})`}>
          <path d="M0 0v6" />
          <text y="20" text-anchor="middle">
            {round}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The turning points, numbered as in the list below. */
function Flags({ review, frame }: { review: Review; frame: Frame }) {
  return (
    <g class="curve-flags">
      {review.points.map(({ index }, i) => (
        <g key={index} transform={`translate(${xOf(frame, review, index + 1)} 0)`}>
          <path d={`M0 ${frame.top - 6}V${frame.height - frame.bottom}`} />
          <circle cy="11" r="10" />
          <text y="15.5" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Everybody's chance of winning over the game. A table with the same numbers lies below it. */
export function Curve({ review, names, colourOf }: CurveProps) {
  const frame = isPhone.value ? NARROW : WIDE;
  const stops = stopsOf(review);
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('web.review.curve')}
    >
      <Axes review={review} frame={frame} />
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
      <Flags review={review} frame={frame} />
    </svg>
  );
}

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Box, Sight } from '../motion/sight.ts';
import type { Drawn } from './marks.ts';
import './marks.css';

/** Played, dashed; better, solid. */
export type Look = 'better' | 'played';

export interface MarksProps {
  marks: readonly { readonly look: Look; readonly drawn: Drawn }[];
  /** Drawn anew when this changes. */
  of: unknown;
}

interface Stroke {
  readonly look: Look;
  readonly box?: Box;
  readonly line?: readonly [x1: number, y1: number, x2: number, y2: number];
}

const GAP = 5;

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** Where everything is now; what is not in sight is not drawn. */
const measure = (marks: MarksProps['marks']): readonly Stroke[] => {
  const sight = new Sight();
  return marks.flatMap(({ look, drawn }) => [
    ...drawn.rings.flatMap(name => {
      const box = sight.at(name)?.box;
      return box ? [{ look, box }] : [];
    }),
    ...drawn.paths.flatMap(({ from, to }) => {
      const [begin, end] = [sight.first(from)?.box, sight.first(to)?.box];
      if (!begin || !end) return [];
      const line = [...middle(begin), ...middle(end)] as const;
      return Math.hypot(line[2] - line[0], line[3] - line[1]) < 24 ? [] : [{ look, line }];
    }),
  ]);
};

/** Keeps the strokes where their things are, whatever is scrolled or resized. */
const useStrokes = ({ marks, of }: MarksProps): readonly Stroke[] => {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const look = (): void => setStrokes(measure(marks));
  useLayoutEffect(look, [of]);
  useEffect(() => {
    let frame = requestAnimationFrame(look);
    const moved = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    addEventListener('resize', moved);
    addEventListener('scroll', moved, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', moved);
      removeEventListener('scroll', moved, true);
    };
  }, [of]);
  return strokes;
};

function Drawing({ look, box, line }: Stroke) {
  if (line) {
    const [x1, y1, x2, y2] = line;
    return (
      <g class={`mark is-${look}`}>
        <path class="mark-under" d={`M${x1} ${y1}L${x2} ${y2}`} />
        <path class="mark-line" d={`M${x1} ${y1}L${x2} ${y2}`} marker-end={`url(#head-${look})`} />
      </g>
    );
  }
  if (!box) return null;
  const at = {
    x: box.x - GAP,
    y: box.y - GAP,
    width: box.width + 2 * GAP,
    height: box.height + 2 * GAP,
    rx: 8,
  };
  return (
    <g class={`mark is-${look}`}>
      <rect class="mark-under" {...at} />
      <rect class="mark-line" {...at} />
    </g>
  );
}

/** Over the table: what was played, and what would have been better. Words beside it say the same. */
export function Marks(props: MarksProps) {
  const strokes = useStrokes(props);
  return (
    <svg class="marks" aria-hidden="true">
      <defs>
        {(['played', 'better'] as const).map(look => (
          <marker
            key={look}
            id={`head-${look}`}
            class={`mark is-${look}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto-start-reverse"
          >
            <path class="mark-head" d="M0 0L10 5L0 10z" />
          </marker>
        ))}
      </defs>
      {strokes.map((stroke, i) => (
        <Drawing key={i} {...stroke} />
      ))}
    </svg>
  );
}

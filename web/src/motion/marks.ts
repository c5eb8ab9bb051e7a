/** For whoever wants less motion: the same beats in the same order, as rings and labels. Nothing travels. */
import type { IconName } from '../art/names.ts';
import { type Move, PHASES, type Spot, ownerOf } from '../seat/beat.ts';
import { boxed, labelAt } from './copy.ts';
import type { Stage } from './flight.ts';
import { signed } from './moves.ts';
import type { Box } from './sight.ts';
import { type Act, type Cue, type Score, TIMES } from './times.ts';

/** From one phase of an answer to the next. */
const STEP = 300;

/** Phase by phase; each is seen as long as a glow. */
export const stillScore = (acts: readonly Act[]): Score => {
  const cues: Cue[] = [];
  let length = 0;
  for (const [act, { beats }] of acts.entries()) {
    const phases = PHASES.filter(phase => beats.some(beat => beat.phase === phase));
    const own = beats.map((beat): Cue => {
      const begin = length + STEP * phases.indexOf(beat.phase);
      return { beat, act, begin, end: begin + TIMES.glow };
    });
    cues.push(...own);
    length = Math.max(length, ...own.map(cue => cue.end));
  }
  return { cues, length, rate: 1 };
};

interface Mark {
  readonly at: Spot;
  readonly text?: string | undefined;
  readonly sign?: IconName | undefined;
}

/** Where something left, where it came to, and how much. */
const marksOf = (move: Move): readonly Mark[] => {
  switch (move.do) {
    case 'piece':
    case 'card':
    case 'remove':
      return [{ at: move.from }, { at: move.what === undefined ? move.to : [move.what, ...move.to] }];
    case 'tokens': {
      const text = signed(move.n);
      const [own, other] = move.n < 0 ? [move.from, move.to] : [move.to, move.from];
      return [{ at: own, text, sign: move.sign }, { at: other }];
    }
    case 'hop':
      return [{ at: move.path[0]?.at ?? [] }, { at: move.path.at(-1)?.at ?? [] }];
    case 'roll':
      return move.at.map(at => ({ at }));
    case 'gauge':
      return [{ at: move.at, text: signed(move.n) }];
    case 'win':
      return [{ at: move.at }, { at: move.to }];
    case 'points':
      return [{ at: [...move.at, ownerOf(move.seat)], text: signed(move.n, '★') }];
    case 'flip':
    case 'nod':
    case 'fan':
    case 'shake':
    case 'glow':
      return [{ at: move.at }];
  }
};

const lay = (stage: Stage, element: HTMLElement, { begin, end }: Cue): void => {
  stage.add(
    element,
    { at: 0, opacity: 0 },
    { at: begin, opacity: 0 },
    { at: begin, opacity: 1 },
    { at: end, opacity: 1 },
    { at: end, opacity: 0 },
  );
};

const outline = ({ x, y, width, height }: Box): HTMLElement =>
  boxed({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, 'aloft-ring');

export const layMarks = (stage: Stage, cue: Cue): void => {
  for (const { at, text, sign } of marksOf(cue.beat)) {
    const seen = stage.now(at);
    if (!seen) continue;
    lay(stage, outline(seen.box), cue);
    if (text !== undefined)
      lay(stage, labelAt(seen.box, text, text.startsWith('−') ? 'of-cost' : 'of-gain', sign), cue);
  }
};

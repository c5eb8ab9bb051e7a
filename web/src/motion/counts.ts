/**
 * Numbers count: while tokens or points are on their way, the number they go to or leave shows what it was, and then one
 * more with each of them. Each number is a copy of its own that comes and goes, so nothing is written while they run.
 */
import type { Anchor } from '../seat/anchor.ts';
import { type Spot, ownerOf } from '../seat/beat.ts';
import { boxOf, type Sighted } from './sight.ts';
import { copyOf } from './copy.ts';
import type { Stage } from './flight.ts';
import { type Cue, TIMES, flownOf } from './times.ts';

/** So many numbers are seen on the way from one to another. */
const STEPS = 6;

interface Change {
  readonly n: number;
  /** When the first of them arrives or leaves, and the last. */
  readonly from: number;
  readonly to: number;
}

/** The text that is a number, and nothing else. */
const numeralIn = (element: Element): Text | undefined => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/^\s*\d+\s*$/.test(node.textContent ?? '') && !node.parentElement?.closest('.spoken'))
      return node as Text;
  return undefined;
};

/** Whose number changes by a beat, by how much, and when. */
const changeOf = ({ beat, begin }: Cue): readonly [Spot, Change] | undefined => {
  if (beat.do === 'points') {
    const at = begin + TIMES.rise + TIMES.hold + TIMES.land;
    return [[ownerOf(beat.seat)], { n: beat.n, from: at, to: at }];
  }
  if (beat.do !== 'tokens') return undefined;
  const spread = TIMES.apart * Math.max(0, flownOf(beat.n) - 1);
  const from = beat.n < 0 ? begin : begin + TIMES.token;
  return [beat.n < 0 ? beat.from : beat.to, { n: beat.n, from, to: from + spread }];
};

/** Numbers on the way from one to another, each with the moment at which it is reached. */
export const stepsOf = (
  from: number,
  { n, from: begin, to: end }: Change,
): readonly (readonly [number, number])[] => {
  const steps = Math.min(STEPS, Math.abs(n));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return [
      from + Math.round(n * part),
      steps === 1 ? begin : begin + ((end - begin) * i) / (steps - 1),
    ] as const;
  });
};

/** The table stands as it is now, so its number is the last. */
const count = (stage: Stage, { element }: Sighted, changes: readonly Change[]): void => {
  const numeral = numeralIn(element);
  const host = numeral?.parentElement;
  if (!numeral || !host) return;
  const last = Number(numeral.textContent);
  const first = changes.reduce((sum, { n }) => sum - n, last);
  // What is told in another way besides is not counted here.
  if (first < 0 || first === last) return;
  const shown: (readonly [number, number])[] = [[first, 0]];
  for (const change of [...changes].sort((a, b) => a.from - b.from))
    shown.push(...stepsOf(shown.at(-1)?.[0] ?? first, change));
  const box = boxOf(host);
  stage.hide({ element: host, box });
  for (const [i, [number, at]] of shown.entries()) {
    const copy = copyOf(host, box);
    copy.classList.replace('aloft-copy', 'aloft-count');
    const text = numeralIn(copy);
    if (text) text.textContent = String(number);
    const next = shown[i + 1]?.[1];
    stage.add(
      copy,
      ...(at > 0
        ? [
            { at: 0, opacity: 0 },
            { at, opacity: 0 },
          ]
        : []),
      { at, opacity: 1 },
      ...(next === undefined
        ? []
        : [
            { at: next, opacity: 1 },
            { at: next, opacity: 0 },
          ]),
    );
  }
};

/** Lays the numbers of a run over the page, after everything that makes them change. */
export const layCounts = (stage: Stage, cues: readonly Cue[]): void => {
  const changes = new Map<Anchor, Change[]>();
  for (const cue of cues) {
    const [spot, change] = changeOf(cue) ?? [];
    const at = spot?.find(name => stage.now([name]) !== undefined);
    if (at !== undefined && change && change.n !== 0) changes.set(at, [...(changes.get(at) ?? []), change]);
  }
  for (const [at, all] of changes) {
    const seen = stage.now([at]);
    if (seen) count(stage, seen, all);
  }
};

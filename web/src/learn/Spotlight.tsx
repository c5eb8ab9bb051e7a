import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { found } from '../seat/anchor.ts';
import type { Box } from '../ui/beside.ts';
import { isStill } from '../ui/prefs.ts';

/** More rings than this would light nothing. */
const MOST = 8;
/** Milliseconds after which it is looked again whether something has moved. */
const AGAIN = 250;
const MARGIN = 6;
const ROUND = 10;

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** What is drawn twice is lit once, where it can be seen. */
const thingsAt = (marks: readonly string[]): readonly Element[] =>
  marks
    .flatMap(mark => found(mark).find(thing => isSeen(thing.getBoundingClientRect())) ?? [])
    .slice(0, MOST);

/** Something that is lit. */
export interface Lit extends Box {
  readonly onBoard: boolean;
}

const litOf = (thing: Element): Lit => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    right: right + MARGIN,
    bottom: bottom + MARGIN,
    onBoard: thing.closest('.part-board') !== null,
  };
};

const isSame = (a: readonly Lit[], b: readonly Lit[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const NOWHERE: readonly Lit[] = [];

/** Where the marked things are now; what was marked before is not spoken of any more. */
export const useBoxes = (marks: readonly string[]): readonly Lit[] => {
  const name = marks.join(' ');
  const [seen, setSeen] = useState({ name, boxes: NOWHERE });
  useLayoutEffect(() => {
    const look = (): void => {
      const boxes = thingsAt(marks).map(litOf);
      setSeen(before => (before.name === name && isSame(before.boxes, boxes) ? before : { name, boxes }));
    };
    look();
    const timer = setInterval(look, AGAIN);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [name]);
  return seen.name === name ? seen.boxes : NOWHERE;
};

const TABS = '.part-tabs [role="tab"]';

/** On a phone parts lie under one another: looks below every tab, and leaves the one open under which most of them are. */
const findTab = async (marks: readonly string[], isGone: () => boolean): Promise<void> => {
  const seen = (): number => thingsAt(marks).length;
  const tabs = [...document.querySelectorAll<HTMLElement>(TABS)];
  let best = { tab: tabs.find(tab => tab.ariaSelected === 'true'), most: seen() };
  const first = best.tab;
  const open = async (tab: HTMLElement | undefined): Promise<void> => {
    tab?.click();
    await new Promise(resolve => setTimeout(resolve, 0));
  };
  for (const tab of tabs) {
    if (best.most === marks.length) break;
    if (isGone()) return;
    if (tab === first) continue;
    await open(tab);
    if (seen() > best.most) best = { tab, most: seen() };
  }
  if (best.tab?.ariaSelected !== 'true') await open(best.tab);
};

const bottomOf = (thing: Element): number => thing.getBoundingClientRect().bottom;

/** Brings them into view, as soon as they are drawn: down to the lowest, which a phone's hand would cover. */
export const useScrolled = (marks: readonly string[]): void =>
  useEffect(() => {
    let isGone = false;
    const scroll = async (): Promise<void> => {
      if (marks.length > 0) await findTab(marks, () => isGone);
      if (isGone) return;
      const behavior = isStill() ? 'auto' : 'smooth';
      for (const thing of [...thingsAt(marks)].sort((a, b) => bottomOf(a) - bottomOf(b)))
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    };
    const frame = requestAnimationFrame(() => void scroll());
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [marks.join(' ')]);

/** A rectangle with round corners, as a path. */
const outline = ({ left, top, right, bottom }: Box): string => {
  const [width, height] = [Math.max(0, right - left - 2 * ROUND), Math.max(0, bottom - top - 2 * ROUND)];
  const corner = (x: number, y: number): string => `a${ROUND} ${ROUND} 0 0 1 ${x} ${y}`;
  return [
    `M${left + ROUND} ${top}h${width}${corner(ROUND, ROUND)}v${height}${corner(-ROUND, ROUND)}`,
    `h${-width}${corner(-ROUND, -ROUND)}v${-height}${corner(ROUND, -ROUND)}z`,
  ].join('');
};

/** The board, as far as it can be seen. */
const boardNow = (): Box | undefined => {
  const board = document.querySelector('.table .part-board');
  const frame = board?.closest('.stage-frame, .table-room')?.getBoundingClientRect();
  if (!board || !frame) return undefined;
  const { left, top, right, bottom } = board.getBoundingClientRect();
  return {
    left: Math.max(left, frame.left),
    top: Math.max(top, frame.top),
    right: Math.min(right, frame.right),
    bottom: Math.min(bottom, frame.bottom),
  };
};

/** As much of a thing as can be seen of it: a board may be scrolled. */
const within = (box: Lit, board: Box | undefined): Lit =>
  board && box.onBoard
    ? {
        ...box,
        left: Math.max(box.left, board.left),
        top: Math.max(box.top, board.top),
        right: Math.min(box.right, board.right),
        bottom: Math.min(box.bottom, board.bottom),
      }
    : box;

/** What is spoken of is ringed; what of the board is not lies in the shade. */
export function Spotlight({ boxes: all, pulse }: { boxes: readonly Lit[]; pulse: number }) {
  const board = boardNow();
  const boxes = all
    .map(box => within(box, board))
    .filter(({ left, top, right, bottom }) => right - left > 2 * ROUND && bottom - top > 2 * ROUND);
  const lit = boxes.filter(box => box.onBoard);
  return (
    <svg class="spotlight" aria-hidden="true">
      {board && lit.length > 0 && (
        <path
          class="spotlight-shade"
          fill-rule="evenodd"
          d={[
            `M${board.left} ${board.top}H${board.right}V${board.bottom}H${board.left}z`,
            ...lit.map(outline),
          ].join('')}
        />
      )}
      {boxes.map((box, i) => (
        <g key={`${i} ${pulse}`} class={pulse > 0 ? 'spotlight-ring is-pulsing' : 'spotlight-ring'}>
          <path class="ring-under" d={outline(box)} />
          <path class="ring-over" d={outline(box)} />
        </g>
      ))}
    </svg>
  );
}

/** Where the things of a table are on the page: now, and before it was drawn anew. */
import { type Anchor, found } from '../seat/anchor.ts';
import type { Spot } from '../seat/beat.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that could be seen. */
export interface Sighted {
  readonly element: Element;
  readonly box: Box;
}

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Whatever is folded away, under a tab or scrolled out of the window is not seen. */
const isInSight = ({ x, y, width, height }: Box): boolean =>
  width > 0 &&
  height > 0 &&
  x + width > 0 &&
  y + height > 0 &&
  x < document.documentElement.clientWidth &&
  y < document.documentElement.clientHeight;

/** A frame that scrolls shows only what lies within it. */
const isCut = (element: Element, box: Box): boolean => {
  const frame = element.closest('.frame');
  if (frame === null) return false;
  const edge = boxOf(frame);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x < edge.x || x > edge.x + edge.width || y < edge.y || y > edge.y + edge.height;
};

const sighted = (element: Element): Sighted | undefined => {
  const box = boxOf(element);
  return isInSight(box) && !isCut(element, box) ? { element, box } : undefined;
};

/** Points are counted on the chips of the head, whatever else shows them. */
const isFirst = (name: Anchor, element: Element): boolean =>
  !name.startsWith('points:') || element.closest('.table-head') !== null;

const sightedAt = (name: Anchor): Sighted | undefined => {
  const elements = found(name);
  for (const element of [
    ...elements.filter(each => isFirst(name, each)),
    ...elements.filter(each => !isFirst(name, each)),
  ]) {
    const seen = sighted(element);
    if (seen) return seen;
  }
  return undefined;
};

/** The table as it stands; every thing is looked for once. */
export class Sight {
  readonly #known = new Map<Anchor, Sighted | undefined>();

  at(name: Anchor): Sighted | undefined {
    if (!this.#known.has(name)) this.#known.set(name, sightedAt(name));
    return this.#known.get(name);
  }

  first(spot: Spot): Sighted | undefined {
    for (const name of spot) {
      const seen = this.at(name);
      if (seen) return seen;
    }
    return undefined;
  }
}

/** Where everything was before the table was drawn anew. */
export class Before {
  readonly #seen = new Map<Anchor, Sighted>();

  /** Looks at the table now. */
  static take(): Before {
    const before = new Before();
    for (const element of document.querySelectorAll('.table [data-at]')) {
      const name = element.getAttribute('data-at') ?? '';
      const box = boxOf(element);
      if (!before.#seen.has(name) && isInSight(box) && isFirst(name, element))
        before.#seen.set(name, { element, box });
    }
    return before;
  }

  at(name: Anchor): Sighted | undefined {
    return this.#seen.get(name);
  }
}

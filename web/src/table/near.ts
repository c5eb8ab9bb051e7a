/** Where nearly everything is offered, the few things nearest to the pointer are marked. */

/** So many are ringed at once, and so many of them while more are offered. */
export const MANY = 8;
const CLOSE = 5;

const clear = (table: Element): void => {
  for (const thing of table.querySelectorAll('.is-close')) thing.classList.remove('is-close');
};

const mark = (table: Element, x: number, y: number): void => {
  const far = (thing: Element): number => {
    const box = thing.getBoundingClientRect();
    return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
  };
  const near = [...table.querySelectorAll('.pick.is-offered')]
    .map(thing => ({ thing, far: far(thing) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, CLOSE);
  clear(table);
  for (const { thing } of near) thing.classList.add('is-close');
};

/** Once a frame at most. */
export const watchNear = (table: HTMLElement): (() => void) => {
  let frame = 0;
  const heard = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || !table.classList.contains('has-many')) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(table, clientX, clientY));
  };
  table.addEventListener('pointermove', heard);
  return () => {
    cancelAnimationFrame(frame);
    table.removeEventListener('pointermove', heard);
  };
};

/**
 * Drag and drop for arrangements: with mouse or pen an item ([data-item]) is drawn to its place ([data-place]).
 * Fingers tap instead, because on a phone the same movement scrolls the page.
 */
import type { Picks } from '../seat/picks.ts';

const FAR = 8;

interface Drag {
  readonly source: HTMLElement;
  readonly item: number;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | undefined;
}

const ghostOf = ({ source }: Drag): HTMLElement => {
  const { width, height } = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  document.body.append(ghost);
  source.classList.add('is-dragged');
  return ghost;
};

const placeAt = (x: number, y: number): number | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
};

/** Listens on the table as a whole. Returns how to stop. */
export const watchDrag = (table: HTMLElement, picks: Picks): (() => void) => {
  let drag: Drag | undefined;
  const end = (): void => {
    drag?.ghost?.remove();
    drag?.source.classList.remove('is-dragged');
    drag = undefined;
  };
  const down = (event: PointerEvent): void => {
    const source = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null;
    if (!source || event.pointerType === 'touch' || event.button !== 0) return;
    if (picks.ask?.shape !== 'arrangement') return;
    drag = {
      source,
      item: Number(source.dataset['item']),
      x: event.clientX,
      y: event.clientY,
      ghost: undefined,
    };
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(x, y) < FAR) return;
    drag.ghost ??= ghostOf(drag);
    drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  };
  const up = (event: PointerEvent): void => {
    const done = drag;
    end();
    const place = done?.ghost && placeAt(event.clientX, event.clientY);
    if (done && place !== undefined) picks.lay(done.item, place);
  };
  const stop = new AbortController();
  table.addEventListener('pointerdown', down, stop);
  addEventListener('pointermove', move, stop);
  addEventListener('pointerup', up, stop);
  addEventListener('pointercancel', end, stop);
  return () => {
    end();
    stop.abort();
  };
};

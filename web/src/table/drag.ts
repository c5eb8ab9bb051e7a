/**
 * Drag and drop with mouse or pen: in an arrangement an item ([data-item]) is drawn to its place ([data-place]); where two
 * questions are one, a thing is drawn to what answers the other, and both are answered.
 * Fingers tap instead, because on a phone the same movement scrolls the page.
 */
import { MEANING } from '../art/press.ts';
import type { Answering } from '../ask/answering.ts';

const FAR = 8;

interface Drag {
  readonly source: Element;
  /** Of an arrangement, what is drawn. */
  readonly item: number | undefined;
  readonly x: number;
  readonly y: number;
  isUnderWay: boolean;
  ghost: HTMLElement | undefined;
}

/** What is drawn follows the pointer; of a drawing on the board only its mark does. */
const ghostOf = ({ source }: Drag): HTMLElement | undefined => {
  if (!(source instanceof HTMLElement)) return undefined;
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

/** Presses as a finger or a key would, whatever it is drawn as. */
const pressOn = (thing: Element): boolean =>
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** What can be drawn from here, if anything. */
const sourceOf = (
  target: EventTarget | null,
  answering: Answering,
): Pick<Drag, 'item' | 'source'> | undefined => {
  if (!(target instanceof Element)) return undefined;
  if (answering.ask?.shape === 'arrangement') {
    const source = target.closest<HTMLElement>('[data-item]');
    return source ? { source, item: Number(source.dataset['item']) } : undefined;
  }
  const source = target.closest('.pick.is-offered');
  const meant = source && answering.meant(() => source.dispatchEvent(new Event(MEANING)));
  const isDraggable = typeof meant === 'number' && answering.isDraggable(meant);
  return source && isDraggable ? { source, item: undefined } : undefined;
};

/** Listens on the table as a whole. Returns how to stop. */
export const watchDrag = (table: HTMLElement, answering: Answering): (() => void) => {
  let drag: Drag | undefined;
  const end = (): void => {
    drag?.ghost?.remove();
    drag?.source.classList.remove('is-dragged');
    drag = undefined;
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const found = sourceOf(event.target, answering);
    if (found) drag = { ...found, x: event.clientX, y: event.clientY, isUnderWay: false, ghost: undefined };
  };
  const begin = (begun: Drag): void => {
    begun.isUnderWay = true;
    begun.ghost = ghostOf(begun);
    // It is taken up: where it can go is offered from now on.
    if (begun.item === undefined) pressOn(begun.source);
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isUnderWay && Math.hypot(x, y) < FAR) return;
    if (!drag.isUnderWay) begin(drag);
    if (drag.ghost) drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  };
  const drop = ({ item, source }: Drag, x: number, y: number): void => {
    const place = item === undefined ? undefined : placeAt(x, y);
    if (item !== undefined && place !== undefined) answering.lay(item, place);
    if (item !== undefined) return;
    const goal = document.elementFromPoint(x, y)?.closest('.pick.is-offered');
    if (goal && goal !== source) pressOn(goal);
    else if (answering.mayGoBack) answering.back();
  };
  const up = (event: PointerEvent): void => {
    const done = drag;
    end();
    if (done?.isUnderWay === true) drop(done, event.clientX, event.clientY);
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

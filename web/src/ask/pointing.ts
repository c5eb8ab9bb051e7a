/** What the pointer rests on, or has the focus, says what it would bring; and any press gives what waits. */
import { MEANING } from '../art/press.ts';
import type { Answering } from './answering.ts';
import { watchTouch } from './habits.ts';
import { foresight } from './outlook.ts';

/** Milliseconds before a pointer is answered; a mouse held down so long takes as many as there are. */
const RESTS = 150;
const HELD = 500;
/** Milliseconds after the first question before more is brought. */
const LATER = 300;

const thingAt = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('.pick') ?? undefined) : undefined;

const isBack = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.back') !== null;

/** Keys that give nothing: they walk, or take back. */
const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'b', 'i'];

/** Listens on the table as a whole. Returns how to stop. */
export const watchPointing = (table: HTMLElement, answering: Answering): (() => void) => {
  let [rest, hold, isTaken] = [0, 0, false];
  const stop = new AbortController();
  const meaning = (thing: Element): number | undefined =>
    answering.meant(() => thing.dispatchEvent(new Event(MEANING)));
  const show = (thing: Element | undefined): void =>
    answering.point(thing?.isConnected === true ? meaning(thing) : undefined);
  const listeners: { readonly [type: string]: (event: never) => void } = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      clearTimeout(rest);
      const thing = thingAt(target);
      if (thing) rest = window.setTimeout(() => show(thing), RESTS);
      else show(undefined);
    },
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(thingAt(target));
    },
    pointerleave: () => {
      clearTimeout(rest);
      show(undefined);
    },
    pointerdown: ({ target, pointerType, button }: PointerEvent) => {
      if (answering.isWaiting && !isBack(target)) answering.settle();
      const thing = pointerType === 'mouse' && button === 0 ? thingAt(target) : undefined;
      if (!thing || answering.ask?.shape !== 'bag') return;
      isTaken = false;
      hold = window.setTimeout(() => {
        const item = meaning(thing);
        isTaken = item !== undefined;
        if (item !== undefined) answering.pressAll(item);
      }, HELD);
    },
    pointerup: () => clearTimeout(hold),
    // Whoever held it has pressed it already.
    click: (event: Event) => {
      if (isTaken) event.stopPropagation();
      isTaken = false;
    },
    keydown: ({ key, target }: KeyboardEvent) => {
      if (answering.isWaiting && !SILENT.includes(key) && !isBack(target)) answering.settle();
    },
  };
  for (const [type, heard] of Object.entries(listeners) as [string, EventListener][])
    table.addEventListener(type, heard, { capture: true, signal: stop.signal });
  // Whoever leaves has given it.
  addEventListener('pagehide', () => answering.settle(), stop);
  const touch = watchTouch();
  const later = setTimeout(() => foresight.prepare(), LATER);
  return () => {
    for (const timer of [rest, hold]) clearTimeout(timer);
    clearTimeout(later);
    touch();
    stop.abort();
    answering.settle();
  };
};

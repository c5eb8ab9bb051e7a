/** Arrow keys walk from one thing that can be pressed to the nearest one in that direction. */
const PRESSABLE = 'button:not(:disabled), [role="button"], a[href], [tabindex="0"]';
/** Where arrow keys already mean something. */
const TAKEN = 'input, textarea, [role="tablist"], .log, dialog';

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Going aside counts more than going on, so that rows and columns hold together. */
export const distance = (from: Spot, to: Spot, [dx, dy]: readonly [number, number]): number => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return along <= 1 ? Number.POSITIVE_INFINITY : along + 2.5 * aside;
};

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

export const roam = (event: KeyboardEvent): void => {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (!direction || !(from instanceof Element) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (from.closest(TAKEN) || !from.matches(PRESSABLE)) return;
  const start = middle(from);
  let [best, least]: [Element | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const element of document.querySelectorAll(`.table :is(${PRESSABLE})`)) {
    if (element === from || !isShown(element)) continue;
    const far = distance(start, middle(element), direction);
    if (far < least) [best, least] = [element, far];
  }
  if (!(best instanceof HTMLElement || best instanceof SVGElement)) return;
  event.preventDefault();
  best.focus();
};

/** Copies of what is drawn on the table, to fly over it. */
import { PIPS } from '../art/Die.tsx';
import type { IconName } from '../art/names.ts';
import { hrefOf } from '../art/names.ts';
import { type Box, boxOf } from './sight.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** How a thing stands towards the question is nothing a copy shows; it is nobody's to press, either. */
const STATES = /^(?:pick|is-(?:offered|selected|refused|changed|topic|told|near|pointed))$/;

const bare = <E extends Element>(element: E): E => {
  for (const { name } of Array.from(element.attributes))
    if (/^(?:id|role|tabindex|aria-|data-|title)/.test(name)) element.removeAttribute(name);
  for (const name of Array.from(element.classList)) if (STATES.test(name)) element.classList.remove(name);
  return element;
};

const bareAll = (element: Element): Element => {
  bare(element);
  for (const inner of element.querySelectorAll('*')) bare(inner);
  return element;
};

/** What a thing looks like may follow from what it lies in: the copy lies in the same, as far as classes go. */
const wrapped = (copy: Element, of: Element, until: string): Element => {
  let inner = copy;
  for (let outer = of.parentElement; outer; outer = outer.parentElement) {
    const wrapper = bare(outer.cloneNode(false) as HTMLElement);
    wrapper.style.setProperty('display', 'contents', 'important');
    wrapper.append(inner);
    inner = wrapper;
    if (outer.matches(until)) break;
  }
  return inner;
};

/** A part of a drawing: the drawing again, cut to that part. */
const cutOut = (element: SVGGraphicsElement, root: SVGSVGElement, { x, y, width, height }: Box): Element => {
  const matrix = root.getScreenCTM()?.inverse();
  const from = new DOMPoint(x, y).matrixTransform(matrix);
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  let inner = bareAll(element.cloneNode(true) as Element);
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const wrapper = bare(outer.cloneNode(false) as SVGElement);
    wrapper.append(inner);
    inner = wrapper;
    if (outer === (root as Element)) break;
  }
  inner.setAttribute('viewBox', `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
  inner.setAttribute('preserveAspectRatio', 'none');
  (inner as SVGSVGElement).style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;overflow:visible';
  return wrapped(inner, root, '.table');
};

/** Boards inside boards: the outermost drawing. */
const rootOf = (element: SVGElement): SVGSVGElement | null => {
  let root = element.ownerSVGElement;
  while (root?.ownerSVGElement) root = root.ownerSVGElement;
  return root;
};

const picture = (element: Element, box: Box): Element => {
  const root = element instanceof SVGGraphicsElement ? rootOf(element) : null;
  if (root) return cutOut(element as SVGGraphicsElement, root, box);
  const copy = bareAll(element.cloneNode(true) as Element) as HTMLElement;
  copy.style.cssText += `;position:absolute;inset:0;margin:0;width:${box.width}px;height:${box.height}px;box-sizing:border-box;transform:none;opacity:1`;
  return wrapped(copy, element, '.table');
};

/** A box over the page. */
export const boxed = ({ x, y, width, height }: Box, name: string): HTMLElement => {
  const div = document.createElement('div');
  div.className = `aloft ${name}`;
  div.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  return div;
};

/** A copy of something where it is or was; what has left the page is copied as it was last drawn. */
export const copyOf = (element: Element, box: Box = boxOf(element)): HTMLElement => {
  const div = boxed(box, 'aloft-copy');
  div.append(picture(element, box));
  return div;
};

/** The copy of a die, with another face up: so many pips on as the last throw had. */
export const turned = (copy: HTMLElement, on: number): HTMLElement => {
  for (const die of copy.querySelectorAll('svg.die')) {
    const pips = die.querySelectorAll('.die-pip');
    const [pattern] = pips;
    if (!pattern) continue;
    const face = (PIPS[((pips.length + on - 1) % 6) + 1] ?? []).map(([x, y]) => {
      const pip = pattern.cloneNode() as Element;
      pip.setAttribute('cx', String(x));
      pip.setAttribute('cy', String(y));
      return pip;
    });
    for (const pip of pips) pip.remove();
    die.append(...face);
  }
  return copy;
};

const icon = (name: IconName): Element => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', hrefOf(name));
  svg.append(use);
  return svg;
};

/** A sign of this size around a point; without a sign, the back of a card. */
export const signAt = (box: Box, size: number, name: IconName | undefined): HTMLElement => {
  const figure = name !== undefined && /^(?:agent-|figure-|third-man|inspector)/.test(name);
  const width = figure ? (size * 2) / 3 : size;
  const centred = {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - size) / 2,
    width,
    height: size,
  };
  const div = boxed(centred, name === undefined ? 'aloft-back' : 'aloft-sign');
  if (name !== undefined) div.append(icon(name));
  return div;
};

/** A few words, such as "+3★", above the middle of something. */
export const labelAt = (box: Box, text: string, name: string, sign?: IconName): HTMLElement => {
  const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40), width: 0, height: 0 };
  const div = boxed(middle, `aloft-label ${name}`);
  const label = document.createElement('span');
  label.textContent = text;
  if (sign !== undefined) label.append(icon(sign));
  div.append(label);
  return div;
};

/** A few shapes as path data, so that whole scenes are made of short lines. */
export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}h${wide}v${high}h${-wide}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A gable or roof over a foot line. */
export const roof = (x: number, foot: number, wide: number, high: number): string =>
  `M${x} ${foot}l${wide / 2} ${-high} ${wide / 2} ${high}z`;

/** A window or door with a round head. */
export const arch = (x: number, foot: number, wide: number, high: number): string =>
  `M${x} ${foot}v${wide / 2 - high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`;

/** The same thing several times, one step further each time. */
export const row = (n: number, step: number, draw: (dx: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i * step, i)).join('');

/** Somebody standing, seen from afar: a head over a coat. */
export const person = (x: number, foot: number, high: number): string => {
  const r = high / 7;
  return `${disc(x, foot - high + r, r)}M${x - 2.3 * r} ${foot}c0-${4.6 * r} ${0.6 * r}-${5 * r} ${2.3 * r}-${5 * r}s${2.3 * r} ${0.4 * r} ${2.3 * r} ${5 * r}z`;
};

export const tree = (x: number, foot: number, high: number): string =>
  `${disc(x, foot - high * 0.66, high * 0.34)}${disc(x - high * 0.22, foot - high * 0.5, high * 0.24)}${disc(x + high * 0.22, foot - high * 0.5, high * 0.24)}${box(x - high * 0.05, foot - high * 0.4, high * 0.1, high * 0.4)}`;

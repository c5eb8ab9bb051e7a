import { Horizon } from '../art/Horizon.tsx';
import './skyline.css';
interface Shape {
  readonly tone: 'hill' | 'wall' | 'roof' | 'lamp' | 'palm' | 'sea' | 'glint' | 'beam';
  readonly d: string;
}

const shape = (tone: Shape['tone'], d: string): Shape => ({ tone, d });

/** Rows of lit windows: so many by so many, from a corner. */
const windows = (x: number, y: number, columns: number, rows: number, step: number): string =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [x + (i % columns) * step, y + Math.floor(i / columns) * 9];
    return `M${left} ${top}h3.6v5h-3.6z`;
  }).join('');

/** A palm of some height: a leaning trunk and seven fronds. */
const palm = (x: number, foot: number, height: number): string => {
  const [top, head] = [foot - height, x + height * 0.12];
  const frond = (dx: number, dy: number, bow: number): string =>
    `M${head} ${top}q${dx / 2} ${bow} ${dx} ${dy}q${-dx / 2} ${bow + 2.6 - dy / 2} ${-dx} ${-dy}z`;
  return [
    `M${x} ${foot}Q${x + 1} ${foot - height / 2} ${head - 0.8} ${top}h1.8Q${x + 3.4} ${foot - height / 2} ${x + 2.6} ${foot}z`,
    frond(13, 6, -5),
    frond(-13, 6, -5),
    frond(11, -2, -6),
    frond(-11, -2, -6),
    frond(7, 11, -1),
    frond(-7, 11, -1),
  ].join('');
};

const HILLS: readonly Shape[] = [
  shape('hill', 'M0 70C60 52 130 50 190 60S330 54 400 72 500 92 560 96v12H0z'),
  shape('hill', 'M610 96C640 84 662 70 700 68S748 72 760 70V96z'),
];

const CHURCH: readonly Shape[] = [
  shape('wall', 'M34 98V72l15-11 15 11v26zM64 98V56h14v42z'),
  shape('roof', 'M31 73l18-13 18 13v3L49 63 31 76zM62 56l9-14 9 14zM70.3 42v-8h1.4v8zM68 36.5h6v1.4h-6z'),
  shape('lamp', 'M46 98V84a3.5 3.5 0 0 1 7 0v14zM68.5 70v-5a2.5 2.5 0 0 1 5 0v5z'),
];

const HOTEL: readonly Shape[] = [
  shape('wall', 'M112 98V52h108v46zM148 52V42h36v10z'),
  shape('roof', 'M108 52h116v-3.5H108zM144 42h44l-4-5h-36zM165.2 37V24h1.6v13z'),
  shape('lamp', `${windows(118, 57, 13, 3, 8)}M158 98V86h16v12zM166.8 24h11l-3 3 3 3h-11z`),
];

const CASINO: readonly Shape[] = [
  shape('wall', 'M262 98V70h46V58h44v12h46v28z'),
  shape('roof', 'M258 70h50v-3h-50zM352 70h50v-3h-50zM304 58h52v-3.5h-52zM314 54.5a16 16 0 0 1 32 0z'),
  shape(
    'lamp',
    `${[0, 1, 2, 3].map(i => `M${267 + i * 10} 94V80a3.5 3.5 0 0 1 7 0v14z`).join('')}${[0, 1, 2, 3]
      .map(i => `M${357 + i * 10} 94V80a3.5 3.5 0 0 1 7 0v14z`)
      .join(
        '',
      )}M313 98V72a5 5 0 0 1 10 0v26zM325 98V72a5 5 0 0 1 10 0v26zM337 98V72a5 5 0 0 1 10 0v26zM329 44h2v-5h-2z`,
  ),
];

const SEA: readonly Shape[] = [
  shape('sea', 'M0 120V104C90 96 220 98 330 98S480 94 560 94 690 96 760 92v28z'),
  shape(
    'glint',
    'M520 98h74v1.8h-74zM536 102.5h48v1.8h-48zM512 107h60v1.8h-60zM548 111.5h40v1.8h-40zM440 104h26v1.4h-26zM640 106h34v1.4h-34zM90 110h40v1.4H90zM250 108h52v1.4h-52zM700 113h30v1.4h-30z',
  ),
];

const LIGHTHOUSE: readonly Shape[] = [
  shape('beam', 'M706 45.5L560 22v26z'),
  shape('wall', 'M700 80l3-30h8l3 30z'),
  shape('roof', 'M701.5 64h11l.5 5h-12zM699.5 50h15v-2.5h-15zM702 41l5-6 5 6z'),
  shape('lamp', 'M703 47.5V41h8v6.5z'),
];

/** The flying boat from New York. */
const CLIPPER: readonly Shape[] = [
  shape(
    'roof',
    'M438 33c8-3 30-4 44-2 5 .6 8 2 8 3.4 0 2-6 3.6-16 3.6-16 0-30-1-36-5zM436 24l6 9-5 1-5-9zM452 26h26v2.4h-26zM458 28h1.8v5H458zM470 28h1.8v4H470z',
  ),
];

const PALMS = [palm(98, 99, 34), palm(236, 99, 40), palm(248, 99, 26), palm(412, 99, 36), palm(16, 100, 28)];

const SHAPES: readonly Shape[] = [
  ...HILLS,
  ...LIGHTHOUSE,
  ...CLIPPER,
  ...CHURCH,
  ...HOTEL,
  ...CASINO,
  ...SEA,
  ...PALMS.map(d => shape('palm', d)),
];

/** The coast at dusk. */
export function Skyline() {
  return (
    <Horizon>
      <defs>
        <linearGradient id="coast-beam" x1="1" x2="0">
          <stop offset="0" class="coast-bright" />
          <stop offset="1" class="coast-dim" />
        </linearGradient>
      </defs>
      <circle class="coast-sun" cx="556" cy="92" r="52" />
      {SHAPES.map(({ tone, d }) => (
        <path key={d} class={`coast-${tone}`} d={d} />
      ))}
    </Horizon>
  );
}

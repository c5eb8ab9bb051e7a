import type { Locality } from './Place.tsx';
import './scene.css';

type Tone = 'far' | 'sea' | 'wall' | 'shade' | 'roof' | 'dark' | 'light' | 'gold' | 'green' | 'rock';
type Shape = readonly [tone: Tone, d: string];

const row = (from: number, count: number, step: number, shape: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape(from + i * step)).join('');

/** A window, an arched one, and a palm tree, from their left and upper edges. */
const pane =
  (y: number, wide = 6, high = 9) =>
  (x: number): string =>
    `M${x} ${y}h${wide}v${high}h${-wide}z`;
const arch =
  (y: number, wide = 10, high = 20) =>
  (x: number): string =>
    `M${x} ${y + high}v${wide / 2 - high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high - wide / 2}z`;
const palm = (x: number, y: number): string =>
  `M${x - 1.5} 100c2-14 2-24 1-${100 - y}h3c1 12 1 24-1 ${100 - y}zM${x + 1} ${y}c-14-9-20-2-24 7 8-6 16-7 24-7zM${x + 1} ${y}c14-9 20-2 24 7-8-6-16-7-24-7zM${x + 1} ${y}c-7-14-17-12-22-6 8-2 16 1 22 6zM${x + 1} ${y}c7-14 17-12 22-6-8-2-16 1-22 6zM${x + 1} ${y}c-10 3-15 9-16 16 5-7 10-12 16-16zM${x + 1} ${y}c10 3 15 9 16 16-5-7-10-12-16-16z`;
const waves = (y: number): string =>
  `M-160 ${y}c40-5 80 5 120 0s80-5 120 0 80 5 120 0 80-5 120 0 80 5 160 0v${100 - y}h-640z`;

const HILLS = 'M-160 84c70-22 130-14 190-20 60-16 130-14 190-4 70-14 130-10 260 10v30h-640z';
const GROUND = 'M-160 92h640v8h-640z';

/** The eight places on a field of 320 × 100; hills, sea and ground run on to both sides. */
const SCENES: Readonly<Record<Locality, readonly Shape[]>> = {
  church: [
    ['far', HILLS],
    ['wall', 'M96 92V54l44-22 44 22v38z'],
    ['shade', 'M140 32l44 22v38h-16V52z'],
    ['roof', 'M90 56l50-27 50 27v-7l-50-27-50 27z'],
    ['wall', 'M190 92V26h32v66z'],
    ['shade', 'M210 26h12v66h-12z'],
    ['roof', 'M186 26l20-20 20 20z'],
    ['gold', 'M205 6V-2h2v8zM202 1h8v2h-8zM139 22V11h2v11zM135 14h10v2h-10z'],
    ['dark', arch(68, 16, 24)(132) + row(106, 2, 58, arch(62, 8, 16)) + arch(34, 10, 18)(201)],
    ['gold', 'M206 38a5 6 0 0 1 4 8h-8a5 6 0 0 1 4-8z'],
    ['light', 'M140 44a6 6 0 1 1-.1 0z'],
    ['green', 'M60 92c0-30 6-46 10-46s10 16 10 46zM244 92c0-26 5-40 9-40s9 14 9 40z'],
    ['shade', GROUND],
  ],
  palacio: [
    ['far', HILLS],
    ['wall', 'M52 92V38h216v54zM92 38V24h136v14z'],
    ['shade', 'M228 24v14h40v54h-28V38h-12z'],
    ['roof', 'M48 38h40v-5H48zM232 38h40v-5h-40zM88 24l8-9h128l8 9z'],
    ['gold', 'M120 17h80v4h-80z'],
    [
      'dark',
      row(60, 3, 11, pane(46)) +
        row(100, 11, 11, pane(30, 6, 8)) +
        row(100, 11, 11, pane(46)) +
        row(230, 3, 11, pane(46)) +
        row(60, 3, 11, pane(64)) +
        row(100, 4, 11, pane(64)) +
        row(180, 4, 11, pane(64)) +
        row(230, 3, 11, pane(64)) +
        arch(66, 18, 26)(151),
    ],
    ['roof', 'M144 66c4-8 28-8 32 0z'],
    ['light', 'M159 15V-2h16l-4 4 4 4h-14v9z'],
    ['green', palm(30, 50) + palm(292, 46)],
    ['shade', GROUND],
  ],
  beach: [
    ['sea', 'M-160 44h640v56h-640z'],
    ['light', 'M-120 54h70v2h-70zM-10 50h60v2h-60zM80 56h80v2H80zM190 52h90v2h-90zM310 57h60v2h-60z'],
    ['wall', 'M210 44l-12-5h18V22l20 17h-16v5l18-1-6 6h-34z'],
    ['light', waves(66)],
    ['shade', waves(72)],
    ['dark', 'M83 92l-12-44 2-.6 12 44zM242 94l10-40 2 .5-10 40zM158 90l-6-30 2-.4 6 30z'],
    ['roof', 'M38 58c2-20 42-32 64-10-14-2-22 0-30 2-12 2-22 4-34 8zM124 62c4-16 36-20 54 0z'],
    ['gold', 'M220 60c6-18 50-20 64 8-14-6-22-6-32-8s-20-2-32 0z'],
    ['wall', 'M52 48c4-8 12-14 20-15l2 17-10 3zM146 48c2-2 5-3 7-4l2 18h-12z'],
    ['green', 'M104 96h44l-4-8h-36zM270 96h34l6-14h-6l-4 8h-30z'],
  ],
  atlantico: [
    ['sea', 'M-160 52h640v48h-640z'],
    ['light', 'M-100 62h90v2h-90zM240 60h100v2H240z'],
    ['wall', 'M40 92c6-10 16-14 26-14V30h150V16h38v62c18 0 28 4 34 14z'],
    ['shade', 'M216 16h38v62h-38zM66 66h150v5H66zM66 48h150v4H66z'],
    ['roof', 'M62 30h156v-5H62zM212 16h46v-5h-46z'],
    [
      'dark',
      row(74, 11, 13, pane(36, 8, 9)) +
        row(74, 11, 13, pane(54, 8, 9)) +
        row(222, 3, 10, pane(22, 6, 8)) +
        row(222, 3, 10, pane(38, 6, 8)) +
        row(222, 3, 10, pane(54, 6, 8)) +
        row(80, 6, 24, arch(74, 14, 18)),
    ],
    ['light', 'M140 25V4h18l-5 5 5 5h-15v11z'],
    ['rock', 'M-160 92c40-10 60-2 90-6s60-12 110 2l8 12H-160zM284 92c14-8 40-8 66-4s80-4 130 2v10H280z'],
  ],
  station: [
    ['far', HILLS],
    ['wall', 'M80 92V46l80-28 80 28v46z'],
    ['shade', 'M160 18l80 28v46h-14V50z'],
    ['roof', 'M72 50l88-31 88 31v-8l-88-31-88 31z'],
    ['dark', row(94, 4, 35, arch(58, 27, 34))],
    ['light', row(98, 4, 35, arch(62, 19, 30))],
    ['dark', row(106, 4, 35, x => `M${x} 62h3v30h-3z`)],
    ['light', 'M160 28a11 11 0 1 1-.1 0z'],
    ['dark', 'M159.2 31h1.6v8h6v1.6h-7.6z'],
    ['rock', 'M-160 90h640v10h-640z'],
    ['dark', 'M4 90V66h16V54h-4v-5h24v5h-4v12h26l14 24zM88 0'],
    ['roof', 'M2 62h20v-5H2zM62 78h14l6 8H62z'],
    ['gold', 'M14 92a8 8 0 1 1 16 0zM40 92a8 8 0 1 1 16 0z'],
    ['light', 'M34 44c-4-8 6-12 12-8 2-8 16-8 16 0 8-2 10 8 2 10H38z'],
  ],
  casino: [
    ['far', HILLS],
    ['wall', 'M60 92V52h44V34h112v18h44v40z'],
    ['shade', 'M200 34h16v18h44v40h-22V60h-38z'],
    ['roof', 'M54 52h52v-6H54zM214 52h52v-6h-52zM98 34h124v-6H98z'],
    ['light', 'M116 28c0-18 18-25 44-25s44 7 44 25z'],
    ['gold', 'M158 3V-4h4v7zM104 40h112v3H104z'],
    [
      'dark',
      row(68, 3, 12, arch(62, 8, 20)) + row(218, 3, 12, arch(62, 8, 20)) + row(112, 8, 13, arch(48, 8, 14)),
    ],
    ['gold', row(116, 5, 19, arch(68, 13, 24))],
    ['dark', row(119, 5, 19, arch(72, 7, 20))],
    ['green', palm(32, 48) + palm(286, 52)],
    ['shade', GROUND],
  ],
  boca: [
    ['sea', 'M-160 40h640v60h-640z'],
    ['light', waves(62)],
    ['sea', waves(70)],
    [
      'rock',
      'M-160 100V42l80-8 70-4 26-14 22 6 20-8 26 18c16 10 8 24 18 30l-14 38zM480 100V44l-110-8-60-14-44-10-24 12-26-4-18 20c-10 10-2 22-12 30l10 30z',
    ],
    ['dark', 'M92 100c-4-18 4-30 12-38 6 10 2 26 4 38zM206 100c2-20-6-30-12-36-6 10 0 24-4 36z'],
    [
      'light',
      'M126 100c-8-20-2-34 8-46 0 14 6 18 10 28 2-20 8-30 22-38-2 14 4 20 4 36 6-6 8-14 18-18-6 14-2 24-10 38z',
    ],
    ['light', 'M120 48a3 3 0 1 1-.1 0zM186 40a3 3 0 1 1-.1 0zM156 34a2.5 2.5 0 1 1-.1 0z'],
    ['dark', 'M232 22h3v-9c4 2 8-1 12 1l-1-7c-4-1-8 1-13-1h-1z'],
  ],
  post: [
    ['far', HILLS],
    ['wall', 'M84 92V30h152v62z'],
    ['shade', 'M212 30h24v62h-24z'],
    ['roof', 'M78 30h164v-7H78z'],
    ['dark', row(94, 4, 13, pane(52, 8, 14)) + row(178, 4, 13, pane(52, 8, 14)) + arch(56, 22, 36)(149)],
    ['light', 'M138 32h44v17h-44z'],
    ['dark', 'M141 34l19 9 19-9v3l-19 9-19-9z'],
    ['gold', 'M150 50h20v3h-20z'],
    ['roof', 'M258 92V72a7 7 0 0 1 14 0v20z'],
    ['dark', 'M261 74h8v2h-8z'],
    ['shade', GROUND],
    ['green', 'M22 92V70h38v10h14v12zM0 0'],
    ['light', 'M62 82h8v6h-8z'],
    ['dark', 'M28 92a6 6 0 1 1 12 0zM56 92a6 6 0 1 1 12 0z'],
  ],
};

export interface SceneProps {
  of: Locality;
  /** `strip`: beside the name of the place. `stage`: as large as what is told there. */
  size?: 'strip' | 'stage';
}

/** What a place looks like. Decoration only. */
export function Scene({ of, size = 'strip' }: SceneProps) {
  return (
    <svg
      class={`place-scene of-${size}`}
      viewBox="0 0 320 100"
      preserveAspectRatio={size === 'strip' ? 'xMaxYMax meet' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[of].map(([tone, d]) => (
        <path key={d} class={`scene-${tone}`} d={d} />
      ))}
    </svg>
  );
}

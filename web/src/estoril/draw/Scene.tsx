import type { Locality } from './Place.tsx';

interface Shape {
  tone: 'far' | 'near' | 'dark' | 'light';
  d: string;
}

const far = (d: string): Shape => ({ tone: 'far', d });
const near = (d: string): Shape => ({ tone: 'near', d });
const dark = (d: string): Shape => ({ tone: 'dark', d });
const light = (d: string): Shape => ({ tone: 'light', d });

const row = (from: number, count: number, step: number, shape: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape(from + i * step)).join('');
const pane =
  (y: number, h = 4) =>
  (x: number) =>
    `M${x} ${y}h3v${h}h-3z`;
const palm = (x: number, y: number): string =>
  `M${x} 40V${y}h1.600V40zM${x + 1} ${y}c-7-5-10-1-12 3 4-3 8-3 12-3zM${x + 1} ${y}c7-5 10-1 12 3-4-3-8-3-12-3zM${x + 1} ${y}c-4-7-9-6-11-3 4-1 8 0 11 3zM${x + 1} ${y}c4-7 9-6 11-3-4-1-8 0-11 3z`;

/** One skyline for each place on a field of 160 × 40; the ground runs on to both sides, for wide places. */
const SCENES: Readonly<Record<Locality, readonly Shape[]>> = {
  church: [
    far('M-240 32c80-6 160-4 240-2 20-8 40-6 60-3s70-8 100-2c80-4 160 0 240 4v11h-640z'),
    near('M58 40V18l14-8 14 8v22zM88 40V9l6-7 6 7v31z'),
    dark('M92.500 2h3V-1h-3zM66 40v-9a6 6 0 0 1 12 0v9zM92 14h4v7h-4zM30 40v-5h20v5zM108 40v-6h24v6z'),
    light('M70 17h4v4h-4z'),
  ],
  palacio: [
    far('M-240 34c80-5 160-4 240-1 30-6 60-2 80-3s50-6 80-2c80-2 160 2 240 5v7h-640z'),
    near('M34 40V14h16V9h60v5h16v26z'),
    dark(
      `${row(38, 2, 6, pane(19))}${row(54, 9, 6, pane(14))}${row(54, 9, 6, pane(22))}${row(112, 2, 6, pane(19))}M74 40v-8h12v8z`,
    ),
    light('M79 9V1h8l-2 2.500 2 2.500h-7v3z'),
    dark(palm(20, 22) + palm(138, 20)),
  ],
  beach: [
    far('M-240 24h640v16h-640z'),
    light(
      'M-240 33c80-3 160 2 240 0 16-3 30 2 46 0s30-3 48 0 40 2 66-1c80-2 160 2 240 0v8h-640zM-80 28h50v1h-50zM0 27h40v1H0zM70 26h52v1H70zM132 29h28v1h-28zM190 27h60v1h-60z',
    ),
    dark(
      'M38 38l-3-17 1.500-.3 3 17zM20 24c2-9 20-12 28-5l-28 5zM96 38l4-20 1.500.3-4 20zM86 18c4-9 24-8 30 2z',
    ),
    near('M56 38h20l-2-4H60zM120 38h16l3-6h-3l-2 4h-14z'),
  ],
  atlantico: [
    far('M-240 28h640v12h-640z'),
    near('M20 40c4-8 12-10 18-10V12h74V6h14v24c10 0 18 2 24 10z'),
    dark(
      `${row(43, 8, 8, pane(16))}${row(43, 8, 8, pane(24))}${row(115, 2, 6, pane(11))}${row(115, 2, 6, pane(19))}`,
    ),
    light(
      'M-240 36c80-3 160 1 240 0 14-3 26 2 40 0v4h-280zM130 37c12-2 20 1 30 0 80-2 160 1 240 0v3h-270zM70 12V3h9l-2 2.500 2 2.500h-7v4z',
    ),
  ],
  station: [
    far('M-240 33c80-4 160-4 240-3 40-6 110-6 160-2 80 0 160 2 240 5v7h-640z'),
    near('M46 40V18L80 7l34 11v22z'),
    dark(
      'M56 40V28a6 6 0 0 1 12 0v12zM74 40V28a6 6 0 0 1 12 0v12zM92 40V28a6 6 0 0 1 12 0v12zM0 37h160v3H0z',
    ),
    light('M80 12a4.500 4.500 0 1 1-.1 0zM79.500 13.500h1v3.500h2.500v1h-3.500z'),
    dark('M4 37v-9h6v-4h5v4h12l4 9zM8 37a3 3 0 1 1 6 0zM20 37a3 3 0 1 1 6 0z'),
  ],
  casino: [
    far('M-240 34c80-4 160-4 240-3 40-5 110-5 160-1 80 0 160 2 240 4v6h-640z'),
    near('M30 40V22h22v-8h56v8h22v18z'),
    light('M58 14c0-8 8-11 22-11s22 3 22 11zM66 40V27h28v13z'),
    dark(`${row(36, 3, 6, pane(27, 8))}${row(110, 3, 6, pane(27, 8))}${row(68, 4, 7, pane(29, 11))}`),
    dark(palm(18, 20) + palm(141, 22)),
  ],
  boca: [
    far('M-240 22h640v18h-640z'),
    light('M-240 30c80-2 160 2 240 0 12-2 20 2 32 0s22-2 34 0 20 2 32 0 26-1 62 0c80-2 160 2 240 0v10h-640z'),
    dark(
      'M0 40V14l16-6 14 4 10-3 12 8c6 4 4 10 8 12l-8 11zM400 40V24l-70-6-60 4-60-9-50-3-20-4-12 6-14-2-8 9c-4 4-1 9-5 12l5 9z',
    ),
    near('M62 40c0-9 6-15 17-15s17 6 17 15z'),
    light('M70 33c-2-5-1-9 2-13 0 4 2 5 3 8 1-5 3-8 7-10-1 4 1 6 1 10 2-2 3-4 6-5-2 4-1 7-3 11z'),
  ],
  post: [
    far('M-240 34c80-4 160-4 240-3 40-5 110-5 160-1 80 0 160 2 240 4v6h-640z'),
    near('M44 40V12h72v28z'),
    dark(`M40 10h80v4H40z${row(50, 4, 8, pane(20, 6))}${row(84, 4, 8, pane(20, 6))}M74 40V26h12v14z`),
    light('M70 15h20v8H70zM126 40v-3a3 3 0 0 1 6 0'),
    dark('M71.500 16l8.500 4 8.500-4v1.300L80 21.300l-8.500-4zM16 38V27h18v5h7v6z'),
    light('M36 33h3v3h-3z'),
  ],
};

/** The skyline over a place. Decoration only. */
export function Scene({ of }: { of: Locality }) {
  return (
    <svg
      class="place-scene"
      viewBox="0 0 160 40"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {SCENES[of].map(({ tone, d }) => (
        <path key={d} class={`scene-${tone}`} d={d} />
      ))}
    </svg>
  );
}

import type { BuildingView } from './Building.tsx';
import type { SquareView } from './Square.tsx';

const CANAL = 'M548 -30C600 70 640 250 800 262S1010 480 1030 660';
const RING = 'M610 84C330 -30 62 180 60 500C58 820 280 956 520 950C800 944 960 780 1000 560';

const PARKS = [
  'M398 336c60-34 120-20 132 18s-30 62-86 60-96-46-46-78z',
  'M120 590c40-40 90-20 96 22s-40 74-86 62-48-48-10-84z',
  'M690 640c60-36 130-22 140 22s-54 76-104 66-90-56-36-88z',
  'M330 800c44-24 100-10 104 26s-42 60-84 52-64-56-20-78z',
  'M840 900c40-20 90-8 96 24s-38 48-74 42-58-48-22-66z',
];

/** Hand-set tufts in the parks, as the poster artist dabs them. */
const TREES = [
  [430, 356],
  [462, 372],
  [418, 386],
  [498, 360],
  [472, 398],
  [146, 614],
  [180, 640],
  [132, 648],
  [724, 668],
  [768, 652],
  [800, 694],
  [748, 706],
  [362, 824],
  [398, 842],
  [352, 858],
  [868, 924],
  [904, 938],
  [52, 300],
  [40, 380],
  [52, 770],
  [60, 820],
  [960, 270],
  [972, 520],
  [966, 700],
] as const;

function Streets({
  buildings,
  squares,
}: {
  buildings: readonly BuildingView[];
  squares: readonly SquareView[];
}) {
  const at = new Map(buildings.map(b => [b.id, b]));
  const lines = squares.flatMap(s =>
    s.buildings.flatMap(id => {
      const b = at.get(id);
      return b ? [`M${s.x} ${s.y}L${b.x} ${b.y}`] : [];
    }),
  );
  const d = lines.join('');
  return (
    <>
      <path class="street-kerb" d={d} />
      <path class="street" d={d} />
    </>
  );
}

function Compass() {
  return (
    <g class="compass" transform="translate(66 66)">
      <circle r="30" />
      <path d="M0 -40L7 -7L40 0L7 7L0 40L-7 7L-40 0L-7 -7z" />
      <path class="compass-dark" d="M0 -40L7 -7L0 0zM40 0L7 7L0 0zM0 40L-7 7L0 0zM-40 0L-7 -7L0 0z" />
    </g>
  );
}

export interface GroundProps {
  buildings: readonly BuildingView[];
  squares: readonly SquareView[];
  compass: boolean;
}

/** Paper, canal, Ring and streets: everything that never changes. */
export function Ground({ compass, ...plan }: GroundProps) {
  return (
    <g class="board-ground" aria-hidden="true">
      <path class="board-paper" d="M0 0h1000v1000H0z" />
      <path class="inner-city" d={`${RING}C960 380 900 270 800 262C640 250 600 120 610 84z`} />
      {PARKS.map(d => (
        <path key={d} class="park" d={d} />
      ))}
      <path class="ring-road" d={RING} />
      <path class="ring-trees" d={RING} />
      <path class="canal-bank" d={CANAL} />
      <path class="canal" d={CANAL} />
      <path class="canal-wave" d={CANAL} />
      {TREES.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="tree" cx={x} cy={y} r="7" />
      ))}
      <Streets {...plan} />
      {compass && <Compass />}
      <path class="board-margin" d="M5.5 5.5h989v989h-989z" />
      <path class="board-frame" d="M12 12h976v976H12z" />
      <path class="board-frame thin" d="M20 20h960v960H20z" />
    </g>
  );
}

import { Horizon } from '../art/Horizon.tsx';
import './skyline.css';
interface Shape {
  readonly tone:
    'far' | 'brick' | 'roof' | 'copper' | 'light' | 'water' | 'glint' | 'hull' | 'white' | 'smoke';
  readonly d: string;
}

const shape = (tone: Shape['tone'], d: string): Shape => ({ tone, d });

/** Rows of lit windows: so many by so many, from a corner. */
const windows = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [x + (i % columns) * 9, y + Math.floor(i / columns) * 10];
    return `M${left} ${top + 6}v-4a2 2 0 0 1 4 0v4z`;
  }).join('');

/** A church spire over its tower. */
const spire = (x: number, foot: number, top: number, width: number): Shape[] => [
  shape('brick', `M${x - width} ${foot}V${top + 34}h${2 * width}V${foot}z`),
  shape('copper', `M${x - width - 1} ${top + 34}L${x} ${top}l${width + 1} 34z`),
];

/** A warehouse on the canal: stepped gable, hoist, windows. */
const warehouse = (x: number, top: number): Shape[] => [
  shape(
    'brick',
    `M${x} 102V${top}h6v-5h6v-5h6v-5h10v5h6v5h6v5h6v${102 - top}zM${x + 21} ${top - 15}l2-6 2 6z`,
  ),
  shape('copper', `M${x - 1} ${top}h48v2.4h-48z`),
  shape('light', windows(x + 6, top + 7, 4, Math.floor((94 - top) / 10))),
];

const TOWN_HALL: readonly Shape[] = [
  shape('brick', 'M330 102V64h100v38zM374 64V40h12v24z'),
  shape('copper', 'M326 64l8-14h92l8 14zM372 40l3-12h10l3 12zM376 28l4-22 4 22z'),
  shape('light', windows(336, 68, 4, 2) + windows(392, 68, 4, 2)),
];

/** A steamer of the line to New York, and its tug. */
const STEAMER: readonly Shape[] = [
  shape('smoke', 'M642 44c-10-8-30-4-38-12 14 2 24-6 40 2zM664 44c-8-10-26-8-34-18 14 4 24-2 36 8z'),
  shape('hull', 'M566 90h166l10-12-8 26H578zM640 64h8V44h-8zM662 64h8V44h-8z'),
  shape('white', 'M590 90V80h128v10zM606 80V70h92v10zM616 70v-6h66v6z'),
  shape('roof', 'M640 52h8v-4h-8zM662 52h8v-4h-8zM566 90l4 6h166l3-6z'),
  shape('hull', 'M600 64l1.2-34h1.2l1 34zM704 70l1-34h1.2l1 34z'),
];

const SHAPES: readonly Shape[] = [
  shape('far', 'M0 84h40V70h26v10h50V66h38v14h60V72h44v10h70V68h30v14h90V70h50v12h80V72h182v32H0z'),
  ...spire(60, 96, 26, 8),
  ...spire(206, 96, 12, 9),
  ...spire(292, 96, 34, 7),
  ...spire(470, 96, 22, 8),
  ...spire(536, 96, 38, 7),
  ...TOWN_HALL,
  ...warehouse(84, 62),
  ...warehouse(134, 70),
  ...warehouse(224, 66),
  ...warehouse(486, 68),
  shape('water', 'M0 120v-18h760v18z'),
  shape(
    'glint',
    'M40 108h60v1.6H40zM150 112h44v1.6h-44zM330 107h90v1.6h-90zM370 112h40v1.6h-40zM500 110h52v1.6h-52zM690 114h50v1.6h-50z',
  ),
  ...STEAMER,
];

/** The harbour in the morning mist. */
export function Skyline() {
  return (
    <Horizon>
      <circle class="port-sun" cx="380" cy="86" r="70" />
      {SHAPES.map(({ tone, d }) => (
        <path key={d} class={`port-${tone}`} d={d} />
      ))}
    </Horizon>
  );
}

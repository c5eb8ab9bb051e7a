import type { DrawState, Info } from '../../art/kinds.ts';
import { hrefOf } from '../../art/names.ts';
import { Pick } from './Pick.tsx';
import { Roof, type RoofField } from './Roof.tsx';
import './tracks.css';

export interface TrackView {
  info: Info;
  /** Field of the marker, from 0. */
  position: number;
  state: DrawState;
  changed?: boolean;
  /** Kind, field and present value in words. */
  label: string;
}

export interface ZoneView {
  value: number;
  /** How many fields the zone has. */
  length: number;
}

export interface TracksProps {
  label: string;
  roof: readonly RoofField[];
  /** Index of the roof field where the investigator stands. */
  investigator: number;
  investigatorLabel: string;
  zones: readonly ZoneView[];
  tracks: readonly TrackView[];
  onPick?: ((id: Info) => void) | undefined;
}

const LEFT = 84;
const WIDE = 620;
const TOP = 208;
/** Room under the eave for the signs of the full version. */
const SIGNS = 54;
const FLOOR = 74;

/** Left edge of a field; the last field, a zone of its own, is twice as wide. */
function fieldEdge(index: number, fields: number): number {
  const unit = WIDE / (fields + 1);
  return LEFT + unit * Math.min(index, fields - 1) + (index >= fields ? unit * 2 : 0);
}

function middle(index: number, fields: number): number {
  return (fieldEdge(index, fields) + fieldEdge(index + 1, fields)) / 2;
}

function startsOf(zones: readonly ZoneView[]): number[] {
  return zones.map((_, i) => zones.slice(0, i).reduce((sum, z) => sum + z.length, 0));
}

interface FacadeProps {
  zones: readonly ZoneView[];
  floors: number;
  fields: number;
  /** Upper edge of the first floor. */
  top: number;
}

function Facade({ zones, floors, fields, top }: FacadeProps) {
  const bottom = top + floors * FLOOR;
  const wall = `M8 ${TOP - 52}H712V${bottom + 8}H8z`;
  return (
    <g aria-hidden="true">
      <path class="facade" d={wall} />
      {startsOf(zones).map((start, i) => {
        const zone = zones[i] ?? { value: 0, length: 0 };
        const [from, to] = [fieldEdge(start, fields), fieldEdge(start + zone.length, fields)];
        return (
          <g key={zone.value}>
            <path class={i % 2 ? 'bay odd' : 'bay'} d={`M${from} ${top - 48}H${to}V${bottom}H${from}z`} />
            <text class="bay-value" x={(from + to) / 2} y={top - 11}>
              {zone.value}
            </text>
            {i > 0 && <path class="threshold" d={`M${from} ${top - 46}V${bottom}`} />}
          </g>
        );
      })}
      <path class="facade-rim" d={wall} />
    </g>
  );
}

function Floor({
  track: t,
  fields,
  y,
  onPick,
}: {
  track: TrackView;
  fields: number;
  y: number;
  onPick: TracksProps['onPick'];
}) {
  const windows = Array.from({ length: fields }, (_, i) => i);
  const passed = (i: number) => (i < t.position ? 'window passed' : 'window');
  return (
    <Pick
      id={t.info}
      label={t.label}
      state={t.state}
      changed={t.changed}
      class="floor"
      transform={`translate(0 ${y})`}
      outline={`M14 5H706V${FLOOR - 5}H14z`}
      onPick={onPick && (() => onPick(t.info))}
    >
      <path class="floor-ground" d={`M19 10H701V${FLOOR - 10}H19z`} />
      <use class="floor-mark" href={hrefOf(t.info)} x="25" y="14" width="46" height="46" />
      {windows.map(i => (
        <path key={i} class={passed(i)} d={`M${middle(i, fields) - 9} 54V29a9 9 0 0 1 18 0V54z`} />
      ))}
      <g class="marker" transform={`translate(${middle(t.position, fields)} 37)`}>
        <circle r="27" />
        <use href={hrefOf(t.info)} x="-18" y="-18" width="36" height="36" />
      </g>
    </Pick>
  );
}

/** The house of secret information: the investigator walks its roof, five markers their floors, bays are the values. */
export function Tracks(props: TracksProps) {
  const { zones, tracks, onPick } = props;
  const fields = zones.reduce((sum, z) => sum + z.length, 0);
  const top = props.roof.some(field => field.purchase || field.payday) ? TOP + SIGNS : TOP;
  const height = top + tracks.length * FLOOR + 16;
  return (
    <svg class="tracks" viewBox={`0 0 720 ${height}`} role="group" aria-label={props.label}>
      <Facade zones={zones} floors={tracks.length} fields={fields} top={top} />
      <Roof fields={props.roof} investigator={props.investigator} label={props.investigatorLabel} />
      {tracks.map((t, i) => (
        <Floor key={t.info} track={t} fields={fields} y={top + i * FLOOR} onPick={onPick} />
      ))}
    </svg>
  );
}

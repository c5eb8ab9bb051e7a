import { hrefOf } from '../../art/names.ts';

export interface RoofField {
  letter: string;
  /** The game ends when the investigator gets here. */
  end?: boolean;
  /** Tiles of the full version. */
  tile?: 'purchase' | 'payday' | undefined;
}

export interface RoofProps {
  fields: readonly RoofField[];
  investigator: number;
  label: string;
}

const STEP = 56;

function Dormer({ field, x, passed, here }: { field: RoofField; x: number; passed: boolean; here: boolean }) {
  const classes = ['dormer', passed && 'passed', here && 'here', field.end && 'end']
    .filter(Boolean)
    .join(' ');
  return (
    <g class={classes} transform={`translate(${x} 92)`}>
      <path class="dormer-wall" d="M-23 52V6L0 -14L23 6V52z" />
      <text class="dormer-letter" y="40">
        {field.letter}
      </text>
      {field.end === true && <path class="pennant" d="M0 -14V-46H24l-7 9 7 9H2V-14z" />}
      {field.tile && (
        <use
          class="dormer-tile"
          href={hrefOf(field.tile === 'payday' ? 'shilling' : 'cashbox')}
          x="-11"
          y="-44"
          width="22"
          height="22"
        />
      )}
    </g>
  );
}

/** Roof fields as dormer windows; the investigator stands in front of his. */
export function Roof({ fields, investigator, label }: RoofProps) {
  const at = (i: number) => 360 + (i - (fields.length - 1) / 2) * STEP;
  return (
    <g role="img" aria-label={label}>
      <title>{label}</title>
      <path class="roof-slope" d="M4 156L40 76H680L716 156z" />
      <path class="roof-ridge" d="M34 70H686V80H34z" />
      <path class="chimney" d="M62 70V44h26v26zM58 38h34v8H58z" />
      {fields.map((field, i) => (
        <Dormer
          key={field.letter}
          field={field}
          x={at(i)}
          passed={i < investigator}
          here={i === investigator}
        />
      ))}
      <use class="walker" href={hrefOf('inspector')} x={at(investigator) - 28} y="4" width="56" height="84" />
      <path class="roof-eave" d="M0 148H720V158H0z" />
    </g>
  );
}

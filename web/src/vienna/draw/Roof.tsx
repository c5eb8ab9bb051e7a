import { hrefOf } from '../../art/names.ts';

export interface RoofField {
  letter: string;
  /** The game ends when the investigator gets here. */
  end?: boolean;
  /** Full version: when the investigator gets here, everybody may buy something, or must pay the agents. */
  purchase?: boolean;
  payday?: boolean;
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
    </g>
  );
}

const SIGNS = ['purchase', 'payday'] as const;

/** What hangs from the eave under a dormer: a shop for purchases, a pay envelope for paydays. */
function Sign({ field, x, passed }: { field: RoofField; x: number; passed: boolean }) {
  const icons = SIGNS.filter(sign => field[sign] === true);
  if (icons.length === 0) return null;
  const [half, wide] = icons.length === 1 ? [22, 34] : [33, 29];
  return (
    <g class={passed ? 'eave-sign passed' : 'eave-sign'} transform={`translate(${x} 158)`}>
      <path class="sign-chain" d={`M${8 - half} 0V10M${half - 8} 0V10`} />
      <path class="sign-board" d={`M${-half} 9H${half}V52H${-half}z`} />
      {icons.map((icon, i) => (
        <use
          key={icon}
          href={hrefOf(icon)}
          x={(i - icons.length / 2) * (wide + 1) + 0.5}
          y={30.5 - wide / 2}
          width={wide}
          height={wide}
        />
      ))}
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
      {fields.map((field, i) => (
        <Sign key={field.letter} field={field} x={at(i)} passed={i < investigator} />
      ))}
      <path class="roof-eave" d="M0 148H720V158H0z" />
    </g>
  );
}

import { landmark } from './draw/landmarks.ts';

/** Landmarks along the horizon, each on its ground. */
const SKYLINE = [
  ['Karlskirche', 'pink'],
  ['Staatsoper', 'violet'],
  ['Rathaus', 'brown'],
  ['Stephansdom', 'pink'],
  ['Hofburg', 'violet'],
  ['Secession', 'grey'],
  ['Votivkirche', 'brown'],
  ['Schloss Belvedere', 'orange'],
] as const;

const STEP = 92;

/** Vienna in the evening; drawn only to be looked at. */
export function Skyline() {
  return (
    <svg
      class="skyline"
      viewBox="0 0 760 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="skyline-sun" cx="380" cy="104" r="84" />
      <path class="skyline-hill" d="M0 92C120 70 230 84 330 78S560 62 760 84V120H0z" />
      {SKYLINE.map(([name, ground], i) => (
        <g key={name} class={`ground-${ground}`} transform={`translate(${58 + i * STEP} 80) scale(1.14)`}>
          {landmark(name).map((shape, j) => (
            <path key={j} class={`lm-${shape.tone}`} d={shape.d} />
          ))}
        </g>
      ))}
      <path class="skyline-street" d="M0 105H760V120H0z" />
    </svg>
  );
}

import { Horizon } from '../art/Horizon.tsx';
import { landmark } from './draw/landmarks.ts';
import './draw/landmarks.css';
import './skyline.css';

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

/** Vienna in the evening. */
export function Skyline() {
  return (
    <Horizon>
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
    </Horizon>
  );
}

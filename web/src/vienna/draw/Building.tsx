import {
  BRIBE_OF,
  LETTERS_OF,
  type Colour,
  type DrawState,
  type Flag,
  type Seal,
  type SeatColour,
} from '../../art/kinds.ts';
import { hrefOf } from '../../art/names.ts';
import { landmark } from './landmarks.ts';
import { Pick } from './Pick.tsx';

export interface BuildingView {
  id: string;
  name: string;
  x: number;
  y: number;
  colour: Colour;
  flag: Flag;
  seal?: Seal | undefined;
  letter?: string | null | undefined;
  /** Seats with an agent here, in seat order. */
  agents: readonly SeatColour[];
  thirdMan: boolean;
  state: DrawState;
  changed?: boolean;
  /** All of it in words: name, colour, flag, who stands here, and why it is refused or offered. */
  label: string;
}

type Part<K extends keyof BuildingView> = { [P in K]: BuildingView[P] };

const PLATE = 'M-42 40V-32a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10V40a3 3 0 0 1-3 3h-78a3 3 0 0 1-3-3z';
const OUTLINE = 'M-47 43V-34a13 13 0 0 1 13-13h68a13 13 0 0 1 13 13V43a5 5 0 0 1-5 5h-84a5 5 0 0 1-5-5z';
const STEP = [0, 0, 24, 22, 20];

function Plate({ colour, name, seal }: Part<'colour' | 'name' | 'seal'>) {
  return (
    <g class={`plate ground-${colour}`}>
      <path class="plate-shade" transform="translate(3 4)" d={PLATE} />
      <path class="plate-sky" d={PLATE} />
      <circle class="plate-sun" cx="4" cy="0" r="26" />
      <path class="plate-foot" d="M-42 22h84v18a3 3 0 0 1-3 3h-78a3 3 0 0 1-3-3z" />
      {landmark(name, seal).map((shape, i) => (
        <path key={i} class={`lm-${shape.tone}`} d={shape.d} />
      ))}
      <path class="plate-rim" d={PLATE} />
    </g>
  );
}

function Banner({ flag, side }: { flag: Flag; side: -1 | 1 }) {
  return (
    <g transform={`translate(${side > 0 ? 8 : -45.5} -58)`}>
      <path class="pole" d={side > 0 ? 'M-1 -2V30' : 'M38.5 -2V30'} />
      <use href={hrefOf(`flag-${flag}`)} width="37.5" height="25" />
      <path class="flag-rim" d="M0 0h37.500v25H0z" />
      <path class="flag-tag" d="M20.5 20h18v13h-18z" />
      <text class="flag-letters" x="29.5" y="30.3">
        {LETTERS_OF[flag]}
      </text>
    </g>
  );
}

function Medal({ colour, side }: { colour: Colour; side: -1 | 1 }) {
  return (
    <g class={`medal ground-${colour}`} transform={`translate(${side * -29} -38)`}>
      <circle r="18" />
      <use href={hrefOf(BRIBE_OF[colour])} x="-12.5" y="-12.5" width="25" height="25" />
    </g>
  );
}

function People({ agents, thirdMan }: Part<'agents' | 'thirdMan'>) {
  const step = STEP[agents.length] ?? 20;
  const first = (-step * (agents.length - 1)) / 2 - (thirdMan ? 8 : 0);
  return (
    <g class="people">
      {agents.map((seat, i) => (
        <use
          key={seat}
          href={hrefOf(`agent-${seat}`)}
          x={first + i * step - 13.5}
          y="15"
          width="27"
          height="40.5"
        />
      ))}
      {thirdMan && (
        <g transform="translate(34 0)">
          <path class="long-shadow" d="M-8 55 L8 55 L62 33 L50 26 Z" />
          <use href={hrefOf('third-man')} x="-15" y="8" width="31" height="46.5" />
        </g>
      )}
    </g>
  );
}

function Office({ seal, letter }: Part<'seal' | 'letter'>) {
  return (
    <>
      {seal && (
        <g class="seal-badge" transform="translate(-44 4)">
          <circle r="14" />
          <use href={hrefOf(`seal-${seal}`)} x="-9" y="-9" width="18" height="18" />
        </g>
      )}
      {letter && (
        <g class="letter-badge" transform="translate(44 2)">
          <path d="M-11 -13h22v26h-22z" />
          <text y="7">{letter}</text>
        </g>
      )}
    </>
  );
}

export interface BuildingProps {
  building: BuildingView;
  /** Where the flag flies: right or left; the bribe takes the other corner. */
  side: -1 | 1;
  full: boolean;
  onPick?: ((id: string) => void) | undefined;
}

/** One landmark: its ground tells the bribe, the flag the nation; agents stand before it. */
export function Building({ building: b, side, full, onPick }: BuildingProps) {
  return (
    <Pick
      id={b.id}
      label={b.label}
      state={b.state}
      changed={b.changed}
      class="building"
      transform={`translate(${b.x} ${b.y})`}
      outline={OUTLINE}
      onPick={onPick}
    >
      <Plate colour={b.colour} name={b.name} seal={b.seal} />
      <Banner flag={b.flag} side={side} />
      <Medal colour={b.colour} side={side} />
      {full && <Office seal={b.seal} letter={b.letter} />}
      <People agents={b.agents} thirdMan={b.thirdMan} />
      {b.state === 'selected' && (
        <g class="tick" transform="translate(40 40)">
          <circle r="15" />
          <use href={hrefOf('check')} x="-10" y="-10" width="20" height="20" />
        </g>
      )}
    </Pick>
  );
}

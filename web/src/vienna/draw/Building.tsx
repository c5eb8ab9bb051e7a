import { BRIBE_OF, LETTERS_OF, type Colour, type DrawState, type Flag, type Seal } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { hrefOf } from '../../art/names.ts';
import type { Post } from './Agents.tsx';
import type { Side } from './layout.ts';
import { landmark } from './landmarks.ts';
import { Pick } from './Pick.tsx';
import './landmarks.css';

export interface BuildingView extends Post {
  name: string;
  colour: Colour;
  flag: Flag;
  seal?: Seal | undefined;
  letter?: string | null | undefined;
  state: DrawState;
  /** The open question is about it. */
  topic?: boolean | undefined;
  changed?: boolean;
  /** All of it in words: name, colour, flag, who stands here, and why it is refused or offered. */
  label: string;
}

type Part<K extends keyof BuildingView> = { [P in K]: BuildingView[P] };

const PLATE = 'M-42 40V-32a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10V40a3 3 0 0 1-3 3h-78a3 3 0 0 1-3-3z';
export const OUTLINE =
  'M-47 43V-34a13 13 0 0 1 13-13h68a13 13 0 0 1 13 13V43a5 5 0 0 1-5 5h-84a5 5 0 0 1-5-5z';

/** What can be hit where somebody stands before the house. */
const PEOPLED = 'M-50 58V-48h100V58z';

function Plate({ colour, name }: Part<'colour' | 'name'>) {
  return (
    <g class={`plate ground-${colour}`}>
      <path class="plate-shade" transform="translate(3 4)" d={PLATE} />
      <path class="plate-sky" d={PLATE} />
      <circle class="plate-sun" cx="4" cy="0" r="26" />
      <path class="plate-foot" d="M-42 22h84v18a3 3 0 0 1-3 3h-78a3 3 0 0 1-3-3z" />
      {landmark(name).map((shape, i) => (
        <path key={i} class={`lm-${shape.tone}`} d={shape.d} />
      ))}
      <path class="plate-rim" d={PLATE} />
      <path class="plate-edge" d="M-40 43.5h80" />
    </g>
  );
}

function Banner({ flag, side }: { flag: Flag; side: Side }) {
  return (
    <g transform={`translate(${side > 0 ? 9 : -42} -57)`}>
      <path class="pole" d={side > 0 ? 'M-1 -2V30' : 'M34 -2V30'} />
      <use href={hrefOf(`flag-${flag}`)} width="33" height="22" />
      <path class="flag-rim" d="M0 0h33v22H0z" />
      <g class="flag-tag">
        <path d="M14 15h23v15h-23z" />
        <text x="25.5" y="27.5">
          {LETTERS_OF[flag]}
        </text>
      </g>
    </g>
  );
}

function Medal({ colour, side }: { colour: Colour; side: Side }) {
  return (
    <g class={`medal ground-${colour}`} transform={`translate(${side * -30} -37)`}>
      <circle r="15.5" />
      <use href={hrefOf(BRIBE_OF[colour])} x="-11" y="-11" width="22" height="22" />
    </g>
  );
}

function Office({ seal, letter, side }: Part<'seal' | 'letter'> & { side: Side }) {
  return (
    <>
      {seal && (
        <g class="seal-badge" transform={`translate(${side * 44} 2)`}>
          <circle r="13.5" />
          <use href={hrefOf(`seal-${seal}`)} x="-9" y="-9" width="18" height="18" />
        </g>
      )}
      {letter && (
        <g class="letter-badge" transform={`translate(${side * -45} 1)`}>
          <path d="M-13 -15h26v30h-26z" />
          <text y="9">{letter}</text>
        </g>
      )}
    </>
  );
}

export interface BuildingProps {
  building: BuildingView;
  /** Where the flag flies, right or left; the bribe takes the other corner. */
  flag: Side;
  /** Where the seal hangs; without it there are neither seals nor house signs. */
  seal?: Side | undefined;
  onPick?: ((id: string) => void) | undefined;
}

function DrawBuilding({ building: b, flag, seal, onPick }: BuildingProps) {
  return (
    <Pick
      id={b.id}
      label={b.label}
      state={b.state}
      changed={b.changed}
      class={b.topic === true ? 'building is-topic' : 'building'}
      at={b.at}
      transform={`translate(${b.x} ${b.y})`}
      outline={OUTLINE}
      hit={b.agents.length > 0 ? PEOPLED : OUTLINE}
      onPick={onPick}
    >
      <Plate colour={b.colour} name={b.name} />
      <Banner flag={b.flag} side={flag} />
      <Medal colour={b.colour} side={flag} />
      {seal && <Office seal={b.seal} letter={b.letter} side={seal} />}
      {b.state === 'selected' && (
        <g class="tick" transform="translate(44 42)">
          <circle r="15" />
          <use href={hrefOf('check')} x="-10" y="-10" width="20" height="20" />
        </g>
      )}
    </Pick>
  );
}

/** One landmark: its ground tells the bribe, the flag the nation; who stands before it is drawn above all houses. */
export const Building = still(DrawBuilding);

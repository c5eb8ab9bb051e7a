import {
  BRIBE_OF,
  LETTERS_OF,
  type Colour,
  type DrawState,
  type FigureKind,
  type Flag,
  type Seal,
  type SeatColour,
} from '../../art/kinds.ts';
import { hrefOf } from '../../art/names.ts';
import { type Side, standing } from './layout.ts';
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
  /** Those of them that are no agents but figures of other cities. */
  figures?: readonly { seat: SeatColour; kind: FigureKind }[] | undefined;
  thirdMan: boolean;
  state: DrawState;
  changed?: boolean;
  /** All of it in words: name, colour, flag, who stands here, and why it is refused or offered. */
  label: string;
}

type Part<K extends keyof BuildingView> = { [P in K]: BuildingView[P] };

const PLATE = 'M-42 40V-32a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10V40a3 3 0 0 1-3 3h-78a3 3 0 0 1-3-3z';
export const OUTLINE =
  'M-47 43V-34a13 13 0 0 1 13-13h68a13 13 0 0 1 13 13V43a5 5 0 0 1-5 5h-84a5 5 0 0 1-5-5z';

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
    </g>
  );
}

function Banner({ flag, side }: { flag: Flag; side: Side }) {
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

function Medal({ colour, side }: { colour: Colour; side: Side }) {
  return (
    <g class={`medal ground-${colour}`} transform={`translate(${side * -29} -38)`}>
      <circle r="18" />
      <use href={hrefOf(BRIBE_OF[colour])} x="-12.5" y="-12.5" width="25" height="25" />
    </g>
  );
}

/** The row before the house; whoever sent a figure of another city has it there instead of an agent. */
function People({ agents, figures = [] }: Part<'agents' | 'figures'>) {
  const { lefts, wide } = standing(agents.length);
  const high = wide * 1.5;
  return (
    <g class="people">
      {agents.map((seat, i) => {
        const figure = figures.find(f => f.seat === seat);
        const box = figure ? { high: high + 6, wide: wide + 4 } : { high, wide };
        return (
          <use
            key={seat}
            class={`seat-${seat}`}
            href={hrefOf(figure ? `figure-${figure.kind}` : `agent-${seat}`)}
            x={(lefts[i] ?? 0) + (wide - box.wide) / 2}
            y={56 - box.high}
            width={box.wide}
            height={box.high}
          />
        );
      })}
    </g>
  );
}

/** He stands in the doorway, above the heads of the others. */
function ThirdMan() {
  return (
    <g>
      <path class="long-shadow" d="M-9 18L9 18L42 4L34 -4Z" />
      <use href={hrefOf('third-man')} x="-15" y="-26" width="30" height="45" />
    </g>
  );
}

function Office({ seal, letter, side }: Part<'seal' | 'letter'> & { side: Side }) {
  return (
    <>
      {seal && (
        <g class="seal-badge" transform={`translate(${side * 44} 2)`}>
          <circle r="16.500" />
          <use href={hrefOf(`seal-${seal}`)} x="-11" y="-11" width="22" height="22" />
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

/** One landmark: its ground tells the bribe, the flag the nation; agents stand before it. */
export function Building({ building: b, flag, seal, onPick }: BuildingProps) {
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
      <Plate colour={b.colour} name={b.name} />
      <Banner flag={b.flag} side={flag} />
      <Medal colour={b.colour} side={flag} />
      {seal && <Office seal={b.seal} letter={b.letter} side={seal} />}
      {b.thirdMan && <ThirdMan />}
      <People agents={b.agents} figures={b.figures} />
      {b.state === 'selected' && (
        <g class="tick" transform="translate(40 40)">
          <circle r="15" />
          <use href={hrefOf('check')} x="-10" y="-10" width="20" height="20" />
        </g>
      )}
    </Pick>
  );
}

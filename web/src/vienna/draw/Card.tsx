import type { DrawState } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { CardFace, Picto } from './CardFace.ts';
import './card.css';

export interface CardProps {
  id: string;
  at?: string | undefined;
  /** Nothing for a card that lies face down. */
  face: CardFace | null;
  /** Everything in words; the name of the button. */
  label: string;
  state?: DrawState;
  /** `hand`: the whole card. `drawer`: its lower half, as it sticks out of a drawer. `mini`: signs without words. */
  size?: 'hand' | 'drawer' | 'mini';
  /** Which part counts where the card lies; the others step back. */
  part?: 'bribe' | 'info' | 'ability' | undefined;
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

const ICON = { hand: 20, drawer: 15, mini: 17 } as const;

type Size = NonNullable<CardProps['size']>;

function Pictos({ signs, size }: { signs: readonly Picto[]; size: number }) {
  return (
    <>
      {signs.map((sign, i) => (
        <span key={i} class={sign.colour ? `picto ground-${sign.colour}` : 'picto'}>
          {sign.icon && <Icon name={sign.icon} size={size} />}
          {sign.text !== undefined && <b>{sign.text}</b>}
        </span>
      ))}
    </>
  );
}

function Ability({ face, size }: { face: CardFace; size: Size }) {
  const icon = ICON[size];
  return (
    <span class="card-ability">
      <span class="card-action">
        <Icon name={`action-${face.action}`} size={size === 'mini' ? 10 : 12} />
      </span>
      <span class="card-row">
        <Pictos signs={face.trigger} size={icon} />
        <i class="card-colon">:</i>
        <Pictos signs={face.effect} size={icon} />
      </span>
      {size !== 'mini' && <span class="card-text">{face.text}</span>}
    </span>
  );
}

function Top({ face }: { face: CardFace }) {
  return (
    <span class="card-top">
      <span class="card-bribe">
        <Icon name={face.bribe} size={34} />
      </span>
      <span class="card-info">
        <Icon name={face.info} size={34} />
      </span>
    </span>
  );
}

/** A mini card that is used for its bribe or information shows nothing else. */
function Face({ face, size, part }: { face: CardFace; size: Size; part: CardProps['part'] }) {
  if (size === 'mini' && part === 'bribe')
    return <span class="card-sole of-bribe">{<Icon name={face.bribe} size={26} />}</span>;
  if (size === 'mini' && part === 'info')
    return <span class="card-sole of-info">{<Icon name={face.info} size={26} />}</span>;
  return (
    <>
      {size === 'hand' && <Top face={face} />}
      <Ability face={face} size={size} />
    </>
  );
}

function Back() {
  return (
    <span class="card-back">
      <span class="card-sign">
        <Icon name="cup" size={26} />
      </span>
    </span>
  );
}

function DrawCard({ id, at, face, label, state, size = 'hand', part, changed, onPick }: CardProps) {
  const classes = ['card', `card-${size}`, face === null && 'is-back', part && `uses-${part}`];
  return (
    <Thing
      id={id}
      at={at}
      class={classes.filter(Boolean).join(' ')}
      label={label}
      state={state}
      changed={changed}
      ticked
      onPick={onPick}
    >
      {face ? <Face face={face} size={size} part={part} /> : <Back />}
    </Thing>
  );
}

export const Card = still(DrawCard);

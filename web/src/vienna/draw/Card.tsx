import type { DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { CardFace, Picto } from './CardFace.ts';
import './card.css';

export interface CardProps {
  id: string;
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

function Ability({ face, size }: { face: CardFace; size: NonNullable<CardProps['size']> }) {
  const icon = size === 'hand' ? 21 : 17;
  return (
    <span class="card-ability">
      <span class="card-row">
        <Icon name={`action-${face.action}`} size={size === 'mini' ? 11 : 14} class="card-action" />
        <span class="card-pictos">
          <Pictos signs={face.trigger} size={icon} />
          <i class="card-colon">:</i>
          <Pictos signs={face.effect} size={icon} />
        </span>
      </span>
      {size !== 'mini' && <span class="card-text">{face.text}</span>}
      {size === 'hand' && <span class="card-number">{face.number}</span>}
    </span>
  );
}

function Face({ face, size }: { face: CardFace; size: NonNullable<CardProps['size']> }) {
  return (
    <>
      {size === 'hand' && (
        <span class="card-top">
          <span class="card-bribe">
            <Icon name={face.bribe} size={34} />
          </span>
          <span class="card-info">
            <Icon name={face.info} size={34} />
          </span>
        </span>
      )}
      <Ability face={face} size={size} />
    </>
  );
}

function Back() {
  return (
    <span class="card-back">
      <Icon name="cup" size={30} />
    </span>
  );
}

export function Card({ id, face, label, state = 'idle', size = 'hand', part, changed, onPick }: CardProps) {
  const classes = [
    'card',
    `card-${size}`,
    `is-${state}`,
    face === null && 'is-back',
    part && `uses-${part}`,
    changed === true && 'is-changed',
  ];
  const shown = face ? <Face face={face} size={size} /> : <Back />;
  const name = classes.filter(Boolean).join(' ');
  if (onPick === undefined || state === 'idle') {
    return (
      <span class={name} role="img" aria-label={label}>
        {shown}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${name} pick`}
      aria-label={label}
      aria-disabled={state === 'refused'}
      aria-pressed={state === 'selected'}
      onClick={() => onPick(id)}
    >
      {shown}
      {state === 'selected' && (
        <span class="card-tick">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  );
}

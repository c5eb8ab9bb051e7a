import type { Action, DrawState } from '../../art/kinds.ts';
import { isLive, standing } from '../../art/press.ts';
import { Icon } from '../../art/Icon.tsx';
import { Card } from './Card.tsx';
import type { CardFace } from './CardFace.ts';

export interface SlotView {
  id: string;
  /** What motion and previews find it by: the card there, or the place. */
  at?: string;
  /** The slot and what lies in it, in words. */
  label: string;
  /** A face, `hidden` for a card face down, or nothing. */
  card: CardFace | 'hidden' | null;
  state?: DrawState;
  changed?: boolean;
  /** Set for the three places of the assigned cards. */
  action?: Action;
  /** Where a card can be laid, and the card that can be taken from there. */
  place?: number;
  item?: number | undefined;
}

export interface SlotProps {
  slot: SlotView;
  size: 'hand' | 'drawer' | 'mini';
  onPick?: ((id: string) => void) | undefined;
}

const PART = { I: 'ability', II: 'bribe', III: undefined, IV: 'info' } as const;

function Empty({ slot, onPick }: Omit<SlotProps, 'size'>) {
  const state = slot.state ?? 'idle';
  const sign = <Icon name={slot.action ? `action-${slot.action}` : 'drawer'} size={18} />;
  return (
    <span
      class={isLive(state, onPick) ? `slot-empty card pick is-${state}` : 'slot-empty'}
      data-at={slot.at}
      aria-label={slot.label}
      {...standing(state, onPick && (() => onPick(slot.id)))}
    >
      {sign}
    </span>
  );
}

/** A drawer, or one of the places I, II and IV, with or without its card. */
export function Slot({ slot, size, onPick }: SlotProps) {
  const { action, card } = slot;
  return (
    <li
      class={`slot slot-${size} ${action ? 'is-action' : 'is-drawer'}`}
      data-place={slot.place}
      data-item={slot.item}
    >
      {action && card !== null && (
        <span class="slot-action">
          <Icon name={`action-${action}`} size={13} />
        </span>
      )}
      {card === null ? (
        <Empty slot={slot} onPick={onPick} />
      ) : (
        <Card
          id={slot.id}
          at={slot.at}
          face={card === 'hidden' ? null : card}
          label={slot.label}
          size={size}
          state={slot.state ?? 'idle'}
          changed={slot.changed ?? false}
          part={action && PART[action]}
          onPick={onPick}
        />
      )}
      {!action && size === 'drawer' && <span class="slot-front" aria-hidden="true" />}
    </li>
  );
}

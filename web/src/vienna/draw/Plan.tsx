import type { Action } from '../../art/kinds.ts';
import { Slot, type SlotView } from './Slot.tsx';

export interface PlanProps {
  /** The places of actions I, II and IV, and what a card does there. */
  slots: readonly (SlotView & { action: Action; text: string })[];
  onPick: (id: string) => void;
}

/** Where the cards of a round are laid: each place says what its card will do. */
export function Plan({ slots, onPick }: PlanProps) {
  return (
    <ul class="plan">
      {slots.map(slot => (
        <li key={slot.action} class="plan-place">
          <span class="plan-head" aria-hidden="true">
            {slot.text}
          </span>
          <ul class="slots">
            <Slot slot={slot} size="mini" onPick={onPick} />
          </ul>
        </li>
      ))}
    </ul>
  );
}

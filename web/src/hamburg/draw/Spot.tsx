import type { ComponentChildren } from 'preact';
import type { OnPick, Piece } from './pick.ts';
import './spot.css';

export interface SpotProps {
  piece: Piece;
  class: string;
  /** What it shows is more than its name says: then the name is read instead of all that. */
  wordy?: boolean;
  onPick: OnPick;
  children: ComponentChildren;
}

/** A button where something may be chosen, a labelled picture elsewhere. */
export function Spot({ piece, class: extra, wordy = false, onPick, children }: SpotProps) {
  const { id, label, state = 'idle' } = piece;
  const name = ['hspot', extra, `is-${state}`, piece.changed === true && 'is-changed']
    .filter(Boolean)
    .join(' ');
  if (onPick === undefined || state === 'idle') {
    return (
      <span class={name} role="img" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${name} pick`}
      {...(wordy ? {} : { 'aria-label': label })}
      aria-disabled={state === 'refused'}
      {...(state === 'selected' ? { 'aria-pressed': true } : {})}
      onClick={() => onPick(id)}
    >
      {children}
      {wordy && <span class="spoken">{label}</span>}
    </button>
  );
}

import type { ComponentChildren } from 'preact';
import { Thing } from '../../art/Thing.tsx';
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

/** A small piece of Hamburg. */
export function Spot({ piece, class: extra, wordy = false, onPick, children }: SpotProps) {
  const { id, label, at, state, changed } = piece;
  return (
    <Thing
      id={id}
      class={`hspot ${extra}`}
      label={label}
      at={at}
      state={state}
      changed={changed}
      plain={!wordy}
      onPick={onPick}
    >
      {children}
    </Thing>
  );
}

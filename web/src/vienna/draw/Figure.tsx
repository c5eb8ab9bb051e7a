import type { DrawState, FigureKind } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';

export interface FigureView {
  /** Handed to `onPick`. */
  id: string;
  kind: FigureKind;
  /** It waits beside the desk; else it stands on the board. */
  beside: boolean;
  /** Who it is, where it is, and whether it can be used. */
  label: string;
  state?: DrawState;
}

export interface FigureProps {
  figure: FigureView;
  size: number;
  onPick?: ((id: string) => void) | undefined;
}

/** The player's own figure of another city; a gap in its shape while it is out in Vienna. */
export function Figure({ figure: f, size, onPick }: FigureProps) {
  const state = f.state ?? 'idle';
  const name = `own-figure ${f.beside ? 'is-beside' : 'is-away'} is-${state}`;
  const shown = <Icon name={`figure-${f.kind}`} size={size} />;
  if (onPick === undefined || state === 'idle') {
    return (
      <span class={name} role="img" aria-label={f.label}>
        {shown}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`counter ${name} pick`}
      aria-label={f.label}
      aria-disabled={state === 'refused'}
      {...(state === 'selected' ? { 'aria-pressed': true } : {})}
      onClick={() => onPick(f.id)}
    >
      {shown}
    </button>
  );
}

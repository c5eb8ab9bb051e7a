import type { DrawState, FigureKind } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';

export interface FigureView {
  /** Handed to `onPick`. */
  id: string;
  /** The name by which it is found. */
  at?: string;
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
  const name = `own-figure ${f.beside ? 'is-beside' : 'is-away'}`;
  const isLive = onPick !== undefined && f.state !== undefined && f.state !== 'idle';
  return (
    <Thing
      id={f.id}
      class={isLive ? `counter ${name}` : name}
      label={f.label}
      at={f.at}
      state={f.state}
      plain
      onPick={onPick}
    >
      <Icon name={`figure-${f.kind}`} size={size} />
    </Thing>
  );
}

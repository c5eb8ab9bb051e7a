import type { DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';

export interface CounterView {
  /** Also the id handed to `onPick`. */
  kind: IconName;
  count: number;
  /** "2 wine", say. */
  label: string;
  /** What choosing it brings, "+2", say. */
  more?: string;
  state?: DrawState;
  changed?: boolean;
}

export interface CounterProps {
  counter: CounterView;
  /** `tile`: an information tile, cream on ink. `coin`: money. */
  look?: 'plain' | 'tile' | 'coin';
  size?: number;
  onPick?: ((kind: IconName) => void) | undefined;
}

/** So many of a kind; a button where one may be chosen. */
export function Counter({ counter: c, look = 'plain', size = 20, onPick }: CounterProps) {
  const state = c.state ?? 'idle';
  const classes = [
    'counter',
    `look-${look}`,
    `is-${state}`,
    c.count === 0 && 'none',
    c.changed === true && 'is-changed',
  ];
  const name = classes.filter(Boolean).join(' ');
  const shown = (
    <>
      <span class="counter-sign">
        <Icon name={c.kind} size={size} />
      </span>
      <b class="num">{c.count}</b>
      {c.more !== undefined && state !== 'idle' && <span class="counter-more num">{c.more}</span>}
    </>
  );
  if (onPick === undefined || state === 'idle') {
    return (
      <span class={name} role="img" aria-label={c.label}>
        {shown}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${name} pick`}
      aria-disabled={state === 'refused'}
      {...(state === 'selected' ? { 'aria-pressed': true } : {})}
      onClick={() => onPick(c.kind)}
    >
      <span class="counter-body" aria-hidden="true">
        {shown}
      </span>
      <span class="spoken">{c.label}</span>
    </button>
  );
}

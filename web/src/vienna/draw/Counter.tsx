import type { DrawState } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { IconName } from '../../art/names.ts';

export interface CounterView {
  /** Also the id handed to `onPick`. */
  kind: IconName;
  /** What motion and previews find it by. */
  at?: string;
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
  /** Another sign than that of the kind. */
  sign?: IconName;
  size?: number;
  onPick?: ((kind: IconName) => void) | undefined;
}

function DrawCounter({ counter: c, look = 'plain', sign = c.kind, size = 20, onPick }: CounterProps) {
  const state = c.state ?? 'idle';
  const classes = ['counter', `look-${look}`, c.count === 0 && 'none'];
  const name = classes.filter(Boolean).join(' ');
  const shown = (
    <>
      <span class="counter-sign">
        <Icon name={sign} size={size} />
      </span>
      <b class="num">{c.count}</b>
      {c.more !== undefined && state !== 'idle' && <span class="counter-more num">{c.more}</span>}
    </>
  );
  return (
    <Thing
      id={c.kind}
      at={c.at}
      class={name}
      label={c.label}
      state={state}
      changed={c.changed}
      onPick={onPick}
    >
      {shown}
    </Thing>
  );
}

/** So many of a kind; a button where one may be chosen. */
export const Counter = still(DrawCounter);

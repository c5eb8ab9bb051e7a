import type { ComponentChildren } from 'preact';
import { isLive, standing } from './press.ts';
import { Icon } from './Icon.tsx';
import type { DrawState } from './kinds.ts';

export interface ThingProps<Id extends string = string> {
  /** Handed to `onPick`. */
  id: Id;
  class: string;
  /** Everything in words; the name of the button. */
  label: string;
  /** The name by which motion, previews and the log find it. */
  at?: string | undefined;
  state?: DrawState | undefined;
  changed?: boolean | undefined;
  /** Signs only: the name is put on the button itself, not beside what it shows. */
  plain?: boolean;
  /** A check mark hangs on it while it is chosen. */
  ticked?: boolean;
  onPick?: ((id: Id) => void) | undefined;
  children: ComponentChildren;
}

/** Something on the table: a button while it is offered, or refused and says why; a labelled picture otherwise. */
export function Thing<Id extends string>(props: ThingProps<Id>) {
  const { id, label, at, state = 'idle', changed = false, plain = false, ticked = false, onPick } = props;
  const live = isLive(state, onPick);
  const name = [props.class, `is-${state}`, changed && 'is-changed', live && 'pick'];
  return (
    <span
      class={name.filter(Boolean).join(' ')}
      data-at={at}
      {...((plain || !live) && { 'aria-label': label })}
      {...standing(state, onPick && (() => onPick(id)))}
    >
      {plain ? props.children : <Body>{props.children}</Body>}
      {live && !plain && <span class="spoken">{label}</span>}
      {live && ticked && state === 'selected' && (
        <span class="card-tick">
          <Icon name="check" size={14} />
        </span>
      )}
    </span>
  );
}

/** The label says it all in sentences; the drawing is for the eye. */
function Body({ children }: Pick<ThingProps, 'children'>) {
  return (
    <span class="thing-body" aria-hidden="true">
      {children}
    </span>
  );
}

import type { ComponentChildren } from 'preact';
import { isLive, standing } from '../../art/press.ts';
import type { DrawState } from '../../art/kinds.ts';

export interface PickProps {
  id: string;
  /** What motion and previews find it by. */
  at?: string | undefined;
  label: string;
  state: DrawState;
  changed?: boolean | undefined;
  transform?: string;
  class?: string;
  /** Outline that offers, selections and the focus ring follow, as path data around the origin of `transform`. */
  outline: string;
  /** What can be hit, where it is larger than the outline. */
  hit?: string;
  onPick?: ((id: string) => void) | undefined;
  children: ComponentChildren;
}

/** Something on a drawing that can be pressed by mouse, finger, keyboard or screen reader; a labelled picture if not. */
export function Pick(props: PickProps) {
  const { id, label, state, changed, outline, onPick } = props;
  const live = isLive(state, onPick);
  const classes = [props.class, live && 'pick', `is-${state}`, changed === true && 'is-changed']
    .filter(Boolean)
    .join(' ');
  return (
    <g
      class={classes}
      data-id={id}
      data-at={props.at}
      transform={props.transform}
      {...standing(state, onPick && (() => onPick(id)))}
    >
      <title>{label}</title>
      <path class="focus-under" d={outline} />
      <path class="focus" d={outline} />
      <path class="ring ring-under" d={outline} />
      <path class="ring ring-over" d={outline} />
      <g class="body" aria-hidden="true">
        {props.children}
      </g>
      {live && <path class="hit" d={props.hit ?? outline} />}
    </g>
  );
}

/** Which piece of the board the player looks at: the one under the pointer, else the one in focus. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';

const idOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? undefined) : undefined;

export interface Lit {
  readonly id: ReadonlySignal<string | undefined>;
  readonly listen: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocusIn: (event: FocusEvent) => void;
    onFocusOut: () => void;
  };
}

export function useLit(): Lit {
  const pointed = useSignal<string | undefined>(undefined);
  const focused = useSignal<string | undefined>(undefined);
  const id = useComputed(() => pointed.value ?? focused.value);
  return {
    id,
    listen: {
      onPointerOver: event => {
        pointed.value = idOf(event.target);
      },
      // A finger leaves when it is lifted; what it tapped stays lit until it taps elsewhere.
      onPointerLeave: event => {
        if (event.pointerType === 'mouse') pointed.value = undefined;
      },
      onFocusIn: event => {
        focused.value = idOf(event.target);
      },
      onFocusOut: () => {
        focused.value = undefined;
      },
    },
  };
}

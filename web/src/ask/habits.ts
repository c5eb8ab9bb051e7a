/** How the person at this browser answers. */
import { prefs } from '../ui/prefs.ts';

export interface Habits {
  /** Whatever is chosen waits for the button that gives it. */
  confirms(): boolean;
  /** What makes no difference is answered by the page. */
  skips(): boolean;
  /** The last press was a finger's. */
  touches(): boolean;
}

let isTouch = false;

/** Takes note of what presses. Returns how to stop. */
export const watchTouch = (): (() => void) => {
  const pointed = ({ pointerType }: PointerEvent): void => {
    isTouch = pointerType === 'touch';
  };
  const typed = (): void => {
    isTouch = false;
  };
  addEventListener('pointerdown', pointed, true);
  addEventListener('keydown', typed, true);
  return () => {
    removeEventListener('pointerdown', pointed, true);
    removeEventListener('keydown', typed, true);
  };
};

export const habits: Habits = {
  confirms: () => prefs.value.confirm,
  skips: () => prefs.value.skips,
  touches: () => isTouch,
};

import { Component, type ComponentChildren } from 'preact';
import { type Signal, signal } from '@preact/signals';

/** Something broke that nobody foresaw, outside of drawing: in a timer, in a promise. */
const broken: Signal<boolean> = signal(false);

export const breakDown = (): void => {
  broken.value = true;
};

export const watchErrors = (): (() => void) => {
  addEventListener('error', breakDown);
  addEventListener('unhandledrejection', breakDown);
  return () => {
    removeEventListener('error', breakDown);
    removeEventListener('unhandledrejection', breakDown);
  };
};

interface BoundaryProps {
  children: ComponentChildren;
  /** Shown instead of what broke. */
  otherwise: () => ComponentChildren;
}

/** Whatever breaks inside is replaced by one friendly line; kept games are not touched. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render({ children, otherwise }: BoundaryProps) {
    return this.state.failed || broken.value ? otherwise() : children;
  }
}

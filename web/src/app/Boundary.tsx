import { Component, type ComponentChildren } from 'preact';
import { signal } from '@preact/signals';

/** Something broke that nobody foresaw, outside of drawing: in a timer, in a promise. */
const broken = signal(false);

export const breakDown = (): void => {
  broken.value = true;
};

/**
 * Errors of our own scripts: those that extensions bring into the page are not ours to report, and a browser's notice
 * that it draws a frame later comes without an error.
 */
const heardError = ({ filename, error }: ErrorEvent): void => {
  if (error instanceof Error && filename.startsWith(location.origin)) breakDown();
};

const heardRejection = ({ reason }: PromiseRejectionEvent): void => {
  if (reason instanceof Error) breakDown();
};

export const watchErrors = (): (() => void) => {
  addEventListener('error', heardError);
  addEventListener('unhandledrejection', heardRejection);
  return () => {
    removeEventListener('error', heardError);
    removeEventListener('unhandledrejection', heardRejection);
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

  /** The console hears of it, as of whatever nobody catches. */
  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render({ children, otherwise }: BoundaryProps) {
    return this.state.failed || broken.value ? otherwise() : children;
  }
}

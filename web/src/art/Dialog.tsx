import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface DialogProps {
  title: string;
  /** As wide as a table, not as a letter. */
  wide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** A sheet of paper over everything else; the browser holds the focus in it and gives it back. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser reports the closing of a dialog that is already gone, too.
  const gone = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      gone.current = true;
      shown?.close();
    };
  }, []);
  const closed = (): void => {
    if (!gone.current) onClose();
  };
  return (
    <dialog
      class={wide ? 'dialog sheet is-wide' : 'dialog sheet'}
      ref={dialog}
      aria-labelledby={id}
      onClose={closed}
    >
      <h2 id={id} tabIndex={-1} autofocus>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

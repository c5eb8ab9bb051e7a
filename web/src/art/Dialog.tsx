import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface DialogProps {
  title: string;
  /** As wide as a table, not as a letter. */
  wide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
  /** What one decides with: it stays in sight while the rest scrolls. */
  foot?: ComponentChildren;
}

/** What had the focus before the first of several sheets that opened one another. */
let opener: Element | undefined;

const remember = (): void => {
  const { activeElement: now, body } = document;
  if (now && now !== body && !now.closest('dialog')) opener = now;
};

/** The browser gives the focus back to whatever opened a sheet, but not if that was on another one which is gone. */
const giveBack = (): void => {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && (opener instanceof HTMLElement || opener instanceof SVGElement))
    opener.focus({ preventScroll: true });
};

/** A sheet of paper over everything else; the browser holds the focus in it and gives it back. */
export function Dialog({ title, wide = false, onClose, children, foot }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser reports the closing of a dialog that is already gone, too.
  const gone = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    remember();
    shown?.showModal();
    return () => {
      gone.current = true;
      shown?.close();
      queueMicrotask(giveBack);
    };
  }, []);
  const classes = ['dialog sheet', wide && 'is-wide', foot !== undefined && 'has-foot'];
  const closed = (): void => {
    if (!gone.current) onClose();
  };
  return (
    <dialog class={classes.filter(Boolean).join(' ')} ref={dialog} aria-labelledby={id} onClose={closed}>
      <h2 id={id} tabIndex={-1} autofocus>
        {title}
      </h2>
      {foot === undefined ? (
        children
      ) : (
        <>
          <div class="dialog-body">{children}</div>
          <div class="actions dialog-foot">{foot}</div>
        </>
      )}
    </dialog>
  );
}

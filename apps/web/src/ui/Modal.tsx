import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Modal.module.css";

interface ModalProps {
  /** Its name for screen readers: a text, or the id of the element with it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A window over the page. Escape and a click beside it close it, and the focus goes back to where it was. */
export function Modal({ label, labelledBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // A browser tells of the closing in a later task. What opened the window has the focus before, and may be pressed again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop.
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      // React also hands up the events of a window that was opened from this one.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={({ target }) => target === dialog.current && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A selection that is dragged out of a field ends beside the window too.
      onClick={({ target }) => target === dialog.current && pressed.current === target && close()}
    >
      {children(close)}
    </dialog>
  );
}

import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useText } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./Sheet.module.css";

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Stays in sight at the lower edge. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal window: in the middle of a wide screen, at the lower edge of a phone. Escape, the button
 * and a click beside it close it, and the focus goes back to where it was.
 */
export function Sheet({ title, onClose, className, foot, children }: SheetProps) {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop.
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, className)}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Button look="quiet" icon aria-label={text("shell.close")} onClick={() => dialog.current?.close()}>
          <X size={18} aria-hidden="true" />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

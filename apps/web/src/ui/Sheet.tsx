import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { Modal } from "./Modal.tsx";
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
 * A window with a title and a button that closes it: in the middle of a wide screen, at the lower edge of a phone.
 */
export function Sheet({ title, onClose, className, foot, children }: SheetProps) {
  const text = useText();
  const id = useId();
  return (
    <Modal labelledBy={id} className={classNames(styles.sheet, className)} onClose={onClose}>
      {(close) => (
        <>
          <header className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <Button look="quiet" icon aria-label={text("shell.close")} onClick={close}>
              <X size={18} aria-hidden="true" />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </Modal>
  );
}

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import styles from "./UpdateFrame.module.css";

interface UpdateFrameProps {
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The frame of a message about an update. */
export function UpdateFrame({ onClose, children }: UpdateFrameProps) {
  const text = useText();
  return (
    <section className={styles.frame} aria-label={text("report.update")} aria-live="polite" data-print="hide">
      <div className={styles.body}>{children}</div>
      {onClose && (
        <Button look="quiet" icon aria-label={text("shell.close")} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </section>
  );
}

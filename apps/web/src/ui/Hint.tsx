import { type ReactNode, useId, useState } from "react";
import { useText } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import styles from "./Hint.module.css";

interface HintProps {
  /** Title of the part that it explains. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A "?" that opens an explanation in place, for readers who want more than the figures. On paper the explanation stands by itself. */
export function Hint({ about, children }: HintProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.hint}>
      <Button
        icon
        look="quiet"
        className={styles.button}
        aria-label={text("shell.explained", { about })}
        aria-expanded={isOpen}
        aria-controls={id}
        data-print="hide"
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </Button>
      <div id={id} className={styles.text} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}

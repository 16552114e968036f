import { type ReactNode, useId } from "react";
import styles from "./SetupForm.module.css";

interface SetupRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One question of the setup, with its answers beside it. */
export function SetupRow({ label, children }: SetupRowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of label and answers in all browsers.
    <div role="group" aria-labelledby={id} className={styles.row}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <div className={styles.answers}>{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./MoreParameters.module.css";

interface MoreParametersProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Parameters that most readers leave as they are. */
export function MoreParameters({ title, note, children }: MoreParametersProps) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </details>
  );
}

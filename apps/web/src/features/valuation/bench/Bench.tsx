import type { ReactNode } from "react";
import styles from "./Bench.module.css";

interface BenchProps {
  /** What the model says at this moment; on a phone it stays in sight while something is moved. */
  readonly outcome: ReactNode;
  /** Null where moving anything would be of no use. */
  readonly controls: ReactNode;
  readonly actions: ReactNode;
  /** What comes of it; null where nothing can. */
  readonly children: ReactNode;
}

/** A model on the bench: what can be moved beside what comes of it. */
export function Bench({ outcome, controls, actions, children }: BenchProps) {
  if (children === null && controls === null) return <div className={styles.alone}>{outcome}</div>;
  return (
    <div className={styles.bench}>
      <div className={styles.side}>
        <div className={styles.outcome}>{outcome}</div>
        {controls && (
          <div className={styles.controls}>
            {controls}
            {actions}
          </div>
        )}
      </div>
      <div className={styles.results}>{children}</div>
    </div>
  );
}

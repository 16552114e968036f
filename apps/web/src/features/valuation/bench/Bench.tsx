import type { ReactNode } from "react";
import styles from "./Bench.module.css";

interface BenchProps {
  /** What the model says at this moment; on a phone it stays in sight while something is moved. */
  readonly outcome: ReactNode;
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/** A model on the bench: what can be moved beside what comes of it. */
export function Bench({ outcome, controls, children }: BenchProps) {
  return (
    <div className={styles.bench}>
      <div className={styles.side}>
        <div className={styles.outcome}>{outcome}</div>
        <div className={styles.controls}>{controls}</div>
      </div>
      <div className={styles.results}>{children}</div>
    </div>
  );
}

import { type ReactNode, useId } from "react";
import styles from "./ModelSection.module.css";

interface ModelSectionProps {
  readonly title: string;
  /** What the model is, and whether it fits. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A model with all that belongs to it. */
export function ModelSection({ title, head, children }: ModelSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {head}
      </header>
      {children}
    </section>
  );
}

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

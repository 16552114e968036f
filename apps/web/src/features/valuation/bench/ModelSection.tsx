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

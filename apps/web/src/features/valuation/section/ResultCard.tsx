import { type ReactNode, useId } from "react";
import styles from "./ResultCard.module.css";

interface ResultCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A table or chart of a model's results with its heading. */
export function ResultCard({ title, note, children }: ResultCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

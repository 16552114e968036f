import { type ReactNode, useId } from "react";
import styles from "./ResultCard.module.css";

interface CardProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** One view of a result. */
export function Card({ title, note, children }: CardProps) {
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

import { type ReactNode, useId } from "react";
import { classNames } from "../../../ui/index.ts";
import styles from "./Card.module.css";

interface CardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Takes the whole width of the results. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One view of a result. */
export function Card({ title, note, isWide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.card, isWide && styles.wide)} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Panel.module.css";
import { PanelFrame } from "./PanelFrame.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly toEdges?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, note, toEdges, className, children }: PanelProps) {
  const id = useId();
  return (
    <PanelFrame toEdges={toEdges ?? false} className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </PanelFrame>
  );
}

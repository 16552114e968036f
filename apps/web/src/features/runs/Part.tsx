import { type ReactNode, useId } from "react";
import { PanelFrame } from "../../ui/index.ts";
import styles from "./Part.module.css";

interface PartProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Controls beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a run. */
export function Part({ title, note, tools, children }: PartProps) {
  const id = useId();
  return (
    <PanelFrame toEdges className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {tools}
      </header>
      {children}
    </PanelFrame>
  );
}

import { type ReactNode, useId } from "react";
import { useText } from "../../i18n/index.ts";
import { PanelFrame } from "../../ui/index.ts";
import styles from "./Part.module.css";
import type { StatisticsView } from "./statistics-state.ts";

interface PartProps {
  readonly view: StatisticsView;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the page that a link can lead to. */
export function Part({ view, note, children }: PartProps) {
  const text = useText();
  const id = useId();
  return (
    <PanelFrame toEdges className={styles.part} aria-labelledby={id} data-view={view} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {text(`statistics.part.${view}`)}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </PanelFrame>
  );
}

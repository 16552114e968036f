import { type ReactNode, useId } from "react";
import { PanelFrame } from "../../../ui/index.ts";
import styles from "./ModelSection.module.css";

interface ModelSectionProps {
  readonly title: string;
  /** What the model is, and whether it suits the company. */
  readonly head: ReactNode;
  /** The value of the model at this moment; on a phone it stays in sight while a parameter is moved. */
  readonly outcome: ReactNode;
  /** The parameters of the model; null where moving them would not help. */
  readonly controls: ReactNode;
  readonly actions: ReactNode;
  /** Everything that follows from the value; null where there is nothing. */
  readonly children: ReactNode;
}

/** A valuation model: a heading, then the controls beside the results. */
export function ModelSection({ title, head, outcome, controls, actions, children }: ModelSectionProps) {
  const id = useId();
  const isRefused = children === null && controls === null;
  return (
    <PanelFrame toEdges className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {head}
      </header>
      {isRefused ? (
        <div className={styles.alone}>{outcome}</div>
      ) : (
        <div className={styles.columns}>
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
      )}
    </PanelFrame>
  );
}

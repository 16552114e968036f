import type { ReactNode } from "react";
import styles from "./FigureGroup.module.css";

interface FigureGroupProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** Rows of figures. */
  readonly children: ReactNode;
  /** What stands below them. */
  readonly remark?: ReactNode;
}

/** Figures with their names, one below the other, under a title. */
export function FigureGroup({ title, className, children, remark }: FigureGroupProps) {
  return (
    <div className={className}>
      <h3 className={styles.name}>{title}</h3>
      <dl>{children}</dl>
      {remark}
    </div>
  );
}

interface FigureRowProps {
  readonly name: string;
  /** The figure. */
  readonly children: ReactNode;
}

/** A figure behind its name. */
export function FigureRow({ name, children }: FigureRowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

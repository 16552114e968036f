import type { ReactNode } from "react";
import { PanelFrame } from "./PanelFrame.tsx";
import styles from "./RowsSkeleton.module.css";
import { Skeleton } from "./Skeleton.tsx";

interface RowsSkeletonProps {
  readonly rows: number;
  /** Widths of what a row begins with and of what follows. */
  readonly widths: readonly [name: string, content: string];
  /** Sets `--head`, `--row` and `--foot`. */
  readonly className: string | undefined;
  /** What stands in the head. */
  readonly children: ReactNode;
}

/** Holds the place of a panel of rows, with a head and a foot. */
export function RowsSkeleton({ rows, widths: [name, content], className, children }: RowsSkeletonProps) {
  return (
    <PanelFrame toEdges className={className}>
      <div className={styles.head}>{children}</div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows differ only by their place.
        <div key={row} className={styles.row}>
          <Skeleton width={name} height="1rem" />
          <Skeleton width={content} height="1rem" />
        </div>
      ))}
      <div className={styles.foot} />
    </PanelFrame>
  );
}

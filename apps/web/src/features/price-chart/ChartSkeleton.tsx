import { Skeleton } from "../../ui/index.ts";
import styles from "./ChartSkeleton.module.css";

/** As tall as a chart with its lines of text. */
export function ChartSkeleton() {
  return (
    <div className={styles.chart}>
      <Skeleton height="1.5rem" width="16rem" />
      <Skeleton height="100%" className={styles.plot} />
      <Skeleton height="1.125rem" width="12rem" />
    </div>
  );
}

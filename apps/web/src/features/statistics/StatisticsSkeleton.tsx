import { PanelFrame, Skeleton } from "../../ui/index.ts";
import styles from "./StatisticsSkeleton.module.css";

/** Reserves the space of the panel with its tools while the code of the panel loads. */
export function StatisticsPlace() {
  return (
    <div className={styles.parts}>
      <div className={styles.tools} />
      <StatisticsSkeleton />
    </div>
  );
}

/** Reserves the space of the first two parts, which fill every screen. */
export function StatisticsSkeleton() {
  return (
    <div className={styles.parts}>
      <PanelFrame toEdges className={styles.months}>
        <Skeleton width="14rem" height="1rem" />
        <Skeleton width="min(34rem, 100%)" height="1.5rem" />
        <Skeleton height="16rem" />
      </PanelFrame>
      <PanelFrame toEdges className={styles.table}>
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton height="22rem" />
      </PanelFrame>
    </div>
  );
}

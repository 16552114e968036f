import { RowsSkeleton, Skeleton } from "../../ui/index.ts";
import styles from "./FundamentalsTab.module.css";

/** Reserves the space of a table of five metrics. */
export function FundamentalsSkeleton() {
  return (
    <RowsSkeleton rows={5} widths={["8rem", "45%"]} className={styles.waiting}>
      <Skeleton width="16rem" height="1.25rem" />
    </RowsSkeleton>
  );
}

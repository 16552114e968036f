import { Skeleton } from "../../ui/index.ts";
import styles from "./FundamentalsSkeleton.module.css";
import panel from "./FundamentalsTab.module.css";

const ROWS = [1, 2, 3, 4, 5];

/** Reserves the space of a table of five metrics. */
export function FundamentalsSkeleton() {
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <Skeleton width="16rem" height="1.25rem" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="8rem" height="1rem" />
          <Skeleton width="45%" height="1rem" />
        </div>
      ))}
      <div className={styles.foot} />
    </div>
  );
}

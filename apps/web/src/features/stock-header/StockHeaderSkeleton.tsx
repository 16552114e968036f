import { Skeleton } from "../../ui/index.ts";
import changeStyles from "./ChangeStrip.module.css";
import rangeStyles from "./Ranges.module.css";
import ratioStyles from "./RatioTable.module.css";
import styles from "./StockHeader.module.css";
import own from "./StockHeaderSkeleton.module.css";

const PERIODS = ["1d", "1m", "6m", "ytd", "1y", "3y", "5y", "10y"];

/** Holds the place of the header, line for line, so that nothing moves when it comes. */
export function StockHeaderSkeleton() {
  return (
    <div className={styles.header}>
      <Skeleton className={own.identity} width="16rem" height="" />
      <div className={styles.prices}>
        <Skeleton width="14rem" height="calc(1.2 * var(--text-3xl) + 1.5 * var(--text-s))" />
        <div className={rangeStyles.ranges}>
          {["today", "year", "decade"].map((name) => (
            <Skeleton key={name} className={own.range} height="" />
          ))}
        </div>
      </div>
      <div className={changeStyles.strip}>
        <Skeleton className={own.measure} width="10rem" height="" />
        <div className={changeStyles.cells}>
          {PERIODS.map((period) => (
            <div key={period} className={changeStyles.cell}>
              <Skeleton width="80%" height="2.6rem" className={own.cell} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.more}>
        <Skeleton width="16rem" className={own.facts} height="" />
        <div className={ratioStyles.place}>
          <Skeleton height="calc(var(--ratios) - var(--space-2))" />
        </div>
      </div>
    </div>
  );
}

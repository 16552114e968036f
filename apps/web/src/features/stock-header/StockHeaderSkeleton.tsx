import { Skeleton, useNarrow } from "../../ui/index.ts";
import changeStyles from "./ChangeStrip.module.css";
import figures from "./HeaderFigures.module.css";
import rangeStyles from "./Ranges.module.css";
import ratioStyles from "./RatioTable.module.css";
import styles from "./StockHeader.module.css";
import type { FiguresOnPhone } from "./StockHeader.tsx";
import own from "./StockHeaderSkeleton.module.css";

const PERIODS = ["1d", "1m", "6m", "ytd", "1y", "3y", "5y", "10y"];

/** Reserves the space of the header, line for line, so that nothing moves when it has loaded. */
export function StockHeaderSkeleton({ onPhone }: { readonly onPhone: FiguresOnPhone }) {
  const isPhone = useNarrow();
  const price = <Skeleton width="14rem" height="calc(1.2 * var(--text-3xl) + 1.5 * var(--text-s))" />;
  return (
    <div className={styles.header}>
      <Skeleton className={own.identity} width="16rem" height="" />
      {isPhone ? (
        <>
          {price}
          {onPhone === "folded" && <Skeleton height="calc(1.75rem + 2 * var(--space-2) + 2px)" />}
        </>
      ) : (
        <>
          <div className={styles.prices}>
            {price}
            <RangesPlace />
          </div>
          <ChangesPlace />
          <div className={styles.more}>
            <FactsPlace />
            <RatiosPlace />
          </div>
        </>
      )}
    </div>
  );
}

/** Reserves the space of the figures that a phone shows apart from the price. */
export function HeaderFiguresSkeleton() {
  return (
    <div className={figures.figures}>
      <RangesPlace />
      <ChangesPlace />
      <FactsPlace />
      <RatiosPlace />
    </div>
  );
}

function RangesPlace() {
  return (
    <div className={rangeStyles.ranges}>
      {["today", "year", "decade"].map((name) => (
        <Skeleton key={name} className={own.range} height="" />
      ))}
    </div>
  );
}

function ChangesPlace() {
  return (
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
  );
}

function FactsPlace() {
  return <Skeleton width="16rem" className={own.facts} height="" />;
}

function RatiosPlace() {
  return (
    <div className={ratioStyles.place}>
      <Skeleton height="calc(var(--ratios) - var(--space-2))" />
    </div>
  );
}

import type { CheckTab } from "@plumbline/contract/calls";
import { Skeleton } from "../../ui/index.ts";
import panel from "./Scorecard.module.css";
import styles from "./ScorecardSkeleton.module.css";

/** The number of checks of each tab for most companies. */
const ROWS: Readonly<Record<CheckTab, number>> = { overview: 8, growth: 10, offensive: 12, defensive: 12 };

/** Reserves the space of a scorecard. */
export function ScorecardSkeleton({ tab }: { readonly tab: CheckTab }) {
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <Skeleton width="12rem" height="1.25rem" />
        <Skeleton height="6px" />
      </div>
      {Array.from({ length: ROWS[tab] }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows differ only by their place.
        <div key={row} className={styles.row}>
          <Skeleton width="6rem" height="1rem" />
          <Skeleton width="60%" height="1rem" />
        </div>
      ))}
      <div className={styles.foot} />
    </div>
  );
}

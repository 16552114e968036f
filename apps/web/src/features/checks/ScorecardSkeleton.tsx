import type { CheckTab } from "@plumbline/contract/calls";
import { RowsSkeleton, Skeleton } from "../../ui/index.ts";
import styles from "./Scorecard.module.css";

/** The number of checks of each tab for most companies. */
const ROWS: Readonly<Record<CheckTab, number>> = { overview: 8, growth: 10, offensive: 12, defensive: 12 };

/** Reserves the space of a scorecard. */
export function ScorecardSkeleton({ tab }: { readonly tab: CheckTab }) {
  return (
    <RowsSkeleton rows={ROWS[tab]} widths={["6rem", "60%"]} className={styles.waiting}>
      <Skeleton width="12rem" height="1.25rem" />
      <Skeleton height="6px" />
    </RowsSkeleton>
  );
}

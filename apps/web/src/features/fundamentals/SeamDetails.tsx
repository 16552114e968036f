import type { WireFigure } from "@plumbline/contract";
import styles from "./FiledFigure.module.css";
import type { MetricRow } from "./metric-rows.ts";
import { SeamList } from "./SeamList.tsx";

interface SeamDetailsProps {
  readonly row: MetricRow;
  readonly figure: WireFigure;
  /** How many of the latest periods the figure compares or adds up. */
  readonly length: number;
  /** How many periods lie after those. */
  readonly before?: number;
}

/** Of a figure of several periods that is missing: the seams that it would cross. */
export function SeamDetails({ row: { recentPeriods, recentSeams }, figure, length, before = 0 }: SeamDetailsProps) {
  const end = recentPeriods.length - before;
  const crossed = recentSeams.filter(({ after }) => after > end - length && after < end);
  if (figure.value !== null || crossed.length === 0) return null;
  return (
    <div className={styles.besides}>
      <SeamList periods={recentPeriods} seams={crossed} />
    </div>
  );
}

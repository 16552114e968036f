import type { WireFigure } from "@plumbline/contract";
import { namedSeams, SeamList } from "../../evidence/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./FiledFigure.module.css";
import type { MetricRow } from "./metric-rows.ts";
import { periodName } from "./written-value.ts";

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
  const text = useText();
  const end = recentPeriods.length - before;
  const crossed = recentSeams.filter(({ after }) => after > end - length && after < end);
  if (figure.value !== null || crossed.length === 0) return null;
  return (
    <div className={styles.besides}>
      <SeamList
        seams={namedSeams(
          crossed,
          recentPeriods.map((period) => periodName(period, text)),
          text,
        )}
      />
    </div>
  );
}

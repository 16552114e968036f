import type { CSSProperties } from "react";
import { RangeBar } from "../../charts/RangeBar.tsx";
import { useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./LatestFigure.module.css";
import type { MetricRow } from "./metric-rows.ts";

interface LatestFigureProps {
  readonly row: MetricRow;
  readonly label: string;
  readonly write: (value: number) => string;
}

/** The latest value, and where it stands in its own range of five years: as a colour, a place on a bar, and in words. */
export function LatestFigure({ row: { columns, standing }, label, write }: LatestFigureProps) {
  const text = useText();
  const range = standing && text("fundamentals.range", { low: write(standing.low), high: write(standing.high) });
  return (
    <span
      className={styles.latest}
      data-standing={standing ? (standing.goodness >= 0.5 ? "good" : "poor") : undefined}
      style={{ "--heat": `${standing ? Math.round(Math.abs(standing.goodness * 2 - 1) * 100) : 0}%` } as CSSProperties}
      title={range ?? undefined}
    >
      <FigureValue
        figure={columns.latest}
        label={label}
        format={write}
        explanation={range ?? undefined}
        className={styles.value}
      />
      {standing && <RangeBar position={standing.position} className={styles.bar} />}
    </span>
  );
}

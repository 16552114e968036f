import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useMemo, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Part } from "../Part.tsx";
import { HeadlineText } from "./HeadlineText.tsx";
import { headlineOf } from "./headline.ts";
import { MonthChart } from "./MonthChart.tsx";
import styles from "./MonthPart.module.css";
import { MonthReading } from "./MonthReading.tsx";
import { monthColumns } from "./month-columns.ts";

interface MonthPartProps {
  readonly answer: CallOutput<"statistics">;
  readonly statistics: WireStatistics;
  /** Chosen by the reader; null for the month of the headline. */
  readonly month: number | null;
  /** Told how to get from the month chosen at that moment, null as above, to the next one. */
  readonly onMonth: (step: (from: number | null) => number) => void;
}

/** The average of each calendar month, with every year behind it, its interval, and what luck would do. */
export function MonthPart({ answer, statistics, month, onMonth }: MonthPartProps) {
  const text = useText();
  const [pointed, setPointed] = useState<number | null>(null);
  const columns = useMemo(() => monthColumns(statistics, answer.doubts), [statistics, answer.doubts]);
  const headline = useMemo(() => headlineOf(columns), [columns]);
  const fallback = headline?.column ?? columns.find(({ n }) => n > 0) ?? columns[0];
  const first = fallback?.month ?? 0;
  const chosen = month ?? first;
  const shown = columns[pointed ?? chosen];
  return (
    <Part view="months">
      <HeadlineText answer={answer} statistics={statistics} headline={headline} />
      <div className={styles.body}>
        <MonthChart
          columns={columns}
          chosen={chosen}
          pointed={pointed}
          onMove={(step) => onMonth((from) => step(from ?? first))}
          onPoint={setPointed}
        />
        {shown && <MonthReading column={shown} statistics={statistics} doubts={answer.doubts} />}
      </div>
      <p className={styles.legend}>{text("statistics.chart.legend")}</p>
    </Part>
  );
}

import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useMemo, useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark } from "../../../ui/index.ts";
import { Part } from "../Part.tsx";
import { useIndexName } from "../statistics-names.ts";
import { useMonthName } from "../use-month-name.ts";
import { EvidenceMark } from "./EvidenceMark.tsx";
import { MonthChart } from "./MonthChart.tsx";
import { MonthDetails } from "./MonthDetails.tsx";
import styles from "./MonthPart.module.css";
import { type Headline, headlineKey, headlineOf, monthColumns } from "./month-columns.ts";

interface MonthPartProps {
  readonly answer: CallOutput<"statistics">;
  readonly statistics: WireStatistics;
  /** The month chosen by the reader; null for the month of the headline. */
  readonly month: number | null;
  /** Receives the step from the currently chosen month, null as above, to the next one. */
  readonly onMonth: (step: (from: number | null) => number) => void;
}

/** The average of each calendar month, with its years, its interval and the probability of luck. */
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
        {shown && <MonthDetails column={shown} statistics={statistics} doubts={answer.doubts} />}
      </div>
      <p className={styles.legend}>{text("statistics.chart.legend")}</p>
    </Part>
  );
}

interface HeadlineTextProps {
  readonly answer: CallOutput<"statistics">;
  readonly statistics: WireStatistics;
  readonly headline: Headline | null;
}

/** The period, and a sentence that names the most notable month and its evidence. */
function HeadlineText({ answer, statistics, headline }: HeadlineTextProps) {
  const text = useText();
  const { change, count } = useFormats();
  const nameOf = useMonthName();
  const column = headline?.column;
  return (
    <div className={styles.headline}>
      <Period answer={answer} statistics={statistics} />
      {headline && column ? (
        <>
          <p className={styles.sentence}>
            {text(headlineKey(headline.kind, column), {
              month: nameOf(column.month),
              average: change(column.average),
              wins: count(column.wins),
              count: column.n,
              n: count(column.n),
            })}
            {column.isDoubtful && <DoubtMark />}
          </p>
          <p>
            <EvidenceMark evidence={column.evidence} />
          </p>
        </>
      ) : (
        <p className={styles.sentence}>{text("statistics.headline.tooShort")}</p>
      )}
    </div>
  );
}

/** The months that count and the basis of their returns. */
function Period({ answer, statistics: { window } }: Pick<HeadlineTextProps, "answer" | "statistics">) {
  const text = useText();
  const { day, count } = useFormats();
  const indexName = useIndexName();
  const { basis, market } = answer;
  const parts = [
    ...(window
      ? [
          text("statistics.span", { from: day(window.from, "month"), to: day(window.to, "month") }),
          text("statistics.monthCount", { count: window.months, n: count(window.months) }),
        ]
      : []),
    text(`statistics.basis.${basis}`),
    ...(market.isDeducted ? [text("statistics.lessIndex", { index: indexName(market.name ?? "") })] : []),
  ];
  return (
    <ul className={styles.period}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

import { useQuery } from "@tanstack/react-query";
import { memo, Suspense } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { lazyPart, Panel, Skeleton } from "../../../ui/index.ts";
import { valueHistoryQuery } from "../valuation.query.ts";
import styles from "./ThroughTime.module.css";

// The chart loads after everything above it.
const loadChart = async () => (await import("./ValueChart.tsx")).ValueChart;
const ValueChart = lazyPart([], loadChart);
/** The same with the texts of restatements, which few companies need. */
const RestatedValueChart = lazyPart(["fundamentals"], loadChart);

interface ThroughTimeProps {
  readonly code: string;
  readonly asOf: string | undefined;
}

/** Fair value at the end of each month, by the filings known then, against the price. */
export const ThroughTime = memo(function ThroughTime({ code, asOf }: ThroughTimeProps) {
  const { text } = useLocale();
  const { data: history, error } = useQuery(valueHistoryQuery({ code, asOf }));
  if (error && !history) throw error;
  const isEmpty = history && history.date.length === 0;
  const Chart = history && history.seams.length > 0 ? RestatedValueChart : ValueChart;
  const place = <Skeleton height="18rem" />;
  return (
    <Panel title={text("valuation.throughTime")} note={text("valuation.throughTimeNote")}>
      <div className={styles.body}>
        {!history && place}
        {history && isEmpty && (
          <p className={styles.none}>
            {history.because === null ? text("valuation.noHistory") : text(`reason.${history.because}`)}
          </p>
        )}
        {history && !isEmpty && (
          <Suspense fallback={place}>
            <Chart history={history} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
});

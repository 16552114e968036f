import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { Panel, Skeleton } from "../../../ui/index.ts";
import { valueHistoryQuery } from "../valuation.query.ts";
import styles from "./ThroughTime.module.css";

// The chart loads after everything above it.
const ValueChart = lazy(async () => ({ default: (await import("./ValueChart.tsx")).ValueChart }));

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
            <ValueChart history={history} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
});

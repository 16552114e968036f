import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { MetricId } from "./metric.ts";
import { type MetricColumns, metricColumns, tooOldColumns } from "./metric-columns.ts";
import { type MetricHistory, metricHistory, metricWindows } from "./metric-history.ts";
import { METRICS } from "./metrics.ts";

/** The fifteen metrics of a company: five columns of each, and their history by quarter and by year. */
export interface CompanyMetrics {
  readonly columns: Readonly<Record<MetricId, MetricColumns>>;
  readonly quarters: MetricHistory;
  readonly years: MetricHistory;
}

/**
 * Computes every metric of every period of a company, and the columns from them.
 *
 * @param fundamentals The company on a day.
 * @returns Columns of quarters; of fiscal years for a company that reports years only.
 * @see docs/rules.md 2
 *
 * @example
 * companyMetrics(known).columns.roe.latest.value; // 1.41
 */
export function companyMetrics(fundamentals: Fundamentals): CompanyMetrics {
  const quarters = metricHistory(fundamentals, "quarter");
  const years = metricHistory(fundamentals, "year");
  return { columns: columnsOf(fundamentals, fundamentals.isAnnualOnly ? years : quarters), quarters, years };
}

/** No column looks further back than five years. */
const QUARTERS_OF_COLUMNS = 20;

/**
 * The columns alone, which need the latest periods only: much less work for a long history.
 *
 * @param fundamentals The company on a day.
 * @see docs/rules.md 2
 *
 * @example
 * latestColumns(known).roe.latest.value; // 1.41, as in companyMetrics(known).columns
 */
export function latestColumns(fundamentals: Fundamentals): CompanyMetrics["columns"] {
  const span = fundamentals.isAnnualOnly ? "year" : "quarter";
  return columnsOf(fundamentals, metricHistory(fundamentals, span, QUARTERS_OF_COLUMNS));
}

function columnsOf(fundamentals: Fundamentals, history: MetricHistory): CompanyMetrics["columns"] {
  const { accounts, company } = fundamentals;
  const windows = metricWindows(fundamentals, history.span);
  const isTooOld = accounts?.state === "accounts-too-old";
  const columns = Object.fromEntries(
    METRICS.map((metric) => {
      const isUsed = !isTooOld || metric.notFor.includes(company.type);
      return [metric.id, isUsed ? metricColumns(metric, history, windows) : tooOldColumns(metric, history.span)];
    }),
  );
  return columns as unknown as Record<MetricId, MetricColumns>;
}

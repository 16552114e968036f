import { isUnreported } from "../../figure/index.ts";
import type { CompanyType } from "../company/company-type.ts";
import { notApplicableTo } from "../company/not-applicable-to.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Periods } from "../periods/periods.ts";
import type { Metric, MetricId } from "./metric.ts";
import { METRICS } from "./metrics.ts";

/** All metrics of all quarters, or of all years; the columns are as long as `periods`, oldest first. */
export interface MetricHistory {
  readonly span: "quarter" | "year";
  readonly periods: readonly FiscalPeriod[];
  readonly values: Readonly<Record<MetricId, readonly Traced[]>>;
}

/**
 * The fifteen metrics of every quarter or year of a company, as known on the day of its fundamentals. Of accounts that are too
 * old the single periods keep their numbers; what is made of twelve months does not.
 *
 * @param fundamentals The company on a day.
 * @param span Quarters or fiscal years.
 * @param latest How many of the latest periods; all unless given.
 * @see finance.md section 2, FND-20
 *
 * @example
 * metricHistory(known, "year").values.netIncome.at(-1); // the latest fiscal year's, with its evidence
 */
export function metricHistory(
  fundamentals: Fundamentals,
  span: "quarter" | "year",
  latest = Number.POSITIVE_INFINITY,
): MetricHistory {
  const { list } = fundamentals[span === "quarter" ? "quarters" : "years"];
  const first = Math.max(0, list.length - latest);
  const periods = list.slice(first);
  const values = Object.fromEntries(
    METRICS.map((metric) => [metric.id, periods.map((_, k) => metricAt(fundamentals, metric, span, first + k))]),
  ) as unknown as Record<MetricId, readonly Traced[]>;
  return { span, periods, values };
}

function metricAt(fundamentals: Fundamentals, metric: Metric, span: "quarter" | "year", index: number): Traced {
  const periods = fundamentals[span === "quarter" ? "quarters" : "years"];
  const compute = () => computed(metric, fundamentals.company.type, { periods, index });
  // Numbers per share are not of items alone: each split changes them, and what the filer says of its shares on the whole.
  return metric.unit === "perShare" ? compute() : periods.once(metric.id, index, compute);
}

function computed(
  metric: Metric,
  type: CompanyType,
  { periods, index }: { readonly periods: Periods; readonly index: number },
): Traced {
  const notApplicable = notApplicableTo(type);
  if (metric.notFor.includes(type)) return unknown(notApplicable);
  const value = metric.of(periods, index);
  // A property company has a gross margin only where it reports a cost of revenue.
  const lacksCost = type === "reit" && metric.id === "grossMargin" && value.value === null;
  return lacksCost && isUnreported(value.because) ? unknown(notApplicable) : value;
}

import { ownLine, whyMissingOf } from "../company/applicability.ts";
import { type CompanyType, notApplicableTo } from "../company/company-type.ts";
import { type Traced, unknown } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Kind, Periods } from "../periods/periods.ts";
import type { Metric, MetricId } from "./metric.ts";
import { METRICS } from "./metrics.ts";
import { aYearBefore } from "./year-before.ts";

/** All metrics of all quarters, or of all years; the columns are as long as `periods`, oldest first. */
export interface MetricHistory {
  readonly span: "quarter" | "year";
  readonly periods: readonly FiscalPeriod[];
  readonly values: Readonly<Record<MetricId, readonly Traced[]>>;
}

/** All that windows of several periods need besides the metrics of each. */
export interface MetricWindows {
  /** The statements of all periods of the span: those of a history are the latest of them. */
  readonly known: Periods;
  /** A metric a year before the latest period as the filings of that period count it (REC-14). */
  readonly yearBefore: (metric: Metric) => Traced;
}

/**
 * The fifteen metrics of every quarter or year of a company, as known on the day of its fundamentals. Of accounts that are too
 * old the single periods keep their numbers; figures of twelve months do not exist.
 *
 * @param fundamentals The company on a day.
 * @param span Quarters or fiscal years.
 * @param latest How many of the latest periods; all unless given.
 * @see docs/rules.md 2, FND-20
 *
 * @example
 * metricHistory(known, "year").values.netIncome.at(-1); // the latest fiscal year's, with its evidence
 */
export function metricHistory(
  fundamentals: Fundamentals,
  span: "quarter" | "year",
  latest = Number.POSITIVE_INFINITY,
): MetricHistory {
  const known = fundamentals[span === "quarter" ? "quarters" : "years"];
  const { type } = fundamentals.company;
  const first = Math.max(0, known.list.length - latest);
  const periods = known.list.slice(first);
  const ofItems = periods.map((_, k) =>
    known.once(METRICS_OF_PERIOD, first + k, (index) =>
      OF_ITEMS.map((metric) => computed(metric, type, { periods: known, index })),
    ),
  );
  const values = { ...NO_VALUES };
  OF_ITEMS.forEach(({ id }, place) => {
    values[id] = ofItems.map((numbers) => numbers[place] as Traced);
  });
  for (const metric of PER_SHARE) {
    values[metric.id] = periods.map((_, k) => computed(metric, type, { periods: known, index: first + k }));
  }
  return { span, periods, values };
}

/**
 * All that the columns of the metrics look at beside their history: the seams of the statements, and the year before.
 *
 * @param fundamentals The company on a day.
 * @param span Quarters or fiscal years.
 * @see REC-13, REC-14
 *
 * @example
 * metricWindows(ibm, "quarter").yearBefore(metricOf("revenue")).value; // 13,187 million on 2022-05-01
 */
export function metricWindows(fundamentals: Fundamentals, span: "quarter" | "year"): MetricWindows {
  const known = fundamentals[span === "quarter" ? "quarters" : "years"];
  const before = aYearBefore(known, fundamentals.years);
  const last = known.list.length - 1;
  const { type } = fundamentals.company;
  return { known, yearBefore: (metric) => computed(metric, type, { periods: before, index: last }) };
}

const METRICS_OF_PERIOD: Kind<readonly Traced[]> = { name: "metrics" };

/** Each split changes numbers per share, and so does the scale at which a filer states its shares. */
const PER_SHARE = METRICS.filter(({ unit }) => unit === "perShare");
const OF_ITEMS = METRICS.filter(({ unit }) => unit !== "perShare");

const NO_VALUES = Object.fromEntries(METRICS.map(({ id }) => [id, []])) as unknown as Record<
  MetricId,
  readonly Traced[]
>;

function computed(
  metric: Metric,
  type: CompanyType,
  { periods, index }: { readonly periods: Periods; readonly index: number },
): Traced {
  if (metric.notFor.includes(type)) return unknown(notApplicableTo(type));
  const found = metric.of(periods, index);
  const value = metric.ifFiledBy.includes(type) ? ownLine(found) : found;
  if (value.value !== null) return value;
  const because = whyMissingOf(value.because, type, metric);
  return because === value.because ? value : unknown(because);
}

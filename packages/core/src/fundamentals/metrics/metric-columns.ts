import type { ItemId } from "../concepts/expression.ts";
import { type Derivation, derived, type Traced, unknown } from "../derivation/derivation.ts";
import { firstAfterSeams } from "../periods/after-seams.ts";
import { gapWithin } from "../periods/periods.ts";
import type { Metric } from "./metric.ts";
import type { MetricHistory, MetricWindows } from "./metric-history.ts";
import { FLOWS_OF_EPS } from "./year-before.ts";
import { type YearOverYear, yearOverYear } from "./year-over-year.ts";

/** A mean, and how many of its periods have a value and lie after the last seam: "3 of 4". */
export interface MetricAverage {
  readonly mean: Traced;
  readonly used: number;
  readonly of: number;
}

/** The five columns of one metric. */
export interface MetricColumns {
  readonly latest: Traced;
  readonly previous: Traced;
  readonly oneYearAverage: MetricAverage;
  readonly yearOverYear: YearOverYear;
  readonly fiveYearAverage: MetricAverage;
}

/**
 * How many periods the averages span and how many of them must have a value. Of twenty quarters sixteen will do; of
 * five years, for companies that report no quarters, four will do: the same proportion.
 */
const AVERAGES = {
  quarter: { year: { of: 4, needed: 4 }, fiveYears: { of: 20, needed: 16 }, aYear: 4 },
  year: { year: { of: 1, needed: 1 }, fiveYears: { of: 5, needed: 4 }, aYear: 1 },
} as const;

/**
 * The five columns of a metric: latest period, the one before, one-year average, change on the year, five-year average. The change
 * is on what the filings of the latest period say of the year before; a mean runs from the last seam of the metric's flows on.
 *
 * @param metric The metric.
 * @param history The metrics of all quarters; of all years for a company that reports years only.
 * @param windows Of the same span.
 * @see docs/rules.md 2; REC-13, REC-14
 *
 * @example
 * metricColumns(metricOf("revenue"), history, windows).yearOverYear.change.value; // 0.079
 */
export function metricColumns(metric: Metric, history: MetricHistory, windows: MetricWindows): MetricColumns {
  const { periods, span } = history;
  const values = history.values[metric.id];
  const rule = AVERAGES[span];
  const mean = (over: AverageRule) => average(metric, { history, windows }, over);
  const last = periods.length - 1;
  const before = (count: number, of: () => Traced): Traced => {
    const gap = gapWithin(periods, last, count + 1);
    return gap ? unknown(gap) : of();
  };
  const latest = values[last] ?? unknown("too-few-periods");
  return {
    latest,
    previous: before(1, () => values[last - 1] as Traced),
    oneYearAverage: span === "year" ? { mean: unknown("annual-only"), used: 0, of: 4 } : mean(rule.year),
    yearOverYear: yearOverYear(
      metric.kind,
      latest,
      before(rule.aYear, () => windows.yearBefore(metric)),
    ),
    fiveYearAverage: mean(rule.fiveYears),
  };
}

/**
 * The five columns of a metric where the accounts are too old to say anything of the day.
 *
 * @param span Of which periods they would be; of years there is no mean of four quarters.
 * @see FND-20
 *
 * @example
 * tooOldColumns(metricOf("revenue"), "quarter").latest; // { value: null, because: "accounts-too-old", item: "revenue" }
 */
export function tooOldColumns({ id, kind }: Metric, span: MetricHistory["span"]): MetricColumns {
  const none = unknown("accounts-too-old", id);
  const { fiveYears } = AVERAGES[span];
  return {
    latest: none,
    previous: none,
    oneYearAverage: { mean: none, used: 0, of: AVERAGES.quarter.year.of },
    yearOverYear: yearOverYear(kind, none, none),
    fiveYearAverage: { mean: none, used: 0, of: fiveYears.of },
  };
}

interface AverageRule {
  readonly of: number;
  readonly needed: number;
}

/** The flows whose seams a mean of the metric may not cross. */
function flowsOf({ id, flows }: Metric): readonly ItemId[] {
  return id === "eps" ? FLOWS_OF_EPS : flows;
}

function average(
  metric: Metric,
  { history, windows: { known } }: { readonly history: MetricHistory; readonly windows: MetricWindows },
  { of, needed }: AverageRule,
): MetricAverage {
  const { periods } = history;
  const values = history.values[metric.id].slice(-of);
  const last = known.list.length - 1;
  const first = last + 1 - values.length;
  const cut = firstAfterSeams(known, flowsOf(metric), first, last) - first;
  const parts: Derivation[] = [];
  let sum = 0;
  for (const value of values.slice(cut)) {
    if (value.value === null) continue;
    parts.push(value);
    sum += value.value;
  }
  const used = parts.length;
  const gap = gapWithin(periods, periods.length - 1, of);
  if (gap) return { mean: unknown(gap), used, of };
  if (used < needed) return { mean: whyMissing(values, cut > 0 ? "restated-perimeter" : "too-few-periods"), used, of };
  const start = parts[0]?.start ?? null;
  return { mean: derived({ value: sum / used, how: "average", rule: "2", parts, start }), used, of };
}

/** The one reason all missing values share, such as no debt; otherwise why there are too few. */
function whyMissing(values: readonly Traced[], otherwise: "restated-perimeter" | "too-few-periods"): Traced {
  const [first, ...others] = values.filter((value) => value.value === null);
  const isShared = others.length === values.length - 1 && others.every((other) => other.because === first?.because);
  return first && isShared ? first : unknown(otherwise);
}

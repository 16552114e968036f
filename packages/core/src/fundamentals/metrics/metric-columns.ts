import { type Derivation, derived, type Traced, unknown } from "../derivation/derivation.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import { gapWithin } from "../periods/periods.ts";
import type { Metric } from "./metric.ts";
import type { MetricHistory } from "./metric-history.ts";
import { type YearOverYear, yearOverYear } from "./year-over-year.ts";

/** A mean, and how many of its periods had a value: "3 of 4". */
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
 * The five columns of a metric: latest period, the one before, one-year average, change on the year, five-year average.
 *
 * @param metric The metric.
 * @param history The metrics of all quarters; of all years for a company that reports years only.
 * @see docs/rules.md 2
 *
 * @example
 * metricColumns(metricOf("revenue"), history).yearOverYear.change.value; // 0.079
 */
export function metricColumns(metric: Metric, history: MetricHistory): MetricColumns {
  const { periods, span } = history;
  const values = history.values[metric.id];
  const rule = AVERAGES[span];
  const last = periods.length - 1;
  const before = (count: number): Traced => {
    const gap = gapWithin(periods, last, count + 1);
    return gap ? unknown(gap) : (values[last - count] as Traced);
  };
  const latest = values[last] ?? unknown("history-too-short");
  return {
    latest,
    previous: before(1),
    oneYearAverage:
      span === "year" ? { mean: unknown("annual-only"), used: 0, of: 4 } : average(values, periods, rule.year),
    yearOverYear: yearOverYear(metric.kind, latest, before(rule.aYear)),
    fiveYearAverage: average(values, periods, rule.fiveYears),
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

function average(
  values: readonly Traced[],
  periods: readonly FiscalPeriod[],
  { of, needed }: { readonly of: number; readonly needed: number },
): MetricAverage {
  const parts: Derivation[] = [];
  let sum = 0;
  for (let k = Math.max(0, values.length - of); k < values.length; k++) {
    const value = values[k] as Traced;
    if (value.value === null) continue;
    parts.push(value);
    sum += value.value;
  }
  const used = parts.length;
  const gap = gapWithin(periods, periods.length - 1, of);
  if (gap) return { mean: unknown(gap), used, of };
  if (used < needed) return { mean: whyMissing(values.slice(-of)), used, of };
  const start = parts[0]?.start ?? null;
  return { mean: derived({ value: sum / used, how: "average", rule: "2", parts, start }), used, of };
}

/** The one reason all missing values share, such as no debt; otherwise that there are too few. */
function whyMissing(values: readonly Traced[]): Traced {
  const [first, ...others] = values.filter((value) => value.value === null);
  const isShared = others.length === values.length - 1 && others.every((other) => other.because === first?.because);
  return first && isShared ? first : unknown("too-few-periods");
}

import type { Reason } from "../../figure/index.ts";
import { METRICS, type Metric, type MetricColumns, type MetricId, type Traced } from "../../fundamentals/index.ts";
import type { ScreenMetric } from "./screen-metric.ts";

/** One column of one of the fifteen metrics, as a number of the screener. */
export interface FundamentalMetric extends ScreenMetric {
  readonly metric: MetricId;
  readonly column: keyof MetricColumns;
  /** The number of a company, or why it is missing. */
  readonly of: (columns: Readonly<Record<MetricId, MetricColumns>>) => number | Reason;
}

interface Column {
  readonly id: keyof MetricColumns;
  readonly name: (metric: Metric) => string;
  readonly unit: (metric: Metric) => Metric["unit"];
  readonly formula: (metric: Metric) => string;
  readonly traced: (columns: MetricColumns) => Traced;
}

const COLUMNS: readonly Column[] = [
  {
    id: "latest",
    name: ({ name }) => name,
    unit: ({ unit }) => unit,
    formula: ({ formula }) => formula,
    traced: ({ latest }) => latest,
  },
  {
    id: "previous",
    name: ({ name }) => `${name}, period before`,
    unit: ({ unit }) => unit,
    formula: ({ id }) => `${id} of the period before`,
    traced: ({ previous }) => previous,
  },
  {
    id: "oneYearAverage",
    name: ({ name }) => `${name}, 1-year average`,
    unit: ({ unit }) => unit,
    formula: ({ id }) => `mean of ${id} over 4 quarters; none of a company that reports years only`,
    traced: ({ oneYearAverage }) => oneYearAverage.mean,
  },
  {
    id: "yearOverYear",
    name: ({ name }) => `${name}, year over year`,
    unit: ({ kind, unit }) => (kind === "amount" ? "fraction" : unit),
    formula: ({ id, kind }) => (kind === "amount" ? `${id} ÷ ${id} a year before − 1` : `${id} − ${id} a year before`),
    traced: ({ yearOverYear }) => yearOverYear.change,
  },
  {
    id: "fiveYearAverage",
    name: ({ name }) => `${name}, 5-year average`,
    unit: ({ unit }) => unit,
    formula: ({ id }) =>
      `mean of ${id} over 20 quarters, of which 16 are known; of years only over 5, of which 4 are known`,
    traced: ({ fiveYearAverage }) => fiveYearAverage.mean,
  },
];

/**
 * The five columns of the fifteen metrics as numbers of the screener, such as `revenue.yearOverYear`.
 *
 * @see docs/rules.md 2
 */
export const FUNDAMENTAL_METRICS: readonly FundamentalMetric[] = METRICS.flatMap((metric) =>
  COLUMNS.map(({ id: column, name, unit, formula, traced }) => ({
    id: `${metric.id}.${column}`,
    group: metric.group,
    name: name(metric),
    unit: unit(metric),
    good: metric.good,
    metric: metric.id,
    column,
    formula: formula(metric),
    source: metric.source,
    of: (columns: Readonly<Record<MetricId, MetricColumns>>) => {
      const found = traced(columns[metric.id]);
      return found.value === null ? found.because : found.value;
    },
  })),
);

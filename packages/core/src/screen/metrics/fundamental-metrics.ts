import { METRICS, type Metric, type MetricColumns, type MetricId } from "../../fundamentals/index.ts";
import type { ScreenMetric } from "./screen-metric.ts";

/** One column of one of the fifteen metrics, as a number of the screener. */
export interface FundamentalMetric extends ScreenMetric {
  readonly metric: MetricId;
  readonly column: keyof MetricColumns;
  /** The number of a company; NaN where it is missing. */
  readonly of: (columns: Readonly<Record<MetricId, MetricColumns>>) => number;
}

interface Column {
  readonly id: keyof MetricColumns;
  readonly name: (metric: Metric) => string;
  readonly unit: (metric: Metric) => Metric["unit"];
  readonly formula: (metric: Metric) => string;
  readonly value: (columns: MetricColumns) => number | null;
}

const COLUMNS: readonly Column[] = [
  {
    id: "latest",
    name: ({ name }) => name,
    unit: ({ unit }) => unit,
    formula: ({ formula }) => formula,
    value: ({ latest }) => latest.value,
  },
  {
    id: "previous",
    name: ({ name }) => `${name}, period before`,
    unit: ({ unit }) => unit,
    formula: ({ id }) => `${id} of the period before`,
    value: ({ previous }) => previous.value,
  },
  {
    id: "oneYearAverage",
    name: ({ name }) => `${name}, 1-year average`,
    unit: ({ unit }) => unit,
    formula: ({ id }) => `mean of ${id} over 4 quarters`,
    value: ({ oneYearAverage }) => oneYearAverage.mean.value,
  },
  {
    id: "yearOverYear",
    name: ({ name }) => `${name}, year over year`,
    unit: ({ kind, unit }) => (kind === "amount" ? "fraction" : unit),
    formula: ({ id, kind }) => (kind === "amount" ? `${id} ÷ ${id} a year before − 1` : `${id} − ${id} a year before`),
    value: ({ yearOverYear }) => yearOverYear.change.value,
  },
  {
    id: "fiveYearAverage",
    name: ({ name }) => `${name}, 5-year average`,
    unit: ({ unit }) => unit,
    formula: ({ id }) => `mean of ${id} over 20 quarters, of which 16 are known`,
    value: ({ fiveYearAverage }) => fiveYearAverage.mean.value,
  },
];

/**
 * The five columns of the fifteen metrics as numbers of the screener, such as `revenue.yearOverYear`.
 *
 * @see finance.md section 2
 */
export const FUNDAMENTAL_METRICS: readonly FundamentalMetric[] = METRICS.flatMap((metric) =>
  COLUMNS.map(({ id: column, name, unit, formula, value }) => ({
    id: `${metric.id}.${column}`,
    group: metric.group,
    name: name(metric),
    unit: unit(metric),
    good: metric.good,
    metric: metric.id,
    column,
    formula: formula(metric),
    source: metric.source,
    of: (columns: Readonly<Record<MetricId, MetricColumns>>) => value(columns[metric.id]) ?? Number.NaN,
  })),
);

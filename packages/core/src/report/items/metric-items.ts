import {
  type CompanyMetrics,
  type Fundamentals,
  figureOf,
  METRICS,
  type Metric,
  type MetricColumns,
  type Traced,
} from "../../fundamentals/index.ts";
import type { EvidenceUnit } from "../../words/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** The accounts of a company, and who delivered them. */
export interface MetricSource {
  readonly fundamentals: Fundamentals;
  readonly metrics: CompanyMetrics;
  readonly source: string;
  readonly asOf: string;
}

/** Fiscal years of each metric that a report can refer to. */
const YEARS = 5;

/**
 * The fifteen metrics as items: five columns each, such as `metric.roe.latest`, and the last five fiscal years, such as
 * `metric.roe.2024`.
 *
 * @param of The company on a day.
 * @returns In the order of the metrics; a missing number keeps its reason.
 *
 * @example
 * metricItems(apple).find(({ id }) => id === "metric.revenue.yearOverYear")?.unit; // "fraction"
 */
export function metricItems(of: MetricSource): NumberItem[] {
  return METRICS.flatMap((metric) => [...columnsOf(metric, of.metrics.columns[metric.id], of), ...yearsOf(metric, of)]);
}

function columnsOf(metric: Metric, columns: MetricColumns, of: MetricSource): NumberItem[] {
  const { latest, previous, oneYearAverage, yearOverYear, fiveYearAverage } = columns;
  const relative = yearOverYear.kind === "relative" ? "fraction" : unitOf(metric);
  const { id } = metric;
  return [
    item(metric, ["latest", latest, id], of),
    item(metric, ["previous", previous, id], of),
    item(metric, ["oneYearAverage", oneYearAverage.mean, `mean(${id})`], of),
    { ...item(metric, ["yearOverYear", yearOverYear.change, `change(${id})`], of), unit: relative, currency: null },
    item(metric, ["fiveYearAverage", fiveYearAverage.mean, `mean(${id})`], of),
  ];
}

function yearsOf(metric: Metric, of: MetricSource): NumberItem[] {
  const { periods, values } = of.metrics.years;
  const first = Math.max(0, periods.length - YEARS);
  return periods
    .slice(first)
    .map(({ fiscalYear }, at) =>
      item(metric, [`${fiscalYear}`, values[metric.id][first + at] as Traced, metric.id], of),
    );
}

type Named = readonly [column: string, traced: Traced, formula: string];

function item(
  metric: Metric,
  [column, traced, formula]: Named,
  { fundamentals, source, asOf }: MetricSource,
): NumberItem {
  const figure = figureOf(traced, { source, formula });
  const { currency } = fundamentals;
  return numberItem(`metric.${metric.id}.${column}`, figure, { kind: "metric", unit: unitOf(metric), currency, asOf });
}

function unitOf({ unit }: Metric): EvidenceUnit {
  return unit;
}

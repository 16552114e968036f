import { DEFENSIVE_METRICS } from "./defensive-metrics.ts";
import { GROWTH_METRICS } from "./growth-metrics.ts";
import type { Metric, MetricId } from "./metric.ts";
import { OFFENSIVE_METRICS } from "./offensive-metrics.ts";

/**
 * The fifteen metrics in the order of the specification; documentation, catalogue and tooltips are made from it.
 *
 * @see docs/rules.md 2
 */
export const METRICS: readonly Metric[] = [...GROWTH_METRICS, ...OFFENSIVE_METRICS, ...DEFENSIVE_METRICS];

const byId = new Map(METRICS.map((metric) => [metric.id, metric]));

/**
 * The metric of an id.
 *
 * @example
 * metricOf("roe").formula; // "netIncomeCommon TTM ÷ avg(equity − preferred)"
 */
export function metricOf(id: MetricId): Metric {
  return byId.get(id) as Metric;
}

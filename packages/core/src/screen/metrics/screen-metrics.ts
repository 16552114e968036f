import { RATIOS } from "../ratios/ratios.ts";
import { FUNDAMENTAL_METRICS } from "./fundamental-metrics.ts";
import { MOAT_METRICS } from "./moat-metrics.ts";
import { PRICE_METRICS } from "./price-metrics.ts";
import { SCREEN_GROUPS, type ScreenMetric } from "./screen-metric.ts";

const QUALITY_SCORE: ScreenMetric = {
  id: "quality",
  group: "quality",
  name: "Quality score",
  unit: "points",
  good: "higher",
  metric: null,
  column: null,
  formula: "mean z-score of roe, grossProfitability, cashFlowToAssets, −debtRatio, −returnOnEquityDeviation",
  source: "After Asness, Frazzini and Pedersen, Review of Accounting Studies 24, 2019.",
};

const ALL: readonly ScreenMetric[] = [
  ...RATIOS.map(({ id, group, name, unit, good, formula, source }) => ({
    id,
    group,
    name,
    unit,
    good,
    metric: null,
    column: null,
    formula,
    source,
  })),
  ...PRICE_METRICS.map(({ of: _, ...metric }) => metric),
  QUALITY_SCORE,
  ...MOAT_METRICS,
  ...FUNDAMENTAL_METRICS.map(({ of: _, ...metric }) => metric),
];

/** Every number of the screener, group by group; the catalogue, tooltips and documentation are made from it. */
export const SCREEN_METRICS: readonly ScreenMetric[] = SCREEN_GROUPS.flatMap((group) =>
  ALL.filter((metric) => metric.group === group),
);

const byId = new Map(SCREEN_METRICS.map((metric) => [metric.id, metric]));

/**
 * The number of the screener of an id.
 *
 * @returns null when there is none.
 *
 * @example
 * screenMetricOf("pe")?.formula; // "priceInAccounts ÷ epsTtm"
 */
export function screenMetricOf(id: string): ScreenMetric | null {
  return byId.get(id) ?? null;
}

import type { MoatMetricId, MoatTrend, MoatWidth } from "../../words/index.ts";
import type { ScreenMetric } from "./screen-metric.ts";

/** The widths as numbers, so that they can be ordered and compared; an unknown one is missing. */
export const MOAT_WIDTH_NUMBERS: Readonly<Record<MoatWidth, number>> = {
  none: 0,
  narrow: 1,
  wide: 2,
  unknown: Number.NaN,
};

/** The same of trends. */
export const MOAT_TREND_NUMBERS: Readonly<Record<MoatTrend, number>> = {
  narrowing: -1,
  stable: 0,
  widening: 1,
  unknown: Number.NaN,
};

const OF_MOAT = { group: "quality", good: "higher", metric: null, column: null } as const;
const OURS = "Morningstar's words for a moat; the rule is ours.";

/** Numbers that take the whole industry of a company to know: a matrix has them once its market is complete. */
export const MOAT_METRICS: readonly (ScreenMetric & { readonly id: MoatMetricId })[] = [
  {
    ...OF_MOAT,
    id: "moatWidth",
    name: "Economic moat",
    unit: "points",
    formula: "MOAT-04: 0 none, 1 narrow, 2 wide",
    source: OURS,
  },
  {
    ...OF_MOAT,
    id: "moatTrend",
    name: "Trend of the moat",
    unit: "points",
    formula: "MOAT-03: −1 narrowing, 0 stable, 1 widening",
    source: OURS,
  },
  {
    ...OF_MOAT,
    id: "moatMedianSpread",
    name: "Median spread of return over cost of capital",
    unit: "fraction",
    formula: "median of (ROIC − WACC) over the last 10 fiscal years; financials: ROE − cost of equity (MOAT-03)",
    source: "After Koller, Goedhart and Wessels, Valuation, ch. 2 and 8.",
  },
  {
    ...OF_MOAT,
    id: "moatShareOfYears",
    name: "Share of years above the cost of capital",
    unit: "fraction",
    formula: "fiscal years with ROIC > WACC ÷ fiscal years known, of the last 10 (MOAT-03)",
    source: "After Koller, Goedhart and Wessels, Valuation, ch. 2 and 8.",
  },
];

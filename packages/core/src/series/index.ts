export type { Actions, Dividend, Split } from "./actions.ts";
export type { Bars } from "./bars.ts";
export { dailyReturns } from "./daily-returns.ts";
export { dividendFactors } from "./dividend-factors.ts";
export { type DividendYieldInput, dividendYield } from "./dividend-yield.ts";
export { type ExponentialMeanOptions, exponentialMean } from "./exponential-mean.ts";
export { lagged } from "./lagged.ts";
export { lastIndexOnOrBefore, lowerBound } from "./lower-bound.ts";
export { type Period, periodStarts } from "./period-starts.ts";
export {
  CHANGE_PERIODS,
  type ChangePeriod,
  isLongerThanAYear,
  type KnownChange,
  type MissingChange,
  type PriceChange,
  type PriceChangesInput,
  priceChangeSince,
  priceChanges,
} from "./price-changes.ts";
export { type PriceRange, priceRange, sessionRange } from "./price-range.ts";
export { referenceDay } from "./reference-day.ts";
export { requireWindow } from "./require-window.ts";
export { resample } from "./resample.ts";
export { rollingMaximum, rollingMinimum } from "./rolling-extremes.ts";
export { rollingStandardDeviation } from "./rolling-standard-deviation.ts";
export { rollingMean, rollingSum } from "./rolling-sum.ts";
export { rollingWeightedMean } from "./rolling-weighted-mean.ts";
export { barsUpTo, sliceBars } from "./slice-bars.ts";
export { smallRatio } from "./small-ratio.ts";
export { splitAdjusted } from "./split-adjusted.ts";
export { splitAdjustedDividends } from "./split-adjusted-dividends.ts";
export { splitFactors } from "./split-factors.ts";
export { type SplitStep, splitSteps } from "./split-steps.ts";
export { type ChartBars, type Interval, thinForChart } from "./thin-for-chart.ts";
export { thinLine } from "./thin-line.ts";
export { thinRows } from "./thin-rows.ts";
export { totalReturnAdjusted } from "./total-return-adjusted.ts";
export { type ActionProblem, type ActionProblemCode, validateActions } from "./validate-actions.ts";
export { type BarProblem, type BarProblemCode, validateBars } from "./validate-bars.ts";
export { wilderSum } from "./wilder-sum.ts";

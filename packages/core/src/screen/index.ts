export { buildMatrix } from "./build-matrix.ts";
export { blankCheckColumn, fitsAt, thresholdAt, thresholdFor, writeCheck } from "./check-column.ts";
export { type CheckFlip, checkFlips, type DatedFactors, type FlipDay } from "./check-flips.ts";
export { checkStates } from "./check-states.ts";
export { type ClassicScreen, classicScreens } from "./classic-screens.ts";
export { comparedValues, type RowCurrencies, sideOfAmount, withComparableMoney } from "./comparable-money.ts";
export type { FilterExplanation } from "./condition.ts";
export { countFilters, type FilterCount } from "./count-filters.ts";
export { explainRow } from "./explain-row.ts";
export {
  type AccountFactors,
  accountFactors,
  FACTOR_CHECKS,
  FACTOR_INPUTS,
  FACTOR_METRICS,
  MARKET_CHECKS,
  MARKET_RATIOS,
} from "./factors/account-factors.ts";
export {
  type CheckFilter,
  type CheckFilterState,
  type GroupFilter,
  type MemberFilter,
  type MetricFilter,
  PERCENTILE_GROUPS,
  type PercentileGroup,
  type ScreenFilter,
} from "./filter.ts";
export { joinedColumn, joinedMatrix } from "./joined-matrix.ts";
export { judgedCheck } from "./judged-check.ts";
export {
  checksReading,
  type JoinedCompany,
  type MatrixWriter,
  matrixWriter,
  type ScreenedCompany,
} from "./matrix-writer.ts";
export { meanZScore } from "./mean-z-score.ts";
export { MOAT_METRICS, MOAT_TREND_NUMBERS, MOAT_WIDTH_NUMBERS } from "./metrics/moat-metrics.ts";
export { type PriceFigures, priceFigures } from "./metrics/price-figures.ts";
export { PRICE_METRICS, type PriceMetric } from "./metrics/price-metrics.ts";
export { SCREEN_GROUPS, type ScreenGroup, type ScreenMetric } from "./metrics/screen-metric.ts";
export { SCREEN_METRICS, screenMetricOf } from "./metrics/screen-metrics.ts";
export { reasonAt, reasonByte } from "./missing-reasons.ts";
export { percentiles } from "./percentiles.ts";
export type { Ratio } from "./ratios/ratio.ts";
export { RATIOS, type RatioId } from "./ratios/ratios.ts";
export { runScreen, type ScreenOrder, type ScreenPage, type ScreenResult } from "./run-screen.ts";
export { ScreenError, type ScreenErrorCode } from "./screen-error.ts";
export type { CheckColumn, Direction, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";
export {
  type ForwardReturnStudy,
  forwardReturnStudy,
  type ReturnComparison,
  type ReturnSummary,
} from "./study/forward-return-study.ts";
export {
  type FollowedSpread,
  type SpreadPersistence,
  type SpreadSummary,
  spreadPersistence,
} from "./study/spread-persistence.ts";
export type { StudiedYear } from "./study/studied-year.ts";
export type { WithinYears } from "./study/within-years.ts";
export { type MatrixRow, type TurnedCheck, turnedChecks } from "./turned-checks.ts";

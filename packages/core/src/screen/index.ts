export { buildMatrix, type ScreenedCompany } from "./build-matrix.ts";
export { checkColumn } from "./check-column.ts";
export { type ClassicScreen, classicScreens } from "./classic-screens.ts";
export type { FilterExplanation } from "./condition.ts";
export { explainRow } from "./explain-row.ts";
export type {
  CheckFilter,
  CheckFilterState,
  GroupFilter,
  MetricFilter,
  PercentileGroup,
  ScreenFilter,
} from "./filter.ts";
export { meanZScore } from "./mean-z-score.ts";
export { percentiles } from "./percentiles.ts";
export type { Ratio } from "./ratios/ratio.ts";
export { RATIOS, type RatioId } from "./ratios/ratios.ts";
export { runScreen, type ScreenOrder, type ScreenPage, type ScreenResult } from "./run-screen.ts";
export { ScreenError, type ScreenErrorCode } from "./screen-error.ts";
export type { CheckColumn, Direction, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";
export {
  type ForwardReturnStudy,
  type ForwardReturnStudyInput,
  forwardReturnStudy,
  type Interval,
  type Observation,
  type ReturnComparison,
  type ReturnSummary,
} from "./study/forward-return-study.ts";

/**
 * The light door of the contract: what a caller needs of an endpoint at run time, without its schemas, so that a browser
 * does not load them.
 */
import type { ENDPOINTS_BY_NAME } from "./all.ts";
import type { CallName } from "./call-table.ts";
import type { InputOf, OutputOf } from "./endpoint.ts";

export {
  CHANGE_PERIODS,
  CHECK_STATES,
  CHECK_TABS,
  type ChangePeriod,
  type CheckState,
  type CheckTab,
  COMPANY_TYPES,
  type CompanyType,
  type EvidenceLabel,
  FINANCIAL_COMPANY_TYPES,
  type FinancialCompanyType,
  type InputNote,
  isFinancial,
  METRIC_GROUPS,
  METRIC_IDS,
  type MetricGroup,
  type MetricId,
  PERCENTILE_GROUPS,
  type PercentileGroup,
  type RefusalCode,
  RISK_MEASURES,
  type RiskMeasure,
  SCREEN_GROUPS,
  type ScreenGroup,
  type SuitabilityCode,
  VALUATION_PARAMETERS,
  type ValuationInput,
  type ValuationParameter,
} from "@plumbline/core/words";
export type { Call } from "./call.ts";
export { CALLS, type CallName, type MarketCallName, type PublicCallName } from "./call-table.ts";
export { CHART_RANGES, type ChartRange } from "./endpoints/chart-ranges.ts";
export { isWithinBounds, PARAMETER_BOUNDS, type ParameterBounds } from "./endpoints/parameter-bounds.ts";
export { SAVED_KINDS, type SavedKind, savedAddress } from "./endpoints/saved-address.ts";
export { STATISTICS_YEARS, type StatisticsYears } from "./endpoints/statistics-years.ts";
export type { ParamFilter, WireScreenOrder } from "./schemas/param-filter.ts";

type Endpoints = typeof ENDPOINTS_BY_NAME;

export type CallInput<Name extends CallName> = InputOf<Endpoints[Name]>;
export type CallOutput<Name extends CallName> = OutputOf<Endpoints[Name]>;

/**
 * The light door of the contract: what a caller needs of an endpoint at run time, without its schemas, so that a browser
 * does not load them. The test beside this file holds it to the declarations.
 */
import type { AnyEndpoint, InputOf, OutputOf } from "./endpoint.ts";
import type { checkStudy } from "./endpoints/check-study.ts";
import type { checks } from "./endpoints/checks.ts";
import type { fundamentals } from "./endpoints/fundamentals.ts";
import type { instrumentList } from "./endpoints/instrument-list.ts";
import type { marketChanges } from "./endpoints/market-changes.ts";
import type { marketSectors } from "./endpoints/market-sectors.ts";
import type { marketQuality, marketState } from "./endpoints/market-state.ts";
import type { note } from "./endpoints/note.ts";
import type { priceChart } from "./endpoints/price-chart.ts";
import type { priceTargets } from "./endpoints/price-targets.ts";
import type { quotes } from "./endpoints/quotes.ts";
import type { screener } from "./endpoints/screener.ts";
import type { statistics } from "./endpoints/statistics.ts";
import type { stockHeader } from "./endpoints/stock-header.ts";
import type { chosenValuation, valuation } from "./endpoints/valuation.ts";

export { CHANGE_PERIODS, type ChangePeriod } from "./endpoints/change-periods.ts";
export { CHART_RANGES, type ChartRange } from "./endpoints/chart-ranges.ts";
export { CHECK_STATES, CHECK_TABS, type CheckState, type CheckTab } from "./endpoints/check-words.ts";
export { METRIC_GROUPS, METRIC_IDS, type MetricGroup, type MetricId } from "./endpoints/metric-ids.ts";
export {
  type EvidenceLabel,
  RISK_MEASURES,
  type RiskMeasureId,
  STATISTICS_YEARS,
  type StatisticsYears,
} from "./endpoints/statistics-words.ts";
export {
  LEAST_AMOUNT,
  PARAMETER_BOUNDS,
  type ParameterBounds,
  VALUATION_PARAMETERS,
  type ValuationInput,
  type ValuationNote,
  type ValuationParameter,
  type ValuationRefusalCode,
  type ValuationSuitabilityCode,
  type ValuationWarningCode,
} from "./endpoints/valuation-words.ts";
export type { ParamFilter, WireScreenOrder } from "./schemas/param-filter.ts";
export {
  COMPANY_TYPES,
  type CompanyType,
  PERCENTILE_GROUPS,
  type PercentileGroup,
  SCREEN_GROUPS,
  type ScreenGroup,
} from "./schemas/screen-words.ts";

interface Endpoints {
  fundamentals: typeof fundamentals;
  instrumentList: typeof instrumentList;
  stockHeader: typeof stockHeader;
  screener: typeof screener;
  checks: typeof checks;
  valuation: typeof valuation;
  chosenValuation: typeof chosenValuation;
  priceChart: typeof priceChart;
  statistics: typeof statistics;
  priceTargets: typeof priceTargets;
  quotes: typeof quotes;
  note: typeof note;
  marketState: typeof marketState;
  marketSectors: typeof marketSectors;
  marketChanges: typeof marketChanges;
  marketQuality: typeof marketQuality;
  checkStudy: typeof checkStudy;
}

export type CallName = keyof Endpoints;
export type CallInput<Name extends CallName> = InputOf<Endpoints[Name]>;
export type CallOutput<Name extends CallName> = OutputOf<Endpoints[Name]>;

/** What a caller needs of an endpoint at run time. */
export type Call = Pick<AnyEndpoint, "path" | "method" | "access">;

export const CALLS: Readonly<Record<CallName, Call>> = {
  fundamentals: { path: "/api/stock/baseData", method: "GET", access: "public" },
  instrumentList: { path: "/api/stock/getBasicList", method: "GET", access: "public" },
  stockHeader: { path: "/api/stock/getStockBaseInfo", method: "GET", access: "public" },
  screener: { path: "/api/stock/getStockBaseInfos", method: "POST", access: "public" },
  checks: { path: "/api/stock/getStockInfo", method: "GET", access: "public" },
  valuation: { path: "/api/stock/getStockValuation", method: "GET", access: "whitelisted" },
  chosenValuation: { path: "/api/stock/getStockValuation", method: "POST", access: "whitelisted" },
  priceChart: { path: "/api/stock/stockSimplifyData", method: "GET", access: "public" },
  statistics: { path: "/api/stock/stockMonthlyData", method: "GET", access: "public" },
  priceTargets: { path: "/api/stock/priceTarge", method: "GET", access: "public" },
  quotes: { path: "/api/stock/realtimeData", method: "GET", access: "public" },
  note: { path: "/api/base/getNote", method: "GET", access: "public" },
  marketState: { path: "/api/market/state", method: "GET", access: "public" },
  marketSectors: { path: "/api/market/sectors", method: "GET", access: "public" },
  marketChanges: { path: "/api/market/changes", method: "GET", access: "public" },
  marketQuality: { path: "/api/market/quality", method: "GET", access: "public" },
  checkStudy: { path: "/api/market/checkStudy", method: "GET", access: "public" },
};

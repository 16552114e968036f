/**
 * The light door of the contract: what a caller needs of an endpoint at run time, without its schemas, so that a browser
 * does not load them. The test beside this file holds it to the declarations.
 */
import type { AnyEndpoint, InputOf, OutputOf } from "./endpoint.ts";
import type { baseData } from "./endpoints/base-data.ts";
import type { getStockBaseInfo } from "./endpoints/base-info.ts";
import type { getStockBaseInfos } from "./endpoints/base-infos.ts";
import type { getBasicList } from "./endpoints/basic-list.ts";
import type { checkStudy } from "./endpoints/check-study.ts";
import type { marketChanges } from "./endpoints/market-changes.ts";
import type { marketSectors } from "./endpoints/market-sectors.ts";
import type { marketQuality, marketState } from "./endpoints/market-state.ts";
import type { stockMonthlyData } from "./endpoints/monthly-data.ts";
import type { getNote } from "./endpoints/note.ts";
import type { priceTarge } from "./endpoints/price-targe.ts";
import type { realtimeData } from "./endpoints/realtime-data.ts";
import type { stockSimplifyData } from "./endpoints/simplify-data.ts";
import type { getStockInfo } from "./endpoints/stock-info.ts";
import type { getStockValuation, postStockValuation } from "./endpoints/stock-valuation.ts";

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
  baseData: typeof baseData;
  getBasicList: typeof getBasicList;
  getStockBaseInfo: typeof getStockBaseInfo;
  getStockBaseInfos: typeof getStockBaseInfos;
  getStockInfo: typeof getStockInfo;
  getStockValuation: typeof getStockValuation;
  postStockValuation: typeof postStockValuation;
  stockSimplifyData: typeof stockSimplifyData;
  stockMonthlyData: typeof stockMonthlyData;
  priceTarge: typeof priceTarge;
  realtimeData: typeof realtimeData;
  getNote: typeof getNote;
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
  baseData: { path: "/api/stock/baseData", method: "GET", access: "public" },
  getBasicList: { path: "/api/stock/getBasicList", method: "GET", access: "public" },
  getStockBaseInfo: { path: "/api/stock/getStockBaseInfo", method: "GET", access: "public" },
  getStockBaseInfos: { path: "/api/stock/getStockBaseInfos", method: "POST", access: "public" },
  getStockInfo: { path: "/api/stock/getStockInfo", method: "GET", access: "public" },
  getStockValuation: { path: "/api/stock/getStockValuation", method: "GET", access: "whitelisted" },
  postStockValuation: { path: "/api/stock/getStockValuation", method: "POST", access: "whitelisted" },
  stockSimplifyData: { path: "/api/stock/stockSimplifyData", method: "GET", access: "public" },
  stockMonthlyData: { path: "/api/stock/stockMonthlyData", method: "GET", access: "public" },
  priceTarge: { path: "/api/stock/priceTarge", method: "GET", access: "public" },
  realtimeData: { path: "/api/stock/realtimeData", method: "GET", access: "public" },
  getNote: { path: "/api/base/getNote", method: "GET", access: "public" },
  marketState: { path: "/api/market/state", method: "GET", access: "public" },
  marketSectors: { path: "/api/market/sectors", method: "GET", access: "public" },
  marketChanges: { path: "/api/market/changes", method: "GET", access: "public" },
  marketQuality: { path: "/api/market/quality", method: "GET", access: "public" },
  checkStudy: { path: "/api/market/checkStudy", method: "GET", access: "public" },
};

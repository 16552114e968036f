import type { AccountCallName } from "./account-calls.ts";
import type { AlertCallName } from "./alert-calls.ts";
import type { BacktestCallName, PublicBacktestCallName } from "./backtest-calls.ts";
import type { BillingCallName, PublicBillingCallName } from "./billing-calls.ts";
import type { Call } from "./call.ts";
import type { DataCallName } from "./data-calls.ts";
import type { FilingCallName } from "./filing-calls.ts";
import type { MoatCallName } from "./moat-calls.ts";
import type { QuoteCallName } from "./quote-calls.ts";
import type { RecordCallName } from "./record-calls.ts";
import type { PublicReportCallName, ReportCallName } from "./report-calls.ts";
import type { StatementCallName } from "./statement-calls.ts";

/**
 * The calls about the market, by the name that the code has for them; the declarations of the endpoints add what goes in and
 * out. Paths are those of the specification, with its spelling. Those of accounts are in a table of their own, which the page
 * loads when somebody signs in.
 */
export const CALLS = {
  fundamentals: { path: "/api/stock/baseData", method: "GET", access: "public" },
  instrumentList: { path: "/api/stock/getBasicList", method: "GET", access: "public" },
  stockHeader: { path: "/api/stock/getStockBaseInfo", method: "GET", access: "public" },
  screener: { path: "/api/stock/getStockBaseInfos", method: "POST", access: "public" },
  checks: { path: "/api/stock/getStockInfo", method: "GET", access: "public" },
  stockVerdict: { path: "/api/stock/getStockVerdict", method: "GET", access: "public" },
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
} as const satisfies Readonly<Record<string, Call>>;

export type MarketCallName = keyof typeof CALLS;
/** What is asked about the market without an account. */
export type PublicCallName =
  | MarketCallName
  | PublicBacktestCallName
  | PublicBillingCallName
  | FilingCallName
  | MoatCallName
  | RecordCallName
  | PublicReportCallName
  | StatementCallName;
export type CallName =
  | MarketCallName
  | AccountCallName
  | AlertCallName
  | BacktestCallName
  | BillingCallName
  | DataCallName
  | FilingCallName
  | MoatCallName
  | QuoteCallName
  | RecordCallName
  | ReportCallName
  | StatementCallName;

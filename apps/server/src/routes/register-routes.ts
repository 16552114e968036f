import {
  chartMarks,
  checkStudy,
  chosenValuation,
  filingChanges,
  filingOutline,
  filingParagraphs,
  filings,
  fundamentals,
  instrumentList,
  marketChanges,
  marketQuality,
  marketSectors,
  marketState,
  moatStudy,
  note,
  priceChart,
  priceTargets,
  qrCode,
  recordEntries,
  recordScores,
  screener,
  statements,
  statistics,
  stockHeader,
  stockMoat,
  stockVerdict,
  valuation,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import type { Alerts } from "../alerts/index.ts";
import type { Backtests } from "../backtests/index.ts";
import type { Billing } from "../billing/index.ts";
import { type Admission, type AnswerCache, serve, serveContent, withoutSource } from "../http/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import type { Quotes } from "../quotes/index.ts";
import type { Reports } from "../reports/index.ts";
import type { Upkeep } from "../upkeep/index.ts";
import {
  registerAccountRoutes,
  registerAvatarRoutes,
  registerProviderRoutes,
  registerSecondFactorRoutes,
} from "./account/index.ts";
import { registerAlertRoutes } from "./alerts/index.ts";
import { PROGRAM_REVISION } from "./answers-version.ts";
import { registerBacktestRoutes } from "./backtests/index.ts";
import { registerBillingRoutes, registerUnlockRoutes } from "./billing/index.ts";
import { chartMarksRoute } from "./chart-marks/index.ts";
import { checkStudyRoute } from "./check-study/index.ts";
import { registerCheckRoutes } from "./checks/index.ts";
import { registerDataRoutes } from "./data-state/index.ts";
import { filingChangesRoute, filingOutlineRoute, filingParagraphsRoute, filingsRoute } from "./filings/index.ts";
import { fundamentalsRoute } from "./fundamentals/index.ts";
import { instrumentListRoute } from "./instrument-list.ts";
import { marketChangesRoute } from "./market-changes/index.ts";
import { marketQualityRoute } from "./market-quality.ts";
import { marketSectorsRoute } from "./market-sectors.ts";
import { marketStateRoute } from "./market-state/index.ts";
import { moatStudyRoute, stockMoatRoute } from "./moat/index.ts";
import { noteRoute } from "./notes/index.ts";
import { priceChartRoute } from "./price-chart/index.ts";
import { priceTargetsRoute } from "./price-targets/index.ts";
import { qrCodeRoute } from "./qr-code.ts";
import { registerQuoteRoutes } from "./quotes/index.ts";
import { recordEntriesRoute, recordScoresRoute } from "./record/index.ts";
import { registerReportRoutes } from "./reports/index.ts";
import { registerSavedItemRoutes } from "./saved-items/index.ts";
import { judgedMarket, screenerRoute } from "./screener/index.ts";
import { statementsRoute } from "./statements/index.ts";
import { statisticsRoute } from "./statistics/index.ts";
import { stockHeaderRoute } from "./stock-header/index.ts";
import { registerStrategyRoutes } from "./strategies/index.ts";
import { chosenValuationRoute, valuationRoute } from "./valuation/index.ts";
import { stockVerdictRoute } from "./verdict/index.ts";
import { registerWatchlistRoutes } from "./watchlists/index.ts";

interface RouteOptions {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly market: MarketAccess;
  readonly accounts: Accounts;
  readonly backtests: Backtests;
  readonly reports: Reports;
  readonly billing: Billing;
  readonly quotes: Quotes;
  readonly alerts: Alerts;
  readonly upkeep: Upkeep;
  readonly clock: () => Date;
  readonly rateLimitScale: number;
  readonly dataDirectory: string;
  readonly publicUrl: string | null;
  /** Address by which people reach the server; without a public one, that on the machine itself. */
  readonly address: () => string;
}

/** Binds every endpoint of the contract. */
export function registerRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { cache, admission, market, accounts, backtests, billing, reports, alerts, dataDirectory, publicUrl, address } =
    options;
  const common = { identify: accounts.identify, cache, admission, program: PROGRAM_REVISION };
  const onMarket = { ...common, pin: market.pin };
  serve(app, instrumentList, instrumentListRoute, onMarket);
  serve(app, stockHeader, stockHeaderRoute, onMarket);
  serve(app, screener, screenerRoute, { ...common, pin: () => judgedMarket(market, backtests.hits) });
  serve(app, fundamentals, fundamentalsRoute, onMarket);
  serve(app, statements, statementsRoute, onMarket);
  serve(app, stockVerdict, stockVerdictRoute, onMarket);
  serve(app, valuation, valuationRoute, onMarket);
  serve(app, chosenValuation, chosenValuationRoute, onMarket);
  serve(app, priceChart, priceChartRoute, onMarket);
  serve(app, statistics, statisticsRoute, onMarket);
  serve(app, priceTargets, priceTargetsRoute, onMarket);
  serve(app, filings, filingsRoute, onMarket);
  serve(app, filingOutline, filingOutlineRoute, onMarket);
  serve(app, filingParagraphs, filingParagraphsRoute, onMarket);
  serve(app, filingChanges, filingChangesRoute, onMarket);
  serve(app, marketState, marketStateRoute, onMarket);
  serve(app, marketSectors, marketSectorsRoute, onMarket);
  serve(app, marketChanges, marketChangesRoute, onMarket);
  serve(app, marketQuality, marketQualityRoute, onMarket);
  serve(app, chartMarks, chartMarksRoute, onMarket);
  serve(app, checkStudy, checkStudyRoute, onMarket);
  serve(app, stockMoat, stockMoatRoute, onMarket);
  serve(app, moatStudy, moatStudyRoute, onMarket);
  serve(app, recordScores, recordScoresRoute, onMarket);
  serve(app, recordEntries, recordEntriesRoute(dataDirectory), onMarket);
  serve(app, note, noteRoute, { ...common, pin: withoutSource });
  const { quotes, clock, rateLimitScale: scale } = options;
  registerQuoteRoutes(app, { accounts, cache, admission, market, quotes, clock, scale, program: PROGRAM_REVISION });
  registerCheckRoutes(app, { accounts, cache, admission, market, reports, billing, program: PROGRAM_REVISION });
  const { upkeep } = options;
  const ownRoutes = { accounts, cache, admission, market, upkeep, program: PROGRAM_REVISION };
  registerReportRoutes(app, { ...ownRoutes, reports, billing });
  registerDataRoutes(app, { ...ownRoutes, dataDirectory, clock });
  registerAccountRoutes(app, { accounts, cache, admission, market, program: PROGRAM_REVISION });
  registerAvatarRoutes(app, { accounts, cache, admission, program: PROGRAM_REVISION });
  serveContent(app, qrCode, qrCodeRoute({ publicUrl, address }), { admission });
  registerSecondFactorRoutes(app, { accounts, cache, admission, program: PROGRAM_REVISION });
  registerProviderRoutes(app, accounts);
  registerWatchlistRoutes(app, { accounts, cache, admission, market, program: PROGRAM_REVISION });
  registerSavedItemRoutes(app, { accounts, cache, admission, program: PROGRAM_REVISION });
  registerStrategyRoutes(app, { accounts, cache, admission, market, backtests, program: PROGRAM_REVISION });
  registerAlertRoutes(app, { accounts, cache, admission, market, backtests, alerts, program: PROGRAM_REVISION });
  registerBillingRoutes(app, { accounts, cache, admission, billing, program: PROGRAM_REVISION });
  registerUnlockRoutes(app, { accounts, cache, admission, market, program: PROGRAM_REVISION });
  registerBacktestRoutes(app, { accounts, cache, admission, market, backtests, program: PROGRAM_REVISION });
}

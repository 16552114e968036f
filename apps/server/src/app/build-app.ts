import type { LiveProvider } from "@plumbline/market/providers";
import { providerSecrets } from "@plumbline/market/pull";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Accounts } from "../accounts/index.ts";
import { Alerts } from "../alerts/index.ts";
import { Backtests } from "../backtests/index.ts";
import { Billing } from "../billing/index.ts";
import { type Configuration, featuresOf } from "../config/index.ts";
import { Admission, AnswerCache, arrivalsAt, createHttp, EventLoopDelay, registerMetrics } from "../http/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import { createQuotes } from "../quotes/index.ts";
import { Reports } from "../reports/index.ts";
import {
  pageScriptDigests,
  registerDocumentation,
  registerHealth,
  registerMetricsRoute,
  registerPage,
  registerRoutes,
  registerRuntimeConfiguration,
} from "../routes/index.ts";
import { Upkeep } from "../upkeep/index.ts";

/** The market of somebody who names none; the command line calls it so, too. */
const OWN_MARKET = "own";

/** All that the application takes from outside. */
export interface AppDependencies {
  readonly configuration: Configuration;
  readonly market: MarketAccess;
  readonly logger: FastifyBaseLogger;
  readonly accounts: Accounts;
  readonly clock?: () => Date;
  /** Who is asked for prices of the moment, in order. */
  readonly quoteProviders?: readonly LiveProvider[];
  /** Called when the owner's own market is there, which is to be served in place of the fictional one. */
  readonly onOwnMarket?: (market: string) => void;
  /** Keys and addresses of providers. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Puts the server together; it listens nowhere yet. Closing it closes the market and the accounts. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    configuration,
    market,
    logger,
    accounts,
    clock = () => new Date(),
    quoteProviders = [],
    onOwnMarket = () => undefined,
    environment = {},
  } = dependencies;
  const { dataDirectory, publicUrl, apiBaseUrl, corsOrigins, rateLimitScale, trustProxy, pageDirectory } =
    configuration;
  const app = await createHttp({
    logger,
    rateLimitScale,
    trustProxy,
    isSecure: publicUrl?.startsWith("https:") ?? false,
    apiBaseUrl,
    corsOrigins,
    scriptDigests: pageScriptDigests(pageDirectory),
  });
  const cache = new AnswerCache();
  const delay = new EventLoopDelay();
  const admission = new Admission({ delay: delay.worst, arrivals: () => arrivalsAt(app) });
  const registry = registerMetrics(app, { cache, admission, delay });
  registerHealth(app, market);
  const backtests = new Backtests({ accounts, market, dataDirectory, clock, logger });
  const reports = new Reports({ accounts, languageModel: configuration.languageModel, logger });
  registerMetricsRoute(app, registry, { market, backtests });
  const address = () => publicUrl ?? ownAddress(app, configuration);
  const { payment } = configuration;
  const billing = new Billing({ accounts, payment, features: featuresOf(configuration), origin: address, logger });
  registerRuntimeConfiguration(app, { accounts, apiBaseUrl, paymentKey: billing.publicKey });
  const alerts = new Alerts({
    accounts,
    market,
    backtests,
    dataDirectory,
    clock,
    logger,
    address,
    watchPrices: (symbols) => quotes.touch(symbols),
    quoteOf: (symbol) => quotes.tradedPriceOf(symbol),
  });
  const quotes = createQuotes({
    market,
    clock,
    logger,
    dataDirectory,
    secrets: providerSecrets(environment),
    chosen: configuration.quotes,
    providers: quoteProviders,
    onPrices: (prices) => void alerts.evaluateQuotes(prices),
  });
  const { isKeptUp: isOn } = configuration;
  const marketName = market.name;
  const held = { accounts, market, quotes, dataDirectory, marketName, clock, logger };
  // Only where this program may choose what it serves.
  const ownMarket = configuration.market === null && dependencies.onOwnMarket ? OWN_MARKET : null;
  const upkeep = new Upkeep({ ...held, isOn, ownMarket, onOwnMarket, environment, rateLimitScale });
  const parts = { accounts, backtests, billing, reports, quotes, alerts, upkeep, clock, rateLimitScale };
  registerRoutes(app, { cache, admission, market, ...parts, dataDirectory, publicUrl, address });
  registerDocumentation(app, { cache, market, publicUrl, address });
  await registerPage(app, pageDirectory);
  app.addHook("onClose", async () => {
    delay.close();
    // First: runs under way are given back to the queue, in the database that accounts close.
    await Promise.all([alerts.close(), backtests.close(), reports.close(), upkeep.close()]);
    await Promise.all([billing.close(), quotes.close()]);
    await Promise.all([market.close(), accounts.close()]);
  });
  return app;
}

/** Where the server listens, in a form that works on the machine itself. */
function ownAddress(app: FastifyInstance, { host, port }: Configuration): string {
  const bound = app.server.address();
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${typeof bound === "object" && bound ? bound.port : port}`;
}

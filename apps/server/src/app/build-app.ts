import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Configuration } from "../config/index.ts";
import {
  Admission,
  AnswerCache,
  arrivalsAt,
  createHttp,
  EventLoopDelay,
  type Identify,
  registerMetrics,
} from "../http/index.ts";
import type { MarketAccess } from "../market-access/index.ts";
import {
  registerDocumentation,
  registerHealth,
  registerMetricsRoute,
  registerPage,
  registerRoutes,
  registerRuntimeConfiguration,
} from "../routes/index.ts";

/** All that the application takes from outside. */
export interface AppDependencies {
  readonly configuration: Configuration;
  readonly market: MarketAccess;
  readonly logger: FastifyBaseLogger;
  readonly identify: Identify;
}

/** Puts the server together; it listens nowhere yet. Closing it closes the market. */
export async function buildApp({ configuration, market, logger, identify }: AppDependencies): Promise<FastifyInstance> {
  const { publicUrl, rateLimitScale, trustProxy, pageDirectory } = configuration;
  const app = await createHttp({
    logger,
    rateLimitScale,
    trustProxy,
    isSecure: publicUrl?.startsWith("https:") ?? false,
  });
  const cache = new AnswerCache();
  const delay = new EventLoopDelay();
  const admission = new Admission({ delay: delay.worst, arrivals: () => arrivalsAt(app) });
  const registry = registerMetrics(app, { cache, admission, delay });
  registerHealth(app, market);
  registerMetricsRoute(app, registry, market);
  registerRuntimeConfiguration(app);
  registerRoutes(app, { cache, admission, market, identify });
  const address = () => publicUrl ?? ownAddress(app, configuration);
  registerDocumentation(app, { cache, market, publicUrl, address });
  await registerPage(app, pageDirectory);
  app.addHook("onClose", () => {
    delay.close();
    return market.close();
  });
  return app;
}

/** Where the server listens, in a form that works on the machine itself. */
function ownAddress(app: FastifyInstance, { host, port }: Configuration): string {
  const bound = app.server.address();
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${typeof bound === "object" && bound ? bound.port : port}`;
}

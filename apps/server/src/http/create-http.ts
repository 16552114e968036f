import { constants } from "node:zlib";
import compress from "@fastify/compress";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { TrustedProxies } from "../config/index.ts";
import { registerBodies } from "./bodies.ts";
import { refuseBrokenRequest, registerProtocol } from "./client-error.ts";
import { PATIENCE, type Patience, registerConnectionLimits } from "./connections.ts";
import { registerCors } from "./cors.ts";
import { registerIdentity } from "./identity.ts";
import { registerRateLimits } from "./rate-limits.ts";
import { refuse, registerRefusals } from "./refuse.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  readonly rateLimitScale: number;
  readonly trustProxy: TrustedProxies;
  /** Whether people reach the server by https. */
  readonly isSecure: boolean;
  /** Whose interface the page calls; null of this server. */
  readonly apiBaseUrl?: string | null;
  /** Pages of other origins that may call the interface. */
  readonly corsOrigins?: readonly string[];
  /** Digests of the scripts that stand in the page. */
  readonly scriptDigests?: readonly string[];
  /** How long clients may take. */
  readonly patience?: Patience;
}

/** No call of the interface has a longer body; uploads state their own limit. */
const BODY_BYTES = 64 * 1024;

/** Makes an HTTP application with its protections and refusals, but without any call. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { patience = PATIENCE, isSecure, apiBaseUrl = null, corsOrigins = [], scriptDigests = [] } = options;
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: BODY_BYTES,
    // The whole request must have arrived by then; Node checks at `connectionsCheckingInterval`.
    requestTimeout: patience.request,
    // Otherwise Node refuses a request without a host itself, without an envelope.
    http: {
      connectionsCheckingInterval: patience.look,
      headersTimeout: patience.headers,
      requireHostHeader: false,
    },
    // Longer than the minute for which common proxies keep a connection, so that they never use one that we close.
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      refuse(error, request, reply);
    },
  });
  closeWhatBecomesIdle(app);
  registerConnectionLimits(app, patience);
  registerProtocol(app);
  registerBodies(app);
  registerIdentity(app);
  await registerSecurityHeaders(app, { isSecure, apiBaseUrl, corsOrigins, scriptDigests });
  await registerCors(app, corsOrigins);
  await registerRateLimits(app, { scale: options.rateLimitScale });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  registerRefusals(app);
  return app;
}

/** As Fastify takes it: given a number, it would trust no proxy. The hop nearest to the server is 0. */
function trusted(proxies: TrustedProxies): NonNullable<FastifyServerOptions["trustProxy"]> {
  if (typeof proxies !== "number") return proxies === false ? false : [...proxies];
  return (_address, hop) => hop < proxies;
}

/** Milliseconds between two looks at the connections of an application that stops. */
const CLOSE_EVERY = 100;

/** Closing closes what is idle at that moment; a connection on which a stream ends after it would be waited for as long as it is kept. */
function closeWhatBecomesIdle(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), CLOSE_EVERY);
    app.server.once("close", () => clearInterval(looking));
  });
}

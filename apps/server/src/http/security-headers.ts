import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";

const SELF = "'self'";

/** Nothing that the page does not use: no camera, no place, no payment, no tracking of interests. */
const PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

interface HeaderOptions {
  /** Whether people reach the server by https. */
  readonly isSecure: boolean;
  /** Whose interface the page calls; null of this server. */
  readonly apiBaseUrl: string | null;
  /** Other pages that call this server's interface. */
  readonly corsOrigins: readonly string[];
  /** Digests of the scripts that stand in the page, as a policy writes them. */
  readonly scriptDigests: readonly string[];
}

/** Headers that Fastify gives every answer. */
const OF_FASTIFY: ReadonlySet<string> = new Set(["connection", "content-length", "date"]);

/**
 * Lets the page load and call this origin only, and run no script but files of it and those of the build that stand in it,
 * each by the digest of its text: one that somebody brought into the page has another. Inline styles are allowed: charts and
 * menus place themselves with them.
 */
function policy({ isSecure, apiBaseUrl, corsOrigins, scriptDigests }: HeaderOptions): FastifyHelmetOptions {
  const ours = apiBaseUrl === null ? [SELF] : [SELF, new URL(apiBaseUrl).origin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [SELF, ...scriptDigests.map((digest) => `'${digest}'`)],
        scriptSrcAttr: ["'none'"],
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [...ours, "data:"],
        fontSrc: [SELF],
        connectSrc: ours,
        manifestSrc: [SELF],
        workerSrc: [SELF],
        baseUri: ["'none'"],
        formAction: [SELF],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // The sign-in window must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // Pictures are no calls: their page names no origin.
    crossOriginResourcePolicy: { policy: corsOrigins.length === 0 ? "same-origin" : "cross-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  };
}

/** Asks helmet once what it would say: asked with each request, it takes longer than all the rest of a cached answer. */
async function headersOfHelmet(options: HeaderOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, policy(options));
  probe.get("/", (_request, reply) => reply.send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const own = Object.entries(headers).filter(([name]) => !OF_FASTIFY.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Gives every answer the headers that limit what a browser may do with it. */
export async function registerSecurityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  const headers = { ...(await headersOfHelmet(options)), "permissions-policy": PERMISSIONS };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

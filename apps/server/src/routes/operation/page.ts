import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { LanguageCode, type RuntimeConfiguration } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import type { Accounts } from "../../accounts/index.ts";
import { PRODUCT_NAME, VERSION, VERSION_CODE } from "../../config/index.ts";
import { declarePath } from "../../http/index.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** Files such as the icon: an update may take that long to be seen, and nothing breaks meanwhile. */
const FOR_TEN_MINUTES = "public, max-age=600";
const ASK_EACH_TIME = "no-cache";

const NOT_BUILT = `The page has not been built yet.
Run "npm start", which builds and serves it, or "node scripts/build.ts" to build it alone; then start the server again.
The interface works without it: see /api/docs.
`;

/**
 * The built page. Files whose names hold a hash of their content may be kept for ever; the page that names them is asked
 * for anew each time. Compressed copies beside the files are sent where the browser accepts them.
 */
export async function registerPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) {
    app.get("/", async (_request, reply) =>
      reply.code(404).type("text/plain; charset=utf-8").header("cache-control", "no-store").send(NOT_BUILT),
    );
    return;
  }
  const hashed = join(folder, "assets") + sep;
  const cachingOf = (path: string) => {
    if (path.startsWith(hashed)) return FOR_EVER;
    return path.includes("index.html") ? ASK_EACH_TIME : FOR_TEN_MINUTES;
  };
  // A file can be read and nothing else.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files) declarePath(app, `/${file.split(sep).join("/")}`, ["GET"]);
  declarePath(app, "/", ["GET"]);
  await app.register(fastifyStatic, {
    root: folder,
    dotfiles: "ignore",
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachingOf(path));
    },
  });
}

interface RuntimeParts {
  readonly accounts: Pick<Accounts, "registration" | "providers" | "sends" | "firstAccountWord">;
  readonly apiBaseUrl: string | null;
  /** Public key of the card payment provider; empty where there is none. */
  readonly paymentKey: string;
}

/** `/config/config.json`: what the page needs to know before its first call. */
export function registerRuntimeConfiguration(
  app: FastifyInstance,
  { accounts, apiBaseUrl, paymentKey }: RuntimeParts,
): void {
  const configuration: Omit<RuntimeConfiguration, "FEATURES" | "PROVIDERS"> = {
    // Empty, the page calls the server that it came from.
    API_BASE_URL: apiBaseUrl ?? "",
    STRIPE_PK: paymentKey,
    PRODUCT_NAME,
    VERSION,
    VERSION_CODE,
    LANGUAGES: [...LanguageCode.options],
  };
  app.get("/config/config.json", async (_request, reply) => {
    const FEATURES = await featuresOf(accounts);
    const PROVIDERS = accounts.providers.map(({ id, kind, label, isDevelopment }) => ({
      id,
      kind,
      label,
      isDevelopment,
    }));
    return reply.header("cache-control", "no-cache").send({ ...configuration, FEATURES, PROVIDERS });
  });
}

/** What a page offers by the names of features; one that sends no messages tells where they are. */
async function featuresOf(accounts: RuntimeParts["accounts"]): Promise<string[]> {
  const { registration, sends } = accounts;
  if (registration === null) return [];
  return [
    "accounts",
    `registration-${registration}`,
    ...(sends.email ? ["mail"] : []),
    ...(sends.sms ? ["sms"] : []),
    ...((await accounts.firstAccountWord()) === null ? [] : ["first-account"]),
  ];
}

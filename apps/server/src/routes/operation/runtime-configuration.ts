import { LanguageCode, type RuntimeConfiguration } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import { PRODUCT_NAME, VERSION, VERSION_CODE } from "../../config/index.ts";

/** The page calls the server that it came from, and nothing that needs a key is on. */
const CONFIGURATION: RuntimeConfiguration = {
  API_BASE_URL: "",
  STRIPE_PK: "",
  PRODUCT_NAME,
  VERSION,
  VERSION_CODE,
  LANGUAGES: [...LanguageCode.options],
  FEATURES: [],
};

/** `/config/config.json`: what the page needs to know before its first call. */
export function registerRuntimeConfiguration(app: FastifyInstance): void {
  app.get("/config/config.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(CONFIGURATION),
  );
}

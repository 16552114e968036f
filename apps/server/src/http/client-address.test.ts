import { afterEach, describe, expect, it } from "vitest";
import type { TrustedProxies } from "../config/index.ts";
import { createHttp } from "./create-http.ts";
import { createJsonLogger } from "./json-logger.ts";

const logger = createJsonLogger({ level: "silent", clock: () => new Date(0), write: () => undefined });
const open: { close: () => PromiseLike<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** Whom a server takes the client for that 127.0.0.1 asks on behalf of others. */
async function clientSeen(trustProxy: TrustedProxies, forwarded: string): Promise<string> {
  const app = await createHttp({ logger, rateLimitScale: 1, trustProxy, isSecure: false });
  open.push(app);
  app.get("/", (request) => request.ip);
  return (await app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } })).body;
}

describe("the address of a client", () => {
  it.each([
    ["no proxy is trusted", false, "203.0.113.7", "127.0.0.1"],
    ["the one proxy in front states it", 1, "203.0.113.7", "203.0.113.7"],
    ["a client writes one of its own before it", 1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["there are two proxies", 2, "198.51.100.1, 203.0.113.7, 10.0.0.1", "203.0.113.7"],
    [
      "the proxies are in networks",
      ["127.0.0.0/8", "10.0.0.0/8"],
      "198.51.100.1, 203.0.113.7, 10.0.0.1",
      "203.0.113.7",
    ],
    ["who asks is in no such network", ["10.0.0.0/8"], "203.0.113.7", "127.0.0.1"],
  ] as const)("is right where %s", async (_what, proxies, forwarded, expected) => {
    expect(await clientSeen(proxies, forwarded)).toBe(expected);
  });
});

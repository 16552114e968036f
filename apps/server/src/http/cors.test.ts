import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createHttp } from "./create-http.ts";

const PAGE = "https://stocks.example.org";
const { log: logger } = Fastify();

async function startHttp(corsOrigins: readonly string[]) {
  const app = await createHttp({ logger, rateLimitScale: 1, trustProxy: false, isSecure: false, corsOrigins });
  app.get("/api/thing", async (_request, reply) => reply.header("etag", '"1"').send({}));
  return app;
}

const PREFLIGHT = {
  method: "OPTIONS",
  url: "/api/thing",
  headers: {
    origin: PAGE,
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization,if-none-match",
  },
} as const;

// As browsers decide who may read an answer: the Fetch standard, 3.2 (https://fetch.spec.whatwg.org/#http-cors-protocol).
describe("a page of another origin", () => {
  it("that is allowed may ask, with a token and the tag that it has, and read tag and time to wait", async () => {
    const app = await startHttp([PAGE]);
    const preflight = await app.inject(PREFLIGHT);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": PAGE,
      "access-control-allow-methods": "GET, POST",
      "access-control-max-age": "7200",
    });
    expect(String(preflight.headers["access-control-allow-headers"]).split(", ").sort()).toEqual([
      "accept-language",
      "authorization",
      "content-type",
      "if-none-match",
    ]);
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
    const { headers } = await app.inject({ url: "/api/thing", headers: { origin: PAGE } });
    expect(headers).toMatchObject({
      "access-control-allow-origin": PAGE,
      "access-control-expose-headers": "etag, retry-after",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(String(headers.vary).toLowerCase()).toContain("origin");
  });

  it("that is not allowed is told of no origin, and neither is any where none is set", async () => {
    for (const origins of [[PAGE], []]) {
      const app = await startHttp(origins);
      const origin = origins.length > 0 ? "https://stocks.example.org.evil.example" : PAGE;
      for (const request of [
        { ...PREFLIGHT, headers: { ...PREFLIGHT.headers, origin } },
        { url: "/api/thing", headers: { origin } },
      ]) {
        expect((await app.inject(request)).headers["access-control-allow-origin"]).toBeUndefined();
      }
    }
  });

  it("is the only reason for pictures to be shown elsewhere", async () => {
    const app = await startHttp([]);
    expect((await app.inject("/api/thing")).headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
});

it("a page that calls another server may connect to it, show its pictures, and do nothing else with it", async () => {
  const apiBaseUrl = "https://api.example.org/plumbline";
  const app = await createHttp({ logger, rateLimitScale: 1, trustProxy: false, isSecure: false, apiBaseUrl });
  const policy = String((await app.inject("/")).headers["content-security-policy"]);
  const named = policy.split(";").filter((directive) => directive.includes("api.example.org"));
  expect(named.sort()).toEqual([
    "connect-src 'self' https://api.example.org",
    "img-src 'self' https://api.example.org data:",
  ]);
});

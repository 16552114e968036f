import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { RuntimeConfigurationSchema } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flipOneBit } from "../testing/damage.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

let server: TestServer;
let pageDirectory: string;

beforeAll(async () => {
  pageDirectory = mkdtempSync(join(tmpdir(), "plumbline-page-"));
  mkdirSync(join(pageDirectory, "assets"));
  mkdirSync(join(pageDirectory, ".vite"));
  writeFileSync(join(pageDirectory, "index.html"), "<!doctype html><title>Plumbline</title>");
  writeFileSync(join(pageDirectory, "assets/index-a1b2c3.js"), `export const text = "${"long ".repeat(1000)}";`);
  writeFileSync(join(pageDirectory, "assets/index-a1b2c3.js.br"), "compressed beforehand");
  writeFileSync(join(pageDirectory, ".vite/manifest.json"), "{}");
  server = await startTestServer({ pageDirectory });
});
afterAll(async () => {
  await server.close();
  rmSync(pageDirectory, { recursive: true, force: true });
});

const CHART = "/api/stock/stockSimplifyData?code=ADAM&range=1y";

describe("an answer about the market", () => {
  it("names the data it comes from", async () => {
    const { meta } = (await server.get(CHART)).json();
    expect(meta).toEqual({
      market: "tiny",
      dataVersion: server.market.served?.snapshot.manifest.id,
      asOf: "2024-06-28",
      source: "stooq, tiny, yahoo",
      stale: false,
    });
  });

  it("is compressed as the client accepts it, with a tag per coding and the same content", async () => {
    const plain = await server.get(CHART);
    const brotli = await server.get(CHART, { "accept-encoding": "gzip, br" });
    const gzip = await server.get(CHART, { "accept-encoding": "gzip" });
    expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe("accept-encoding, accept-language");
  });

  it("keeps content and tag until the data changes, and then changes both", async () => {
    const own = await startTestServer();
    try {
      const before = await own.get(CHART);
      const known = { "if-none-match": String(before.headers.etag) };
      expect((await own.get(CHART, known)).statusCode).toBe(304);
      await publishTinyMarket(own.dataDirectory, { note: "newer" });
      await own.market.refresh();
      const after = await own.get(CHART, known);
      expect(after.statusCode).toBe(200);
      expect(after.json().meta.dataVersion).not.toBe(before.json().meta.dataVersion);
    } finally {
      await own.close();
    }
  });

  it("comes from the last good data and is marked as stale when the newest is damaged; the state names the file", async () => {
    const own = await startTestServer();
    try {
      const good = (await own.get(CHART)).json();
      const bad = await publishTinyMarket(own.dataDirectory, { note: "newer" });
      const file = flipOneBit(own.dataDirectory, bad);
      await own.market.refresh();
      const answer = (await own.get(CHART)).json();
      expect(answer.data).toEqual(good.data);
      expect(answer.meta).toEqual({ ...good.meta, stale: true });
      const { refused } = (await own.get("/api/market/state")).json().data;
      expect(refused).toEqual([{ snapshot: bad, file, problem: "altered" }]);
      expect(own.log).toContainEqual(expect.objectContaining({ level: "error", snapshot: bad, file }));
      expect((await own.get("/metrics")).body).toContain("market_stale 1");
    } finally {
      await own.close();
    }
  });

  it("has no body for HEAD, but the same headers", async () => {
    const head = await server.app.inject({ method: "HEAD", url: CHART });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers.etag).toBe((await server.get(CHART)).headers.etag);
  });
});

describe("every answer", () => {
  it.each(["/", CHART, "/api/docs", "/api/none", "/healthz"])(
    "%s lets a browser run and call nothing foreign",
    async (url) => {
      const { headers } = await server.get(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      for (const directive of ["object-src", "base-uri", "frame-ancestors"])
        expect(policy).toContain(`${directive} 'none'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).not.toMatch(/https?:|\*/);
      expect(headers).toMatchObject({
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers).not.toHaveProperty("server");
      expect(headers).not.toHaveProperty("x-powered-by");
    },
  );

  it("requires https only where people reach the server by https", async () => {
    expect((await server.get("/")).headers).not.toHaveProperty("strict-transport-security");
    const secure = await startTestServer({ publicUrl: "https://stocks.example.org" });
    try {
      expect((await secure.get("/healthz")).headers).toMatchObject({
        "strict-transport-security": "max-age=31536000",
      });
    } finally {
      await secure.close();
    }
  });
});

describe("paths that do not exist", () => {
  it.each(["/api", "/api/none", "/api/stock/getBasicList/more", "/none.txt", "/api/stock/%2e%2e/secret"])(
    "%s is answered 404 in the envelope",
    async (url) => {
      const answer = await server.get(url, { "accept-language": "zh-CN" });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
      expect(answer.json().message).toMatch(/^没有接口 GET \//);
    },
  );
});

describe("a method that a path does not take", () => {
  it.each([
    ["POST", "/api/stock/getBasicList", "GET, HEAD, OPTIONS"],
    ["GET", "/api/stock/getStockBaseInfos", "OPTIONS, POST"],
    ["HEAD", "/api/stock/getStockBaseInfos", "OPTIONS, POST"],
    ["DELETE", "/api/stock/getStockValuation?code=ADAM", "GET, HEAD, OPTIONS, POST"],
    ["PUT", "/healthz", "GET, HEAD, OPTIONS"],
    ["PATCH", "/api/docs", "GET, HEAD, OPTIONS"],
    ["POST", "/", "GET, HEAD, OPTIONS"],
    ["POST", "/assets/index-a1b2c3.js", "GET, HEAD, OPTIONS"],
  ] as const)("%s %s is answered 405 with those it takes", async (method, url, allow) => {
    const answer = await server.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (method !== "HEAD") expect(answer.json()).toMatchObject({ code: 405, message: expect.any(String) });
  });

  it("is listed in the answer to OPTIONS", async () => {
    const answer = await server.app.inject({ method: "OPTIONS", url: "/api/stock/getStockValuation" });
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, "GET, HEAD, OPTIONS, POST", ""]);
  });

  it("is answered like any other where the path does not exist", async () => {
    for (const method of ["POST", "OPTIONS", "DELETE"] as const) {
      const answer = await server.app.inject({ method, url: "/api/none" });
      expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
    }
  });
});

describe("the page", () => {
  it("is validated on each visit, while its hashed files are kept for ever", async () => {
    expect((await server.get("/")).headers["cache-control"]).toBe("no-cache");
    const script = await server.get("/assets/index-a1b2c3.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(script.headers["content-type"]).toMatch(/javascript/);
  });

  it("sends files compressed in advance, and compresses the others", async () => {
    const script = await server.get("/assets/index-a1b2c3.js", { "accept-encoding": "br" });
    expect(script.headers["content-encoding"]).toBe("br");
    expect(script.body).toBe("compressed beforehand");
    const gzip = await server.get("/assets/index-a1b2c3.js", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain("long long");
  });

  it.each([
    "/.vite/manifest.json",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/%00",
    "/assets/index-a1b2c3.js%00.html",
    "/%5c..%5cpackage.json",
  ])("does not give out %s", async (url) => {
    const answer = await server.get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("sends parts of files, and states the size of a file that lacks the part", async () => {
    const url = "/assets/index-a1b2c3.js";
    const part = await server.get(url, { range: "bytes=0-5" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "export", "bytes 0-5/5023"]);
    const none = await server.get(url, { range: "bytes=9000-" });
    expect([none.statusCode, none.json().code, none.headers["content-range"]]).toEqual([416, 416, "bytes */5023"]);
  });

  it.each([
    ["a file", "/assets/index-a1b2c3.js", { "accept-encoding": "identity" }],
    ["a file that was compressed beforehand", "/assets/index-a1b2c3.js", { "accept-encoding": "br" }],
    ["the page itself", "/", { "accept-encoding": "gzip" }],
    ["a call", CHART, { "accept-encoding": "br" }],
  ])("sends %s again only to who has it not, and never another than was asked for", async (_, url, encoding) => {
    const { headers } = await server.get(url, encoding);
    const tag = String(headers.etag);
    const known = await server.get(url, { ...encoding, "if-none-match": `"other", ${tag}` });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", tag]);
    expect(known.headers["cache-control"]).toBe(headers["cache-control"]);
    expect((await server.get(url, { ...encoding, "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await server.get(url, { ...encoding, "if-match": tag })).statusCode).toBe(200);
    expect((await server.get(url, { ...encoding, "if-match": "*" })).statusCode).toBe(200);
    const refused = await server.get(url, { ...encoding, "if-match": '"other"' });
    expect([refused.statusCode, refused.json().code]).toEqual([412, 412]);
    expect([refused.headers.etag, refused.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  });

  it("is not sent to a client that requires the version of an earlier day", async () => {
    const since = (day: string) => ({ "if-unmodified-since": day });
    const url = "/assets/index-a1b2c3.js";
    expect((await server.get(url, since("Thu, 01 Jan 2004 00:00:00 GMT"))).statusCode).toBe(412);
    expect((await server.get(url, since("Fri, 01 Jan 2100 00:00:00 GMT"))).statusCode).toBe(200);
  });

  it("explains how to build it where it is not built", async () => {
    const bare = await startTestServer({ pageDirectory: join(pageDirectory, "none") });
    try {
      const answer = await bare.get("/");
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("npm start");
      expect((await bare.get(CHART)).statusCode).toBe(200);
    } finally {
      await bare.close();
    }
  });
});

describe("the calls of operators", () => {
  it("report health but not readiness before the market is open, while other calls answer when to try again", async () => {
    const starting = await startTestServer({ isOpen: false });
    try {
      expect((await starting.get("/healthz")).statusCode).toBe(200);
      expect((await starting.get("/readyz")).statusCode).toBe(503);
      const early = await starting.get(CHART);
      expect([early.statusCode, early.json().code, early.headers["retry-after"]]).toEqual([503, 503, "2"]);
      expect((await starting.get("/api/base/getNote?key=about")).statusCode).toBe(200);
      await starting.market.open();
      expect((await starting.get("/readyz")).statusCode).toBe(200);
    } finally {
      await starting.close();
    }
  });

  it("give the page its configuration", async () => {
    const answer = await server.get("/config/config.json");
    expect(RuntimeConfigurationSchema.parse(answer.json())).toMatchObject({
      API_BASE_URL: "",
      PRODUCT_NAME: "Plumbline",
    });
  });

  it("measure the heap of every isolate", async () => {
    // The threads run from the first request for a past day on.
    const payload = { paramFilters: [], asOf: "2021-06-30" };
    await server.app.inject({ method: "POST", url: "/api/stock/getStockBaseInfos", payload });
    const { body } = await server.get("/metrics");
    for (const isolate of ["main", "screening-1"]) {
      for (const what of ["heap_used", "heap_total", "heap_limit", "external"]) {
        expect(body).toMatch(new RegExp(`isolate_${what}_bytes\\{isolate="${isolate}"\\} [1-9]`));
      }
    }
    // 320 MiB of old objects, 3 x 32 MiB of young ones: without a limit a thread takes as much as the machine allows.
    const limit = Number(/isolate_heap_limit_bytes\{isolate="screening-1"\} (\d+)/.exec(body)?.[1]);
    expect(limit).toBeLessThan(512 * 2 ** 20);
  });

  it("measure durations by route, the cache, the event loop and what is served", async () => {
    await server.get(CHART);
    const { body } = await server.get("/metrics");
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/stock\/stockSimplifyData",status="200"\} \d+/,
    );
    expect(body).toMatch(/answer_cache_requests_total\{result="hit"\} [1-9]/);
    expect(body).toContain("nodejs_eventloop_lag_seconds");
    expect(body).toMatch(/market_snapshot_info\{market="tiny",snapshot="[0-9a-f]{64}",last_day="2024-06-28"\} 1/);
    expect(body).toContain("market_stale 0");
    expect(body).not.toContain("code=ADAM");
  });
});

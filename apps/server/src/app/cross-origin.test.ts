import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const PAGE = "https://stocks.example.org";
const STRANGER = "https://evil.example.org";

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [PAGE, "http://127.0.0.1:8080"] });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = (path: string, origin: string | null, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { ...headers, ...(origin === null ? {} : { origin }) } });
const preflight = (path: string, origin: string) =>
  fetch(base + path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    },
  });
const NOTE = "/api/base/getNote?key=about";

describe("a page of another origin that the operator names", () => {
  it("reads answers, their tags and when to try again", async () => {
    const answer = await read(NOTE, PAGE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(PAGE);
    expect(answer.headers.get("access-control-expose-headers")).toBe("etag, retry-after");
    const again = await read(NOTE, PAGE, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, PAGE]);
  });

  it("reads refusals too", async () => {
    const bad = await read("/api/base/getNote?key=nothing", PAGE);
    expect([bad.status, bad.headers.get("access-control-allow-origin")]).toEqual([400, PAGE]);
    const stranger = await read("/api/user/getUserInfo", PAGE);
    expect([stranger.status, stranger.headers.get("access-control-allow-origin")]).toEqual([401, PAGE]);
    const missing = await read("/api/no/such/path", PAGE);
    expect([missing.status, missing.headers.get("access-control-allow-origin")]).toEqual([404, PAGE]);
  });

  it("shows pictures of this server", async () => {
    const answer = await read("/api/qrCode?path=/", null);
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });
});

describe("a page of any other origin", () => {
  it.each([
    STRANGER,
    "null",
    "https://stocks.example.org.evil.example.org",
    "http://stocks.example.org",
    "https://stocks.example.org:8443",
    "HTTPS://STOCKS.EXAMPLE.ORG",
  ])("is let read nothing: %s", async (origin) => {
    const answer = await read(NOTE, origin);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const asked = await preflight("/api/user/login", origin);
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
  });
});

it("tells caches that answers depend on the origin, beside all else that they depend on", async () => {
  for (const origin of [PAGE, STRANGER, null]) {
    const vary = (await read(NOTE, origin)).headers.get("vary")?.split(/, ?/);
    expect(vary).toEqual(expect.arrayContaining(["accept-encoding", "accept-language", "origin"]));
  }
});

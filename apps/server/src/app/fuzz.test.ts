import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ENDPOINTS } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileRequests } from "../testing/hostile-requests.ts";
import { studied } from "../testing/studied.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const REQUESTS_PER_ENDPOINT = 600;
const SEED = 20_240_628;

let server: TestServer;
beforeAll(async () => {
  server = await studied(await startTestServer({ rateLimitScale: 1e6 }));
});
afterAll(() => server.close());

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(rawPayload).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
}

describe.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  "hostile input to $name",
  ({ endpoint }) => {
    it("is answered with a clear envelope below 500, every time", async () => {
      const failures: string[] = [];
      const statuses = new Map<number, number>();
      for (const request of hostileRequests(endpoint, { count: REQUESTS_PER_ENDPOINT, seed: SEED })) {
        const answer = await server.app.inject(request);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        const envelope = answer.statusCode === 304 ? { code: 0, message: "" } : JSON.parse(textOf(answer));
        const isClear = typeof envelope.code === "number" && typeof envelope.message === "string";
        const isSuccess = answer.statusCode === 200 || answer.statusCode === 304;
        if (!isClear || answer.statusCode >= 500 || envelope.code === 500 || isSuccess !== (envelope.code === 0)) {
          failures.push(`${JSON.stringify(request)} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        }
      }
      expect(failures).toEqual([]);
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS_PER_ENDPOINT);
      // Otherwise the requests are not hostile enough to prove anything.
      expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS_PER_ENDPOINT / 2);
    });
  },
);

it("hostile input causes no error in the log", () => {
  expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
});

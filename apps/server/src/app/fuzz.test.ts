import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type AnyEndpoint, ENDPOINTS } from "@plumbline/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../testing/account-server.ts";
import { hostileRequests } from "../testing/hostile-requests.ts";
import { studied } from "../testing/studied.ts";

const REQUESTS_PER_ENDPOINT = 600;
const SEED = 20_240_628;

/** What refuses everyone else before it reads anything: only input of the owner is looked at. */
const OF_OWNER: ReadonlySet<string> = new Set(["uploadData"]);

let server: AccountServer;
let owner: Account;
beforeAll(async () => {
  server = await startAccountServer({ rateLimitScale: 1e6 });
  // The first account owns the server.
  owner = await server.register("owner@example.org");
  await studied(server);
});
afterAll(() => server.close());

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(rawPayload).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
}

/** Whether an answer is in the envelope, with a code that agrees with its status, and no failure of the server. */
function isClear(answer: LightMyRequestResponse): boolean {
  if (answer.statusCode === 304) return true;
  if (/^(image\/|text\/event-stream)/.test(String(answer.headers["content-type"]))) return answer.statusCode === 200;
  const { code, message } = JSON.parse(textOf(answer)) as { code: unknown; message: unknown };
  if (typeof code !== "number" || typeof message !== "string") return false;
  return answer.statusCode < 500 && code !== 500 && (answer.statusCode === 200) === (code === 0);
}

let users = 0;

/** Of a user who is there for one endpoint alone. */
async function authorizationFor(endpoint: AnyEndpoint): Promise<Record<string, string>> {
  if (endpoint.access !== "token") return {};
  if (OF_OWNER.has(endpoint.name)) return { authorization: `Bearer ${owner.accessToken}` };
  const { accessToken } = await server.register(`user${users++}@example.org`);
  return { authorization: `Bearer ${accessToken}` };
}

describe.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.name, endpoint })))(
  "hostile input to $name",
  ({ endpoint }) => {
    it("is answered with a clear envelope below 500, every time", async () => {
      const failures: string[] = [];
      const statuses = new Map<number, number>();
      let authorization = await authorizationFor(endpoint);
      for (const request of hostileRequests(endpoint, { count: REQUESTS_PER_ENDPOINT, seed: SEED })) {
        const answer = await server.app.inject({ ...request, headers: { ...request.headers, ...authorization } });
        // Some input is good enough to end the session: the next goes on with another one.
        if (answer.statusCode === 401) authorization = await authorizationFor(endpoint);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (!isClear(answer)) {
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

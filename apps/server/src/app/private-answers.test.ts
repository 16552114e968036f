import { type AnyEndpoint, ENDPOINTS } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../testing/account-server.ts";
import { plainInputs } from "../testing/plain-input.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ rateLimitScale: 1e6 });
  // Makes the readers below members: a server belongs to its first account.
  await server.register("owner@example.org");
});
afterAll(() => server.close());

let readers = 0;

function ask({ method, path }: AnyEndpoint, input: object, token?: string) {
  const call = path.replace(/^\/api\//, "");
  const options = token === undefined ? {} : { token };
  if (method === "POST") return server.post(call, input, options);
  return server.read(`${call}?${new URLSearchParams(input as Record<string, string>)}`, options);
}

const PRIVATE = ENDPOINTS.filter(({ access, body }) => access === "token" && body !== "multipart");

describe.each(PRIVATE.map((endpoint) => ({ name: endpoint.name, endpoint })))("an answer of $name", ({ endpoint }) => {
  it("may be stored nowhere, whether it succeeds or refuses, and no other site may read it", async () => {
    const { accessToken } = await server.register(`reader${readers++}@example.org`);
    const inputs = [...plainInputs(endpoint), { unknown: true }];
    const answers = [await ask(endpoint, {})];
    for (const input of inputs) answers.push(await ask(endpoint, input, accessToken));
    for (const { headers, statusCode, body } of answers) {
      expect(statusCode, body).toBeLessThan(500);
      expect(headers["cache-control"]).toMatch(/\bno-store\b/);
      expect(headers.etag).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it("is refused with code 2 for a token that is missing, cut short or of another server", async () => {
    const { accessToken } = await server.register(`reader${readers++}@example.org`);
    const forged = `${accessToken.slice(0, -4)}AAAA`;
    const [input = {}] = plainInputs(endpoint);
    for (const token of [undefined, accessToken.slice(0, 20), forged]) {
      const { statusCode, json } = await ask(endpoint, input, token);
      expect([statusCode, json().code]).toEqual([401, 2]);
    }
  });
});

import { ENDPOINTS } from "@plumbline/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** What the tests below look at in the document; the linter looks at the rest. */
interface OpenApi {
  info: Record<string, unknown>;
  paths: Record<
    string,
    Record<string, { security?: unknown; operationId: string; responses: Record<string, unknown> }>
  >;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, unknown> };
}

let server: TestServer;
let source: string;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: "https://stocks.example.org" });
  source = (await server.get("/api/openapi.json")).body;
});
afterAll(() => server.close());

/** Rules of Redocly that a document breaks, errors and warnings alike, by the ruleset that Redocly recommends. */
async function brokenRules(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

describe("the OpenAPI document under the linter of Redocly", () => {
  it("has no error and no warning in the recommended rules", async () => {
    expect(await brokenRules(source)).toEqual([]);
  });

  it.each<[string, (document: OpenApi) => void]>([
    ["security-defined", ({ paths }) => delete paths["/api/user/login"]?.post?.security],
    ["security-defined", ({ components }) => delete components.securitySchemes.bearer],
    ["no-unresolved-refs", ({ components }) => delete components.schemas.Meta],
    [
      "operation-operationId-unique",
      ({ paths }) => Object.assign(paths["/api/user/login"]?.post ?? {}, { operationId: "register" }),
    ],
    [
      "operation-4xx-response",
      ({ paths }) => Object.assign(paths["/api/user/login"]?.post ?? {}, { responses: { 200: { description: "ok" } } }),
    ],
    ["info-license", ({ info }) => delete info.license],
    ["struct", ({ info }) => delete info.title],
  ])("is found to break %s once it does", async (rule, damage) => {
    const document = JSON.parse(source) as OpenApi;
    damage(document);
    const broken = await brokenRules(JSON.stringify(document));
    expect(broken.filter((problem) => problem.startsWith(`${rule} at `))).not.toEqual([]);
  });
});

describe("the security of an operation", () => {
  // As OpenAPI 3.1 has it, 4.8.10: an empty list asks for nothing, an empty requirement makes the others optional.
  it.each([
    ["public", []],
    ["token", [{ bearer: [] }]],
    ["whitelisted", [{}, { bearer: [] }]],
  ] as const)("is stated for every call that is %s", (access, security) => {
    const { paths } = JSON.parse(source) as OpenApi;
    const calls = ENDPOINTS.filter((endpoint) => (endpoint.readsToken ? "whitelisted" : endpoint.access) === access);
    expect(calls.length).toBeGreaterThan(0);
    for (const { path, method } of calls) expect(paths[path]?.[method.toLowerCase()]?.security, path).toEqual(security);
  });

  it("is what the server does: exactly the calls that state a token refuse a request without one", async () => {
    const { paths } = JSON.parse(source) as OpenApi;
    const operations = Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({ url, method, security })),
    );
    for (const { url, method, security } of operations) {
      const needsToken = JSON.stringify(security) === JSON.stringify([{ bearer: [] }]);
      const answer = await server.app.inject(
        method === "get" ? { method: "GET", url } : { method: "POST", url, payload: { unknown: true } },
      );
      expect(answer.statusCode === 401, `${method} ${url}`).toBe(needsToken);
    }
  });
});

it("the document says where the server is, and how a token is sent", () => {
  const document = JSON.parse(source) as OpenApi & { servers: unknown };
  expect(document.servers).toEqual([{ url: "https://stocks.example.org" }]);
  expect(document.components.securitySchemes.bearer).toMatchObject({
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
});

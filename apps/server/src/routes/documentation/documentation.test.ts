import { type AnyEndpoint, CODES, ENDPOINTS } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studied } from "../../testing/studied.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await studied(await startTestServer());
});
afterAll(() => server.close());

const bodyType = (body: string | undefined) => (body ? "multipart/form-data" : "application/json");

/** Every value under a key, at any depth. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, member]) => [
    ...(name === key ? [member] : []),
    ...valuesOf(key, member),
  ]);
}

describe("the OpenAPI document", () => {
  it("is of version 3.1 and lists every endpoint once, with a summary and unique names", async () => {
    const document = (await server.get("/api/openapi.json")).json();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].sort());
    const names = valuesOf("operationId", document.paths);
    expect(names.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });

  it("describes parameters by a schema, and every answer by a status with a description", async () => {
    const { paths } = (await server.get("/api/openapi.json")).json();
    for (const { path, method, codes, body } of ENDPOINTS) {
      const operation = paths[path][method.toLowerCase()];
      if (method === "POST") expect(operation.requestBody.content[bodyType(body)].schema).toBeTypeOf("object");
      for (const parameter of method === "GET" ? operation.parameters : []) {
        expect(parameter).toMatchObject({ in: "query", name: expect.any(String), required: expect.any(Boolean) });
        expect(parameter.schema).toBeTypeOf("object");
      }
      const statuses = new Set(["ok", "invalidParameter", ...codes].map((name) => String(CODES[name as "ok"].status)));
      for (const status of statuses) expect(operation.responses[status].description).toBeTypeOf("string");
    }
  });

  it("refers only to what it defines", async () => {
    const document = (await server.get("/api/openapi.json")).json();
    const references = valuesOf("$ref", document) as string[];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .replace("#/", "")
        .split("/")
        .reduce((node, key) => node?.[key], document);
      expect(target, reference).toBeTypeOf("object");
    }
  });

  it("states that chart and rows take different parameters", async () => {
    const { paths } = (await server.get("/api/openapi.json")).json();
    const { parameters, description } = paths["/api/stock/stockSimplifyData"].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(["code", "range", "basis", "asOf", "codes"]);
    expect(parameters.some(({ required }: { required: boolean }) => required)).toBe(false);
    expect(description).toBe("Give code and range, or codes.");
  });
});

/** Calls that need an account, or that this server without accounts refuses. */
function isOfAccounts(url: string, method: "GET" | "POST"): boolean {
  const isOf = (endpoint: AnyEndpoint) => endpoint.path === url.split("?", 1)[0] && endpoint.method === method;
  if (ENDPOINTS.some((endpoint) => isOf(endpoint) && endpoint.access === "token")) return true;
  const account =
    /^\/api\/(user|sessions|account|watchlist|saved|upload)\/|^\/api\/(sendEmail|sendSms|refreshToken|billing\/webhook|alerts\/unsubscribe)$/;
  return account.test(url) && url !== "/api/user/GetUser";
}

describe("the documentation for people", () => {
  it("shows every call, and examples that work as they stand", async () => {
    const { body, headers } = await server.get("/api/docs");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const { path, summary } of ENDPOINTS) {
      expect(body).toContain(path);
      expect(body).toContain(summary.replaceAll("'", "&#39;"));
    }
    const text = body.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const examples = [...text.matchAll(/curl 'http:\/\/127\.0\.0\.1:8787([^']+)'(?: --json '([^']+)'| --form \S+)?/g)];
    expect(examples.length).toBeGreaterThanOrEqual(ENDPOINTS.length);
    const asJson = { "content-type": "application/json" };
    for (const [example, url = "", payload = "{}"] of examples) {
      const isRead = !/--(?:json|form)/.test(example);
      const response = isRead ? server.get(url) : server.app.inject({ method: "POST", url, headers: asJson, payload });
      const { statusCode } = await response;
      // The examples of accounts are of nobody in particular; the call understands them.
      if (isOfAccounts(url, isRead ? "GET" : "POST")) expect([401, 403], url).toContain(statusCode);
      else expect(statusCode, url).toBe(200);
    }
  });

  it("holds no script and no style of its own", async () => {
    const { body } = await server.get("/api/docs");
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect((await server.get("/api/docs.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
  });

  it("is the same for every client, whatever a stranger writes into a header", async () => {
    const plain = await server.get("/api/docs");
    for (const name of ["host", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-original-url"]) {
      const told = await server.get("/api/docs", { [name]: "evil.test" });
      expect([told.body, told.headers.etag]).toEqual([plain.body, plain.headers.etag]);
    }
  });

  it("sends its examples to the public address where one is set", async () => {
    const own = await startTestServer({ publicUrl: "https://stocks.example.org", trustProxy: 1 });
    try {
      const { body } = await own.get("/api/docs", { "x-forwarded-host": "evil.test", "x-forwarded-proto": "gopher" });
      expect(body).toContain("curl &#39;https://stocks.example.org/api/");
      expect(body).not.toMatch(/evil\.test|gopher/);
    } finally {
      await own.close();
    }
  });
});

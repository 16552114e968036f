import { type AnyEndpoint, ENDPOINTS, endpoint } from "@plumbline/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { Admission, AnswerCache, type Identify, serve, withoutSource } from "../http/index.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const readDiary = endpoint({
  name: "readDiary",
  path: "/api/test/diary",
  method: "GET",
  access: "token",
  summary: "Says whose diary it is.",
  input: z.strictObject({ page: z.string() }),
  output: z.object({ owner: z.string() }),
  codes: [],
  market: false,
});

const writeDiary = endpoint({ ...readDiary, name: "writeDiary", method: "POST" });

/** Those of the contract, and two that exist for this test. */
const GUARDED: readonly AnyEndpoint[] = [
  ...ENDPOINTS.filter(({ access }) => access === "token"),
  readDiary,
  writeDiary,
];

const USERS: Readonly<Record<string, string>> = { "Bearer of-ada": "ada", "Bearer of-ben": "ben" };
const identify: Identify = async ({ headers }) => {
  const id = USERS[headers.authorization ?? ""];
  return id === undefined ? null : { id };
};

let server: TestServer;
let computed = 0;
beforeAll(async () => {
  server = await startTestServer({ identify });
  const admission = new Admission({ delay: () => 0, arrivals: () => 0 });
  const serving = { pin: withoutSource, identify, cache: new AnswerCache(), admission, program: "1" };
  const ownerOf = ({ user }: { readonly user: { readonly id: string } | null }) => {
    computed++;
    return { owner: user?.id ?? "nobody" };
  };
  serve(server.app, readDiary, ownerOf, serving);
  serve(server.app, writeDiary, ownerOf, serving);
});
afterAll(() => server.close());

const read = (authorization: string, more: Record<string, string> = {}) =>
  server.get("/api/test/diary?page=1", { authorization, ...more });

describe.each(GUARDED.map((guarded) => ({ name: `${guarded.method} ${guarded.path}`, guarded })))(
  "$name, which needs a token",
  ({ guarded: { method, path } }) => {
    const refused: InjectOptions = { method, url: path };
    it.each<[string, InjectOptions]>([
      ["without a token", refused],
      ["with a token that is not valid", { ...refused, headers: { authorization: "Bearer of-nobody" } }],
      ["with a known token in another scheme", { ...refused, headers: { authorization: "Basic of-ada" } }],
      ["with input that the contract refuses", { ...refused, query: { shell: "x" } }],
    ])("answers 401 with code 2 to a request %s", async (_, request) => {
      const answer = await server.app.inject(request);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ code: 2, message: "User Not Logged In", data: null });
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers.etag).toBeUndefined();
    });
  },
);

describe("the guard of an endpoint", () => {
  it("refuses a stranger before it reads the body", async () => {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", url: "/api/test/diary", headers } as const;
    expect((await server.app.inject({ ...request, payload: "{ not JSON" })).statusCode).toBe(401);
    expect((await server.app.inject({ ...request, payload: "x".repeat(100_000) })).statusCode).toBe(401);
    const known = { ...request, headers: { ...headers, authorization: "Bearer of-ada" } };
    expect((await server.app.inject({ ...known, payload: "{ not JSON" })).statusCode).toBe(400);
  });

  it("also guards the HEAD of a GET", async () => {
    const request = { method: "HEAD", url: "/api/test/diary?page=1" } as const;
    expect((await server.app.inject(request)).statusCode).toBe(401);
    const authorization = "Bearer of-ada";
    expect((await server.app.inject({ ...request, headers: { authorization } })).statusCode).toBe(200);
  });

  it("tells the route who asks, and gives each user an answer of their own", async () => {
    expect((await read("Bearer of-ada")).json().data).toEqual({ owner: "ada" });
    expect((await read("Bearer of-ben")).json().data).toEqual({ owner: "ben" });
    const payload = { page: "1" };
    const headers = { authorization: "Bearer of-ben" };
    const written = await server.app.inject({ method: "POST", url: "/api/test/diary", payload, headers });
    expect(written.json().data).toEqual({ owner: "ben" });
  });

  it("keeps the answer out of every cache", async () => {
    const before = computed;
    const answer = await read("Bearer of-ada", { "if-none-match": "*" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers.etag).toBeUndefined();
    await read("Bearer of-ada");
    expect(computed).toBe(before + 2);
  });
});

it("gives a public answer to everyone alike, with a token or without", async () => {
  const url = "/api/base/getNote?key=about";
  const open = await server.get(url);
  const withToken = await server.get(url, { authorization: "Bearer of-ada" });
  expect(open.statusCode).toBe(200);
  expect(withToken.headers.etag).toBe(open.headers.etag);
});

import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { endpoint } from "@plumbline/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { Admission } from "./admission.ts";
import { AnswerCache } from "./answer-cache.ts";
import { createHttp } from "./create-http.ts";
import { Failure } from "./failure.ts";
import { createJsonLogger } from "./json-logger.ts";
import { type PinnedSource, withoutSource } from "./pinned-source.ts";
import { serve } from "./serve.ts";

const shout = endpoint({
  name: "shout",
  path: "/api/test/shout",
  method: "GET",
  access: "public",
  summary: "Returns a word in capitals.",
  input: z.strictObject({ word: z.string().max(10), times: z.string().optional() }),
  output: z.object({ said: z.string(), volume: z.number().nullable() }),
  codes: [],
  market: false,
});

const store = endpoint({
  name: "store",
  path: "/api/test/store",
  method: "POST",
  access: "public",
  summary: "Stores a number.",
  input: z.strictObject({ value: z.number(), tags: z.array(z.string()).optional() }),
  output: z.object({ stored: z.number() }),
  codes: ["forbidden"],
  market: false,
});

const log: string[] = [];
let app: Awaited<ReturnType<typeof createHttp>>;
let computed: number;
let admission: Admission;
/** What the answer to `hold` waits for. */
let holding: Promise<void>;

beforeEach(async () => {
  computed = 0;
  log.length = 0;
  holding = Promise.resolve();
  const logger = createJsonLogger({ level: "warn", clock: () => new Date(0), write: (line) => void log.push(line) });
  app = await createHttp({ logger, rateLimitScale: 0.01, trustProxy: 1, isSecure: false });
  admission = new Admission({ delay: () => 0, arrivals: () => 0 });
  const serving = { pin: withoutSource, identify: async () => null, cache: new AnswerCache(), admission, program: "1" };
  serve(
    app,
    shout,
    ({ input }) => {
      computed++;
      if (input.word === "hold") return holding.then(() => ({ said: "HOLD", volume: 1 }));
      if (input.word === "bug") throw new TypeError("secret detail of a bug");
      if (input.word === "shape") return { said: 7 as unknown as string, volume: 1 };
      return { said: input.word.toUpperCase(), volume: Number.NaN };
    },
    serving,
  );
  serve(
    app,
    store,
    ({ input }) => {
      computed++;
      if (input.value < 0) throw new Failure("forbidden");
      return { stored: input.value };
    },
    serving,
  );
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/test/store",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("a GET of the contract", () => {
  it("answers in the envelope, with null for a number that does not exist", async () => {
    const answer = await get("/api/test/shout?word=hey");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: 0, message: "Operation Successful", data: { said: "HEY", volume: null } });
  });

  it("answers 304 without computing to a client that has the answer", async () => {
    const { headers } = await get("/api/test/shout?word=hey");
    const again = await get("/api/test/shout?word=hey", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.etag).toBe(headers.etag);
    expect(computed).toBe(1);
  });

  it("computes an answer once per language, whatever the order of the parameters", async () => {
    await get("/api/test/shout?word=hey&times=2");
    await get("/api/test/shout?times=2&word=hey");
    expect(computed).toBe(1);
    const spanish = await get("/api/test/shout?word=hey&times=2", { "accept-language": "es" });
    expect(spanish.json().message).toBe("Operación realizada");
    expect(spanish.headers.vary).toContain("accept-language");
    expect(computed).toBe(2);
  });

  it.each([
    ["a repeated key", "?word=a&word=b", "word"],
    ["an array in brackets", "?word[]=a", "word"],
    ["a key it does not know", "?word=a&shell=x", "shell"],
    ["a missing key", "", "word"],
    ["a text that is too long", `?word=${"a".repeat(11)}`, "word"],
    ["a prototype key", "?word=a&__proto__=x", "__proto__"],
    ["a constructor key", "?word=a&constructor=x", "constructor"],
  ])("refuses %s before anything is computed, and names the field", async (_what, query, path) => {
    const answer = await get(`/api/test/shout${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe(-1);
    expect(answer.json().data.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(computed).toBe(0);
  });

  it("describes what is wrong with a field in the reader's language", async () => {
    const answer = await get("/api/test/shout?word=aaaaaaaaaaaaaa", { "accept-language": "zh-TW" });
    expect(answer.json().message).toBe("參數無效");
    expect(answer.json().data.fields[0].message).toMatch(/[\u4e00-\u9fff]/);
  });

  it("answers a bug with code 500 and without details, and logs it", async () => {
    const answer = await get("/api/test/shout?word=bug");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 500, message: "Unknown error, please try again later", data: null });
    expect(answer.headers).not.toHaveProperty("etag");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(log.join()).toContain("secret detail of a bug");
  });

  it("does not send a shape that the contract does not declare", async () => {
    expect((await get("/api/test/shout?word=shape")).json().code).toBe(500);
  });
});

describe("a POST of the contract", () => {
  it("answers in the envelope, and no cache may keep it", async () => {
    const answer = await post('{"value": 3}');
    expect(answer.json()).toMatchObject({ code: 0, data: { stored: 3 } });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers).not.toHaveProperty("etag");
  });

  it("answers with the code and status of a `Failure`", async () => {
    const answer = await post('{"value": -1}');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 403]);
  });

  it.each([
    ["a text for a number", '{"value": "3"}'],
    ["an array for a number", '{"value": [3]}'],
    ["no body", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["half a document", '{"value": 3'],
    ["a prototype key", '{"value": 3, "__proto__": {"admin": true}}'],
    ["a constructor key", '{"value": 3, "constructor": {"prototype": {"admin": true}}}'],
    ["an unknown key", '{"value": 3, "more": 1}'],
    ["a number beyond all numbers", '{"value": 1e999}'],
  ])("refuses %s with code -1 before anything is computed", async (_what, payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
    expect(computed).toBe(0);
  });

  it.each([
    ["a form", "value=3", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text that is JSON", '{"value":3}', { "content-type": "text/plain" }],
    ["no content type", '{"value":3}', { "content-type": "" }],
    ["a content type that is none", '{"value":3}', { "content-type": ";;" }],
    ["another charset", '{"value":3}', { "content-type": "application/json; charset=iso-8859-1" }],
    ["an unknown charset", '{"value":3}', { "content-type": 'application/json; charset="x"' }],
    ["bytes that are no UTF-8", Buffer.from('{"value":3,"tags":["\xe9"]}', "latin1"), {}],
    ["a compressed body", gzipSync('{"value":3}'), { "content-encoding": "gzip" }],
    ["a body that is declared as compressed but is not", '{"value":3}', { "content-encoding": "br" }],
  ])("refuses %s with code -1, and states what to send instead", async (_what, payload, headers) => {
    const answer = await post(payload, { "accept-language": "es", ...headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
    expect(answer.json().data.fields).toEqual([{ path: "", message: expect.stringMatching(/^Envíe el cuerpo/) }]);
    expect(computed).toBe(0);
  });

  it.each(["application/json", "application/json;charset=UTF-8", 'Application/JSON; charset="utf-8"'])(
    "reads %s",
    async (type) => {
      expect((await post('{"value":3}', { "content-type": type })).statusCode).toBe(200);
    },
  );

  it("refuses a body that is too large with code 413", async () => {
    const answer = await post(JSON.stringify({ value: 3, tags: ["a".repeat(100_000)] }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 413]);
    expect(computed).toBe(0);
  });
});

describe("the limit of requests", () => {
  // 3000 a minute and a fifth of that at once, scaled by 0.01: 6, and one more every two seconds.
  const flood = (url: string, headers: Record<string, string> = {}) =>
    Promise.all(Array.from({ length: 30 }, () => get(url, headers)));

  it("answers an address that asks too often when to try again, and serves others", async () => {
    const answers = await flood("/api/test/shout?word=hey", { "x-forwarded-for": "203.0.113.7" });
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(24);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([429, 429]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    const other = await get("/api/test/shout?word=hey", { "x-forwarded-for": "203.0.113.8" });
    expect(other.statusCode).toBe(200);
  });

  it("also counts paths that do not exist", async () => {
    expect((await flood("/api/none")).map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe("the turns of computed answers", () => {
  it("do not delay cached answers, and drop a client that left but not one that waits for the same answer", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    holding = promise;
    await get("/api/test/shout?word=known");
    await app.listen({ host: "127.0.0.1", port: 0 });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const from = (client: string) => ({ headers: { "x-forwarded-for": client, "accept-encoding": "identity" } });
    const ask = (word: string, client: string, init: RequestInit = {}) =>
      fetch(`${origin}/api/test/shout?word=${word}`, { ...init, ...from(client) });
    const first = ask("hold", "192.0.2.9");
    await vi.waitFor(() => expect(computed).toBe(2));

    const leaves = new AbortController();
    const left = ask("left", "192.0.2.1", { signal: leaves.signal });
    const shared = [ask("shared", "192.0.2.2", { signal: leaves.signal }), ask("shared", "192.0.2.3")];
    await vi.waitFor(() => expect(admission.waiting).toBe(2));
    leaves.abort();
    await expect(left).rejects.toThrow();
    await expect(shared[0]).rejects.toThrow();
    await vi.waitFor(() => expect([admission.waiting, admission.abandoned]).toEqual([1, 1]));

    expect((await ask("known", "192.0.2.4")).status).toBe(200);
    resolve();
    expect(await (await first).json()).toMatchObject({ data: { said: "HOLD" } });
    expect((await shared[1])?.status).toBe(200);
    // Known, hold, shared; never what was left.
    expect(computed).toBe(3);
  });
});

describe("a source that has to be looked up", () => {
  const revision = endpoint({ ...shout, name: "revision", path: "/api/test/revision" });
  const serving = () => ({ identify: async () => null, cache: new AnswerCache(), admission, program: "1" });
  const serveFrom = (pin: () => Promise<PinnedSource<string>>) =>
    serve(app, revision, (_, source) => ({ said: source, volume: 1 }), { ...serving(), pin });

  it("decides the answer and its tag, and is released once", async () => {
    let current = "first";
    let released = 0;
    serveFrom(async () => {
      const pinned = current;
      return { sourceFor: () => pinned, revision: pinned, meta: null, release: () => void released++ };
    });
    const first = await get("/api/test/revision?word=a");
    expect(first.json().data.said).toBe("first");
    const known = { "if-none-match": String(first.headers.etag) };
    expect((await get("/api/test/revision?word=a", known)).statusCode).toBe(304);
    current = "second";
    const second = await get("/api/test/revision?word=a", known);
    expect([second.statusCode, second.json().data.said]).toEqual([200, "second"]);
    expect(released).toBe(3);
  });

  it("is not changed by what is written while the answer is computed", async () => {
    let pins = 0;
    serveFrom(async () => {
      const pinned = `pin ${++pins}`;
      return { sourceFor: () => pinned, revision: pinned, meta: null, release: () => undefined };
    });
    expect((await get("/api/test/revision?word=a")).json().data.said).toBe("pin 1");
    expect(pins).toBe(1);
  });

  it("gives a clean 503 where it cannot be reached now", async () => {
    serveFrom(async () => {
      throw new Failure("unavailable", { retryAfterSeconds: 3 });
    });
    const answer = await get("/api/test/revision?word=a");
    expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, 503, "3"]);
    expect([answer.headers.etag, answer.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  });

  it("gives a 500 without details where it fails by a bug, and the log has it", async () => {
    serveFrom(async () => {
      throw new TypeError("secret detail of the database");
    });
    const answer = await get("/api/test/revision?word=a");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 500, message: "Unknown error, please try again later", data: null });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(log.join()).toContain("secret detail of the database");
  });
});

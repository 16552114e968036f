import { type AnyEndpoint, ENDPOINTS, endpoint } from "@plumbline/contract";
import type { InjectOptions } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  Admission,
  AnswerCache,
  Failure,
  type Identify,
  type PinnedSource,
  type Route,
  serve,
  type User,
} from "../http/index.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const readDiary = endpoint({
  name: "readDiary",
  path: "/api/test/diary",
  method: "GET",
  access: "token",
  summary: "Returns the owner of a diary.",
  input: z.strictObject({ page: z.string() }),
  output: z.object({ owner: z.string(), revision: z.string().nullable() }),
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

/** All that is answered without a token: a call becomes open by being added here, and by the contract. */
const OPEN: readonly string[] = [
  "avatar",
  "beginPasskeySignIn",
  "chartMarks",
  "checkStudy",
  "checks",
  "chosenValuation",
  "currentUser",
  "dataState",
  "exampleBacktest",
  "feedback",
  "filingChanges",
  "filingOutline",
  "filingParagraphs",
  "filings",
  "fundamentals",
  "instrumentList",
  "login",
  "marketChanges",
  "marketQuality",
  "marketSectors",
  "marketState",
  "moatStudy",
  "note",
  "passkeySignIn",
  "paymentEvents",
  "plans",
  "priceChart",
  "priceTargets",
  "qrCode",
  "quoteEvents",
  "quotes",
  "recordEntries",
  "recordScores",
  "refreshToken",
  "register",
  "report",
  "reportEstimate",
  "reportVersions",
  "resetPassword",
  "screener",
  "sendEmail",
  "sendSms",
  "statements",
  "statistics",
  "stockHeader",
  "stockMoat",
  "stockStrategies",
  "stockVerdict",
  "strategies",
  "strategyHits",
  "strategyHitsDetail",
  "thirdLogin",
  "unreadAlerts",
  "unsubscribeAlerts",
  "valuation",
];

const USERS: Readonly<Record<string, string>> = { "Bearer of-ada": "ada", "Bearer of-ben": "ben" };
const identify: Identify = async ({ headers }) => {
  const id = USERS[headers.authorization ?? ""];
  return id === undefined ? null : { id, session: `of ${id}` };
};

interface Diary {
  readonly owner: string;
  readonly revision: string | null;
}

/** Both users have written as often, so that nothing but the user distinguishes their requests. */
let diaries: Readonly<Record<string, Diary>>;
let server: TestServer;
let computed: number;
/** Pins that have not been released. */
let pins = 0;

/** Looks a diary up as a database does: not at once. */
async function pinDiary({ user }: { readonly user: User | null }): Promise<PinnedSource<Diary>> {
  await new Promise(setImmediate);
  const diary = diaries[user?.id ?? ""];
  if (!diary) throw new Failure("notFound");
  pins++;
  return { sourceFor: () => diary, revision: diary.revision, meta: null, release: () => void pins-- };
}

beforeAll(async () => {
  server = await startTestServer();
  const admission = new Admission({ delay: () => 0, arrivals: () => 0 });
  const serving = { pin: pinDiary, identify, cache: new AnswerCache(), admission, program: "1" };
  const ownerOf: Route<typeof readDiary, Diary> = async ({ user }, { owner, revision }) => {
    computed++;
    await new Promise(setImmediate);
    return { owner: owner === user?.id ? owner : "another user", revision };
  };
  serve(server.app, readDiary, ownerOf, serving);
  serve(server.app, writeDiary, ownerOf, serving);
});
beforeEach(() => {
  computed = 0;
  diaries = { ada: { owner: "ada", revision: "1" }, ben: { owner: "ben", revision: "1" } };
});
afterEach(() => expect(pins).toBe(0));
afterAll(() => server.close());

const read = (authorization: string, more: Record<string, string> = {}) =>
  server.get("/api/test/diary?page=1", { authorization, ...more });

it("every call has a guard but those that everybody may use", () => {
  const open = ENDPOINTS.filter(({ access }) => access !== "token").map(({ name }) => name);
  expect(open.sort()).toEqual(OPEN);
});

describe.each(GUARDED.map((guarded) => ({ name: `${guarded.method} ${guarded.path}`, guarded })))(
  "$name, which needs a token",
  ({ guarded: { method, path } }) => {
    const refused: InjectOptions = { method, url: path };
    it.each<[string, InjectOptions]>([
      ["without a token", refused],
      ["with a token that is not valid", { ...refused, headers: { authorization: "Bearer of-none" } }],
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

  it("passes the user to the route, and gives each user an answer of their own", async () => {
    expect((await read("Bearer of-ada")).json().data.owner).toBe("ada");
    expect((await read("Bearer of-ben")).json().data.owner).toBe("ben");
    const payload = { page: "1" };
    const headers = { authorization: "Bearer of-ben" };
    const written = await server.app.inject({ method: "POST", url: "/api/test/diary", payload, headers });
    expect(written.json().data.owner).toBe("ben");
    expect([written.headers["cache-control"], written.headers.etag]).toEqual(["private, no-store", undefined]);
  });
});

describe("the answer that is made for one user", () => {
  const ADA = "Bearer of-ada";
  const BEN = "Bearer of-ben";

  it("may be stored by the browser of that user alone", async () => {
    const { headers } = await read(ADA);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers.vary).toContain("authorization");
    expect(headers.etag).toMatch(/^(W\/)?"[\w+/=-]+"$/);
  });

  it("has a tag of its own, which confirms nothing to another user", async () => {
    const ada = String((await read(ADA)).headers.etag);
    const ben = await read(BEN, { "if-none-match": ada });
    expect([ben.statusCode, ben.json().data.owner]).toEqual([200, "ben"]);
    expect(ben.headers.etag).not.toBe(ada);
    const every = await read(BEN, { "if-none-match": `*, ${ada}, W/${ada}` });
    expect([every.statusCode, every.json().data.owner]).toEqual([200, "ben"]);
    expect((await read(BEN, { "if-match": ada })).statusCode).toBe(412);
  });

  it("is confirmed to the same user with 304 until the data of that user changes, without computing", async () => {
    const tag = String((await read(ADA)).headers.etag);
    computed = 0;
    const again = await read(ADA, { "if-none-match": tag });
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", "private, no-cache"]);
    expect(computed).toBe(0);
    diaries = { ...diaries, ada: { owner: "ada", revision: "2" } };
    const changed = await read(ADA, { "if-none-match": tag });
    expect([changed.statusCode, changed.json().data.revision]).toEqual([200, "2"]);
  });

  it("is never sent to another user who asks at the same time or later, even from the cache", async () => {
    diaries = { ada: { owner: "ada", revision: "same time" }, ben: { owner: "ben", revision: "same time" } };
    const users = [ADA, BEN, ADA, BEN, BEN, ADA];
    const expected = users.map((user) => (user === ADA ? "ada" : "ben"));
    const together = await Promise.all(users.map((user) => read(user)));
    expect(together.map((answer) => answer.json().data.owner)).toEqual(expected);
    expect(computed).toBe(2);
    for (const [index, user] of users.entries()) expect((await read(user)).json().data.owner).toBe(expected[index]);
    expect(computed).toBe(2);
  });

  it("is computed each time and stored nowhere where its source has no revision", async () => {
    diaries = { ...diaries, ada: { owner: "ada", revision: null } };
    for (let time = 1; time <= 2; time++) {
      const { headers, statusCode } = await read(ADA, { "if-none-match": "*" });
      expect([statusCode, headers["cache-control"], headers.etag]).toEqual([200, "private, no-store", undefined]);
      expect(computed).toBe(time);
    }
  });

  it("is not sent to a stranger who knows its tag", async () => {
    const tag = String((await read(ADA)).headers.etag);
    expect((await read("Bearer of-none", { "if-none-match": tag })).statusCode).toBe(401);
  });
});

it("gives a public answer to everyone alike, with a token or without", async () => {
  const url = "/api/base/getNote?key=about";
  const open = await server.get(url);
  const withToken = await server.get(url, { authorization: "Bearer of-ada" });
  expect(open.statusCode).toBe(200);
  expect(withToken.headers.etag).toBe(open.headers.etag);
});

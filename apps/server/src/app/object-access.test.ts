import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type AnyEndpoint, ENDPOINTS } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOfUser } from "../database/testing/schema-facts.ts";
import { type Account, type AccountServer, PASSWORD, startAccountServer } from "../testing/account-server.ts";
import { idPlaces } from "../testing/plain-input.ts";

let server: AccountServer;
let ada: Account;
let ben: Account;
beforeAll(async () => {
  server = await startAccountServer({ rateLimitScale: 1e6 });
  [ada, ben] = [await server.register("ada@example.org"), await server.register("ben@example.org")];
});
afterAll(() => server.close());

async function dataOf(answer: Promise<LightMyRequestResponse>) {
  const { statusCode, body, json } = await answer;
  if (statusCode !== 200) throw new Error(`Ben's own call was answered with ${statusCode}: ${body}`);
  return json().data;
}

/** Rules that trade on the calendar alone, and a run of them that takes a moment. */
const RULES = libraryStrategy("turn-of-month")?.strategy;
const RUN = {
  strategyId: "turn-of-month",
  universe: { codes: ["ADAM"] },
  from: "2020-01-02",
  to: "2021-01-04",
  capital: 1000,
  costs: { rate: 0, slippage: 0 },
  fractional: true,
};

/** A report on another stock that a language model has written for Ben. */
async function ownReportRun() {
  const shelf = {
    market: "tiny",
    code: "BRK.B",
    language: "en",
    as_of: "2024-06-28",
    snapshot: "first",
    model: "m",
  } as const;
  const version = { ...shelf, id: randomUUID(), hash: randomBytes(32), content: gzipSync("{}") };
  const ends = { state: "done", finished_at: new Date() } as const;
  const run = { ...shelf, ...ends, id: randomUUID(), hash: version.hash, user_id: ben.id, report_id: version.id };
  await server.database.db.insertInto("reports").values(version).execute();
  await server.database.db.insertInto("report_runs").values(run).execute();
  await server.database.db.insertInto("report_askers").values({ run_id: run.id, user_id: ben.id }).execute();
  return run;
}

/** How Ben gets something of each kind, and its id. */
const THINGS = {
  session: async () => (await dataOf(server.read("sessions/list", { token: ben.accessToken }))).sessions[0].id,
  watchlist: async () =>
    (await dataOf(server.post("watchlist/save", { name: "Of Ben" }, { token: ben.accessToken }))).lists[0].id,
  savedItem: async () => {
    const item = { kind: "valuation", name: "Of Ben", address: "/pages/valuation?code=ADAM" };
    return (await dataOf(server.post("saved/save", item, { token: ben.accessToken }))).items[0].id;
  },
  alert: async () => {
    const condition = { kind: "price", direction: "above", line: 50 };
    const given = { code: "ADAM", name: "Of Ben", channels: [], condition };
    const { id } = await dataOf(server.post("alerts/create", given, { token: ben.accessToken }));
    // It is held against the market at once: until then it changes by itself.
    const alert = server.database.db.selectFrom("alerts").select("evaluated").where("id", "=", id);
    while ((await alert.executeTakeFirstOrThrow()).evaluated === 0) await pause(20);
    return id;
  },
  ring: async () => {
    const id = randomUUID();
    const row = { id, alert_id: await THINGS.alert(), crossing: 1, day: "2024-06-28", value: 51, details: "{}" };
    await server.database.db
      .insertInto("alert_rings")
      .values({ ...row, rung_at: new Date() })
      .execute();
    return id;
  },
  strategy: async () => {
    const given = { action: "create", name: "Of Ben", strategy: RULES };
    return (await dataOf(server.post("user/savecustomstrategy", given, { token: ben.accessToken }))).strategies[0].id;
  },
  // One that is over: what is under way changes by itself.
  backtest: async () => {
    const token = ben.accessToken;
    const { id } = await dataOf(server.post("backStock", RUN, { token }));
    while ((await dataOf(server.read(`backStock?id=${id}`, { token }))).state !== "done") await pause(20);
    return id;
  },
  // A version belongs to its stock: with the code of another one it is not there.
  reportVersion: async () => (await ownReportRun()).report_id,
  reportRun: async () => (await ownReportRun()).id,
  // A server has one owner, who alone makes invitations: Ben made this one before Ada owned it.
  invitation: async () => {
    const id = randomUUID();
    const row = { id, token_hash: randomBytes(32), created_by: ben.id, expires_at: new Date("2027-01-01T00:00:00Z") };
    await server.database.db.insertInto("invitations").values(row).execute();
    return id;
  },
} satisfies Record<string, () => Promise<string>>;

/** What the ids are of that calls take, as `call place`. */
const IDS: Readonly<Record<string, keyof typeof THINGS>> = {
  "revokeInvitation id": "invitation",
  "revokeSessions id": "session",
  "saveWatchlist id": "watchlist",
  "deleteWatchlist id": "watchlist",
  "orderWatchlists ids.0": "watchlist",
  "watchStocks list": "watchlist",
  "unwatchStock list": "watchlist",
  "noteStock list": "watchlist",
  "orderStocks list": "watchlist",
  "saveItem id": "savedItem",
  "deleteSavedItem id": "savedItem",
  "createAlert condition.strategyId": "strategy",
  "createAlert condition.savedItemId": "savedItem",
  "changeAlert id": "alert",
  "changeAlert condition.strategyId": "strategy",
  "changeAlert condition.savedItemId": "savedItem",
  "deleteAlert id": "alert",
  "previewAlert condition.strategyId": "strategy",
  "previewAlert condition.savedItemId": "savedItem",
  "alertHistory id": "alert",
  "alertInbox before": "ring",
  "readAlerts ids.0": "ring",
  "strategyVersions id": "strategy",
  "saveStrategy id": "strategy",
  "saveStrategy from": "strategy",
  "ownStrategyHits strategyId": "strategy",
  "ownStrategyHitsDetail strategyId": "strategy",
  "startBacktest strategyId": "strategy",
  "backtest id": "backtest",
  "backtestEvents id": "backtest",
  "cancelBacktest id": "backtest",
  "changeBacktest id": "backtest",
  "tradeChart id": "backtest",
  "exportOrders id": "backtest",
  "report version": "reportVersion",
  "report against": "reportVersion",
  "reportEvents run": "reportRun",
  "cancelReport run": "reportRun",
};

/** What a call needs besides, where more is asked of it than its schema says: otherwise it would not come to look at the id. */
const BESIDES: Readonly<Record<string, object>> = {
  revokeSessions: { proof: { currentPassword: PASSWORD } },
  saveItem: { kind: "valuation", address: "/pages/valuation?code=ADAM" },
  startBacktest: { universe: { codes: ["ADAM"] }, from: "2020-01-02", to: "2021-01-04", capital: 1000 },
};

interface Case {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly inputWith: (id: string) => object;
}

/**
 * Ids of what belongs to the market and to no user: whoever asks for the same stock follows the same run. That those of files, and what
 * only an owner may do, are refused to others is in the test of `routes/data-state`.
 */
const OF_NOBODY: ReadonlySet<string> = new Set([
  "dataRun run",
  "dataRunEvents run",
  "cancelDataRun run",
  "uploadData upload",
  "importUpload upload",
]);

/** Every place of an id in every call of a signed-in user. */
const CASES: readonly Case[] = ENDPOINTS.filter(({ access }) => access !== "public")
  .flatMap((endpoint) =>
    idPlaces(endpoint).map(({ path, inputWith }) => ({ name: `${endpoint.name} ${path}`, endpoint, inputWith })),
  )
  .filter(({ name }) => !OF_NOBODY.has(name));

function ask({ method, path }: AnyEndpoint, input: object): Promise<LightMyRequestResponse> {
  const options = { token: ada.accessToken };
  const call = path.replace(/^\/api\//, "");
  if (method === "POST") return server.post(call, input, options);
  return server.read(`${call}?${new URLSearchParams(input as Record<string, string>)}`, options);
}

/** All of an answer but for the moment of it, and how much time or how many requests are left. */
function whole({ statusCode, body, headers }: LightMyRequestResponse): readonly unknown[] {
  return [statusCode, body, Object.keys(headers).sort(), headers["cache-control"]];
}

const belongingsOfBen = () => server.database.withClient((client) => rowsOfUser(client, ben.id));

it("the calls that take ids are known, and there are some", () => {
  expect(CASES.map(({ name }) => name)).toContain("revokeSessions id");
});

describe.each(CASES)("the id of another user's thing in $name", ({ name, endpoint, inputWith }) => {
  it("is answered exactly as one that does not exist, and changes nothing of the other user", async () => {
    const kind = IDS[name];
    if (!kind) {
      throw new Error(
        `The call ${name} takes an id: write into IDS what it is of, and into THINGS how another user gets one.`,
      );
    }
    const foreign = await THINGS[kind]();
    const before = await belongingsOfBen();
    expect(JSON.stringify(before), "the thing exists").toContain(foreign);
    const inputs = [randomUUID(), foreign].map((id) => ({ ...inputWith(id), ...BESIDES[endpoint.name] }));
    const [unknown, answer] = [await ask(endpoint, inputs[0] ?? {}), await ask(endpoint, inputs[1] ?? {})];
    expect(whole(answer)).toEqual(whole(unknown));
    expect([200, 404], `write into BESIDES what makes ${name} look at the id: ${answer.body}`).toContain(
      answer.statusCode,
    );
    expect(await belongingsOfBen()).toEqual(before);
    expect(answer.body).not.toContain(foreign);
  });
});

import { randomUUID } from "node:crypto";
import { readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { checks, OutputOf, report, unlockReport, unlocks, WireLimitReached } from "@plumbline/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unlockEnd } from "../../billing/index.ts";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";

// The free plan of apps/server/plans.json has three unlocks a month, a paid one 200. The month of the test is July 2026.

const DAY = 86_400;

let server: PaidServer;
let reader: Account;
let readers = 0;
beforeAll(async () => {
  server = await startPaidServer();
  await server.register("owner@example.org");
});
afterAll(() => server.close());
beforeEach(async () => {
  reader = await server.register(`reader${readers++}@example.org`);
});

type Unlocked = OutputOf<typeof unlockReport>;
type Unlocks = OutputOf<typeof unlocks>;
type Report = OutputOf<typeof report>;

const unlock = async (code: string, who = reader) =>
  server.post("ai/unlock", { code }, { token: await server.tokenOf(who) });
const unlocked = (code: string): Promise<Unlocked> => server.ask(reader, "ai/unlock", { code });
const listed = (code?: string): Promise<Unlocks> => server.ask(reader, `ai/unlocks${code ? `?code=${code}` : ""}`);
const reportOf = (code: string): Promise<Report> => server.ask(reader, `ai/report?code=${code}`);

/** Stocks of the tiny market of which there is a report. */
const [FIRST, SECOND, THIRD, FOURTH] = ["ADAM", "BRK.B", "SPLT", "YAHO"] as const;

describe("an unlock", () => {
  it("opens the whole report of one stock to one user, and says before what it costs", async () => {
    expect((await listed(FIRST)).asked).toMatchObject({ isUnlocked: false, cost: 1 });
    expect((await server.read(`ai/report?code=${FIRST}`)).json().data).toMatchObject({
      access: { scope: "teaser", because: "signed-out" },
      whole: null,
    });
    expect(await reportOf(FIRST)).toMatchObject({ access: { scope: "teaser", because: "locked" }, whole: null });
    const { cost, unlock: open, usage } = await unlocked(FIRST.toLowerCase());
    expect([cost, open?.code, usage.used, usage.left, usage.allowed]).toEqual([1, FIRST, 1, 2, 3]);
    expect(usage.resetsAt).toBe("2026-08-01T00:00:00.000Z");
    // 90 days after the first of July at noon.
    expect(open?.endsAt).toBe("2026-09-29T12:00:00.000Z");
    const { access, whole } = await reportOf(FIRST);
    expect(access).toEqual({ scope: "whole", because: "unlocked", until: "2026-09-29" });
    expect(whole?.items.length).toBeGreaterThan(5);
    expect((await reportOf(SECOND)).whole).toBeNull();
    const other = await server.register(`other${readers++}@example.org`);
    expect((await server.read(`ai/report?code=${FIRST}`, { token: other.accessToken })).json().data.whole).toBeNull();
    expect((await listed(FIRST)).asked).toMatchObject({ isUnlocked: true, cost: 0 });
  });

  it("of a stock that is open costs nothing, and one that fails uses up none", async () => {
    await unlocked(FIRST);
    expect((await unlocked(FIRST)).cost).toBe(0);
    expect((await unlock("NOSUCH")).statusCode).toBe(404);
    expect((await unlock("")).statusCode).toBe(400);
    expect((await listed()).usage.used).toBe(1);
  });

  it("of a report that cannot be written uses up none", async () => {
    const server = await startPaidServer();
    const { id, ...hopeful } = await server.register("hopeful@example.org");
    // The files of the market that is served are empty from now on.
    const snapshots = join(server.dataDirectory, "markets/tiny/snapshots");
    const entries = readdirSync(snapshots, { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name));
    const { statusCode } = await server.post("ai/unlock", { code: FIRST }, { token: hopeful.accessToken });
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(await server.database.db.selectFrom("unlocks").where("user_id", "=", id).selectAll().execute()).toEqual([]);
    await server.close();
  });

  it("is refused when three are used up, with the day when more come and the plans that offer more", async () => {
    for (const code of [FIRST, SECOND, THIRD]) await unlocked(code);
    const { statusCode, json } = await unlock(FOURTH);
    const { needs, usage, plans } = json().data as WireLimitReached;
    expect([statusCode, json().code, needs]).toEqual([403, 403, "plan"]);
    expect(usage).toMatchObject({ limit: "unlocks", used: 3, left: 0, resetsAt: "2026-08-01T00:00:00.000Z" });
    expect(plans).toEqual(["investor", "professional"]);
    expect((await unlocked(FIRST)).cost).toBe(0);
    expect((await listed()).unlocks.map(({ code }) => code).sort()).toEqual([FIRST, SECOND, THIRD].toSorted());
    await server.subscribe(reader);
    expect((await unlocked(FOURTH)).usage).toMatchObject({ used: 4, allowed: 200, isFairUse: true });
  });

  it("is one for whoever asks for it fifty times at once, and there are three for whoever asks for all", async () => {
    await server.tokenOf(reader);
    const answers = await Promise.all(Array.from({ length: 50 }, () => unlock(FIRST)));
    expect(answers.filter(({ statusCode, json }) => statusCode === 200 && json().data.cost === 1)).toHaveLength(1);
    expect((await listed()).usage.used).toBe(1);
    const codes = Array.from({ length: 40 }, (_, k) => [FIRST, SECOND, THIRD, FOURTH][k % 4] ?? FIRST);
    await Promise.all(codes.map((code) => unlock(code)));
    expect((await listed()).usage.used).toBe(3);
  });

  it("of everyone begins anew with the month, and ends after ninety days", async () => {
    const server = await startPaidServer();
    const late = await server.register("late@example.org");
    const ask = (code: string) => server.ask(late, "ai/unlock", { code }) as Promise<Unlocked>;
    await ask(FIRST);
    server.wait(31 * DAY);
    expect((await ask(FIRST)).usage).toMatchObject({ used: 0, resetsAt: "2026-09-01T00:00:00.000Z" });
    server.wait(59 * DAY - 1);
    expect((await ask(FIRST)).cost).toBe(0);
    server.wait(1);
    expect(await ask(FIRST)).toMatchObject({ cost: 1, usage: { used: 1 } });
    await server.close();
  });

  it("opens the whole report in the facts of a stock, too, for who asks for it there", async () => {
    const token = await server.tokenOf(reader);
    const facts = async (options: { token?: string } = {}, more = "&report=whole") => {
      const { statusCode, headers, json } = await server.read(`stock/getStockInfo?code=${FIRST}${more}`, options);
      expect(statusCode).toBe(200);
      const { report, wholeReport } = json().data as OutputOf<typeof checks>;
      return { report, wholeReport, caching: headers["cache-control"] };
    };
    const teaser = { report: { sources: expect.any(Number) } };
    const signedOut = { scope: "teaser", because: "signed-out" };
    expect(await facts()).toMatchObject({ ...teaser, wholeReport: { access: signedOut, whole: null } });
    const locked = { access: { scope: "teaser", because: "locked" }, whole: null };
    const unstored = "private, no-store";
    expect(await facts({ token })).toMatchObject({ ...teaser, wholeReport: locked, caching: unstored });
    await unlocked(FIRST);
    const open = await facts({ token });
    expect(open).toMatchObject({ ...teaser, caching: unstored, wholeReport: { access: { because: "unlocked" } } });
    expect(open.wholeReport?.whole).toEqual((await reportOf(FIRST)).whole);
    expect((await facts()).wholeReport).toEqual({ access: signedOut, whole: null });
    // Without the question the answer is that of everyone, whoever asks.
    expect(await facts({ token }, "")).toMatchObject({ ...teaser, wholeReport: null, caching: "public, no-cache" });
  });

  it("is needed for the update of a report, too", async () => {
    const update = async () =>
      server.post("stock/updateStockDetail", { code: FIRST }, { token: await server.tokenOf(reader) });
    expect((await update()).statusCode).toBe(403);
    await unlocked(FIRST);
    expect((await update()).statusCode).toBe(200);
  });
});

describe("the end of an unlock", () => {
  const unlock = {
    market_day: "2026-06-30",
    unlocked_at: new Date("2026-07-01T12:00:00Z"),
    ends_at: new Date("2026-09-29T12:00:00Z"),
  };
  const end = (...filedOn: string[]) => unlockEnd(unlock, filedOn).toISOString();

  it("comes seven days after the next annual or quarterly filing, and ninety days after itself at most", () => {
    expect(end()).toBe("2026-09-29T12:00:00.000Z");
    expect(end("2026-02-20", "2026-05-02")).toBe("2026-09-29T12:00:00.000Z");
    expect(end("2026-05-02", "2026-08-03", "2026-11-02")).toBe("2026-08-10T00:00:00.000Z");
    expect(end("2026-09-28")).toBe("2026-09-29T12:00:00.000Z");
  });

  it("is no earlier than seven days after itself, though the market learns of a filing late", () => {
    expect(unlockEnd({ ...unlock, market_day: "2026-01-02" }, ["2026-02-20"]).toISOString()).toBe(
      "2026-07-08T12:00:00.000Z",
    );
  });
});

describe("the limits of a plan", () => {
  const rules = {
    version: 1,
    parameters: {},
    universe: {},
    entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: 1 } }] },
    exit: null,
    stops: {},
    ranking: null,
    positions: { count: 1 },
    sizing: { kind: "equal" },
    rebalancing: "signals",
  };
  const create = async (name: string) => {
    const body = { action: "create", name, strategy: rules };
    return server.post("user/savecustomstrategy", body, { token: await server.tokenOf(reader) });
  };

  it("hold for strategies that are saved, and nothing is lost when a plan with more of them ends", async () => {
    const subscription = await server.subscribe(reader);
    for (let k = 0; k < 12; k++) expect((await create(`Rule ${k}`)).statusCode).toBe(200);
    server.stripe.account.end(subscription);
    await server.tell();
    const { strategies } = (await server.ask(reader, "stock/userStrategiesInfo")) as { strategies: unknown[] };
    expect(strategies).toHaveLength(12);
    const refused = await create("One more");
    expect([refused.statusCode, refused.json().data.usage]).toEqual([
      403,
      { limit: "strategies", used: 12, allowed: 10, left: 0, isFairUse: false, resetsAt: null },
    ]);
  });

  const run = {
    strategyId: "turn-of-month",
    universe: { codes: ["ADAM"] },
    from: "2020-01-02",
    to: "2020-03-04",
    capital: 1000,
    costs: { rate: 0, slippage: 0 },
    fractional: true,
  };
  const hasUsed = (kind: "runs" | "exports", used: number) =>
    server.database.db
      .insertInto("monthly_use")
      .values({ user_id: reader.id, kind, month: "2026-07-01", used })
      .execute();

  it("hold for exports of a month; one of a backtest without a result is not counted", async () => {
    const { id }: { id: string } = await server.ask(reader, "backStock", run);
    const stateOf = async () => ((await server.ask(reader, `backStock?id=${id}`)) as { state: string }).state;
    await expect.poll(stateOf, { timeout: 20_000 }).toBe("done");
    await hasUsed("exports", 9);
    const token = await server.tokenOf(reader);
    const exported = (of: string) => server.read(`orderExport?id=${of}&format=csv`, { token });
    expect((await exported(randomUUID())).statusCode).toBe(404);
    expect((await exported(id)).statusCode).toBe(200);
    const refused = await exported(id);
    expect([refused.statusCode, refused.json().data]).toEqual([
      403,
      {
        needs: "plan",
        usage: {
          limit: "exports",
          used: 10,
          allowed: 10,
          left: 0,
          isFairUse: false,
          resetsAt: "2026-08-01T00:00:00.000Z",
        },
        plans: ["investor", "professional"],
      },
    ]);
    await server.subscribe(reader);
    expect((await exported(id)).statusCode).toBe(200);
  });

  it("hold for backtests of a month, and their use is shown in the user centre", async () => {
    await hasUsed("runs", 49);
    const start = async () => server.post("backStock", run, { token: await server.tokenOf(reader) });
    const started = await Promise.all([start(), start(), start()]);
    expect(started.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    const { plan, usage }: { plan: string; usage: { limit: string; used: number }[] } = await server.ask(
      reader,
      "user/getUserInfo",
    );
    expect(plan).toBe("free");
    expect(usage.find(({ limit }) => limit === "runs")).toMatchObject({ used: 50, allowed: 50, left: 0 });
  });
});

describe("without payment", () => {
  let open: AccountServer;
  beforeAll(async () => {
    open = await startAccountServer();
  });
  afterAll(() => open.close());

  it("every report is open, an unlock costs nothing, and payment says that there is nothing to pay", async () => {
    const { accessToken: token } = await open.register("open@example.org");
    const answer = (await open.post("ai/unlock", { code: "ADAM" }, { token })).json().data as Unlocked;
    expect(answer).toMatchObject({ unlock: null, cost: 0, usage: { used: 0, allowed: null, left: null } });
    const all = (await open.read("ai/unlocks?code=ADAM", { token })).json().data as Unlocks;
    expect(all).toMatchObject({ isOpen: true, unlocks: [], asked: { isUnlocked: true, cost: 0, endsAt: null } });
    const state = (await open.read("billing/state", { token })).json().data;
    expect(state).toMatchObject({ isOpen: true, state: "none", plan: null, features: [] });
    const refused = await open.post("billing/checkout", { plan: "investor", interval: "month" }, { token });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      "Nothing is paid for on this server: every feature is on.",
    ]);
    const { access, whole } = (await open.read("ai/report?code=ADAM")).json().data;
    expect(access.because).toBe("open");
    const facts = (await open.read("stock/getStockInfo?code=ADAM&report=whole")).json().data;
    expect(facts.wholeReport).toEqual({ access, whole });
  });
});

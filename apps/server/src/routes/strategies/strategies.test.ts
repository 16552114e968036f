import { setTimeout as pause } from "node:timers/promises";
import type { WireLibraryStrategy, WireOwnStrategy, WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];
const rulesOf = (id: string) => libraryStrategy(id)?.strategy as WireStrategy;
const CROSSING = rulesOf("golden-cross");
/** A price above a number: true or false of any stock by looking at its last close. */
const above = (price: number): WireStrategy => ({
  ...CROSSING,
  parameters: {},
  entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: price } }] },
  exit: null,
  positions: { count: 3 },
});

let users = 0;
async function arrive() {
  const account = await server.register(`planner${users++}@example.org`);
  const token = account.accessToken;
  const save = (body: object) => server.post("user/savecustomstrategy", body, { token });
  const saved = async (body: object): Promise<WireOwnStrategy[]> => (await save(body)).json().data.strategies;
  const list = async (): Promise<WireOwnStrategy[]> =>
    (await server.read("stock/userStrategiesInfo", { token })).json().data.strategies;
  return { account, token, save, saved, list };
}

describe("the library", () => {
  it("has every strategy with source, caveat and rules, and says what this market cannot run", async () => {
    const { data, meta } = (await server.read("stock/strategiesInfo")).json();
    const all = data.strategies as WireLibraryStrategy[];
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(meta.market).toBe("tiny");
    const byId = new Map(all.map((strategy) => [strategy.id, strategy]));
    expect(byId.get("golden-cross")).toMatchObject({ available: true, because: null, strategy: CROSSING });
    // The tiny market knows the members of no index.
    expect(byId.get("dogs-of-the-dow")).toMatchObject({ available: false, because: "not-in-market-data" });
  });

  it("counts in the background who passes, and its answer is another one then", { timeout: 60_000 }, async () => {
    const ask = () => server.read("stock/strategiesInfo");
    const isCounted = (strategies: WireLibraryStrategy[]) => strategies.every(({ hits }) => hits.value !== null);
    let answer = await ask();
    for (let waited = 0; waited < 50_000 && !isCounted(answer.json().data.strategies); waited += 100) {
      await pause(100);
      answer = await ask();
    }
    const { strategies } = answer.json().data as { strategies: WireLibraryStrategy[] };
    // ADAM, BRK.B, SPLT and YAHO trade to the end; all but BRK.B, which is new, have a year of prices that rise.
    expect(strategies.find(({ id }) => id === "trend-200d")?.hits).toMatchObject({ value: 3 });
    expect(answer.headers.etag).toBe((await ask()).headers.etag);
  });
});

describe("own strategies", () => {
  it("are created, changed, forked and deleted; other rules are a new version", async () => {
    const { saved, list } = await arrive();
    const [created] = await saved({ action: "create", name: "Crossing", strategy: CROSSING });
    expect(created).toMatchObject({ name: "Crossing", version: 1, versions: [], forkedFrom: null, strategy: CROSSING });
    const id = created?.id ?? "";
    server.wait(60);
    const [renamed] = await saved({ action: "change", id, name: "Golden", strategy: CROSSING });
    expect(renamed).toMatchObject({ name: "Golden", version: 1, savedAt: created?.savedAt });
    server.wait(60);
    const [changed] = await saved({ action: "change", id, strategy: above(10) });
    expect(changed).toMatchObject({ name: "Golden", version: 2, strategy: above(10) });
    expect(changed?.versions).toEqual([{ version: 1, savedAt: created?.savedAt }]);
    expect(Date.parse(changed?.savedAt ?? "") - Date.parse(created?.savedAt ?? "")).toBe(120_000);
    server.wait(60);
    const [fork] = await saved({ action: "fork", from: "rsi2", name: "Mine" });
    expect(fork).toMatchObject({ forkedFrom: "rsi2", version: 1, strategy: rulesOf("rsi2") });
    server.wait(60);
    const [again] = await saved({ action: "fork", from: id, name: "Once more" });
    expect(again).toMatchObject({ forkedFrom: id, strategy: above(10) });
    expect((await saved({ action: "delete", id })).map(({ name }) => name)).toEqual(["Once more", "Mine"]);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ["an indicator that does not exist", { left: { indicator: "magic" }, operator: "above", right: { number: 1 } }],
    ["a check that does not exist", { check: "Z9", state: "pass" }],
    ["a look ahead", { left: { price: "close", barsAgo: -1 }, operator: "above", right: { price: "open" } }],
  ])("are refused with %s, and the place is named", async (_, rule) => {
    const { save, list } = await arrive();
    const answer = await save({ action: "create", name: "Wrong", strategy: { ...above(1), entry: { all: [rule] } } });
    expect(outcome(answer)).toEqual([400, -1]);
    expect(answer.json().data.fields[0].path).toMatch(/^strategy\.entry\.all\.0/);
    expect(await list()).toEqual([]);
  });

  it("come back as they were after being deleted, with their versions, for a week", async () => {
    const { save, saved, token } = await arrive();
    const [created] = await saved({ action: "create", name: "Crossing", strategy: CROSSING });
    const id = created?.id ?? "";
    server.wait(60);
    const [changed] = await saved({ action: "change", id, strategy: above(10) });
    expect(await saved({ action: "delete", id })).toEqual([]);
    const versions = () => server.read(`stock/strategyVersions?id=${id}`, { token });
    // Meanwhile it is as if it did not exist.
    expect(outcome(await save({ action: "change", id, name: "Other" }))).toEqual([404, 404]);
    expect(outcome(await save({ action: "delete", id }))).toEqual([404, 404]);
    expect(outcome(await versions())).toEqual([404, 404]);
    expect(outcome(await server.post("stock/strategyHits", { strategyId: id }, { token }))).toEqual([404, 404]);
    expect(await saved({ action: "restore", id })).toEqual([changed]);
    expect(outcome(await save({ action: "restore", id }))).toEqual([404, 404]);
    expect((await versions()).json().data.versions).toEqual([
      { version: 2, savedAt: changed?.savedAt, strategy: above(10) },
      { version: 1, savedAt: created?.savedAt, strategy: CROSSING },
    ]);
    await saved({ action: "delete", id });
    server.wait(8 * 24 * 3600);
    await removeExpired(server.accounts.context);
    expect(await server.database.db.selectFrom("strategies").select("id").where("id", "=", id).execute()).toEqual([]);
  });

  it("of another user are as if they did not exist, deleted or not", async () => {
    const [ada, ben] = [await arrive(), await arrive()];
    const [mine] = await ada.saved({ action: "create", name: "Mine", strategy: above(1) });
    const versions = await server.read(`stock/strategyVersions?id=${mine?.id}`, { token: ben.token });
    expect(outcome(versions)).toEqual([404, 404]);
    await ada.saved({ action: "delete", id: mine?.id });
    expect(outcome(await ben.save({ action: "restore", id: mine?.id }))).toEqual([404, 404]);
    expect(await ada.saved({ action: "restore", id: mine?.id })).toHaveLength(1);
  });

  it("are a hundred with one that is taken back, too", { timeout: 60_000 }, async () => {
    const { save, saved, list } = await arrive();
    const one = { action: "create", name: "One", strategy: above(1) };
    const [first] = await saved(one);
    await saved({ action: "delete", id: first?.id });
    for (let k = 0; k < 100; k++) await save(one);
    expect(outcome(await save({ action: "restore", id: first?.id }))).toEqual([400, -1]);
    expect(await list()).toHaveLength(100);
  });

  it("are refused with more than thirty rules", async () => {
    const { save } = await arrive();
    const all = Array.from({ length: 31 }, () => ({
      left: { price: "close" },
      operator: "above",
      right: { number: 1 },
    }));
    expect(outcome(await save({ action: "create", name: "Long", strategy: { ...above(1), entry: { all } } }))).toEqual([
      400, -1,
    ]);
  });

  it("end at a hundred, also where several come at once", async () => {
    const { save, list } = await arrive();
    const one = { action: "create", name: "One", strategy: above(1) };
    for (let k = 0; k < 97; k++) await save(one);
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(one)));
    const outcomes = answers.map((answer) => outcome(answer).join(" ")).sort();
    expect(outcomes).toEqual([...Array(3).fill("200 0"), ...Array(3).fill("400 -1")]);
    expect(await list()).toHaveLength(100);
  });

  it("are in the export of a user's data with all versions, and go with the account", async () => {
    const { account, saved, token } = await arrive();
    const [created] = await saved({ action: "create", name: "Crossing", strategy: above(5) });
    await saved({ action: "change", id: created?.id, strategy: above(6) });
    const exported = (await server.read("account/export", { token })).json().data;
    expect(exported.strategies).toEqual([expect.objectContaining({ name: "Crossing", version: 2 })]);
    expect(exported.strategies[0].versions.map(({ strategy }: { strategy: object }) => strategy)).toEqual([
      above(5),
      above(6),
    ]);
    const code = await server.codeFor(account.email, "delete");
    await server.post("account/delete", { code }, { token });
    server.wait(31 * 24 * 3600);
    await removeExpired(server.accounts.context);
    const rows = await server.database.db
      .selectFrom("strategies")
      .where("user_id", "=", account.id)
      .select("id")
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("who passes a strategy", () => {
  it("is found for the market's last day, with who entered and who left since the day before", async () => {
    const { token } = await arrive();
    const ask = async (body: object) => (await server.post("stock/strategyHits", body, { token })).json().data;
    // By hand: a close rises by a cent a calendar day from 10.00 on 2 January 2012, so that it is 55.61 on 28 June 2024.
    const all = await ask({ strategy: above(55) });
    expect(all).toMatchObject({ day: "2024-06-28", previousDay: "2024-06-27", comparedWith: "dayBefore" });
    expect(all).toMatchObject({ considered: 4, unknown: 0, count: 4 });
    expect(all.passes.map(({ code }: { code: string }) => code)).toEqual(["ADAM", "BRK.B", "SPLT", "YAHO"]);
    const entered = await ask({ strategy: above(55.605) });
    expect(entered.passes.map(({ entered: isNew }: { entered: boolean }) => isNew)).toEqual([true, true, true, true]);
    const below = { ...above(0), entry: { all: [{ ...above(55.605).entry, not: true }] } };
    const left = await ask({
      strategy: {
        ...below,
        entry: { all: [{ left: { price: "close" }, operator: "below", right: { number: 55.605 } }] },
      },
    });
    expect([left.count, left.left.length]).toEqual([0, 4]);
  });

  it("is found as of a past day, from what was known then", async () => {
    const { data } = (await server.read("stock/strategyHits?strategyId=trend-200d&asOf=2015-06-30")).json();
    // GONE still traded; BRK.B was not listed yet.
    expect(data.passes.map(({ code }: { code: string }) => code)).toEqual(["ADAM", "GONE", "SPLT", "YAHO"]);
    expect(data.day).toBe("2015-06-30");
  });

  it("of a strategy that ranks are those it would hold", async () => {
    const { data } = (await server.read("stock/strategyHits?strategyId=momentum-12-1")).json();
    // A tenth of four stocks, and one at least.
    expect(data.count).toBe(1);
  });

  it("of a saved strategy is told to its user alone", async () => {
    const [ada, ben] = [await arrive(), await arrive()];
    const [mine] = await ada.saved({ action: "create", name: "Mine", strategy: above(1) });
    const ask = (token: string) => server.post("stock/strategyHits", { strategyId: mine?.id }, { token });
    expect((await ask(ada.token)).json().data.count).toBe(4);
    expect(outcome(await ask(ben.token))).toEqual([404, 404]);
  });

  it("is compared with an earlier day where one is asked", async () => {
    const { token } = await arrive();
    const ask = async (body: object) => (await server.post("stock/strategyHits", body, { token })).json().data;
    // By hand: a cent a calendar day to 55.61 on 28 June 2024, so that the close is 55.51 on 18 June.
    const entered = async (since: string) => {
      const { previousDay, passes } = await ask({ strategy: above(55.505), since });
      return [previousDay, passes.filter(({ entered: isNew }: { entered: boolean }) => isNew).length];
    };
    expect(await entered("2024-06-18")).toEqual(["2024-06-18", 0]);
    expect(await entered("2024-06-17")).toEqual(["2024-06-17", 4]);
    // Nothing is new since the day itself.
    expect(await entered("2024-06-28")).toEqual([null, 0]);
    expect(await entered("2025-01-01")).toEqual([null, 0]);
  });

  it("is compared with the last day of the data before the newest, where that is kept", async () => {
    const updated = await startAccountServer(
      {},
      {
        publish: async (folder) => {
          await publishUntil(folder, "2024-06-17");
          await publishTinyMarket(folder);
        },
      },
    );
    const { accessToken: token } = await updated.register("updated@example.org");
    const ask = async (body: object) => {
      const { data } = (await updated.post("stock/strategyHits", body, { token })).json();
      const entered = data.passes.filter(({ entered: isNew }: { entered: boolean }) => isNew).length;
      return [data.comparedWith, data.previousDay, entered];
    };
    // The close is 55.50 on 17 June, 55.60 on the 27th and 55.61 on the 28th.
    const strategy = above(55.505);
    expect(await ask({ strategy })).toEqual(["snapshot", "2024-06-17", 4]);
    expect(await ask({ strategy, asOf: "2024-06-28" })).toEqual(["dayBefore", "2024-06-27", 0]);
    expect(await ask({ strategy, since: "2024-06-18" })).toEqual(["asked", "2024-06-18", 0]);
    const library = (await updated.read("stock/strategyHits?strategyId=trend-200d")).json().data;
    expect([library.comparedWith, library.previousDay]).toEqual(["snapshot", "2024-06-17"]);
    await updated.close();
  });

  it("is told of a stock: which of the library and of its user's strategies it passes", async () => {
    const [ada, ben] = [await arrive(), await arrive()];
    const [all] = await ada.saved({ action: "create", name: "All", strategy: above(1) });
    await ada.saved({ action: "create", name: "None", strategy: above(1000) });
    const ask = (token: string) => server.post("stock/stockStrategies", { code: "adam" }, { token });
    expect((await ask(ada.token)).json().data).toEqual({
      code: "ADAM",
      day: "2024-06-28",
      passes: [all?.id],
      asked: 2,
      pending: 0,
    });
    expect((await ask(ben.token)).json().data).toMatchObject({ passes: [], asked: 0 });
    const library = (await server.read("stock/stockStrategies?code=ADAM")).json().data;
    expect(library.passes).toContain("trend-200d");
    expect(library.passes).not.toContain("dogs-of-the-dow");
    expect(outcome(await server.read("stock/stockStrategies?code=ZZZ"))).toEqual([404, 404]);
  });

  it("is told of one stock rule by rule, with what followed when it began to pass", async () => {
    const { token } = await arrive();
    const ask = async (body: object) => (await server.post("stock/strategyHitsDetail", body, { token })).json().data;
    // 30.00 was passed once: in April 2017.
    const detail = await ask({ strategy: above(29.005), code: "adam" });
    expect(detail).toMatchObject({ code: "ADAM", day: "2024-06-28", passes: true });
    expect(detail.rules).toEqual([
      expect.objectContaining({ path: "entry.all.0", state: "pass", value: 55.61, threshold: 29.005, currency: "USD" }),
    ]);
    expect(detail.hits).toHaveLength(1);
    expect(detail.followed.map(({ months, n }: { months: number; n: number }) => [months, n])).toEqual([
      [1, 1],
      [3, 1],
      [12, 1],
    ]);
    // One case has no interval.
    expect(detail.followed[0].interval).toEqual({ value: null, because: "too-few-observations" });
    expect(detail.followed[2].mean.value).toBeGreaterThan(0.1);
  });

  it("of a code that is not in the market is refused as unknown", async () => {
    const answer = await server.read("stock/strategyHitsDetail?strategyId=golden-cross&code=ZZZ");
    expect(outcome(answer)).toEqual([404, 404]);
    expect(outcome(await server.read("stock/strategyHits?strategyId=no-such"))).toEqual([404, 404]);
  });
});

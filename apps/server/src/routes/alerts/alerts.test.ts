import type { WireAlert, WireAlertCondition, WireRing } from "@plumbline/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { Alerts } from "../../alerts/index.ts";
import { Backtests } from "../../backtests/index.ts";
import { type Account, type AccountServer, startAccountServer } from "../../testing/account-server.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

const PUBLIC = "https://stocks.example.org";

let server: AccountServer;
let closeOthers: (() => Promise<void>)[] = [];
async function closeOthersNow() {
  for (const close of closeOthers) await close();
  closeOthers = [];
}
afterEach(closeOthersNow);

const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: number } }) => [
  statusCode,
  json().code,
];

/** The present by which the servers judge the age of their markets. */
let now = Date.parse("2024-05-01T12:00:00Z");
const clock = () => new Date(now);

/** A server on a market in which ADAM has cost 1 on the last of April 2024, and nothing else is known. */
async function startEarly() {
  now = Date.parse("2024-05-01T12:00:00Z");
  const publish = (folder: string) => publishUntil(folder, "2024-04-30");
  server = await startAccountServer({ publicUrl: PUBLIC }, { publish, clock });
}

/** The whole tiny market takes its place: ADAM costs 10.00 and a cent for each day since 2012-01-02, which is 55.61 on 2024-06-28. */
async function publishWhole() {
  now = Date.parse("2024-07-01T12:00:00Z");
  await publishTinyMarket(server.dataDirectory);
  await server.market.refresh();
}

/** Another server on the same database and market. */
async function another(more: Partial<ConstructorParameters<typeof Alerts>[0]> = {}): Promise<Alerts> {
  const { accounts, market, dataDirectory } = server;
  const logger = server.app.log;
  const backtests = new Backtests({ accounts, market, dataDirectory, clock, logger });
  const alerts = new Alerts({
    accounts,
    market,
    backtests,
    dataDirectory,
    clock,
    logger,
    address: () => PUBLIC,
    ...more,
  });
  closeOthers.push(async () => {
    await alerts.close();
    await backtests.close();
  });
  return alerts;
}

let users = 0;
async function arrive() {
  const account: Account = await server.register(`alerted${users++}@example.org`);
  const token = account.accessToken;
  const list = async (): Promise<WireAlert[]> => (await server.read("alerts/list", { token })).json().data.alerts;
  const inbox = async (): Promise<WireRing[]> => (await server.read("alerts/inbox", { token })).json().data.rings;
  const create = (condition: unknown, more: object = {}) =>
    server.post("alerts/create", { code: "ADAM", name: "Mine", channels: [], condition, ...more }, { token });
  /** Makes an alert and waits until it has seen the market. */
  const armed = async (condition: WireAlertCondition, more: object = {}): Promise<string> => {
    const answer = await create(condition, more);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { id } = answer.json().data;
    await vi.waitFor(async () => expect(await seen(id)).toBeGreaterThan(0), { timeout: 15_000, interval: 50 });
    return id;
  };
  return {
    account,
    token,
    list,
    inbox,
    create,
    armed,
    /** Id of a strategy of the reader's own, which buys what costs more than 50. */
    dearerThan50: async (): Promise<string> => {
      const given = { action: "create", name: "Dear", strategy: DEARER_THAN_50 };
      return (await server.post("user/savecustomstrategy", given, { token })).json().data.strategies[0].id;
    },
    told: (count: number) =>
      vi.waitFor(async () => expect(await inbox()).toHaveLength(count), { timeout: 20_000, interval: 50 }),
    /** How often an alert would have rung, once that is counted. */
    past: (condition: object, code: string | null) =>
      vi.waitFor(
        async () => {
          const { data } = (
            await server.post("alerts/preview", { condition, ...(code !== null && { code }) }, { token })
          ).json();
          expect(data).not.toMatchObject({ because: "notYet" });
          return data;
        },
        { timeout: 20_000, interval: 50 },
      ),
    post: (path: string, body: object) => server.post(`alerts/${path}`, body, { token }),
    read: (path: string) => server.read(`alerts/${path}`, { token }),
  };
}

/** Number of the snapshot that an alert has seen. */
async function seen(id: string): Promise<number> {
  const row = await server.database.db.selectFrom("alerts").select("evaluated").where("id", "=", id).executeTakeFirst();
  return row?.evaluated ?? 0;
}

const DEARER_THAN_50 = {
  version: 1,
  parameters: {},
  universe: {},
  entry: { all: [{ left: { price: "close" }, operator: "above", right: { number: 50 } }] },
  exit: null,
  stops: {},
  ranking: null,
  positions: { count: 3 },
  sizing: { kind: "equal" },
  rebalancing: "signals",
};

const ABOVE_50 = { kind: "price", direction: "above", line: 50 } as const;

type Reader = Awaited<ReturnType<typeof arrive>>;

describe("when a new snapshot comes", () => {
  const readers = {} as Record<"simple" | "many" | "paused" | "quiet" | "screens", Reader>;
  const ids = {} as Record<"simple" | "paused", string>;
  beforeAll(async () => {
    await startEarly();
    for (const name of ["simple", "many", "paused", "quiet", "screens"] as const) readers[name] = await arrive();
    const { simple, many, paused, quiet, screens } = readers;
    ids.simple = await simple.armed(ABOVE_50, { channels: ["email"], name: "Above fifty" });
    const conditions: WireAlertCondition[] = [
      ABOVE_50,
      { kind: "metric", metric: "price", direction: "above", line: 20 },
      { kind: "filing", filings: ["event"] },
      { kind: "filing", filings: ["annual", "quarterly"] },
      { kind: "target", change: "raised" },
      { kind: "strategy", strategyId: await many.dearerThan50(), change: "enters" },
    ];
    for (const condition of conditions) await many.armed(condition, { channels: ["email"] });
    ids.paused = await paused.armed(ABOVE_50);
    await paused.post("change", { id: ids.paused, isPaused: true });
    await server.post("user/updateConfiguration", { preferences: { language: "fr" } }, { token: quiet.token });
    // 14:00 in Paris.
    await quiet.post("configure", { timeZone: "Europe/Paris", quiet: { from: 13 * 60, until: 15 * 60 } });
    for (const line of [10, 20])
      await quiet.armed({ kind: "price", direction: "above", line }, { channels: ["email"] });
    const screen = (change: "enters" | "leaves" | "either"): WireAlertCondition => ({
      kind: "screen",
      paramFilters: [{ metric: "price", op: "atLeast", low: 50 }],
      change,
    });
    await screens.armed(screen("either"), { code: undefined });
    await screens.armed(screen("leaves"), { code: undefined });
    await screens.armed(screen("enters"));
    expect(await simple.list()).toMatchObject([
      { id: ids.simple, value: 1, isBeyond: false, rings: 0, unit: "perShare", currency: "USD" },
    ]);
    // Nothing is stored as long as a message cannot be promised.
    const { db } = server.database;
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`.execute(db);
    await sql`create trigger killed before insert on alert_mails execute function fail()`.execute(db);
    await publishWhole();
    const hasFailed = () => server.log.some((line) => JSON.stringify(line).includes("Alerts could not be evaluated"));
    await vi.waitFor(() => expect(hasFailed()).toBe(true), { timeout: 20_000 });
    expect([await simple.inbox(), await many.inbox()]).toEqual([[], []]);
    expect(await simple.list()).toMatchObject([{ isBeyond: false, rings: 0 }]);
    await sql`drop trigger killed on alert_mails`.execute(db);
    const second = await another();
    second.wake();
    await Promise.all([simple.told(1), many.told(6), quiet.told(2), screens.told(2), second.settled()]);
    await closeOthersNow();
  }, 90_000);
  afterAll(() => server.close());

  it("an alert rings in the inbox and by e-mail, and not again on the next snapshot", async () => {
    const { simple } = readers;
    expect(await simple.inbox()).toMatchObject([
      { alertId: ids.simple, code: "ADAM", name: "Above fifty", day: "2024-06-28", value: 55.61, isRead: false },
    ]);
    const mails = (await server.messagesTo(simple.account.email, 2)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual(["Plumbline: Above fifty"]);
    expect(mails[0]?.text).toContain("$55.61");
    expect(mails[0]?.unsubscribe).toMatch(
      /^https:\/\/stocks\.example\.org\/api\/alerts\/unsubscribe\?token=[\w-]{64}$/,
    );
    await publishTinyMarket(server.dataDirectory, { note: "Once more.", createdAt: "2024-06-30T06:00:00.000Z" });
    await server.market.refresh();
    await vi.waitFor(async () => expect(await seen(ids.simple)).toBe(3), { timeout: 20_000 });
    expect(await simple.inbox()).toHaveLength(1);
    expect(await simple.list()).toMatchObject([{ rings: 1, isBeyond: true }]);
  });

  it("each crossing is one row, whatever failed before and whichever of two servers found it", async () => {
    // UBS raised its target on 2024-06-03; the 8-K and the 10-Q are of May and June, the 10-K is older than ninety days.
    const rings = await readers.many.inbox();
    expect(rings).toHaveLength(6);
    expect(rings.flatMap(({ details: { entered } }) => entered ?? [])).toEqual(["ADAM"]);
    expect(rings.flatMap(({ details: { filing } }) => filing?.form ?? []).sort()).toEqual(["10-Q", "8-K"]);
    expect(rings.flatMap(({ details: { target } }) => target ?? [])).toMatchObject([
      { firm: "UBS", target: 57, prior: 25 },
    ]);
    const { count } = await server.database.db
      .selectFrom("alert_rings")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1 + 6 + 2 + 2);
    const mails = (await server.messagesTo(readers.many.account.email, 2)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual(["Plumbline: 6 alerts"]);
  });

  it("a screen tells which stocks have begun to pass it, and of one stock that it has", async () => {
    const rings = await readers.screens.inbox();
    const byStock = new Map(rings.map((ring) => [ring.code, ring]));
    const ofMarket = byStock.get(null);
    // ADAM costs 55.61 now and has cost 1.
    expect(ofMarket?.details.entered).toContain("ADAM");
    expect(ofMarket).toMatchObject({ value: ofMarket?.details.entered?.length, details: { left: [] } });
    expect(byStock.get("ADAM")).toMatchObject({ details: { entered: ["ADAM"] } });
    const leaving = (await readers.screens.list()).find(
      (one) => "change" in one.condition && one.condition.change === "leaves",
    );
    expect(leaving?.rings).toBe(0);
  });

  it("a paused alert does not ring, and begins anew when it goes on", async () => {
    const { paused } = readers;
    await paused.post("change", { id: ids.paused, isPaused: false });
    await vi.waitFor(async () => expect(await seen(ids.paused)).toBeGreaterThan(1), { timeout: 20_000 });
    expect(await paused.inbox()).toEqual([]);
    expect(await paused.list()).toMatchObject([{ isPaused: false, isBeyond: true, rings: 0 }]);
  });

  it("the inbox is read one by one or whole, and counts what is not", async () => {
    const { many } = readers;
    const unread = async () => (await many.read("unread")).json().data.unread;
    expect(await unread()).toBe(6);
    const [first] = await many.inbox();
    expect((await many.post("read", { ids: [first?.id] })).json().data).toEqual({ unread: 5 });
    expect((await many.post("read", { all: true })).json().data).toEqual({ unread: 0 });
    const history = (await many.read(`history?id=${first?.alertId}`)).json().data.rings;
    expect(history).toMatchObject([{ id: first?.id, isRead: true }]);
    expect((await many.read(`inbox?before=${first?.id}`)).json().data).toMatchObject({ more: false, unread: 0 });
    expect((await many.read(`inbox?before=${first?.id}`)).json().data.rings).toHaveLength(5);
    await many.post("delete", { id: first?.alertId });
    expect((await many.inbox()).length).toBeLessThan(6);
  });

  it("e-mails end by the link in one of them, without a sign-in, and begin again in the settings", async () => {
    const { simple } = readers;
    const [mail] = (await server.messagesTo(simple.account.email, 2)).slice(1);
    const { pathname, search, searchParams } = new URL(mail?.unsubscribe ?? "");
    const emails = async () => (await simple.read("settings")).json().data.emails;
    const oneClick = (url: string, type: string) =>
      server.app.inject({
        method: "POST",
        url,
        headers: { "content-type": type },
        payload: "List-Unsubscribe=One-Click",
      });
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expect(await emails()).toBe(true);
      expect((await oneClick(`${pathname}${search}`, type)).statusCode).toBe(200);
      expect(await emails()).toBe(false);
      expect((await simple.post("configure", { emails: true })).json().data.emails).toBe(true);
    }
    expect(outcome(await server.post("alerts/unsubscribe", { token: searchParams.get("token") }))).toEqual([200, 0]);
    expect(await emails()).toBe(false);
    // One that was altered, and one that nobody has written.
    const other = (first: string) => (first === "A" ? "B" : "A");
    const forged = `${searchParams.get("token")}`.replace(/^./, other);
    for (const token of [forged, "a".repeat(64)]) {
      expect((await oneClick(`${pathname}?token=${token}`, "application/x-www-form-urlencoded")).statusCode).toBe(404);
    }
    // Who follows it with a browser is asked: nothing has changed before the button of the page is pressed.
    expect((await simple.post("configure", { emails: true })).json().data.emails).toBe(true);
    const headers = { "accept-language": "fr" };
    const visited = await server.app.inject({ method: "GET", url: `${pathname}${search}`, headers });
    expect(visited.body).toContain('<html lang="fr">');
    expect(await emails()).toBe(true);
    const action = /action="([^"]+)"/.exec(visited.body)?.[1] ?? "";
    const pressed = await oneClick(action, "application/x-www-form-urlencoded");
    expect([pressed.statusCode, await emails()]).toEqual([200, false]);
    expect(
      (await oneClick(action.replace(/(?<=token=)./, other), "application/x-www-form-urlencoded")).statusCode,
    ).toBe(404);
  });

  it("e-mails wait for the end of quiet hours, and then tell in one message what has come, in the language of their user", async () => {
    const { quiet } = readers;
    expect(await server.messagesTo(quiet.account.email, 1)).toHaveLength(1);
    server.wait(3600);
    (await another()).wake();
    const [mail] = (await server.messagesTo(quiet.account.email, 2)).slice(1);
    expect(mail?.subject).toBe("Plumbline\u00a0: 2 alertes");
    expect(mail?.html).toContain('<html lang="fr"');
  });
});

describe("on a market that stays as it is", () => {
  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  it("an alert on a price rings by quotes: once as it crosses, and again when it was away", async () => {
    const ada = await arrive();
    // It costs 55.61.
    await ada.armed({ kind: "price", direction: "below", line: 50 });
    const quotes = await another();
    const at = (price: number) => {
      server.wait(60);
      return quotes.evaluateQuotes([{ symbol: "ADAM", price, change: null, day: "2024-07-01" }]);
    };
    await quotes.settled();
    const rung: number[] = [];
    for (const price of [49.9, 49.8, 50.3, 49.9, 51, 49]) rung.push(await at(price));
    expect(rung).toEqual([1, 0, 0, 0, 0, 1]);
    // A split of 2:1 on the day: 24.9 is 49.8 of before, and nothing new.
    const after = { symbol: "ADAM", price: 24.9, change: null, day: "2024-07-02", splitRatio: 2 };
    expect(await quotes.evaluateQuotes([after])).toBe(0);
    expect((await ada.inbox()).map(({ value }) => value)).toEqual([49, 49.9]);
  });

  it("the prices of the moment of stocks with alerts on their price are wanted, of no others and of no paused ones", async () => {
    const reader = await arrive();
    await reader.armed({ kind: "price", direction: "above", line: 80 });
    const paused = await reader.armed({ kind: "price", direction: "above", line: 2 }, { code: "YAHO" });
    await reader.post("change", { id: paused, isPaused: true });
    const wanted: (readonly string[])[] = [];
    const other = await another({ watchPrices: (symbols) => wanted.push(symbols) });
    await vi.waitFor(() => expect(wanted).toEqual([["ADAM"]]), { timeout: 10_000 });
    await other.settled();
  });

  it("how often an alert would have rung is counted day by day in the shares of each day, with where its number is now", async () => {
    const ada = await arrive();
    const preview = async (condition: object, code: string | undefined = "ADAM") =>
      (await ada.post("preview", { condition, ...(code && { code }) })).json().data;
    // A cent a day: it reached 50.00 once, 4000 days after 2012-01-02, on Thursday 2022-12-15; its split of 2020 is no fall.
    expect(await preview({ kind: "price", direction: "above", line: 50 })).toMatchObject({
      from: "2019-06-28",
      until: "2024-06-28",
      value: 55.61,
      isBeyond: true,
      times: 1,
      rings: [{ day: "2022-12-15", value: 50 }],
    });
    expect(await preview({ kind: "price", direction: "below", line: 20 })).toMatchObject({ times: 0, isBeyond: false });
    expect(await preview({ kind: "filing", filings: ["annual"] })).toMatchObject({
      times: 1,
      rings: [{ day: "2024-02-20" }],
    });
    expect(await preview({ kind: "target", change: "any" })).toMatchObject({ value: null, times: 4 });
    // Its source has reinvested dividends: what was paid is known of the last day alone, and says nothing of five years.
    expect(await preview({ kind: "price", direction: "above", line: 50 }, "YAHO")).toMatchObject({
      value: 55.61,
      times: null,
      because: "notKnown",
    });
    // With three reports it has no habit.
    expect(await preview({ kind: "earnings", days: 7 })).toMatchObject({ times: null, because: "notKnown" });
    // Without the past it only tells where the number is.
    const alone = { code: "ADAM", condition: { kind: "price", direction: "above", line: 50 }, past: false };
    expect((await ada.post("preview", alone)).json().data).toMatchObject({ value: 55.61, times: null, because: null });
  });

  it("how often an alert would have rung that compares companies is counted at the ends of months", async () => {
    const ada = await arrive();
    const preview = (condition: object, code: string | null = "ADAM") => ada.past(condition, code);
    const months = { because: null, looked: "months" };
    // ADAM was dearer than SPLT until its split of 4:1; since then both cost the same.
    expect(
      await preview({ kind: "percentile", metric: "price", within: "market", direction: "below", line: 0.6 }),
    ).toMatchObject({ ...months, times: 1, rings: [{ day: "2020-08-31", value: 0.5 }] });
    const dear = (change: string) => ({
      kind: "screen",
      paramFilters: [{ metric: "price", op: "atLeast", low: 50 }],
      change,
    });
    // It cost 165 before its split, and reached 50 again in December 2022.
    expect(await preview(dear("leaves"))).toMatchObject({ ...months, times: 1, rings: [{ day: "2020-08-31" }] });
    expect(await preview(dear("enters"))).toMatchObject({ ...months, times: 1, rings: [{ day: "2022-12-31" }] });
    // SPLT costs the same since the split, and BRK.B is listed since January 2024. What YAHO cost before its last day is not known.
    expect(await preview(dear("either"), null)).toMatchObject({
      ...months,
      times: 3,
      rings: [
        { day: "2024-01-31", value: 3 },
        { day: "2022-12-31", value: 2 },
        { day: "2020-08-31", value: 0 },
      ],
    });
    expect(await preview({ kind: "check", check: "O3", turns: "pass" })).toMatchObject({ looked: "months" });
    // Revenue of a check is in US dollars, whatever the share is priced in.
    expect(await preview({ kind: "check", check: "D1", turns: "pass" })).toMatchObject({
      unit: "money",
      currency: "USD",
    });
    // Amounts of its accounts name the currency that the tiny market's only reporting company reports in.
    for (const condition of [
      { kind: "check", check: "O4", turns: "pass" },
      { kind: "metric", metric: "revenue.latest", direction: "above", line: 1 },
    ])
      expect(await preview(condition)).toMatchObject({ unit: "money", currency: "USD" });
    expect(await preview({ kind: "check", check: "F5", turns: "pass" })).toMatchObject({
      unit: "perShare",
      currency: "USD",
    });
    expect(await preview({ kind: "moat", change: "any" })).toMatchObject({ looked: "months", unit: "moatWidth" });
  });

  it("how often stocks would have begun to pass a strategy is counted day by day where that can be", async () => {
    const ada = await arrive();
    const strategyId = await ada.dearerThan50();
    const days = { because: null, looked: "days" };
    const condition = (change: string) => ({ kind: "strategy", strategyId, change });
    // The day after that on which it costs 50.00.
    const entered = { ...days, times: 1, rings: [{ day: "2022-12-16", value: null }] };
    expect(await ada.past(condition("enters"), "ADAM")).toMatchObject(entered);
    expect(await ada.past(condition("leaves"), "ADAM")).toMatchObject({ ...days, times: 0 });
    expect(await ada.past(condition("either"), null)).toMatchObject({
      ...days,
      times: 2,
      rings: [
        { day: "2024-01-02", value: 4 },
        { day: "2022-12-16", value: 3 },
      ],
    });
  });

  it("how often a saved valuation would have been broken is counted report by report", async () => {
    const ada = await arrive();
    const condition = async (more: string) => {
      const given = { kind: "valuation", name: `Mine${more.length}`, address: `/pages/valuation?code=ADAM${more}` };
      const { items } = (await server.post("saved/save", given, { token: ada.token })).json().data;
      return { kind: "thesis", savedItemId: items.find(({ name }: { name: string }) => name === given.name)?.id };
    };
    // All numbers rise from report to report, and its split makes no share more.
    expect(await ada.past(await condition(""), null)).toMatchObject({ because: null, looked: "reports", times: 0 });
    // Revenue grows by less than 4 % a year: each report falls short of 8 %, but for two of 20 about the restated third quarter of 2021,
    // of which no twelve months can be told.
    const growing = await condition("&set=shortTermGrowth%3A0.08");
    expect(await ada.past(growing, null)).toMatchObject({ looked: "reports", times: 18 });
  });

  it("alerts are refused where they make no sense, of stocks and strategies that are not there, and by who is not signed in", async () => {
    const ada = await arrive();
    const refusals: [object, object, number, string | null][] = [
      [{ kind: "metric", metric: "nope", direction: "above", line: 1 }, {}, 400, "condition.metric"],
      [{ kind: "price", direction: "above", line: -1 }, {}, 400, "condition.line"],
      [{ kind: "check", check: "Q9", turns: "pass" }, {}, 400, "condition.check"],
      [{ kind: "weather" }, {}, 400, "condition.kind"],
      [ABOVE_50, { code: undefined }, 400, "code"],
      [ABOVE_50, { name: " " }, 400, "name"],
      [ABOVE_50, { channels: ["pigeon"] }, 400, "channels.0"],
      [ABOVE_50, { code: "ZZZ" }, 404, null],
      [{ kind: "strategy", strategyId: "no-such", change: "enters" }, {}, 404, null],
      [{ kind: "screen", paramFilters: [], change: "enters" }, {}, 400, "condition.paramFilters"],
      [
        { kind: "screen", paramFilters: [{ sectors: ["Nowhere"] }], change: "enters" },
        {},
        400,
        "condition.paramFilters",
      ],
    ];
    for (const [condition, more, status, field] of refusals) {
      const answer = await ada.create(condition, more);
      expect(answer.statusCode, JSON.stringify(condition)).toBe(status);
      if (field) expect(answer.json().data.fields[0].path).toBe(field);
    }
    expect(await ada.list()).toEqual([]);
    for (const path of ["list", "inbox", "settings"]) {
      expect(outcome(await server.read(`alerts/${path}`))).toEqual([401, 2]);
    }
    expect((await server.read("alerts/unread")).json().data).toEqual({ unread: 0 });
  });

  it("alerts are refused beyond 200, also where several come at once", async () => {
    const ada = await arrive();
    const { db } = server.database;
    const now = new Date();
    await db
      .insertInto("alerts")
      .values(
        Array.from({ length: 199 }, (_, place) => ({
          id: crypto.randomUUID(),
          user_id: ada.account.id,
          place,
          market: "tiny",
          code: "ADAM",
          kind: "price" as const,
          condition: JSON.stringify(ABOVE_50),
          name: "Many",
          by_email: false,
          by_push: false,
          by_webhook: false,
          created_at: now,
          changed_at: now,
        })),
      )
      .execute();
    const answers = await Promise.all([1, 2, 3].map(() => ada.create(ABOVE_50)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
  });
  it("alerts go with the account, and are in the export of own data", async () => {
    const ada = await arrive();
    await ada.armed(ABOVE_50, { name: "Mine alone" });
    const exported = (await server.read("account/export", { token: ada.token })).json().data;
    expect(exported.alerts).toMatchObject([{ name: "Mine alone", code: "ADAM", rings: [] }]);
    const code = await server.codeFor(ada.account.email, "delete");
    await server.post("account/delete", { code }, { token: ada.token });
    server.wait(31 * 24 * 3600);
    await removeExpired(server.accounts.context);
    const left = server.database.db.selectFrom("alerts").select("id").where("user_id", "=", ada.account.id);
    expect(await left.execute()).toEqual([]);
  });
});

describe("the day of results", () => {
  /** Days on which Apple announced its results (EDGAR, CIK 320193); it did the next time on 2024-05-02. */
  const ANNOUNCED = ["2023-02-02", "2023-05-04", "2023-08-03", "2023-11-02", "2024-02-01"];
  const publish = (folder: string, lastDay: string) => publishUntil(folder, lastDay, { announced: ANNOUNCED });
  beforeAll(async () => {
    now = Date.parse("2024-04-24T06:00:00Z");
    const early = (folder: string) => publish(folder, "2024-04-23");
    server = await startAccountServer({ publicUrl: PUBLIC }, { publish: early, clock });
  }, 60_000);
  afterAll(() => server.close());

  it("is told once, on the first day that is near enough, and was so in the past", async () => {
    const ada = await arrive();
    const id = await ada.armed({ kind: "earnings", days: 7 }, { channels: ["email"], name: "Results" });
    const near = await ada.armed({ kind: "earnings", days: 14 });
    const until = async (lastDay: string) => {
      const before = await seen(id);
      await publish(server.dataDirectory, lastDay);
      await server.market.refresh();
      await vi.waitFor(async () => expect(await seen(id)).toBeGreaterThan(before), { timeout: 20_000 });
    };
    await until("2024-04-24");
    expect(await ada.inbox()).toEqual([]);
    await until("2024-04-25");
    await ada.told(1);
    expect(await ada.inbox()).toMatchObject([
      { alertId: id, day: "2024-04-25", value: null, details: { earnings: { day: "2024-05-02" } } },
    ]);
    await until("2024-05-01");
    expect(await ada.inbox()).toHaveLength(1);
    // It was near already when that alert was made.
    expect((await ada.list()).find((one) => one.id === near)).toMatchObject({ rings: 0, condition: { days: 14 } });
    const mails = (await server.messagesTo(ada.account.email, 2)).slice(1);
    expect(mails[0]?.text).toContain("Earnings expected: May 2, 2024");
    expect(
      (await ada.post("preview", { code: "ADAM", condition: { kind: "earnings", days: 7 } })).json().data,
    ).toMatchObject({ times: 1, because: null, rings: [{ day: "2024-04-25", value: null }] });
  });
});

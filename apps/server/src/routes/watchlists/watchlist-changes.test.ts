import type { OutputOf, watchlistChanges } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeExpired } from "../../accounts/expiry.ts";
import { type AccountServer, PASSWORD, startAccountServer } from "../../testing/account-server.ts";
import { publishIndustry } from "../../testing/industry-market.ts";
import { publishUntil } from "../../testing/one-price-market.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

const HALF_AN_HOUR = 30 * 60;
/** Of a visit of the day before. */
const YESTERDAY = "2026-06-30T08:00:00.000Z";

type Changes = OutputOf<typeof watchlistChanges>;

let readers = 0;
async function newReader(server: AccountServer) {
  const email = `visitor${readers++}@example.org`;
  const { id } = await server.register(email);
  // A token is good for less long than a visit lasts.
  const token = async () =>
    (await server.post("user/login", { email, password: PASSWORD })).json().data.accessToken as string;
  const ask = async () => server.read("watchlist/changes", { token: await token() });
  return {
    token,
    ask,
    add: async (...codes: string[]) => {
      const body = { stocks: codes.map((code) => ({ code })) };
      expect((await server.post("watchlist/add", body, { token: await token() })).statusCode).toBe(200);
    },
    /** Was here the day before, when the market ended on a day. */
    hasSeen: (seen_day: string) =>
      server.database.db
        .insertInto("watchlist_visits")
        .values({ user_id: id, asked_at: new Date(YESTERDAY), seen_day, previous_seen_day: null })
        .execute(),
    changes: async (): Promise<Changes> => {
      const answer = await ask();
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },
    visit: () =>
      server.database.db.selectFrom("watchlist_visits").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow(),
  };
}

const symbolsOf = ({ rows }: Changes) => rows.map(({ symbol }) => symbol);
const spanOf = ({ since, until }: Changes) => [since, until];

describe("what changed for watched stocks", () => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  it("is the change of the price on one share count, reports, and price targets since the last visit", async () => {
    const reader = await newReader(server);
    await reader.add("ADAM", "BRK.B", "GONE", "NONE", "YAHO");
    await reader.hasSeen("2024-05-31");
    const changes = await reader.changes();
    expect(changes).toMatchObject({ lastVisit: YESTERDAY, since: "2024-05-31", until: "2024-06-28" });
    // 2024-05-31 is 4,533 days after the first of the market, on which a close was 10.00, and closes rise by a cent a day. The
    // dividend of 2024-06-14 does not count. UBS raised its target from 25 to 57 on 2024-06-03; Loop began on 2024-06-20.
    const provenance = { source: "tiny", periodStart: "2024-05-31", periodEnd: "2024-06-28", formula: "STA-15" };
    const priceChange = { value: expect.closeTo(55.61 / 55.33 - 1, 12), provenance };
    const none = { published: 0, raised: 0, lowered: 0 };
    expect(changes.rows).toMatchObject([
      { symbol: "ADAM", priceChange, filed: null, targets: { published: 2, raised: 1, lowered: 0 } },
      { symbol: "BRK.B", priceChange, filed: null, targets: none },
      { symbol: "GONE", priceChange: { value: null, because: "no-newer-price" }, filed: null, targets: none },
      { symbol: "NONE", priceChange: { value: null, because: "no-price" }, filed: null, targets: none },
      { symbol: "YAHO", priceChange: { value: null, because: "adjusted-prices-only" }, targets: none },
    ]);
    expect(changes.rows[0]?.names).toMatchObject({ en: "Adam Optics", "zh-Hans": "亚当光学" });
  });

  it("measures a price from before a split on the shares of today, and has a reason for a stock that was not there", async () => {
    const reader = await newReader(server);
    await reader.add("ADAM", "BRK.B");
    // The Friday before the split of 4:1, when ADAM cost 4 x 41.61; BRK.B was listed in 2024.
    await reader.hasSeen("2020-08-30");
    const { rows } = await reader.changes();
    const priceOf = (symbol: string) => rows.find((row) => row.symbol === symbol)?.priceChange;
    expect(priceOf("ADAM")).toMatchObject({
      value: expect.closeTo(55.61 / 41.61 - 1, 12),
      provenance: { periodStart: "2020-08-28" },
    });
    expect(priceOf("BRK.B")).toEqual({ value: null, because: "history-too-short" });
  });

  it("contains the report of each stock with the checks that turned on its page; stocks with news come first", async () => {
    const reader = await newReader(server);
    await reader.add("GONE", "ADAM", "SPLT");
    await reader.hasSeen("2021-06-30");
    const changes = await reader.changes();
    // GONE was delisted in 2019.
    expect(symbolsOf(changes)).toEqual(["ADAM", "SPLT", "GONE"]);
    const [adam, other] = changes.rows;
    expect(adam?.filed).toMatchObject({ filedAt: "2024-05-02", periodEnd: "2024-03-31" });
    expect(other?.filed).toMatchObject({ filedAt: "2024-05-02" });
    const checksOf = async (query: string): Promise<{ readonly id: string; readonly result: string }[]> =>
      (await server.get(`/api/stock/getStockInfo?${query}`)).json().data.checks;
    const then = await checksOf("code=ADAM&asOf=2021-06-30");
    // O3 compares with other companies.
    const turned = (await checksOf("code=ADAM")).filter(({ id, result }) => {
      const was = then.find((check) => check.id === id)?.result ?? "na";
      return id !== "O3" && result !== "na" && was !== "na" && was !== result;
    });
    const ids = (wanted: string) => turned.filter(({ result }) => result === wanted).map(({ id }) => id);
    expect(turned.length).toBeGreaterThan(0);
    const filed = [adam?.filed?.passed.toSorted(), adam?.filed?.failed.toSorted()];
    expect(filed).toEqual([ids("pass").sort(), ids("fail").sort()]);
  });

  it("is empty on the first visit, on the day that was seen, and where the market has become older", async () => {
    const reader = await newReader(server);
    await reader.add("ADAM");
    expect(await reader.changes()).toEqual({ lastVisit: null, since: null, until: "2024-06-28", rows: [] });
    for (const seen of ["2024-06-28", "2025-01-31"]) {
      const other = await newReader(server);
      await other.add("ADAM");
      await other.hasSeen(seen);
      expect(await other.changes()).toMatchObject({ since: "2024-06-28", until: "2024-06-28", rows: [] });
    }
  });

  it("is the same for tabs that begin a visit at the same moment", async () => {
    const reader = await newReader(server);
    await reader.add("ADAM");
    await reader.hasSeen("2024-05-31");
    const answers = await Promise.all(Array.from({ length: 6 }, () => reader.changes()));
    expect(answers.map(spanOf)).toEqual(Array(6).fill(["2024-05-31", "2024-06-28"]));
    expect(answers.map(symbolsOf)).toEqual(Array(6).fill(["ADAM"]));
  });

  it("is each reader's own, in the export of the account, and gone with it", async () => {
    const [ada, ben] = [await newReader(server), await newReader(server)];
    await ada.add("ADAM");
    await ada.hasSeen("2024-05-31");
    expect(await ben.changes()).toMatchObject({ since: null, rows: [] });
    expect(symbolsOf(await ada.changes())).toEqual(["ADAM"]);
    const exported = (await server.read("account/export", { token: await ada.token() })).json().data;
    expect(exported.watchlistVisit).toEqual({
      asked_at: "2026-07-01T12:00:00.000Z",
      seen_day: "2024-06-28",
      previous_asked_at: YESTERDAY,
      previous_seen_day: "2024-05-31",
    });
    const { db } = server.database;
    server.wait(600);
    await db
      .updateTable("users")
      .set({ removed_at: new Date("2026-07-01T12:05:00Z") })
      .execute();
    await removeExpired(server.accounts.context);
    for (const table of ["watchlists", "watched_stocks", "watchlist_visits"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

describe("a visit", () => {
  it("begins with the day that the one before has seen, while the market goes on from snapshot to snapshot", async () => {
    const server = await startAccountServer({}, { publish: (folder) => publishUntil(folder, "2024-04-30") });
    const replaceMarket = async (publish: (folder: string) => Promise<unknown>) => {
      await publish(server.dataDirectory);
      await server.market.refresh();
    };
    const reader = await newReader(server);
    await reader.add("ADAM");
    expect(await reader.changes()).toMatchObject({ lastVisit: null, since: null, until: "2024-04-30" });
    // Half an hour is not more than half an hour.
    server.wait(HALF_AN_HOUR);
    expect(await reader.changes()).toMatchObject({ since: null, rows: [] });
    server.wait(HALF_AN_HOUR + 1);
    await replaceMarket((folder) => publishUntil(folder, "2024-05-31"));
    expect(spanOf(await reader.changes())).toEqual(["2024-04-30", "2024-05-31"]);
    server.wait(HALF_AN_HOUR - 1);
    await replaceMarket((folder) => publishTinyMarket(folder));
    const again = await reader.changes();
    expect([spanOf(again), again.lastVisit]).toEqual([["2024-04-30", "2024-06-28"], "2026-07-01T12:30:00.000Z"]);
    // Needham began on 2024-05-20, and ADAM reported on 2024-05-02.
    expect(again.rows).toMatchObject([
      { symbol: "ADAM", filed: { filedAt: "2024-05-02" }, targets: { published: 3, raised: 1, lowered: 0 } },
    ]);
    server.wait(HALF_AN_HOUR + 1);
    expect(await reader.changes()).toMatchObject({ since: "2024-06-28", until: "2024-06-28", rows: [] });
    await server.close();
  });

  it("does not count when its reader could not be told", async () => {
    const server = await startAccountServer();
    const reader = await newReader(server);
    await reader.hasSeen("2024-05-31");
    await server.market.close();
    const refused = await reader.ask();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 503]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await reader.visit()).toMatchObject({ asked_at: new Date(YESTERDAY), seen_day: "2024-05-31" });
    await server.close();
  });

  it("is told of the first 200 stocks that the market has, each once", async () => {
    // 205 companies that all reported on 2024-05-02, and one that never does.
    const publish = (folder: string) => publishIndustry(folder, Array(205).fill(1));
    const server = await startAccountServer({}, { publish });
    const reader = await newReader(server);
    const codes = Array.from({ length: 205 }, (_, k) => `M${String(k).padStart(3, "0")}`);
    await reader.add("M205", ...codes.slice(0, 190));
    const token = await reader.token();
    const lists = (await server.post("watchlist/save", { name: "Second" }, { token })).json().data.lists;
    const more = { list: lists[1].id, stocks: codes.slice(150).map((code) => ({ code })) };
    expect((await server.post("watchlist/add", more, { token })).statusCode).toBe(200);
    const gone = { list_id: lists[0].id, code: "GONE", note: null, place: 191 };
    await server.database.db.insertInto("watched_stocks").values(gone).execute();
    await reader.hasSeen("2024-04-30");
    const changes = await reader.changes();
    expect(symbolsOf(changes)).toEqual([...codes.slice(0, 199), "M205"]);
    // Nobody has price targets in this market.
    expect(changes.rows[0]).toMatchObject({
      priceChange: { value: 0 },
      filed: { filedAt: "2024-05-02" },
      targets: null,
    });
    expect(changes.rows.at(-1)?.filed).toBeNull();
    await server.close();
  });
});
